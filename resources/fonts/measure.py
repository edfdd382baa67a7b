#!/usr/bin/env python3
"""Writes advances.txt, by which the core computes widths of texts without reading a font:

    font NAME EM CAPITALS        units of an em, and the height of its capital letters in them
    HEX ADVANCE ADVANCE ...      of this character and those after it, in the font's units
    raised SCALE Y               of an exponent in a formula's number, in thousandths, as all below
    digit HEX ADVANCE            of a number in a formula
    formula KEY WIDTH ASCENT DESCENT SLOT ...
                                 with its example numbers; a slot is name,kind,width,scale,y

A slot's kind is f (all to its right moves) or x (it keeps its space), with n if a negative number
needs parentheses, and p if a power of ten does. measure.py --check says whether the file is that of
the fonts and formulas."""

import json
import pathlib
import struct
import sys

HERE = pathlib.Path(__file__).resolve().parent
FILE = HERE / "advances.txt"
FONTS = "sans-regular.otf", "sans-semibold.otf", "mono-regular.ttf"
WIDEST_RUN = 40  # numbers in a line


def tables_of(content):
    tables = {}
    for k in range(struct.unpack_from(">H", content, 4)[0]):
        tag, _, start, _ = struct.unpack_from(">4sIII", content, 12 + 16 * k)
        tables[tag] = start
    return tables


def glyphs_of(content, cmap):
    """The number of each character's glyph."""
    glyphs = {}
    for k in range(struct.unpack_from(">H", content, cmap + 2)[0]):
        start = cmap + struct.unpack_from(">I", content, cmap + 4 + 8 * k + 4)[0]
        form = struct.unpack_from(">H", content, start)[0]
        if form == 12:
            count = struct.unpack_from(">I", content, start + 12)[0]
            for group in range(count):
                first, last, glyph = struct.unpack_from(">III", content, start + 16 + 12 * group)
                glyphs.update({c: glyph + c - first for c in range(first, last + 1)})
            continue
        twice = struct.unpack_from(">H", content, start + 6)[0]
        count = twice // 2
        ends = struct.unpack_from(f">{count}H", content, start + 14)
        starts = struct.unpack_from(f">{count}H", content, start + 16 + twice)
        deltas = struct.unpack_from(f">{count}H", content, start + 16 + 2 * twice)
        offsets = start + 16 + 3 * twice
        for i, (first, last) in enumerate(zip(starts, ends)):
            offset = struct.unpack_from(">H", content, offsets + 2 * i)[0]
            for c in range(first, min(last, 0xFFFE) + 1):
                glyph = c
                if offset:
                    at = offsets + 2 * i + offset + 2 * (c - first)
                    glyph = struct.unpack_from(">H", content, at)[0]
                if glyph or not offset:
                    glyphs.setdefault(c, (glyph + deltas[i]) & 0xFFFF)
    return glyphs


def font_lines(name):
    content = (HERE / name).read_bytes()
    tables = tables_of(content)
    em = struct.unpack_from(">H", content, tables[b"head"] + 18)[0]
    measured = struct.unpack_from(">H", content, tables[b"hhea"] + 34)[0]
    capitals = struct.unpack_from(">h", content, tables[b"OS/2"] + 88)[0]

    def advance(glyph):
        at = tables[b"hmtx"] + 4 * min(glyph, measured - 1)
        return str(struct.unpack_from(">H", content, at)[0])

    yield f"font {name.partition('.')[0]} {em} {capitals}"
    glyphs, run = glyphs_of(content, tables[b"cmap"]), []
    for c in sorted(glyphs):
        if run and (c != run[0] + len(run[1]) or len(run[1]) == WIDEST_RUN):
            yield f"{run[0]:X} {' '.join(run[1])}"
            run = []
        run = run or [c, []]
        run[1].append(advance(glyphs[c]))
    yield f"{run[0]:X} {' '.join(run[1])}"


def slots_of(formula):
    """From left to right, as FormulaOutline reads them."""
    def has_exponent(slot):
        near = lambda x, y, scale: (
            abs(x - slot[2] - slot[4]) < 100 and y < slot[3] and scale < slot[5])
        return (any(near(g[1], g[2], g[3]) for g in formula["glyphs"])
                or any(near(s[2], s[3], s[5]) for s in formula["slots"]))

    for slot in sorted(formula["slots"], key=lambda slot: slot[2]):
        kind = ("x" if slot[1] == "fixed" else "f") + ("n" if slot[1] == "factor" else "")
        kind += "p" if has_exponent(slot) else ""
        yield f"{formula['symbols'][slot[0]][0]},{kind},{slot[4]},{slot[5]},{slot[3]}"


def formula_lines():
    book = json.loads((HERE.parent / "formulas/outlines.json").read_text(encoding="utf-8"))
    raised = book["numbers"]["raised"]
    yield f"raised {raised['scale']} {raised['y']}"
    for character, (_, _, advance) in book["numbers"]["glyphs"].items():
        yield f"digit {ord(character):X} {advance}"
    for key, formula in sorted(book["formulas"].items()):
        size = (str(formula[side]) for side in ("width", "ascent", "descent"))
        yield " ".join(["formula", key, *size, *slots_of(formula)])


def main():
    lines = [line for name in FONTS for line in font_lines(name)] + [*formula_lines()]
    text = "\n".join(lines) + "\n"
    if sys.argv[1:] == ["--check"]:
        if text == FILE.read_text(encoding="utf-8"):
            return 0
        print("resources/fonts/measure.py makes another advances.txt: run it")
        return 1
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
