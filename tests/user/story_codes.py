"""A person opens the code of the bench, copies it, runs it with python3, and gets the numbers of
the table; then shows a mistake and hides it again."""

import csv
import subprocess
import sys

from scene import Scene
from window import wait_until


def table_of(text):
    return list(csv.reader(text.splitlines()))


def scroll_to(code, name):
    """The cards are below the code, and scroll in the remaining space."""
    head = code.node("^Common mistakes$").middle
    _, top, _, height = code.box

    def is_in_sight():
        y = code.node(name).middle[1]
        if head[1] + 30 < y < top + height - 30:
            return True
        code.wheel(*code.inside(head[0], head[1] + 60), -1 if y > head[1] else 1)
        return False

    wait_until(is_in_sight, f"{name} in sight")


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "rotations", "rope.pairing": "halves"})
    window = desktop.start(scene.path)
    start = scene.saved(window)
    window.key("ctrl+shift+k")
    code = window.dialog("Code")
    code.screenshot("code")
    code.click_on("^Copy$")
    wait_until(lambda: "import numpy" in desktop.clipboard_text(), "the code on the clipboard")
    program = desktop.folder / "rotations.py"
    program.write_text(desktop.clipboard_text(), encoding="utf-8")

    written = subprocess.run(
        [sys.executable, program], capture_output=True, text=True, check=True
    ).stdout
    table = subprocess.run(
        [desktop.program, "table", "--encoding", "rope", "--quantity", "score"]
        + ["--file", scene.path, "--positions", "0:64"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    found, wanted = table_of(written), table_of(table)
    assert found[0] == wanted[0] and len(found) == len(wanted) == 65, (found[:2], wanted[:2])
    for row, right in zip(found[1:], wanted[1:]):
        assert all(abs(float(a) - float(b)) < 1e-12 for a, b in zip(row, right)), (row, right)

    scroll_to(code, "Show it: Angles of one layout, columns of the other")
    code.click_on("Show it: Angles of one layout, columns of the other")
    window.activate()
    assert scene.parameters(window)["rope.pairing"] == "wrong_mix"
    window.screenshot("damage")
    window.key("ctrl+z")
    assert scene.saved(window) == start
    assert window.close() == 0
