"""In Waves both position lines, the row of a pair and the point of the similarity are dragged."""

from scene import Scene


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "waves", "position.query": 20, "position.key": 12})
    window = desktop.start(scene.path)

    def state():
        parameters = scene.parameters(window)
        return tuple(parameters[key] for key in ("position.query", "position.key",
                                                 "sinusoidal.pair"))

    table = window.node("Table of encodings")
    left, top = window.inside(*table.box[:2])
    cell = (table.box[2] - 104) / 64
    row = (table.box[3] - 56) / 64

    def place(position, column=20):
        return round(left + 40 + (position + 0.5) * cell), round(top + 32 + (column + 0.5) * row)

    window.drag(place(20), place(45), place(31))
    assert state() == (31, 12, 4), state()
    window.drag(place(12), place(40))
    assert state() == (31, 40, 4), state()
    window.drag(place(5, 4), place(5, 9))
    assert state() == (31, 40, 9), state()
    window.screenshot("lines")

    similarity = window.node("^Similarity")
    left, top = window.inside(*similarity.box[:2])
    shift = (similarity.box[2] - 33) / 64

    def point(distance):
        return round(left + 27 + (32 + distance) * shift), top + 120

    window.drag(point(9), point(-30), point(-15))
    assert state() == (31, 16, 9), state()
    window.screenshot("shift")

    for undone in ((31, 40, 9), (31, 40, 4), (31, 12, 4), (20, 12, 4)):
        window.key("ctrl+z")
        assert state() == undone, "one drag is one step"
    assert window.close() == 0
