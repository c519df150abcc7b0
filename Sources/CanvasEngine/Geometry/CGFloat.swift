/// A length or coordinate in points; always a 64-bit floating-point number.
public typealias CGFloat = Double
