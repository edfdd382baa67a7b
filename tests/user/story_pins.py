"""A state is pinned as A, another is dragged on every bench, and both are shown, swapped and
saved."""

from scene import Scene
from window import RIGHTWARDS, UPWARDS, wait_until


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "rotations"})
    window = desktop.start(scene.path)
    window.key("ctrl+shift+a")
    bar = window.node("Comparison of A and B")
    assert bar.description == "", "nothing differs yet"
    start = scene.saved(window)
    pinned = start["pinned"]
    assert pinned["parameters"] == start["parameters"], "A is what was there"

    def across(name, points):
        """Drags through points given as fractions of the picture's size."""
        node = window.node(name)
        left, top = window.inside(*node.box[:2])
        window.drag(*[(round(left + x), round(top + y)) for x, y in points(*node.box[2:])])

    def drag_across(key, drag, changed):
        """Drags on the bench of the key: one undo step, compared with A, which stays."""
        window.key(key)
        before = scene.saved(window)
        drag()
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

    def along(picture, handle, way, *numbers):
        return lambda: window.drag_to(picture, handle, *numbers, along=way)

    spectrum, target = "Wavelength of each pair", "^Target length$"
    position = "^Query position$"
    drag_across("3", lambda: across("Score against distance", on_curve), "position.query")
    drag_across("4", lambda: across("Bias of head", on_matrix), "position.key")
    drag_across("2", along("Table of encodings", position, RIGHTWARDS, 55, 40), "position.query")
    drag_across("8", along(spectrum, target, UPWARDS, 70000, 20000), "position.target_length")
    drag_across("9", along("Error of the", position, RIGHTWARDS, 90000, 2000), "position.query")
    assert "Query position 9" in window.node("Comparison of A and B").description

    window.key("2")
    window.click_on("^Difference$", "radio button")
    window.screenshot("difference-waves")
    window.key("8")
    window.click_on("^A$", "radio button")
    window.screenshot("only-a-base")
    held = scene.saved(window)
    window.drag_by(spectrum, target, (0, -40), (0, 30))
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
    reading = called.node("Comparison of A and B").description
    assert "20" in reading and "Sentence" not in reading, reading
    assert called.close() == 0
