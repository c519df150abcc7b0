// The part of the C library that its Swift module leaves out.
#include <malloc.h>
