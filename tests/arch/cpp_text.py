"""C++ as text: comments are removed, and literals are separated from code."""

import functools
import re

TOKEN = re.compile(
    r'(?P<raw>(?:u8|u|U|L)?R"(?P<mark>[^(\s]*)\((?P<inside>.*?)\)(?P=mark)")'
    r'|(?P<text>(?:u8|u|U|L)?"(?P<said>(?:\\.|[^"\\\n])*)")'
    r"|(?P<letter>(?:u8|u|U|L)?(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+')"
    r"|(?P<comment>//[^\n]*|/\*.*?\*/)",
    re.DOTALL,
)
ESCAPE = re.compile(r"\\(.)", re.DOTALL)


@functools.lru_cache(maxsize=4)
def without_comments(code):
    """The code with spaces in place of its comments, so that everything keeps its position."""

    def blank(match):
        found = match[0]
        return re.sub(r"[^\n]", " ", found) if match["comment"] else found

    return TOKEN.sub(blank, code)


@functools.lru_cache(maxsize=64)
def bare(code):
    """The code with spaces in place of its comments and of the contents of its literals."""

    def blank(match):
        found = match[0]
        if match["comment"]:
            return re.sub(r"[^\n]", " ", found)
        return '"' + re.sub(r"[^\n]", "_", found[1:-1]) + '"'

    return TOKEN.sub(blank, code)


def literals(code):
    """Every string of the code with its position; adjacent strings are joined as by the
    compiler."""
    last = None
    for match in TOKEN.finditer(code):
        if match["comment"]:
            continue
        if match["letter"]:
            content = None
        elif match["raw"]:
            content = match["inside"]
        else:
            content = ESCAPE.sub(lambda escape: {"n": "\n", "t": "\t"}.get(escape[1], escape[1]), match["said"])
        if content is None:
            continue
        gap = code[last[1] : match.start()] if last else "x"
        if last and re.fullmatch(r'(?:_s|_L1)?(?:\s|//[^\n]*\n)*', gap):
            last = (last[0], match.end(), last[2] + content)
        else:
            if last:
                yield last[0], last[2]
            last = (match.start(), match.end(), content)
    if last:
        yield last[0], last[2]


def line_of(code, place):
    return code.count("\n", 0, place) + 1


def closing(code, opening):
    """The position of the bracket that closes the one there, in bare code."""
    depth = 0
    for place in range(opening, len(code)):
        if code[place] in "([{":
            depth += 1
        elif code[place] in ")]}":
            depth -= 1
            if depth == 0:
                return place
    return len(code)


def parts(code, marks):
    """A bare expression split at the separators outside of brackets: the positions of the
    pieces."""
    depth = start = 0
    for place, letter in enumerate(code):
        if letter in "([{":
            depth += 1
        elif letter in ")]}":
            depth -= 1
        elif depth == 0 and letter in marks and "::" not in code[max(0, place - 1) : place + 2]:
            yield start, place, letter
            start = place + 1
    yield start, len(code), ""


def calls(code, name):
    """The arguments of every call of a function, as (place, [argument, …]) of bare and of real code."""
    if name not in code:
        return
    clear = without_comments(code)
    empty = bare(code)
    for match in re.finditer(rf"(?<![\w]){name}\s*\(", empty):
        end = closing(empty, match.end() - 1)
        inside = empty[match.end() : end]
        yield match.start(), [
            clear[match.end() + first : match.end() + last].strip() for first, last, _ in parts(inside, ",")
        ]
