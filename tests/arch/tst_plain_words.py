"""The word checker: each pattern and each limit fails once, in each kind of file."""

import json
import pathlib
import tempfile
import unittest

import plain_words

DATA = json.loads(plain_words.DATA.read_text(encoding="utf-8"))
LIMITS = {"paragraph_words", "sentence_words", "item_words", "section_items"}


def found_in(files, data):
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for name, text in files.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, encoding="utf-8")
        return plain_words.findings(root, data)


def page(language, **limits):
    return {"name": "page", "language": language, "files": ["*.md"], **limits}


class Project(unittest.TestCase):
    def test_the_documents_are_plain(self):
        found = plain_words.findings(plain_words.ROOT, DATA)
        self.assertEqual(found, [], "\n" + "\n".join(found))


class Data(unittest.TestCase):
    def test_each_pattern_finds_its_example_and_nothing_else(self):
        for pattern in DATA["patterns"]:
            with self.subTest(find=pattern["find"]):
                keys = {"language", "find", "better", "fails", "passes", "in"}
                self.assertLessEqual(set(pattern), keys)
                alone = {"places": [page(pattern["language"])], "patterns": [pattern]}
                text = f"# Title\n\nfirst `code`\n\n{pattern['fails']}\n"
                found = found_in({"a.md": text}, alone)
                self.assertEqual([line.split(":")[1] for line in found], ["5"], found)
                self.assertTrue(found[0].endswith(f"better {pattern['better']}"))
                self.assertEqual(found_in({"a.md": pattern["passes"]}, alone), [])

    def test_what_passes_in_one_pattern_passes_in_all(self):
        for pattern in DATA["patterns"]:
            all_of = {"places": [page(pattern["language"])], "patterns": DATA["patterns"]}
            self.assertEqual(found_in({"a.md": pattern["passes"]}, all_of), [])

    def test_each_place_has_files_and_known_limits(self):
        names = [place["name"] for place in DATA["places"]]
        self.assertEqual(len(set(names)), len(names))
        for place in DATA["places"]:
            for glob in place["files"]:
                self.assertTrue(list(plain_words.ROOT.glob(glob)), glob)
            self.assertLessEqual(set(place) - {"name", "language", "files", "names", "except"}, LIMITS)
        for pattern in DATA["patterns"]:
            self.assertLessEqual(set(pattern.get("in", [])), set(names))


class Readers(unittest.TestCase):
    PATTERNS = [
        {"language": "en", "find": r"\banew\b", "better": "again"},
        {"language": "en", "find": r"\bknows only\b", "better": "depends only on"},
        {"language": "zh_CN", "find": "愿望", "better": "要求"},
    ]

    def found(self, name, text, language="en"):
        place = {"name": "it", "language": language, "files": [name]}
        return found_in({name: text}, {"places": [place], "patterns": self.PATTERNS})

    def test_a_page_without_its_code_and_its_links(self):
        text = "a `anew`\n\n```\nanew\n```\n\n    anew\n\n[b](anew.md) is drawn\nAnew: it knows\nonly"
        found = self.found("a.md", text)
        self.assertEqual(found[0], "a.md:10: “Anew”: better again")
        self.assertEqual(found[1], "a.md:10: “knows only”: better depends only on")
        self.assertEqual(len(found), 2)

    def test_sources_and_translations(self):
        text = "<message>\n <source>x &amp; anew</source>\n <translation>愿望\n愿望</translation>\n"
        found = self.found("i18n/lab_zh_CN.ts", text)
        self.assertEqual([line.split(":")[1] for line in found], ["2", "3", "4"], found)

    def test_the_languages_of_a_json_file(self):
        text = '{"key": "anew",\n "says": {"en": "drawn \\"anew\\" {anew}",\n "zh_CN": ["要求", "愿望"]}}\n'
        found = self.found("a.json", text)
        self.assertEqual([line.split(":")[1] for line in found], ["2", "3"], found)

    def test_another_place_is_ignored(self):
        only = [{**self.PATTERNS[0], "in": ["elsewhere"]}]
        self.assertEqual(found_in({"a.md": "anew"}, {"places": [page("en")], "patterns": only}), [])


class Terms(unittest.TestCase):
    def test_each_other_spelling_is_found(self):
        terms = {"terms": DATA["terms"], "places": [page("en")], "patterns": []}
        for text, term in (
            ("the cross entropy", "cross-entropy"),
            ("a causalmask", "causal mask"),
            ("dot-product attention, long-term decay", None),
            ("long term decay", "long-term decay"),
            ("the dot\nproducts", None),
            ("Cross-entropy, Dot product", None),
            ("Rope rotates", "RoPE"),
            ("`rope` and RoPE, rope.base", None),
            ("in fp16", "FP16"),
            ("a Transformer XL", "Transformer-XL"),
        ):
            found = found_in({"a.md": text}, terms)
            self.assertEqual(bool(found), term is not None, (text, found))
            self.assertTrue(term is None or found[0].endswith(f"spelled {term}"), found)


class Limits(unittest.TestCase):
    def found(self, text, language="en", **limits):
        return found_in({"a.md": text}, {"places": [page(language, **limits)], "patterns": []})

    def test_a_long_paragraph_but_no_list_of_short_items(self):
        ten = "one two three four five\nsix seven eight nine ten"
        self.assertEqual(self.found(f"# A\n\n{ten}\n\n{ten}\n", paragraph_words=10), [])
        found = self.found(f"# A\n\n{ten} eleven\n", paragraph_words=10)
        self.assertEqual(found, ["a.md:3: 11 words in a paragraph: 10 at most"])
        self.assertEqual(self.found("- one two\n- three four\n| five | six |\n", paragraph_words=2), [])

    def test_chinese_is_counted_by_its_characters(self):
        self.assertEqual(self.found("查询与键 RoPE。", "zh_CN", paragraph_words=5), [])
        self.assertEqual(len(self.found("查询与键 RoPE。", "zh_CN", paragraph_words=4)), 1)

    def test_a_long_line_and_a_long_section_of_changes(self):
        text = "# C\n\nno item is short here\n\n## 2\n\n- a b\n- c d\n  e\n\n## 1\n\n- f\n"
        self.assertEqual(self.found(text, item_words=3, section_items=2), [])
        found = self.found(text, item_words=2, section_items=1)
        self.assertEqual(len(found), 2, found)
        self.assertIn("a.md:8: 3 words in a line: 2 at most", found)
        self.assertIn("a.md:5: 2 lines in a section: 1 at most", found)

    def test_a_long_sentence(self):
        self.assertEqual(self.found("One two. Three four.\n\n| a b c d |\n", sentence_words=2), [])
        found = self.found("- One two. Three\n  four five.\n", sentence_words=2)
        self.assertEqual(found, ["a.md:1: 3 words in a sentence: 2 at most"])


if __name__ == "__main__":
    unittest.main()
