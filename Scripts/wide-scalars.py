#!/usr/bin/env python3
"""Writes the table of the characters that take two columns of a terminal.

    Scripts/wide-scalars.py > Sources/canvas-watch/Text/WideScalars.swift

They are those whose East Asian width (UAX #11) is wide or full. Ranges with nothing but unassigned code points or
characters without a width between them are joined. What takes no column, and what is shown as emoji, the standard
library knows itself.
"""
import sys
import unicodedata


# Unassigned code points in these blocks are wide as well, says UAX #11; Python does not know it.
IDEOGRAPHS = ((0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD))


def is_wide(code, category):
    if category == "Cn":
        return any(first <= code <= last for first, last in IDEOGRAPHS)
    return category not in ("Mn", "Me", "Cf") and unicodedata.east_asian_width(chr(code)) in "WF"


def ranges():
    start, last = None, None
    for code in range(0x80, sys.maxunicode + 1):
        category = unicodedata.category(chr(code))
        if is_wide(code, category):
            start = code if start is None else start
            last = code
        elif start is not None and category not in ("Cn", "Mn", "Me", "Cf"):
            yield start, last
            start = None
    if start is not None:
        yield start, last


def main():
    cells = [f"(0x{first:04x}, 0x{last:04x})," for first, last in ranges()]
    print(f"""/// The characters that take two columns of a terminal: those whose East Asian width is wide or full.
///
/// Unicode {unicodedata.unidata_version}; made by `Scripts/wide-scalars.py`.
enum WideScalars {{
    /// The first and the last code point of each range, ascending.
    static let ranges: [(first: UInt32, last: UInt32)] = [""")
    line = " " * 7
    for cell in cells:
        if len(line) + 1 + len(cell) > 120:
            print(line)
            line = " " * 7
        line += " " + cell
    print(line)
    print("    ]\n}")


main()
