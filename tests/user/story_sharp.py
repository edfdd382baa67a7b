"""At two pixels per point everything is twice as large, equally sharp, and follows the pointer."""

from scene import Scene

SCREEN = (2720, 1760)
BENCHES = {"2": "waves", "4": "biases", "5": "relative", "3": "rotations"}
FRAMES = ("", "Benches", "Parameters", "Position ruler")


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "rotations"})
    window = desktop.start(scene.path, environment={"QT_SCALE_FACTOR": "2"})
    # Boxes are given in points from the window's corner; each point is two pixels.
    left, top, _, _ = window.node("", "frame").box

    def pixels(node):
        x, y, width, height = node.box
        return 2 * (x - left), 2 * (y - top), 2 * width, 2 * height

    for key, bench in BENCHES.items():
        window.key(key)
        assert scene.parameters(window)["bench"] == bench
        picture = window.still_picture()
        assert (picture.width, picture.height) == (2560, 1600), (picture.width, picture.height)
        parts = [node for node in window.tree()
                 if node.role in ("canvas", "panel") and node.name not in FRAMES and "showing" in node.states]
        assert len(parts) >= 4, parts
        doubled = [node for node in parts if not picture.part(*pixels(node)).is_sharp()]
        assert not doubled, doubled
        window.screenshot(bench)

    def middle(name):
        x, y, width, height = pixels(window.node(name))
        return x + width // 2, y + height // 2

    query = middle("Query position, handle")
    per_position = (query[0] - middle("Key position, handle")[0]) / 5
    window.drag(query, (query[0] + round(20 * per_position), query[1]))
    assert scene.parameters(window)["position.query"] == 29, scene.parameters(window)
    assert window.close() == 0
