"""On Base the diamond, the tab, both length lines and the end of the text are dragged."""

import math
import re

from scene import Scene
from window import RIGHTWARDS, UPWARDS, wait_until

BASES_WITH_KNOWN_BOUNDS = (26952, 83764, 629978, 2090180, 8000000)
# The first distance at which the sum over 64 pairs is negative; known for these bases.
FIRST_FAILING = {10000: 1707, 500000: 18438, 1000000: 27115, 5000000: 82999, 8000000: 61936}


def first_failing(base, stretch=1):
    """For 64 pairs, the last one slowed by `stretch` as in NTK-aware scaling."""
    frequencies = [base ** (-pair / 64) * stretch ** (-pair / 63) for pair in range(64)]
    distance = 1
    while sum(math.cos(distance * frequency) for frequency in frequencies) >= 0:
        distance += 1
    return distance


def shown_failing_distance(window):
    """The distance at which the current base fails, as the picture shows it."""

    def failing():
        reading = window.node("^Base bound$", "canvas").description.replace("\u2009", "")
        return re.search(r"first fails at distance (\d+)", reading)

    return int(wait_until(failing, "the failing distance")[1])


SPECTRUM, GROWING = "Wavelength of each pair", "Growing length"


def story(desktop):
    scene = Scene(desktop.folder, **{
        "bench": "base", "rope.width": 128, "rope.pair": 40, "scaling.method": "dynamic_ntk",
        "position.training_length": 4096, "position.target_length": 32768, "base.picture": "growing_length",
        "scaling.current_length": 32768, "position.query": 32767, "position.shown": 65536})
    window = desktop.start(scene.path)
    start = scene.saved(window)

    def number(key):
        return scene.parameters(window)[key]

    def undo(what, times=1):
        window.key(*times * ["ctrl+z"])
        assert scene.saved(window) == start, what

    window.drag_by(SPECTRUM, "^Base$", (0, -35), (0, -30))
    assert 10000 < number("rope.base") <= 100000, "35 pixels are at most a decade"
    undo("a drag of the base is one step")
    window.drag_to(SPECTRUM, "^Base$", 500000, along=UPWARDS)
    assert number("rope.base") == 500000, "the drag stops at the base of Llama 3"
    window.screenshot("base")
    undo("a drag of the base is one step")
    window.drag_to(SPECTRUM, "^Dimension$", 256, 64, along=RIGHTWARDS)
    assert number("rope.width") == 64
    window.screenshot("dimension")
    undo("a drag of the dimension is one step")
    typed(window, number)
    undo("a typed base is one step")

    window.drag_to(SPECTRUM, "^Training length$", 8192, along=UPWARDS)
    trained = number("position.training_length")
    assert 7500 < trained < 9000 and number("scaling.original_length") == trained, trained
    undo("a drag of the training length is one step")
    window.drag_to(SPECTRUM, "^Target length$", 131072, along=UPWARDS)
    assert 120000 < number("position.target_length") < 142000, number("position.target_length")
    window.screenshot("target")
    undo("a drag of the target length is one step")

    growing = window.node(GROWING, "canvas")
    assert "off by more than 0.1 rad in pair 40" in growing.description, growing.description
    window.drag_to(GROWING, "^Query position$", 4096, 2000, along=RIGHTWARDS)
    shorter = scene.parameters(window)
    length = shorter["scaling.current_length"]
    assert 1800 < length < 2200 and shorter["position.query"] == length - 1, shorter
    assert window.node("Growing length").description.startswith("Up to 4")
    assert window.node("Query position, handle").value == length - 1
    window.screenshot("short_text")
    undo("a drag of the end of the text is one step")

    # The base bound is for the frequencies in use, with dynamic NTK: 8·32768/4096 − 7 = 57.
    window.choose("^Fourth picture$", 1)
    assert shown_failing_distance(window) == first_failing(10000, stretch=57)
    window.screenshot("base_bound_of_dynamic_ntk")
    scene.saved(window)
    assert window.close() == 0
    bounds(desktop)


def typed(window, number):
    """Keys select the diamond, move it to the next round number, and type a number."""
    window.act(window.handle(SPECTRUM, "^Base$"), "press")
    window.key("Up")
    assert number("rope.base") == 20000
    window.key("ctrl+z", "Escape", "Return", "Return")
    window.type("1M")
    window.key("Return")
    assert number("rope.base") == 1000000


def bounds(desktop):
    scene = Scene(desktop.folder, **{
        "bench": "base", "rope.width": 128, "rope.pair": 40, "position.training_length": 4096,
        "position.target_length": 3000000, "position.shown": 65536, "base.picture": "base_bound"})  # for seven decades
    window = desktop.start(scene.path)
    start = scene.saved(window)

    def undo(what, times=1):
        window.key(*times * ["ctrl+z"])
        assert scene.saved(window) == start, what

    # The base goes from 10 000 to 10 000 000 and stops where bounds are known: at each stop,
    # once the drag rests, the other picture shows where the sum for exactly that base first fails.
    point = window.handle(SPECTRUM, "^Base$")
    place = window.inside(*point.middle)
    window.press(*place)
    for base in BASES_WITH_KNOWN_BOUNDS:
        place = window.move_until(point, base, place, UPWARDS)
        stop = window.number_of(point)
        assert base <= stop < 1.3 * base, (stop, base)  # a round number or a model's near it
        wait_until(lambda: shown_failing_distance(window) == first_failing(stop),
                   f"the failing distance of {stop}, shown once the drag rests")
    window.release()
    reached = scene.parameters(window)["rope.base"]
    assert reached == 1e7, reached
    window.screenshot("ten_million")
    window.key("ctrl+z")
    assert scene.parameters(window)["rope.base"] == 10000, "the whole way is one step"

    for base, distance in FIRST_FAILING.items():
        window.fill(window.node("^Base$", "text"), str(base))
        wait_until(lambda: window.node("^Base$", "slider").value == base, f"a base of {base}")
        assert shown_failing_distance(window) == distance, (base, distance)
    window.screenshot("known_bounds")
    undo("each typed base but the first, which is the same, is a step", times=len(FIRST_FAILING) - 1)

    assert not [n for n in window.nodes("^Position ruler$") if "showing" in n.states]
    assert window.close() == 0
