"""In Rotations arrows, the tab, rows, sliders and fields change the state; undo brings it back."""

from scene import Scene
from window import RIGHTWARDS


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "rotations"})
    window = desktop.start(scene.path)
    start = scene.saved(window)
    window.drag_by("Pairs, rotated", "^tip of q in pair 2$", (28, 27))
    dragged = scene.saved(window)
    assert set(dragged["rope.query"]) == {"4", "5"}, dragged.get("rope.query")
    window.screenshot("tip")

    window.drag_to("Pairs, rotated", "^Dimension$", 64, along=RIGHTWARDS)
    assert scene.parameters(window)["rope.width"] == 64
    window.screenshot("dimension")
    window.key("ctrl+z")
    assert scene.saved(window) == dragged, "a drag of the dimension is one step"

    rows = window.node("Score of each pair")
    x, y, width, height = rows.box
    window.click(*window.inside(x + width // 3, y + height // 2))
    assert scene.parameters(window)["rope.pair"] != 2

    slider = window.node("^Base$", "slider")
    window.drag(window.inside(slider.box[0] + 73, slider.middle[1]),
                window.inside(slider.box[0] + 120, slider.middle[1]))
    assert scene.parameters(window)["rope.base"] > 10000

    fields = [node for node in window.nodes("^Base$") if "editable" in node.states]
    assert fields, window.nodes("^Base$")
    window.fill(fields[0], "500 000")
    assert scene.parameters(window)["rope.base"] == 500000
    window.fill(fields[0], "-3")
    window.screenshot("wrong_value")
    window.key("Escape")
    assert scene.parameters(window)["rope.base"] == 500000

    for _ in range(4):
        window.key("ctrl+z")
    assert scene.saved(window) == start
    assert window.close() == 0
