"""In Biases one encoding after the other is selected, and its own parameters are dragged."""

import math
import re

from scene import Scene
from window import wait_until

COST_LINE = 24  # pixels at the foot of the picture


def choose(window, method):
    window.choose("^Method$", METHODS.index(method))
    wait_until(lambda: window.node("^Method$", "combo box").text == method, method)


METHODS = ["ALiBi", "Learned relative bias", "T5 buckets", "Swin window", "KERPLE", "FIRE",
           "Sandwich", "None (NoPE)", "CoPE"]


def reading(window):
    """The reading line for query and key, with plain minus signs, while the pointer is
    elsewhere."""
    window.move(400, 60)  # beside the bench's title
    return window.node("Reading line").description.replace("\N{MINUS SIGN}", "-")


def last_number(window):
    return float(re.findall(r"-?\d+\.\d+", reading(window))[-1])


def last_position(window):
    """The position counted from the key to the query."""
    return float(re.search(r"position (-?\d+\.\d+)", reading(window))[1])


class Ruler:
    """T5's ruler of distances: log2(1 + distance) to both sides of the query."""

    def __init__(self, window, largest):
        node = window.node("^Bias of head 3 against distance$", "canvas")
        left, top = window.inside(*node.box[:2])
        self.left, self.right = left + 52, left + node.box[2] - 12
        self.knobs = top + node.box[3] - COST_LINE - 62 + 6
        self.end = math.log2(1 + 2 * largest)

    def knob(self, distance, side):
        share = side * math.log2(1 + distance) / self.end
        return round((self.left + self.right + share * (self.right - self.left)) / 2), self.knobs


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "biases", "position.shown": 64, "alibi.head": 3,
                                     "position.query": 20, "position.key": 12})
    window = desktop.start(scene.path)
    assert last_number(window) == -1.0, reading(window)

    choose(window, "T5 buckets")
    ruler = Ruler(window, 128)
    spaced = reading(window)
    assert "bucket 8" in spaced, spaced
    window.drag(ruler.knob(128, -1), ruler.knob(64, -1))
    assert scene.parameters(window)["t5.max_distance"] == 64
    window.key("ctrl+z")
    window.drag(ruler.knob(128, 1), ruler.knob(32, 1))
    assert scene.parameters(window)["t5.max_distance"] == 32, "both sides move one number"
    window.key("ctrl+z")
    window.drag(ruler.knob(7.5, -1), ruler.knob(3.5, -1))
    assert scene.parameters(window)["t5.buckets"] == 16
    assert "bucket 4" in reading(window), reading(window)  # 4 + floor(4 ln 2 / ln 32)
    window.screenshot("t5")
    window.key("ctrl+z")
    assert reading(window) == spaced, "each drag is one step"

    choose(window, "CoPE")
    node = window.node("^Counted from each key to query 20$", "canvas")
    left, top = window.inside(*node.box[:2])
    counted = last_position(window)
    window.click(left + node.box[2] // 2, top + 8)  # its title: the picture has the keys
    window.key("Return", "Up", "Escape")
    gates = scene.saved(window)["cope.gates"]
    assert list(gates) == ["12"], gates
    assert last_position(window) > counted
    window.screenshot("cope")
    window.key("ctrl+z")
    assert "cope.gates" not in scene.saved(window)
    assert last_position(window) == counted

    choose(window, "Swin window")
    before = last_number(window)
    corner = "^Window width$"
    window.drag_by("by steps down and across$", corner, (-80, 0))
    width = scene.parameters(window)["swin.width"]
    assert 1 <= width < 7, width
    assert last_number(window) != before, "the table is another"
    window.key("ctrl+z")
    assert last_number(window) == before

    choose(window, "FIRE")
    before = last_number(window)
    window.drag_by("^Bias of query 20 against distance$", "^Rate$", (-200, 0))
    c = scene.parameters(window)["fire.c"]
    assert c > 0.1, c
    assert last_number(window) != before
    window.key("ctrl+z")
    assert last_number(window) == before

    for method in METHODS:
        choose(window, method)
        window.screenshot(re.sub("[^a-z]+", "_", method.lower()))
        assert reading(window)
    scene.saved(window)
    assert window.close() == 0
