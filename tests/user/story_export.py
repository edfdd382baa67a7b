"""A picture and its numbers are copied to the clipboard and saved to files."""

from scene import Scene
from window import wait_until


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "rotations"})
    window = desktop.start(scene.path)
    curve = window.node("Score against distance")
    window.move(*window.inside(*curve.middle))
    window.key("ctrl+c")
    wait_until(lambda: "image/png" in desktop.clipboard_targets(), "an image on the clipboard")
    lines = desktop.clipboard_text().splitlines()
    assert lines[0].startswith("distance"), lines[:2]
    assert all(len(line.split("\t")) == len(lines[0].split("\t")) for line in lines)
    assert max(len(line.split("\t")[1]) for line in lines[1:]) >= 17, lines[:3]

    window.key("ctrl+e")
    dialog = window.dialog("Export")
    window.screenshot("dialog")
    dialog.key("Return")
    dialog.wait_until_gone()
    chooser = window.dialog()
    target = desktop.folder / "taken.png"
    chooser.key("ctrl+a")
    chooser.type(str(target))
    chooser.key("Return")
    wait_until(lambda: target.exists() and target.stat().st_size > 1000, "the exported picture")
    assert target.read_bytes().startswith(b"\x89PNG")
    assert window.close() == 0
