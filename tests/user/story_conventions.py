"""In Rotations the dials are replaced by the two layouts of the columns; bars dragged there change
their columns, keys select another pair, and undo reverts everything."""

from scene import Scene


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "rotations"})
    window = desktop.start(scene.path)
    start = scene.saved(window)

    # Above the dials, at the left of the one in the panel.
    choices = [node for node in window.nodes("^Layouts$") if "showing" in node.states]
    window.click(*window.inside(*min(choices, key=lambda node: node.box[0]).middle))
    assert scene.parameters(window)["rotations.picture"] == "conventions"
    window.screenshot("conventions")

    columns = "Columns in two layouts"
    window.drag_by(columns, "^q in column 5$", (0, 16))
    assert set(scene.saved(window)["rope.query"]) == {"5"}
    window.key(*5 * ["Down"])
    assert scene.parameters(window)["rope.pair"] == 7
    window.drag_by(columns, "^k in column 15$", (0, 16))
    assert set(scene.saved(window)["rope.key"]) == {"15"}
    window.screenshot("dragged")

    window.key(*8 * ["ctrl+z"])
    assert scene.saved(window) == start
    assert window.close() == 0
