#!/usr/bin/env python3
"""Writes Sources/Drawing/HeadlessGraphics/Measuring/SystemAdvances+Table.swift, the built-in advance table.

Input: Inter 3.019 (SIL Open Font License 1.1, by The Inter Project Authors) as Debian packages it:
fonts-inter 4.0~beta7+ds-1, /usr/share/fonts/opentype/inter/Inter-{Thin,Regular,Black}.otf. Needs python3-fonttools.

Run it from the package's top folder:
    python3 Docs/TextMeasuring/make-system-advances.py > Sources/Drawing/HeadlessGraphics/Measuring/SystemAdvances+Table.swift
"""

import sys
import unicodedata

from fontTools.ttLib import TTFont

FOLDER = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/opentype/inter"
FONTS = [TTFont(f"{FOLDER}/Inter-{name}.otf") for name in ("Thin", "Regular", "Black")]
REGULAR = FONTS[1]
UNITS = REGULAR["head"].unitsPerEm
# iOS draws these two squares as emoji.
EMOJI = "\u2b1b\u2b1c"
# Printable ASCII and the quotation marks, dashes and dots of running text are kerned; other pairs are not.
KERNED = [chr(code) for code in range(0x20, 0x7F)] + list("‘’“”–—…")
# San Francisco's T is nearer than Inter's to letters without a stem at their left: "Today", "Tools" and "Two" of iOS
# 26.1 in three sizes and weights, "Test Button" of WebKit's tests in the mean; not in "Try Now". In thousandths of an em.
NEAR_T = set("acdegoqsvwxyz")
NEARER_TO_T = -50
LINE = 112


def thousandths(units):
    return round(units * 1000 / UNITS)


def advance(font, scalar):
    return thousandths(font["hmtx"][font.getBestCmap()[ord(scalar)]][0])


def substitute(font, feature, glyph):
    """The glyph that a feature of single substitutions puts in place of a glyph."""
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == feature:
            for index in record.Feature.LookupListIndex:
                for subtable in table.LookupList.Lookup[index].SubTable:
                    subtable = getattr(subtable, "ExtSubTable", subtable)
                    if glyph in getattr(subtable, "mapping", {}):
                        return subtable.mapping[glyph]
    return glyph


def kerning_lookups(font):
    table = font["GPOS"].table
    indices = []
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "kern":
            indices += [i for i in record.Feature.LookupListIndex if i not in indices]
    return [[getattr(s, "ExtSubTable", s) for s in table.LookupList.Lookup[i].SubTable] for i in indices]


def kern(lookups, left, right):
    """The kerning of a pair of glyphs, in font units: the first subtable that knows the left glyph and the pair."""
    total = 0
    for subtables in lookups:
        for subtable in subtables:
            if subtable.LookupType != 2 or left not in subtable.Coverage.glyphs:
                continue
            if subtable.Format == 1:
                pairs = subtable.PairSet[subtable.Coverage.glyphs.index(left)].PairValueRecord
                found = [pair for pair in pairs if pair.SecondGlyph == right]
                if not found:
                    continue
                value = found[0].Value1
            else:
                first = subtable.ClassDef1.classDefs.get(left, 0)
                second = subtable.ClassDef2.classDefs.get(right, 0)
                value = subtable.Class1Record[first].Class2Record[second].Value1
            total += getattr(value, "XAdvance", 0) if value else 0
            break
    return total


def kerning(lookups, names, left, right):
    """The kerning of two characters, in thousandths of an em."""
    inter = thousandths(kern(lookups, names[ord(left)], names[ord(right)]))
    return inter + NEARER_TO_T if left == "T" and right in NEAR_T else inter


def encode(number, digits):
    """A number in base 64, most significant digit first; the digits are the 64 characters from "0" to "o"."""
    assert 0 <= number < 64**digits, number
    return "".join(chr(48 + (number >> (6 * place) & 63)) for place in reversed(range(digits)))


def literal(name, comment, text):
    lines = [text[start : start + LINE] for start in range(0, len(text), LINE)]
    body = "\n".join("    " + line for line in lines)
    return f'  /// {comment}\n  static let {name} = #"""\n{body}\n    """#\n'


def main():
    maps = [set(font.getBestCmap()) for font in FONTS]
    scalars = {
        chr(code)
        for code in set.intersection(*maps)
        # No private use; no marks, format and control characters, which have no width.
        if unicodedata.category(chr(code)) not in ("Co", "Mn", "Me", "Cf", "Cc") and chr(code) not in EMOJI
    }
    # A letter with accents is as wide as the letter: texts that are equal to Swift must be equally wide.
    base = {}
    for scalar in scalars:
        parts = unicodedata.normalize("NFD", scalar)
        if parts[0] in scalars and all(unicodedata.category(part) == "Mn" for part in parts[1:]):
            base[scalar] = parts[0]

    lookups = kerning_lookups(REGULAR)
    names = REGULAR.getBestCmap()
    matrix = [[kerning(lookups, names, left, right) for right in KERNED] for left in KERNED]
    columns_of_matrix = list(zip(*matrix))
    none = (0,) * len(KERNED)
    rows = [none] + sorted(set(map(tuple, matrix)) - {none})
    left = {scalar: rows.index(tuple(matrix[i])) for i, scalar in enumerate(KERNED)}
    ranks = [none] + sorted(set(columns_of_matrix) - {none})
    right = {scalar: ranks.index(columns_of_matrix[i]) for i, scalar in enumerate(KERNED)}

    def column(scalar):
        scalar = base[scalar]
        return tuple(advance(font, scalar) for font in FONTS) + (left.get(scalar, 0), right.get(scalar, 0))

    digit = [font["hmtx"][substitute(font, "tnum", font.getBestCmap()[ord("0")])][0] for font in FONTS]
    columns = {(0, 0, 0, 0, 0): 0, tuple(thousandths(units) for units in digit) + (0, 0): 1}
    runs = []
    for scalar in sorted(base):
        index = columns.setdefault(column(scalar), len(columns))
        code = ord(scalar)
        if runs and code == runs[-1][0] + len(runs[-1][1]):
            runs[-1][1].append(index)
        else:
            runs.append((code, [index]))

    advances = "".join(
        "".join(encode(number, 2) for number in column[:3]) + encode(column[3], 1) + encode(column[4], 1)
        for column in columns
    )
    places = "".join(encode(code, 3) + encode(len(run), 2) + "".join(encode(i, 2) for i in run) for code, run in runs)
    pairs = encode(len(rows), 1) + encode(len(ranks), 1)
    for row in rows:
        cells = [row[[right[s] for s in KERNED].index(rank)] if rank else 0 for rank in range(len(ranks))]
        pairs += "".join(encode(cell + 2048, 2) for cell in cells)

    print("// Made by Docs/TextMeasuring/make-system-advances.py from Inter 3.019, which is under the SIL Open Font License 1.1")
    print("// (Copyright 2016 The Inter Project Authors, https://github.com/rsms/inter). Do not edit; run the script again.\n")
    print(f"/// Advances of {len(base)} characters in {len(columns) - 1} columns, and the kerning of {len(KERNED)} of them.")
    print("///\n/// Numbers are written in base 64, most significant digit first; the digits are the characters from `0` to `o`.")
    print("extension SystemAdvances {")
    print(
        literal(
            "columns",
            "Eight digits a column: its advances and its kerning classes.\n  ///\n"
            "  /// The advances are the thin, the regular and the black one in thousandths of an em (two digits each), the classes\n"
            "  /// those as the left and as the right one of a pair. The first column has no character, the second the tabular digit.",
            advances,
        )
    )
    print(
        literal(
            "scalars",
            "Runs of characters: the first one's code (three digits), how many there are (two), their columns (two each).",
            places,
        )
    )
    print(
        literal(
            "pairs",
            "The kerning of each left class before each right class.\n  ///\n"
            "  /// The numbers of classes are first (a digit each), then row by row thousandths of an em plus 2048 (two each).",
            pairs,
        )
        + "}"
    )
    print(f"{len(base)} characters, {len(columns)} columns, {len(runs)} runs, {len(rows)}×{len(ranks)} classes", file=sys.stderr)


main()
