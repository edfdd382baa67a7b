"""Every source of a test is built: a source that no CMake list names is never tested, and nothing
reports it."""

import pathlib
import re
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


def unbuilt(root):
    """Sources tests/…/tst_*.cpp that no CMakeLists.txt above them names, by their path from it."""
    lists = {
        file.parent: set(re.findall(r"[\w./-]+\.cpp\b", file.read_text(encoding="utf-8")))
        for file in root.glob("tests/**/CMakeLists.txt")
    }
    for source in sorted(root.glob("tests/**/tst_*.cpp")):
        if not any(
            source.is_relative_to(folder) and source.relative_to(folder).as_posix() in named
            for folder, named in lists.items()
        ):
            yield source.relative_to(root).as_posix()


class Tests(unittest.TestCase):
    def test_each_is_built(self):
        self.assertTrue(list(ROOT.glob("tests/**/tst_*.cpp")))
        self.assertEqual(list(unbuilt(ROOT)), [])

    def test_a_source_that_is_not_built_is_found(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "tests" / "core").mkdir(parents=True)
            (root / "tests" / "core" / "tst_turns.cpp").touch()
            (root / "tests" / "core" / "tst_waves.cpp").touch()
            (root / "tests" / "CMakeLists.txt").write_text("  core/tst_turns.cpp\n", "utf-8")
            self.assertEqual(list(unbuilt(root)), ["tests/core/tst_waves.cpp"])
            (root / "tests" / "core" / "CMakeLists.txt").write_text("  tst_waves.cpp)", "utf-8")
            self.assertEqual(list(unbuilt(root)), [])


if __name__ == "__main__":
    unittest.main()
