"""In Waves both position lines, the row of a pair, the point of the similarity, the base and the
dimension are dragged."""

from scene import Scene
from window import RIGHTWARDS


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "waves", "position.query": 20, "position.key": 12})
    window = desktop.start(scene.path)

    def state():
        parameters = scene.parameters(window)
        return tuple(parameters[key] for key in ("position.query", "position.key",
                                                 "sinusoidal.pair"))

    table = window.node("Table of encodings")
    window.drag_to(table.name, "^Query position$", 45, 31, along=RIGHTWARDS)
    assert state() == (31, 12, 4), state()
    window.drag_to(table.name, "^Key position$", 40, along=RIGHTWARDS)
    assert state() == (31, 40, 4), state()

    # The row of pair 4 of 32: two rows per pair, between 32 from the top and 24 from the bottom.
    x, top = window.inside(table.middle[0], table.box[1])
    row = (table.box[3] - 56) / 64
    place = lambda column: (x, round(top + 32 + (column + 0.5) * row))
    window.drag(place(4), place(9))
    assert state() == (31, 40, 9), state()
    window.screenshot("lines")

    window.drag_to("^Similarity", "^Shift$", -30, -15, along=RIGHTWARDS)
    assert state() == (31, 16, 9), state()
    window.screenshot("shift")

    # The difference of two rows does not continue as it begins.
    window.click_on("^Difference$")
    assert scene.parameters(window)["waves.measure"] == "difference"
    window.drag_to("^Difference$", "^Shift$", 20, along=RIGHTWARDS)
    assert state() == (31, 51, 9), state()
    window.screenshot("difference")
    window.key("ctrl+z", "ctrl+z")
    assert scene.parameters(window)["waves.measure"] == "similarity"

    # The crest stops at the base of well-known models, the tab at round dimensions.
    window.drag_to("^Waves of pairs$", "^Base$", 1000000, along=RIGHTWARDS)
    assert float(scene.parameters(window)["sinusoidal.base"]) == 1000000
    window.screenshot("base")
    window.drag_to(table.name, "^Dimension$", 128, along=(0, 1))
    assert float(scene.parameters(window)["sinusoidal.width"]) == 128
    window.screenshot("dimension")
    window.key("ctrl+z", "ctrl+z")
    parameters = scene.parameters(window)
    assert (float(parameters["sinusoidal.base"]), float(parameters["sinusoidal.width"])) \
        == (10000, 64), "one drag is one step"

    for undone in ((31, 40, 9), (31, 40, 4), (31, 12, 4), (20, 12, 4)):
        window.key("ctrl+z")
        assert state() == undone, "one drag is one step"
    assert window.close() == 0
