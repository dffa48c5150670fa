#!/usr/bin/env python3
"""Makes the fonts and the expected widths in Tests/Drawing/HeadlessFontFilesTests/Fixtures, or checks whole fonts.

Needs fontTools, hb-shape (Debian: harfbuzz-bin) and the fonts (fonts-dejavu-core, fonts-inter).

    python3 Docs/Fonts/make-fixtures.py                       # writes the fixtures
    python3 Docs/Fonts/make-fixtures.py FONT COUNT > rows.tsv # width in units and text, for a whole font
"""
import json
import os
import random
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
FIXTURES = os.path.join(HERE, "../../Tests/Drawing/HeadlessFontFilesTests/Fixtures")
SEED, COUNT = 7, 3500

# Everything that changes glyphs is off: the reader measures without ligatures and contextual forms.
FEATURES = "-liga,-clig,-dlig,-hlig,-calt,-rclt,-rlig,-ccmp,-locl,-frac,-numr,-dnom"

UNICODES = (
    "U+0020-007E,U+00A0-017F,U+01A0-01A1,U+01AF-01B0,U+0218-021B,U+0300-0304,U+0306-0308,U+030A-030C,U+0323,"
    "U+0327-0328,U+0331,U+0386-03CE,U+0400-045F,U+1EA0-1EF9,U+2010-2014,U+2018-201E,U+2026,U+2039-203A,U+20AC,"
    "U+2122,U+2212,U+1D538-1D539"
)

# Name of the fixture, file, and tables to drop: Inter without its shapes, and one font that kerns by `kern` alone.
FONTS = [
    ("DejaVuSans.ttf", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", []),
    ("DejaVuSerif.ttf", "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf", []),
    ("DejaVuSans-Bold.ttf", "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf", ["GPOS"]),
    ("Inter-Regular.otf", "/usr/share/fonts/opentype/inter/Inter-Regular.otf", ["CFF "]),
]

LOWER = "abcdefghijklmnopqrstuvwxyz"
LETTERS = LOWER + LOWER.upper()
VOWELS, CONSONANTS = "aeiou", "bcdfghjklmnpqrstvwxyz"
ACCENTED = [chr(c) for c in range(0xC0, 0x180) if chr(c) not in "×÷ŉ"]
VIETNAMESE = LOWER + "ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ"
GREEK = [chr(c) for c in range(0x391, 0x3CA) if c != 0x3A2] + list("άέήίόύώϊϋΐΰΆΈΉΊΌΎΏ")
CYRILLIC = [chr(c) for c in range(0x400, 0x460)]
SIGNS = list(".,:;!?'\"()[]{}-–—…‘’“”«»/\\&@#*%+<>=_|~^`$€£¥§©®°")
DIGITS = list("0123456789")
MARKS = [chr(c) for c in (0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x30A, 0x30B, 0x30C, 0x323, 0x327,
                          0x328, 0x331)]
PAIRS = ["AV", "To", "Ty", "Wa", "Yo", "LT", "P.", "F,", "Te", "VA", "AW", "Ye", "r.", "'s", "T.", "L'", "“A", "A”",
         "11", "fa", "ky", "Av", "AT", "RV"]


def texts(seed, count):
    r = random.Random(seed)

    def letters(alphabet):
        return "".join(r.choice(alphabet) for _ in range(r.randint(1, 11)))

    def word():
        text = "".join(r.choice(CONSONANTS) + r.choice(VOWELS) for _ in range(r.randint(1, 5)))
        return r.choice([text, text, text.capitalize(), text.upper()])

    def words(make, most):
        return " ".join(make() for _ in range(r.randint(1, most)))

    def marked():
        return "".join(r.choice(LETTERS) + (r.choice(MARKS) if r.random() < 0.4 else "")
                       + (r.choice(MARKS) if r.random() < 0.1 else "") for _ in range(r.randint(1, 9)))

    kinds = [
        lambda: words(word, 4),
        lambda: letters(LETTERS) + r.choice(SIGNS) + letters(LETTERS),
        lambda: words(lambda: letters(list(LETTERS) + ACCENTED), 3),
        lambda: words(lambda: letters(GREEK), 3),
        lambda: words(lambda: letters(CYRILLIC), 3),
        lambda: "".join(r.choice(DIGITS + SIGNS + [" "]) for _ in range(r.randint(1, 14))),
        marked,
        lambda: "".join(r.choice(PAIRS) for _ in range(r.randint(1, 5))) + " " + word(),
        lambda: letters(VIETNAMESE) + " " + letters(VIETNAMESE)
        + r.choice(["", "\u00a0%", "\u00ad" + word(), "\u200b" + word(), "\u2009!", "\u2003\U0001d538"]),
        lambda: r.choice([word, lambda: letters(GREEK), lambda: letters(CYRILLIC)])() + " "
        + r.choice([word, lambda: letters(GREEK), lambda: letters(CYRILLIC)])() + r.choice(SIGNS)
        + str(r.randint(0, 9999)),
    ]
    return [kinds[i % len(kinds)]() for i in range(count)]


def widths(font, rows):
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf8") as file:
        file.write("\n".join(rows) + "\n")
        file.flush()
        shaped = subprocess.run(
            ["hb-shape", font, "--text-file=" + file.name, "--no-glyph-names", "--no-clusters",
             "--output-format=json", "--features=" + FEATURES],
            capture_output=True, text=True, check=True, env={**os.environ, "LANG": "C", "LC_ALL": "C.UTF-8"})
    lines = shaped.stdout.splitlines()
    assert len(lines) == len(rows), shaped.stderr
    return [sum(glyph["ax"] for glyph in json.loads(line)) for line in lines]


def subset(source, target, dropped):
    from fontTools import subset, ttLib

    options = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk"]
    options.hinting = False
    options.legacy_kern = True
    options.notdef_outline = True
    options.glyph_names = False
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14, 16, 17]
    options.drop_tables += ["FFTM", "MATH", "GSUB"]
    font = ttLib.TTFont(source)
    for tag in dropped:
        if tag != "CFF " and tag in font:
            del font[tag]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(UNICODES.replace("U+", "")))
    subsetter.subset(font)
    if "CFF " in dropped:
        del font["CFF "]
    font.save(target)


def main():
    if len(sys.argv) == 3:
        rows = texts(SEED, int(sys.argv[2]))
        for width, text in zip(widths(sys.argv[1], rows), rows):
            print(width, text, sep="\t")
        return
    os.makedirs(FIXTURES, exist_ok=True)
    rows = texts(SEED, COUNT)
    columns = []
    for name, source, dropped in FONTS:
        target = os.path.join(FIXTURES, name)
        subset(source, target, dropped)
        columns.append(widths(target, rows))
    with open(os.path.join(FIXTURES, "widths.tsv"), "w", encoding="utf8") as file:
        file.write("\t".join([name for name, *_ in FONTS] + ["text"]) + "\n")
        for *units, text in zip(*columns, rows):
            file.write("\t".join([str(unit) for unit in units] + [text]) + "\n")


main()
