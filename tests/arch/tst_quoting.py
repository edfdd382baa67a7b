"""JSON, CSV and shell lines are written by core/math/quoting.h (or Qt's JSON), never by joining
texts.

A joined text is recognised by half a pair of quotation marks, by a single mark, or by a pair that
is filled in: "\": ", '"' + name, "\"%1\": %2".
"""

import pathlib
import re
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from cpp_text import line_of, literals, without_comments  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
WRITER = "core/math/quoting.cpp"

# Half a pair that is not JSON, by source: text that is read, XML, roff, and sentences about JSON.
OTHER = {
    "app/commands/manual_page.cpp": "roff",
    "app/files/json_notation.cpp": "reads JSON",
    "app/files/lesson_cell_words.cpp": "reads formulas",
    "app/files/lesson_entries.cpp": "a sentence that shows how an entry looks",
    "app/files/lesson_error_words.cpp": "sentences about names in quotes",
    "app/files/lesson_function_words.cpp": "reads sentences",
    "app/files/opened_file.cpp": "reads JSON",
    "app/models/config_reader.cpp": "shows JSON that is written already",
    "core/json/tokens.cpp": "reads JSON",
    "core/math/expression/expression_parsing.cpp": "reads formulas",
    "core/math/expression/expression_writing.cpp": "formulas, whose texts have no quotation marks",
    "ui/paint/formula/formula_book.cpp": "reads JSON",
}
MEANT = re.compile(r"""\\"|'"'|'\\\\''|R\"""")
MARK = re.compile(r"""(?<![\w])u?'"'\s*\+|\+=?\s*u?'"'""")
FILLED = re.compile(r'"%\d"\s*:')


def errors(path, code):
    if path == WRITER or path in OTHER or not MEANT.search(code):
        return
    for place, content in literals(code):
        if content.count('"') % 2 or FILLED.search(content):
            yield f"{path}:{line_of(code, place)}: {content!r} joins a text in quotes; use jsonString() or JsonObject"
    clear = without_comments(code)
    for match in MARK.finditer(clear):
        yield f"{path}:{line_of(code, match.start())}: a quotation mark is joined; use jsonString() or csvQuoted()"
    for match in re.finditer(r"'\\\\''", clear):
        yield f"{path}:{line_of(code, match.start())}: a shell's quotes are joined; use shellQuoted()"


class Project(unittest.TestCase):
    def test_no_text_is_joined_into_quotes(self):
        found = []
        count = 0
        for house in ("core", "ui", "app"):
            for file in sorted((ROOT / house).rglob("*")):
                if file.suffix in (".h", ".cpp"):
                    count += 1
                    path = file.relative_to(ROOT).as_posix()
                    found.extend(errors(path, file.read_text(encoding="utf-8")))
        self.assertGreater(count, 0, "no source was read")
        self.assertEqual(found, [], "\n" + "\n".join(found))

    def test_the_sources_named_here_are_there(self):
        for path in (WRITER, *OTHER):
            self.assertTrue((ROOT / path).is_file(), path)


class PlantedError(unittest.TestCase):
    def count_of(self, code):
        return len(list(errors("app/x.cpp", code)))

    def test_joined_quotes_are_found(self):
        for code in (
            r'text += "\"" + name;',
            r'text += "{\"encoding\": \"" + name;',
            "return '\"' + name;",
            "return u'\"' + text;",
            "return text + '\"';",
            r'''return u"\"%1\": %2"_s.arg(name);''',
            r'''line += "--overrides '" "\"a";''',
            r'''text += "'\\''";''',
        ):
            self.assertGreater(self.count_of(code), 0, code)

    def test_complete_pairs_are_not_reported(self):
        for code in (
            r'tr("it must be \"from\" and \"to\"");',
            r'tr("\"from\" and " "\"to\"");',
            r'// text += "\"" + name',
            r'R"({"rope_type": "yarn"})";',
            r'tr("there is no \"%1\" here");',
            "text == u'\"';",
        ):
            self.assertEqual(self.count_of(code), 0, code)


if __name__ == "__main__":
    unittest.main()
