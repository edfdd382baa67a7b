"""On Precision the line of the position is dragged in both pictures; sliders and choices too."""

from scene import Scene
from window import RIGHTWARDS


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "precision", "rope.width": 128,
                                     "position.query": 1000, "position.key": 900})
    window = desktop.start(scene.path)
    window.resize(1280, 1120)  # the whole panel
    window.still_picture()
    start = scene.saved(window)

    def positions():
        parameters = scene.parameters(window)
        return parameters["position.query"], parameters["position.key"]

    def undo(what, times=1):
        window.key(*times * ["ctrl+z"])
        assert scene.saved(window) == start, what

    errors, drift, position = "^Error of the cosine", "^Drift of the score", "^Query position$"
    window.drag_to(errors, position, 5000, 100000, along=RIGHTWARDS)
    query, key = positions()
    assert 90000 < query < 110000 and query - key == 100, (query, key)
    window.screenshot("far")
    window.drag_to(drift, position, 20000, along=RIGHTWARDS)
    query, key = positions()
    assert 18000 < query < 22000 and query - key == 100, (query, key)
    undo("a drag in each picture is one step", times=2)

    window.click(*window.place_of(errors, position))
    window.key("Right", "shift+Right", "Prior")
    assert positions() == (2 * 1011, 2 * 1011 - 100), positions()
    undo("each key is one step", times=3)

    slider = window.node("^Base$", "slider")
    grip = window.inside(slider.box[0] + 73, slider.middle[1])
    window.drag(grip, (grip[0] + 30, grip[1]), step=1)
    assert scene.parameters(window)["rope.base"] > 10000
    undo("a drag of the slider is one step")

    before = window.bench_picture()
    window.click_on("^Angle$", "radio button")
    assert scene.parameters(window)["precision.error"] == "angle"
    assert window.bench_picture().different_pixels(before) > 500
    window.screenshot("angle")
    undo("a choice is one step")
    assert window.close() == 0
