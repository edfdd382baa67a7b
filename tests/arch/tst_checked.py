"""Values that may be absent are checked before they are read: no Expected, Outcome or optional is
read unchecked.

Reads the sources of core/, ui/ and app/. A function that returns one of the three is known by its
declaration; its result must have a name, and the name must be checked (`if (!found)`, `found ? … :
…`, `found && …`) between its definition and its use (`*found`, `found->`, `found.value()`).
"""

import pathlib
import re
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from cpp_text import bare, closing, line_of  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
MAYBE = re.compile(r"\b(?:Expected|Outcome|std::optional)\s*<")
NAMED = re.compile(r"\s*(?:[A-Z]\w*::)*([a-z]\w*)\s*\(")
MADE = re.compile(r"\b(?:const\s+)?auto&{0,2}\s+(\w+)\s*=\s*")
# Names of functions that return something else in another class.
OTHERS = {"value", "find", "take", "front", "at", "state", "text", "name", "begin", "rowOf", "learnedTable"}


def after_angle(code, place):
    """The position after the template arguments that open there."""
    depth = 0
    for at in range(place, min(len(code), place + 400)):
        depth += {"<": 1, ">": -1}.get(code[at], 0)
        if depth == 0:
            return at + 1
    return place


def functions_in(code):
    """The names of the functions that return a value that may be absent."""
    for match in MAYBE.finditer(code):
        named = NAMED.match(code, after_angle(code, match.end() - 1))
        if named:
            yield named[1]


def last_call(code, start):
    """The function whose result initialises the variable: its name and the end of its call."""
    call = re.compile(r"(?:std::move\()?(?:[\w]+(?:::|\.|->)|\)\.|\(\)->)*([a-z]\w*)\(").match(code, start)
    if not call:
        return None, start
    end = closing(code, call.end() - 1) + 1
    further = re.compile(r"(?:\.|->)([a-z]\w*)\(").match(code, end)
    while further:
        call = further
        end = closing(code, further.end() - 1) + 1
        further = re.compile(r"(?:\.|->)([a-z]\w*)\(").match(code, end)
    return call[1], end


def block_end(code, place):
    """The end of the block that contains the position."""
    depth = 0
    for at in range(place, len(code)):
        if code[at] in "{(":
            depth += 1
        elif code[at] in "})":
            depth -= 1
            if depth < 0 and code[at] == "}":
                return at
            if depth < 0:
                depth = 0
    return len(code)


def lines_before(code, place, count=4):
    """The lines above, and what precedes the position in its own line."""
    return "\n".join(code[:place].split("\n")[-count - 1 :])


def read_of(name):
    return re.compile(
        rf"(?<![\w.>])(?:(?<![\w\])])\s*\*\s*{name}\b(?!\s*[.(])|\*\s*std::move\({name}\)|{name}->|{name}\.value\(\))"
    )


def asked_of(name):
    return re.compile(
        rf"!\s*{name}(?![\w.])(?!->)|(?<![\w.>]){name}\s*(?:\?|&&|\|\||==|!=)|{name}\.has_value\(|"
        rf"(?:&&|\|\||\(|;|\?|:|=|\breturn)\s*{name}\s*(?=\)|&&|\|\||\?|;)"
    )


def errors(path, code, functions):
    empty = bare(code)
    # Reads of a result without a name.
    for match in re.finditer(r"(?<![\w.:>])(?:[\w]+(?:::|\.|->))*([a-z]\w*)\(", empty):
        if match[1] not in functions or match[1] in OTHERS:
            continue
        end = closing(empty, match.end() - 1) + 1
        before = empty[: match.start()].rstrip()
        is_read = re.match(r"->|\.value\(\)", empty[end:])
        is_followed = re.match(r"\.|->|\(|\[", empty[end:])
        if before.endswith("*") and not is_followed and re.search(r"[(,=!&|?:{;<>+\-*/]\s*\*$|return\s*\*$", before):
            is_read = True
        # A member that was checked just before has not changed since.
        call = empty[match.start() : end]
        if is_read and call.endswith("()") and asked_of(re.escape(call)).search(lines_before(empty, match.start())):
            continue
        if is_read:
            yield f"{path}:{line_of(code, match.start())}: {match[1]}() is read and not asked"
    # Reads of a named result.
    for match in MADE.finditer(empty):
        name = match[1]
        call, end = last_call(empty, match.end())
        if call not in functions or call in OTHERS or not re.match(r"\s*[;)]", empty[end:]):
            continue
        is_condition = re.search(r"\b(?:if|while)\s*\($", empty[: match.start()].rstrip()) and re.match(
            r"\s*\)", empty[end:]
        )
        if is_condition:
            continue
        rest = empty[end : block_end(empty, end)]
        read = read_of(name).search(rest)
        if read and not asked_of(name).search(rest[: read.start()]):
            yield f"{path}:{line_of(code, match.start())}: {name} of {call}() is read and not asked"


def sources():
    for house in ("core", "ui", "app"):
        for file in sorted((ROOT / house).rglob("*")):
            if file.suffix in (".h", ".cpp"):
                yield file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")


class Project(unittest.TestCase):
    def test_nothing_is_read_unchecked(self):
        all_sources = dict(sources())
        functions = {name for code in all_sources.values() for name in functions_in(bare(code))}
        self.assertGreater(len(functions), 100, "no function was read")
        found = [error for path, code in all_sources.items() for error in errors(path, code, functions)]
        self.assertEqual(found, [], "\n" + "\n".join(found))


class PlantedError(unittest.TestCase):
    def count_of(self, body):
        head = "Expected<int, Error> made(int x); std::optional<Thing> thing();\n"
        functions = set(functions_in(bare(head)))
        self.assertEqual(functions, {"made", "thing"})
        return len(list(errors("x.cpp", head + "void f()\n{\n" + body + "\n}\n", functions)))

    def test_an_unchecked_read_is_found(self):
        for body in (
            "use(*made(1));",
            "return made(1).value();",
            "thing()->go();",
            "use(of.thing()->x);",
            "const auto one = made(1); use(*one);",
            "auto one = thing(); one->go();",
            "auto one = thing(); use(one.value());",
            "auto one = made(1); use(*std::move(one));",
        ):
            self.assertEqual(self.count_of(body), 1, body)

    def test_a_checked_read_is_not_reported(self):
        for body in (
            "const auto one = made(1);\nif (!one)\n    return;\nuse(*one);",
            "if (const auto one = made(1))\n    use(*one);",
            "if (const auto one = made(1); one)\n    use(*one);",
            "const auto one = thing(); return one ? one->x : 0;",
            "const auto one = thing(); return one && one->x;",
            "const auto one = thing().value_or(Thing {}); use(one.x);",
            "const auto three = 2 * made(1).value_or(3);",
        ):
            self.assertEqual(self.count_of(body), 0, body)


if __name__ == "__main__":
    unittest.main()
