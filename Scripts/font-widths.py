#!/usr/bin/env python3
"""Writes Sources/CGraphviz/widths.c: the advance widths of a font with Helvetica's metrics, regular and bold.

    pip install fonttools
    Scripts/font-widths.py LiberationSans-Regular.ttf LiberationSans-Bold.ttf > Sources/CGraphviz/widths.c
"""
import sys
from fontTools.ttLib import TTFont

# Latin, Greek, Cyrillic, Latin additional, punctuation, currency, letter-like, arrows, mathematics, shapes.
RANGES = [
    (0x0020, 0x007E), (0x00A0, 0x024F), (0x0370, 0x03FF), (0x0400, 0x052F), (0x1E00, 0x1EFF), (0x2010, 0x2027),
    (0x2030, 0x205E), (0x20A0, 0x20BF), (0x2100, 0x214F), (0x2190, 0x21FF), (0x2200, 0x226F), (0x25A0, 0x25FF),
]
PER_LINE = 20


def widths(path, first, last):
    font = TTFont(path)
    names, metrics, em = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    return [round(metrics[names[c]][0] * 1000 / em) if c in names else 0 for c in range(first, last + 1)]


def array(name, values):
    lines = [", ".join(map(str, values[i : i + PER_LINE])) for i in range(0, len(values), PER_LINE)]
    return f"static const uint16_t {name}[] = {{\n    " + ",\n    ".join(lines) + ",\n};\n"


def main():
    regular, bold = sys.argv[1:3]
    print("/* Written by Scripts/font-widths.py. Widths in thousandths of the font size; 0 where the font has no glyph. */")
    print('#include "widths.h"\n')
    for first, last in RANGES:
        print(array(f"regular_{first:04X}", widths(regular, first, last)))
        print(array(f"bold_{first:04X}", widths(bold, first, last)))
    print("const struct width_range width_ranges[] = {")
    for first, last in RANGES:
        print(f"    {{0x{first:04X}, 0x{last:04X}, regular_{first:04X}, bold_{first:04X}}},")
    print("};\n\nconst size_t width_range_count = sizeof width_ranges / sizeof width_ranges[0];")


main()
