"""Finds words that must not return in texts for people, and texts that are too long.

plain_words.json has the patterns, each with the better word, the places where they hold, and the
limits. A place names files; their suffix says how texts are read: a page of Markdown without its
code, the sources and translations of a .ts file, the values by language of a JSON file without
the formulas in braces.

    python3 tests/arch/plain_words.py        one line per finding, exit code 1 if there is any
"""

import html
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
DATA = pathlib.Path(__file__).with_suffix(".json")

CODE = re.compile(r"^```.*?^```|^(?: {4}|\t)[^\n]*|`[^`\n]*`", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`[^`\n]*`")
TARGET = re.compile(r"(?<=\])\([^)\s]*\)")
MESSAGE = re.compile(r"<(source|translation)[^>]*>(.*?)</\1>", re.DOTALL)
TS_LANGUAGE = re.compile(r"_([a-z]{2,3}(?:_[A-Z]{2})?)\.ts$")
FORMULA = re.compile(r"\{[^{}]*\}|`[^`\n]*`")
BY_LANGUAGE = re.compile(
    r'"([a-z]{2}(?:_[A-Z]{2})?)"\s*:\s*("(?:[^"\\]|\\.)*"|\[\s*(?:"(?:[^"\\]|\\.)*"[\s,]*)*\])'
)
ITEM = re.compile(r"^\s*(?:[-*] |\d+\. |\|)")
SENTENCE_END = re.compile(r"(?<=[.!?])[\"”)*]*\s+(?=[^\sa-z])")
WORD = re.compile(r"[\u4e00-\u9fff]|[^\s\u4e00-\u9fff]*\w[^\s\u4e00-\u9fff]*")


def blank(match):
    """As many empty lines."""
    return re.sub(r"[^\n]", " ", match.group())


def read_markdown(text, language):
    yield language, 1, TARGET.sub(blank, CODE.sub(blank, text))


def read_ts(text, language, name):
    translated = TS_LANGUAGE.search(name)
    for match in MESSAGE.finditer(text):
        is_source = match.group(1) == "source"
        of = "en" if is_source else translated.group(1) if translated else language
        line = text.count("\n", 0, match.start(2)) + 1
        yield of, line, INLINE.sub(blank, html.unescape(match.group(2)))


def read_json(text):
    for match in BY_LANGUAGE.finditer(text):
        value = json.loads(match.group(2))
        for part in value if isinstance(value, list) else [value]:
            line = text.count("\n", 0, match.start()) + 1
            yield match.group(1), line, FORMULA.sub(blank, part)


def texts(path, language):
    """(language, line, text) of everything that a person reads in a file."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".ts":
        return read_ts(text, language, path.name)
    if path.suffix == ".json":
        return read_json(text)
    return read_markdown(text, language)


def words(text):
    """The length; each Chinese character counts as one."""
    return len(WORD.findall(text))


def pieces(text):
    """(line, text) of each paragraph, item of a list and row of a table."""
    start, lines = 1, []
    for number, line in enumerate(text.split("\n") + [""], 1):
        if not line.strip() or ITEM.match(line) or line.startswith("#"):
            if lines:
                yield start, "\n".join(lines)
            start, lines = number, []
        if line.strip():
            if not lines:
                start = number
            lines.append(line)


def too_long(text, place):
    """(line, sentence) for each violation of a limit of the place."""
    most = place.get("paragraph_words")
    for line, piece in pieces(text):
        is_item = ITEM.match(piece)
        if most and words(piece) > most:
            yield line, f"{words(piece)} words in a paragraph: {most} at most"
        if "item_words" in place and is_item and words(piece) > place["item_words"]:
            yield line, f"{words(piece)} words in a line: {place['item_words']} at most"
        if "sentence_words" in place and not piece.lstrip().startswith("|"):
            for sentence in SENTENCE_END.split(piece):
                if words(sentence) > place["sentence_words"]:
                    count = f"{words(sentence)} words in a sentence"
                    yield line, f"{count}: {place['sentence_words']} at most"
    if "section_items" in place:
        head, count = 1, 0
        for line, piece in list(pieces(text)) + [(0, "## ")]:
            if piece.startswith("## "):
                if count > place["section_items"]:
                    yield head, f"{count} lines in a section: {place['section_items']} at most"
                head, count = line, 0
            elif ITEM.match(piece):
                count += 1


def compiled(pattern):
    return re.compile(pattern["find"].replace(" ", r"\s+"), re.IGNORECASE | re.MULTILINE)


def spelling(term):
    """Finds a term in any case, and with blanks, hyphens or nothing between its words."""
    parts = [re.escape(part) for part in re.split(r"[ -]", term)]
    return re.compile(r"(?<![\w.-])" + r"[\s-]?".join(parts) + r"(?![\w-]|[.=]\w)", re.IGNORECASE)


def is_spelled(there, term):
    """A name with capitals must keep them; another term may begin a sentence or be a title. Its
    words may be hyphenated before a noun: a dot-product attention."""
    has_capitals = any(letter.isupper() for letter in term[1:])
    expression = re.escape(term).replace(r"\ ", "[ -]")
    there = " ".join(there.split())
    return bool(re.fullmatch(expression, there, 0 if has_capitals else re.IGNORECASE))


def terms_of(data):
    """(expression, term) for each term that can be misspelled in this way: names with capitals, and
    terms of several words."""
    terms = set(data.get("terms", {}).get("also", []))
    if "terms" in data:
        glossary = json.loads((ROOT / data["terms"]["glossary"]).read_text(encoding="utf-8"))
        for word in glossary["words"]:
            terms.update(word.get("spelled", {}).get("en", []))
    marked = re.compile(r"[ -]|(?<=.)[A-Z]")
    return [(spelling(term), term) for term in sorted(terms) if marked.search(term)]


def findings(root, data):
    """Each finding as FILE:LINE: what is there and what is better."""
    patterns = [(compiled(pattern), pattern) for pattern in data["patterns"]]
    terms = terms_of(data)
    found = []
    for place in data["places"]:
        left_out = {file for glob in place.get("except", []) for file in root.glob(glob)}
        files = [file for glob in place["files"] for file in sorted(root.glob(glob))]
        files = [file for file in files if file not in left_out]
        for file in files:
            name = file.relative_to(root)
            for language, line, text in texts(file, place["language"]):
                if "names" in place:  # of the interface, whose texts are another place
                    text = re.sub(place["names"], blank, text)
                for expression, pattern in patterns:
                    if pattern["language"] != language:
                        continue
                    if place["name"] not in pattern.get("in", [place["name"]]):
                        continue
                    for match in expression.finditer(text):
                        at = line + text.count("\n", 0, match.start())
                        there = " ".join(match.group().split())
                        found.append((str(name), at, f"“{there}”: better {pattern['better']}"))
                for expression, term in terms if language == "en" else []:
                    for match in expression.finditer(text):
                        if not is_spelled(match.group(), term):
                            at = line + text.count("\n", 0, match.start())
                            there = " ".join(match.group().split())
                            found.append((str(name), at, f"“{there}”: spelled {term}"))
            if file.suffix == ".md":
                for language, line, text in texts(file, place["language"]):
                    for at, sentence in too_long(text, place):
                        found.append((str(name), at, sentence))
    return [f"{name}:{line}: {sentence}" for name, line, sentence in sorted(found)]


def main():
    found = findings(ROOT, json.loads(DATA.read_text(encoding="utf-8")))
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
