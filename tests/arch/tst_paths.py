"""No file of the project names a path of the machine on which it was written."""

import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
LEFT_OUT = {".git", "build", "node_modules", "__pycache__"}

# Written with a class around one letter, so that this file does not find itself.
MACHINE_PATH = re.compile(
    r"(?<![\w.~}$)*])/(?:[h]ome|[U]sers)/[\w.-]+/"
    r"|(?<![\w.~}$)*])/[r]oot/"
    r"|(?<![\w.~}$)*])/[w]ork/"
    r"|\b[A-Z]:\\[U]sers\\"
)


def project_files(root):
    """What git tracks or would track; without git, every file outside the left-out folders."""
    if shutil.which("git"):
        command = ["git", "-C", str(root), "ls-files", "-coz", "--exclude-standard"]
        listing = subprocess.run(command, capture_output=True, check=False)
        names = listing.stdout.decode().split("\0") if listing.returncode == 0 else []
        if any(names):
            return [root / name for name in names if name and (root / name).is_file()]
    files = (file for file in root.rglob("*") if file.is_file())
    return [file for file in files if not LEFT_OUT & set(file.relative_to(root).parts)]


def errors(root):
    """Each line with such a path, as file:line: path."""
    found = []
    for file in project_files(root):
        content = file.read_bytes()
        if b"\0" in content:
            continue
        for number, line in enumerate(content.decode("utf-8", "replace").split("\n"), 1):
            for match in MACHINE_PATH.findall(line):
                found.append(f"{file.relative_to(root)}:{number}: {match}")
    return found


class Project(unittest.TestCase):
    def test_the_project_names_no_machine(self):
        self.assertGreater(len(project_files(ROOT)), 10)
        found = errors(ROOT)
        self.assertEqual(found, [], "\n" + "\n".join(found))


class PlantedPath(unittest.TestCase):
    def test_each_kind_is_found(self):
        paths = ["/ho" + "me/ada/lab/", "/Us" + "ers/ada/lab", "/wo" + "rk/lab"]
        paths += ["/ro" + "ot/.cache", "C:\\Us" + "ers\\ada"]
        for path in paths:
            with self.subTest(path=path), tempfile.TemporaryDirectory() as folder:
                (pathlib.Path(folder) / "note.md").write_text(f"first\nsee `{path}/x`\n")
                found = errors(pathlib.Path(folder))
                self.assertEqual(len(found), 1, found)
                self.assertTrue(found[0].startswith("note.md:2: "), found)

    def test_other_paths_are_not_reported(self):
        with tempfile.TemporaryDirectory() as folder:
            text = "$HOME/wo" + "rk/x ~/wo" + "rk/ https://x.org/wo" + "rk/ /usr/share/ build/"
            (pathlib.Path(folder) / "note.md").write_text(text)
            self.assertEqual(errors(pathlib.Path(folder)), [])


if __name__ == "__main__":
    unittest.main()
