"""In Base the parameters of a long-context method are dragged, and the distances that the rotation
uses and the temperature of a query follow; the table has the numbers of both, too."""

import csv
import subprocess

from scene import Scene
from window import RIGHTWARDS, wait_until

DISTANCES, TEMPERATURE = "Effective distances", "^Temperature$"


def story(desktop):
    scene = Scene(desktop.folder, **{
        "bench": "base", "rope.width": 128, "position.training_length": 4096, "position.target_length": 32768,
        "base.picture": "distances", "position_map.method": "rerope", "position.shown": 65536})
    window = desktop.start(scene.path)
    start = scene.saved(window)

    def number(key):
        return scene.parameters(window)[key]

    def undo(what):
        window.key("ctrl+z")
        assert scene.saved(window) == start, what

    seen = window.node(DISTANCES, "canvas")
    assert "No visible pair" in seen.description, seen.description
    window.drag_to(DISTANCES, "^Window$", 16384, along=RIGHTWARDS)
    assert 15000 < number("position_map.window") < 18000, number("position_map.window")
    wait_until(lambda: "farther apart" in window.node(DISTANCES, "canvas").description, "what was not trained")
    window.screenshot("window")
    undo("a drag of the window is one step")
    window.drag_to(DISTANCES, "^Target length$", 131072, along=RIGHTWARDS)
    assert 120000 < number("position.target_length") < 142000
    undo("a drag of the target length is one step")
    shares = used_distances(desktop, scene)
    assert sum(shares) == 32768 * 32769 // 2 and shares[512] > 0.9 * sum(shares), shares[512]
    assert window.close() == 0
    temperature(desktop)


def used_distances(desktop, scene):
    written = subprocess.run(
        [desktop.program, "table", "--encoding", "rope", "--quantity", "used_distances"]
        + ["--file", scene.path, "--positions", "0:513"],
        capture_output=True, text=True, check=True).stdout
    return [int(float(row[1])) for row in list(csv.reader(written.splitlines()))[1:]]


def temperature(desktop):
    scene = Scene(desktop.folder, **{
        "bench": "base", "base.picture": "temperature", "temperature.rule": "llama4",
        "position.query": 131071, "position.shown": 262144})
    window = desktop.start(scene.path)
    start = scene.saved(window)
    assert "multiplied by 1.283" in window.node(TEMPERATURE, "canvas").description
    window.drag_to(TEMPERATURE, "^Temperature length$", 1024, along=RIGHTWARDS)
    assert 900 < scene.parameters(window)["temperature.length"] < 1150
    window.screenshot("length")
    window.key("ctrl+z")
    assert scene.saved(window) == start, "a drag of the length is one step"
    window.drag_to(TEMPERATURE, "^Query position$", 8192, along=RIGHTWARDS)
    wait_until(lambda: "131" not in window.node(TEMPERATURE, "canvas").description, "the query's factor")
    window.key("ctrl+z")
    assert scene.saved(window) == start, "a drag of the query is one step"
    assert window.close() == 0
