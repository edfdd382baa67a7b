"""An encoding stands in few files outside its folder.

Counts the C++ and CMake files of core/, ui/ and app/ that name an encoding: its key, or the key
in CamelCase as the beginning of a name.
"""

import pathlib
import re
import subprocess
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ROOT / "core" / "encodings"
MOST_FILES = 10
# These have a bench, pictures, experiments, tables or keys of model files of their own.
WIDESPREAD = {
    "alibi",
    "cope",
    "deberta",
    "functional_relative",
    "learned",
    "multimodal_rotary",
    "nope",
    "relative_bias",
    "rope",
    "shaw",
    "sinusoidal",
    "swin",
    "t5",
    "transformer_xl",
}


def camel(key):
    return "".join(part.capitalize() for part in key.split("_"))


def pattern_of(key):
    """As a word or the first part of a dotted key; "Sandwich", "SandwichScheme", "sandwichRows"."""
    name = camel(key)
    lower = name[0].lower() + name[1:]
    return re.compile(rf"\b(?:{key}\b|{name}(?![a-z])|{lower}(?=[A-Z]))")


def sources():
    listed = subprocess.run(
        ["git", "ls-files", "core", "ui", "app"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    return [one for one in listed if one.endswith((".h", ".cpp", ".in", ".cmake", "CMakeLists.txt"))]


def code_of(text):
    return re.sub(r"//[^\n]*", "", text)


def files_naming(key, texts):
    pattern = pattern_of(key)
    own = f"core/encodings/{key}/"
    return [path for path, text in texts.items() if not path.startswith(own) and pattern.search(code_of(text))]


class EncodingFilesTest(unittest.TestCase):
    def test_each_encoding_stands_in_few_files_outside_its_folder(self):
        texts = {
            path: (ROOT / path).read_text("utf-8") for path in sources() if (ROOT / path).exists()
        }
        for row in sorted(FOLDERS.glob("*/encoding.cpp")):
            key = row.parent.name
            if key in WIDESPREAD:
                continue
            with self.subTest(encoding=key):
                found = files_naming(key, texts)
                self.assertLessEqual(len(found), MOST_FILES, found)

    def test_names_are_found_in_all_their_forms(self):
        texts = {
            "a.h": "state.schemes.sandwich",
            "b.h": "case BiasEncoding::Sandwich:",
            "c.h": "double sandwichShare();",
            "d.h": '"sandwich.factor"',
            "e.h": "Sandwiched",
            "f.h": "int factor; ///< of Sandwich",
            "core/encodings/sandwich/formula.h": "Sandwich",
        }
        self.assertEqual(files_naming("sandwich", texts), ["a.h", "b.h", "c.h", "d.h"])


if __name__ == "__main__":
    unittest.main()
