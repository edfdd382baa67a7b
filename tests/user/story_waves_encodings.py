"""On Waves the learned table's end is dragged past positions and back, distances of both signs are
dragged, an odometer steps, and the share of random numbers in a matrix changes: the readings
follow."""

import re

from scene import Scene
from window import RIGHTWARDS, wait_until


def story(desktop):
    scene = Scene(desktop.folder, **{
        "bench": "waves", "position.query": 12, "position.key": 20,
        "learned.training_length": 32})
    window = desktop.start(scene.path)

    def value(key):
        return scene.parameters(window)[key]

    def reading(name):
        return window.node(name, "canvas").description

    def choose(name):
        window.click_on(f"^{name}$", "radio button")

    start = scene.saved(window)
    window.choose("^Encoding$", 1)
    wait_until(lambda: "12" in reading("^Learned table$"), "the learned table")
    window.screenshot("learned")
    window.drag_to("^Learned table$", "^Training length$", 16, along=RIGHTWARDS)
    wait_until(lambda: value("learned.training_length") == 16, "the table to end at 16")
    # The key's position is beyond it now: a blind spot, in the reading of the products.
    wait_until(lambda: "20" in reading("^One row times") and "16" in reading("^One row times"),
               "the key to have no row")
    window.drag_to("^Learned table$", "^Query position$", 40, along=RIGHTWARDS)
    wait_until(lambda: value("position.query") == 40, "the query to stand beyond the table")
    window.screenshot("blind_spot")
    window.key("ctrl+z", "ctrl+z", "ctrl+z")
    assert scene.saved(window) == start, "three steps"

    window.choose("^Encoding$", 2)
    wait_until(lambda: "127 vectors" in reading("^All pairs"), "all pairs")
    window.drag_to("^Vectors of the distances$", "^Distance of query and key$", -8, 15,
                   along=RIGHTWARDS)
    wait_until(lambda: value("position.query") - value("position.key") == 15, "the distance")
    window.screenshot("functional")
    window.key("ctrl+z", "ctrl+z")
    assert scene.saved(window) == start, "two steps"

    choose("Odometer")
    wait_until(lambda: "From 12 to 13" in reading("^Odometer"), "the odometer")
    window.drag_to("^Odometer", "^Query position$", 31, along=RIGHTWARDS)
    wait_until(lambda: "6 of 7 wheels" in reading("^Odometer"), "six wheels to change")
    window.drag_to("^Odometer", "^Radix$", 10, along=RIGHTWARDS)
    wait_until(lambda: "1 of 3 wheels" in reading("^Odometer"), "one wheel of three to change")
    window.screenshot("odometer")
    window.key("ctrl+z", "ctrl+z", "ctrl+z")

    choose("Four terms")
    wait_until(lambda: "position–position term is the same" in reading("^The four terms"), "the identity")
    window.drag_to("^The four terms", "^Random share$", 0.5, along=RIGHTWARDS)
    wait_until(lambda: re.search(r"position–position term changes by .[0-9.]+", reading("^The four terms")),
               "the term of the positions to change")
    assert abs(value("waves.mix") - 0.5) < 0.02, value("waves.mix")
    window.screenshot("terms")
    window.key("ctrl+z", "ctrl+z")
    assert scene.saved(window) == start, "each drag and each choice is one step"
    assert window.close() == 0
