#!/usr/bin/env python3
"""Writes Tests/CanvasPluginsTests/Formula/FormulaReferenceTable.swift: random expressions with the values that Python gives them.

usage: formula-reference.py > Tests/CanvasPluginsTests/Formula/FormulaReferenceTable.swift

An expression is made as a tree, worked out by Python's own arithmetic, and written with as few parentheses as the
precedence of formulas allows. The item is number 7 of 12 and is 110 x 64 points.
"""
import math, random

NAMES = {"index": 7.0, "count": 12.0, "width": 110.0, "height": 64.0, "pi": math.pi, "tau": math.tau}
# From the loosest: the strength of an operator, and whether its right side may have the same.
BINARY = {"||": 2, "&&": 3, "==": 4, "!=": 4, "<": 5, "<=": 5, ">": 5, ">=": 5, "+": 6, "-": 6, "*": 7, "/": 7, "%": 7, "^": 9}
COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")


def truth(value):
    return value != 0 and not math.isnan(value)


def rounded(value):
    return math.copysign(math.floor(abs(value) + 0.5), value) if abs(value) < 2**52 else value


def floored(a, b):
    remainder = math.fmod(a, b)
    return remainder + b if remainder != 0 and (remainder < 0) != (b < 0) else remainder


APPLY = {
    "||": lambda a, b: float(truth(a) or truth(b)), "&&": lambda a, b: float(truth(a) and truth(b)),
    "==": lambda a, b: float(a == b), "!=": lambda a, b: float(a != b), "<": lambda a, b: float(a < b),
    "<=": lambda a, b: float(a <= b), ">": lambda a, b: float(a > b), ">=": lambda a, b: float(a >= b),
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": lambda a, b: a / b,
    "%": floored, "^": math.pow,
}
FUNCTIONS = {
    "sin": (1, math.sin), "cos": (1, math.cos), "tan": (1, math.tan), "asin": (1, math.asin), "acos": (1, math.acos),
    "atan": (1, math.atan), "atan2": (2, math.atan2), "sqrt": (1, math.sqrt), "exp": (1, math.exp), "log": (1, math.log),
    "cbrt": (1, lambda a: math.copysign(abs(a) ** (1 / 3), a)), "pow": (2, math.pow), "abs": (1, abs),
    "sign": (1, lambda a: (a > 0) - (a < 0) + 0.0), "min": (3, min), "max": (3, max),
    "clamp": (3, lambda v, low, high: max(low, min(v, high))), "floor": (1, lambda a: float(math.floor(a))),
    "ceil": (1, lambda a: float(math.ceil(a))), "round": (1, rounded), "mod": (2, floored), "hypot": (2, math.hypot),
    "lerp": (3, lambda a, b, t: a * (1 - t) + b * t),
}


def make(rng, depth):
    """A tree, its value, and its text as (text, strength)."""
    kind = rng.random()
    if depth == 0 or kind < 0.15:
        if rng.random() < 0.5:
            name = rng.choice(list(NAMES))
            return NAMES[name], (name, 10)
        value = rng.choice([0.5, 1, 2, 3, 4.25, 10, 1e-3, 1.5e2])
        return float(value), (repr(value), 10)
    if kind < 0.22:
        value, text = make(rng, depth - 1)
        return -value, ("-" + wrap(text, 8), 8)
    if kind < 0.26:
        value, text = make(rng, depth - 1)
        return float(not truth(value)), ("!" + wrap(text, 8), 8)
    if kind < 0.30:
        value, text = make(rng, depth - 1)
        return value * (math.pi / 180), (wrap(text, 10) + (" deg" if text[0][-1].isalpha() else "deg"), 10)
    if kind < 0.37:
        parts = [make(rng, depth - 1) for _ in range(3)]
        (test, a), (yes, b), (no, c) = parts
        return (yes if truth(test) else no), (f"{wrap(a, 2)} ? {b[0]} : {c[0]}", 1)
    if kind < 0.62:
        name = rng.choice(list(FUNCTIONS))
        count, function = FUNCTIONS[name]
        arguments = [make(rng, depth - 1) for _ in range(count)]
        return float(function(*[value for value, _ in arguments])), (f"{name}({', '.join(t[0] for _, t in arguments)})", 10)
    sign = rng.choice(list(BINARY))
    strength = BINARY[sign]
    (a, left), (b, right) = make(rng, depth - 1), make(rng, depth - 1)
    tighter = strength + 1
    # Comparisons stand no chain at all, a power binds to the right, the rest to the left.
    inLeft = tighter if sign == "^" else 6 if sign in COMPARISONS else strength
    # A sign in front of a value may follow any operator, a power's included.
    inRight = 8 if sign == "^" else 6 if sign in COMPARISONS else tighter
    space = rng.choice(["", " "])
    return APPLY[sign](a, b), (wrap(left, inLeft) + space + sign + space + wrap(right, inRight), strength)


def wrap(text, strength):
    return text[0] if text[1] >= strength else f"({text[0]})"


def main():
    rng = random.Random(20240601)
    rows = []
    while len(rows) < 240:
        try:
            value, (text, _) = make(rng, rng.choice([2, 3, 3, 4]))
        except (ArithmeticError, ValueError, TypeError):
            continue
        if isinstance(value, complex) or not math.isfinite(value) or abs(value) > 1e12 or len(text) > 85 or len(text) < 8:
            continue
        rows.append((text, value))
    print("/// Expressions for item 7 of 12, 110 x 64 points, and their values; written by Scripts/formula-reference.py.")
    print("let formulaReferenceTable: [(text: String, value: Double)] = [")
    for text, value in rows:
        print(f'    ("{text}", {value!r}),')
    print("]")


main()
