"""In Rotations the dials give way to the two orders of the columns; a bar dragged there changes
its column, a wire selects its pair, and undo brings all of it back."""

from scene import Scene


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "rotations"})
    window = desktop.start(scene.path)
    start = scene.saved(window)

    # Above the dials, at the left of the one in the panel.
    choices = [node for node in window.nodes("^Conventions$") if "showing" in node.states]
    window.click(*window.inside(*min(choices, key=lambda node: node.box[0]).middle))
    assert scene.parameters(window)["rotations.picture"] == "conventions"
    window.screenshot("conventions")

    picture = window.node("Columns in two orders")
    left, top, width, height = picture.box
    # q of the last column, in the upper row of cells.
    bar = window.inside(left + width - 44, top + round(height * 0.24))
    window.drag(bar, (bar[0], bar[1] + 16))
    dragged = scene.saved(window)
    assert set(dragged["rope.query"]) == {"15"} or set(dragged["rope.key"]) == {"15"}, dragged
    assert scene.parameters(window)["rope.pair"] == 7
    window.screenshot("dragged")

    window.key("ctrl+z", "ctrl+z")
    assert scene.saved(window) == start
    assert window.close() == 0
