"""On Base points of the spectrum, both length lines and the end of the text are dragged."""

import math
import re

from scene import Scene
from window import wait_until

BASES_WITH_KNOWN_BOUNDS = (26952, 83764, 629978, 2090180, 8000000)
# The first distance at which the sum over 64 pairs is negative; known for these bases.
FIRST_FAILING = {10000: 1707, 500000: 18438, 1000000: 27115, 5000000: 82999, 8000000: 61936}


def first_failing(base, stretch=1):
    """Of 64 pairs, the last one slowed by `stretch` as NTK-aware does."""
    frequencies = [base ** (-pair / 64) * stretch ** (-pair / 63) for pair in range(64)]
    distance = 1
    while sum(math.cos(distance * frequency) for frequency in frequencies) >= 0:
        distance += 1
    return distance


def told_failing(window):
    """The distance at which the present base fails, as the picture says it."""

    def told():
        said = window.node("^Base bound$", "canvas").description.replace("\u2009", "")
        return re.search(r"first fails at distance (\d+)", said)

    return int(wait_until(told, "the failing distance")[1])


class Spectrum:
    """Where the picture has its points and lines, at a width of 128 and seven decades."""

    def __init__(self, window):
        node = window.node("Wavelength of each pair")
        left, top = window.inside(*node.box[:2])
        self.left, self.right = left + 72, left + node.box[2] - 32
        self.handles = left + node.box[2] - 12
        self.head, self.foot = top + 60, top + node.box[3] - 28

    def level(self, positions):
        share = (math.log10(positions) - 0.55) / (7 - 0.55)
        return round(self.foot + share * (self.head - self.foot))

    def handle(self, length):
        return self.handles, self.level(length)

    def point(self, pair, base):
        across = round(self.left + (self.right - self.left) * pair / 63)
        return across, self.level(2 * math.pi * base ** (pair / 64))


def story(desktop):
    scene = Scene(desktop.folder, **{
        "bench": "base", "rope.width": 128, "rope.pair": 40, "scaling.method": "dynamic_ntk",
        "position.training_length": 4096, "position.target_length": 32768, "base.picture": "growing_length",
        "scaling.current_length": 32768, "position.query": 32767, "position.shown": 65536})
    window = desktop.start(scene.path)
    start = scene.saved(window)
    spectrum = Spectrum(window)

    def number(key):
        return scene.parameters(window)[key]

    def undo(what, times=1):
        window.key(*times * ["ctrl+z"])
        assert scene.saved(window) == start, what

    place = spectrum.point(40, 10000)
    window.drag(place, (place[0], place[1] - 30), (place[0], place[1] - 60), step=1)
    assert number("rope.base") > 50000 and number("rope.pair") == 40
    window.screenshot("point")
    undo("a drag of a point is one step")

    window.drag(spectrum.handle(4096), spectrum.handle(8192), step=1)
    trained = number("position.training_length")
    assert 7500 < trained < 9000 and number("scaling.original_length") == trained, trained
    undo("a drag of the training length is one step")
    window.drag(spectrum.handle(32768), spectrum.handle(131072), step=1)
    assert 120000 < number("position.target_length") < 142000, number("position.target_length")
    window.screenshot("target")
    undo("a drag of the target length is one step")

    growing = window.node("Growing length")
    left, top = window.inside(*growing.box[:2])

    def end(length):
        return round(left + 64 + (growing.box[2] - 76) * math.log10(length) / 7), top + 56

    assert "no longer fit pair 40" in growing.description, growing.description
    window.drag(end(32768), end(4096), end(2000), step=1)
    shorter = scene.parameters(window)
    length = shorter["scaling.current_length"]
    assert 1800 < length < 2200 and shorter["position.query"] == length - 1, shorter
    assert window.node("Growing length").description.startswith("Up to 4")
    assert window.node("Query position, handle").value == length - 1
    window.screenshot("short_text")
    undo("a drag of the end of the text is one step")

    # The base bound is that of the ladder in use, with dynamic NTK: 8·32768/4096 − 7 = 57.
    window.click_on("^Base bound$")
    assert told_failing(window) == first_failing(10000, stretch=57)
    window.screenshot("base_bound_of_dynamic_ntk")
    scene.saved(window)
    assert window.close() == 0
    bounds(desktop)


def bounds(desktop):
    scene = Scene(desktop.folder, **{
        "bench": "base", "rope.width": 128, "rope.pair": 40, "position.training_length": 4096,
        "position.target_length": 3000000, "position.shown": 65536, "base.picture": "base_bound"})  # for seven decades
    window = desktop.start(scene.path)
    start = scene.saved(window)
    spectrum = Spectrum(window)

    def undo(what, times=1):
        window.key(*times * ["ctrl+z"])
        assert scene.saved(window) == start, what

    # Pair 48 goes from 10 000 to 8 000 000, and stops where bases are known: at each the other
    # picture says where the sum of that very base fails first.
    window.press(*spectrum.point(48, 10000))
    for before, base in zip((10000, *BASES_WITH_KNOWN_BOUNDS), BASES_WITH_KNOWN_BOUNDS):
        across, level = spectrum.point(48, before)
        for step in range(level, spectrum.point(48, base)[1] - 1, -1):
            window.move(across, step)
        stop = window.node("^Base$", "slider").value
        assert 0.85 * base < stop < 1.15 * base, (stop, base)  # a pixel is an eighth
        assert told_failing(window) == first_failing(stop), stop
    window.release()
    reached = scene.parameters(window)["rope.base"]
    assert 7e6 < reached < 9e6, reached
    window.screenshot("eight_million")
    window.key("ctrl+z")
    assert scene.parameters(window)["rope.base"] == 10000, "the whole way is one step"

    for base, distance in FIRST_FAILING.items():
        window.fill(window.node("^Base$", "text"), str(base))
        wait_until(lambda: window.node("^Base$", "slider").value == base, f"a base of {base}")
        assert told_failing(window) == distance, (base, distance)
    window.screenshot("known_bounds")
    undo("each typed base but the first, which is the same, is a step", times=len(FIRST_FAILING) - 1)

    window.wheel(*window.inside(*window.node("Query position, handle").middle), -3)
    wider = scene.saved(window)["parameters"]
    assert wider.pop("position.shown") > 65536
    assert wider == {key: value for key, value in start["parameters"].items()
                     if key != "position.shown"}
    undo("a turn of the wheel is one step")
    assert window.close() == 0
