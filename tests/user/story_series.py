"""Three states are recorded, named and stepped by keys, played, exported and opened again."""

import json
import struct

from scene import Scene
from window import wait_until


def gif_delays(path):
    """How long each picture of a GIF is shown, in hundredths of a second."""
    found = path.read_bytes()
    assert found.startswith(b"GIF89a"), found[:6]

    def after_blocks(at):
        while found[at]:
            at += found[at] + 1
        return at + 1

    def after_colours(at, flags):
        return at + (3 << ((flags & 7) + 1) if flags & 0x80 else 0)

    delays = []
    at = after_colours(13, found[10])
    while found[at : at + 1] != b";":
        if found[at] == 0x21:
            if found[at + 1] == 0xF9:
                delays.append(struct.unpack_from("<H", found, at + 4)[0])
            at = after_blocks(at + 2)
        else:
            assert found[at] == 0x2C, found[at]
            at = after_blocks(after_colours(at + 10, found[at + 9]) + 1)
    return delays


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "rotations"})
    window = desktop.start(scene.path)

    def query():
        return window.node("Query position, handle").value

    window.key("ctrl+shift+d")
    handle = window.node("Query position, handle")
    x, y = window.inside(*handle.middle)
    window.drag((x, y), (x + 120, y))
    second = query()
    assert second > 9
    window.key("ctrl+shift+d")
    window.drag((x + 120, y), (x + 300, y))
    third = query()
    window.key("ctrl+shift+d")
    saved = scene.saved(window)["series"]
    assert len(saved) == 3, saved
    assert saved[1]["parameters"] == {"position.query": second}, saved[1]

    window.key("F7", "F7")
    wait_until(lambda: query() == 9, "two steps back")
    window.key("F8")
    wait_until(lambda: query() == second, "a step forward")
    window.key("ctrl+z")
    wait_until(lambda: query() == 9, "undo takes back one step")

    window.key("ctrl+l")
    listed = window.dialog("Series of states")
    listed.node(f"^Query position {int(third)}", "list item")
    listed.key("Home")
    listed.click_on("^Query position 9", "list item")
    listed.key("F2")
    listed.key("ctrl+a")
    listed.type("The start")
    listed.key("Return")
    listed.node("The start", "list item")
    listed.screenshot("list")
    listed.key("F9")
    wait_until(lambda: query() == third, "playing to reach the last state")
    listed.node("Play the series")
    listed.key("Escape")
    listed.wait_until_gone()

    window.activate()
    window.key("alt+f", "e", "s")
    dialog = window.dialog("Export series")
    dialog.screenshot("export")
    dialog.key("Return")
    dialog.wait_until_gone()
    chooser = window.dialog("Export series")
    target = desktop.folder / "taken.gif"
    chooser.key("ctrl+a")
    chooser.type(str(target))
    chooser.key("Return")
    wait_until(target.exists, "the exported series")
    motion = [4, 4, 4, 4, 184]
    assert gif_delays(target) == [200, *motion, *motion], gif_delays(target)
    assert scene.saved(window)["series"][0]["caption"] == {"en": "The start"}

    window.key("F11")
    wait_until(lambda: window.box[:2] == (0, 0), "the window to fill the screen")
    window.key("l")
    window.key("ctrl+shift+d")
    window.key("F11")
    wait_until(lambda: window.box[:2] != (0, 0), "the window as it was")
    added = scene.saved(window)["series"][3]
    assert added["pictures"] == ["scores", "dials"], added
    assert window.close() == 0

    again = desktop.start(scene.path)
    again.key("F8")
    wait_until(
        lambda: again.node("Query position, handle").value == 9, "the first state once more"
    )
    assert json.loads(scene.path.read_text())["series"]
    again.key("ctrl+z")
    assert again.close() == 0
