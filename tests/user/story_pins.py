"""A state is pinned as A, another is dragged on every bench, and both are seen, swapped and saved."""

import math

from scene import Scene
from window import wait_until


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "rotations"})
    window = desktop.start(scene.path)
    window.key("ctrl+shift+a")
    bar = window.node("Comparison of A and B")
    assert bar.description == "", "nothing differs yet"
    start = scene.saved(window)
    pinned = start["pinned"]
    assert pinned["parameters"] == start["parameters"], "A is what was there"

    def picture(name):
        node = window.node(name)
        return (*window.inside(*node.box[:2]), *node.box[2:])

    def drag_across(key, name, points, changed):
        """Drags on the bench of the key: one step of undo, seen against A, which stays."""
        window.key(key)
        before = scene.saved(window)
        left, top, width, height = picture(name)
        window.drag(*[(round(left + x), round(top + y)) for x, y in points(width, height)])
        after = scene.saved(window)
        assert after["parameters"][changed] != before["parameters"][changed], (key, changed)
        assert after["pinned"] == pinned, "A stays as it was"
        both = window.bench_picture()
        window.screenshot(f"both-{after['parameters']['bench']}")
        window.click_on("^B$", "radio button")
        alone = window.bench_picture()
        assert both != alone, f"the ghost is to be seen on {after['parameters']['bench']}"
        window.click_on("^Both$", "radio button")
        assert window.bench_picture() == both
        window.key("ctrl+z")
        assert scene.saved(window)["parameters"] == before["parameters"], "one drag, one step"
        window.key("ctrl+shift+z")
        assert scene.saved(window)["parameters"] == after["parameters"]

    def on_curve(width, height):
        distance = (width - 56) / 64
        at = lambda wanted: 40 + (wanted + 32) * distance
        return [(at(5), height / 2), (at(-8), height / 2), (at(12), height / 2)]

    def on_matrix(width, height):
        return [(110, 260), (150, 300), (120, 320)]

    def on_table(width, height):
        cell = (width - 104) / 64
        at = lambda position: 40 + (position + 0.5) * cell
        query = scene.parameters(window)["position.query"]
        return [(at(query), 32), (at(55), 32), (at(40), 32)]

    def on_spectrum(width, height):
        target = scene.parameters(window)["position.target_length"] or 32768
        level = lambda length: height - 28 - (math.log10(length) - 0.55) / 5.45 * (height - 88)
        return [(width - 12, level(target)), (width - 12, level(target) - 40),
                (width - 12, level(target) + 30)]

    def on_errors(width, height):
        query = scene.parameters(window)["position.query"]
        at = lambda position: 56 + math.log10(position) / 7 * (width - 208)
        return [(at(query), height / 2), (at(90000), height / 2), (at(2000), height / 2)]

    drag_across("3", "Score against distance", on_curve, "position.query")
    drag_across("5", "Bias of head", on_matrix, "position.key")
    drag_across("2", "Table of encodings", on_table, "position.query")
    drag_across("6", "Wavelength of each pair", on_spectrum, "position.target_length")
    drag_across("7", "Error of the", on_errors, "position.query")
    assert "Query position 9" in window.node("Comparison of A and B").description

    window.key("2")
    window.click_on("^Difference$", "radio button")
    window.screenshot("difference-waves")
    window.key("6")
    window.click_on("^A$", "radio button")
    window.screenshot("only-a-base")
    held = scene.saved(window)
    left, top, width, height = picture("Wavelength of each pair")
    points = [(round(left + x), round(top + y)) for x, y in on_spectrum(width, height)]
    window.drag(*points)
    assert scene.saved(window)["parameters"] == held["parameters"], "A cannot be changed"

    window.key("ctrl+shift+x")
    swapped = scene.saved(window)
    assert swapped["pinned"]["parameters"] == held["parameters"] | {"bench": "base"}
    assert swapped["parameters"] == pinned["parameters"] | {"bench": "base"}
    window.key("ctrl+z")
    assert scene.saved(window) == held, "a swap is undone whole"
    assert window.close() == 0

    again = desktop.start(scene.path)
    wait_until(lambda: again.nodes("Comparison of A and B"), "what is pinned in the scene")
    assert scene.saved(again) == held
    assert again.close() == 0

    called = desktop.start("--language", "en", "--pin", "position.query=20")
    told = called.node("Comparison of A and B").description
    assert "20" in told and "Sentence" not in told, told
    assert called.close() == 0
