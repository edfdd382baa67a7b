"""In Rotations arrows, the tab, the diamond, rows, sliders and fields change the state; undo
restores it."""

from scene import Scene
from window import RIGHTWARDS

DOWNWARDS = (0, 1)
OTHERS = "Pairs, rotated", "Score of each pair, added up", "Score against distance"
FREQUENCIES = "Frequency of each pair"


def looks(window):
    """The other pictures as they are now, with the pointer away from them."""
    window.move(1, 1)
    picture = window.still_picture()
    boxes = (window.node(f"^{name}$", "canvas").box for name in OTHERS)
    return [picture.part(*window.inside(*box[:2]), *box[2:]) for box in boxes]


def base(window, scene, before):
    """The diamond changes the base, and all other pictures follow."""
    window.drag_by(FREQUENCIES, "^Base$", (0, 35), (0, 30))
    assert 10000 < scene.parameters(window)["rope.base"] <= 100000, "35 pixels are at most a decade"
    window.key("ctrl+z")
    assert scene.saved(window) == before, "a drag of the base is one step"
    seen = looks(window)
    window.drag_to(FREQUENCIES, "^Base$", 500000, along=DOWNWARDS)
    assert scene.parameters(window)["rope.base"] == 500000, "the drag stops at the base of Llama 3"
    for name, was, now in zip(OTHERS, seen, looks(window)):
        assert now != was, f"{name} does not follow the base"
    window.screenshot("base")
    window.key("ctrl+z")
    assert scene.saved(window) == before, "a drag of the base is one step"
    window.act(window.handle(FREQUENCIES, "^Base$"), "press")
    window.key("Down")
    assert scene.parameters(window)["rope.base"] == 20000
    window.key("ctrl+z", "Escape", "Return", "Return")
    window.type("1M")
    window.key("Return")
    assert scene.parameters(window)["rope.base"] == 1000000
    window.key("ctrl+z")
    assert scene.saved(window) == before, "a typed base is one step"


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

    base(window, scene, dragged)

    rows = window.node("Score of each pair")
    x, y, width, height = rows.box
    window.click(*window.inside(x + width // 3, y + height // 2))
    assert scene.parameters(window)["rope.pair"] != 2

    # The diamond is a slider of the same name, and narrower.
    sliders = window.nodes("^Base$", "slider", hidden=False)
    slider = max(sliders, key=lambda node: node.box[2])
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
