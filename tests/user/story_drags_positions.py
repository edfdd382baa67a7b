"""Handles, the bar between them, keys, typing and the wheel move the positions; undo reverts
them."""

from scene import Scene


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "rotations"})
    window = desktop.start(scene.path)

    def positions():
        parameters = scene.parameters(window)
        return parameters["position.query"], parameters["position.key"]

    def shown():
        return scene.parameters(window)["position.shown"]

    query = window.inside(*window.node("Query position, handle").middle)
    key = window.inside(*window.node("Key position, handle").middle)
    per_position = (query[0] - key[0]) / 5

    window.drag(query, (query[0] + round(20 * per_position), query[1]))
    assert positions() == (29, 4), positions()
    window.drag(((query[0] + key[0]) // 2, query[1]), (query[0] + 100, query[1]))
    moved = positions()
    assert moved[0] - moved[1] == 25 and moved[1] > 4, moved
    window.key("ctrl+z")
    assert positions() == (29, 4), "one drag of the bar is one step"
    window.key("ctrl+z")
    assert positions() == (9, 4), "one drag of a handle is one step"
    window.key("ctrl+shift+z")
    assert positions() == (29, 4), positions()
    window.key("ctrl+z")

    window.drag(key, (key[0] + round(30 * per_position), key[1]))
    assert positions() == (9, 34), positions()
    window.key("ctrl+z")
    assert positions() == (9, 4), "one drag of the key's handle is one step"

    curve = window.node("Score against distance")
    left, top = window.inside(*curve.box[:2])
    per_distance = (curve.box[2] - 56) / 64

    def point(distance):
        return round(left + 40 + (32 + distance) * per_distance), top + 100

    window.drag(point(5), point(20), point(-3))
    assert positions() == (1, 4), positions()
    window.key("ctrl+z")
    assert positions() == (9, 4), "one drag of the point is one step"

    window.click_on("Query position, handle")
    window.key("Right", "Right", "shift+Right", "Left")
    assert positions() == (20, 4), positions()

    window.fill(window.node("^Query position$", "text"), "5000000")
    assert positions() == (5000000, 4), positions()
    assert shown() > 5_000_000, shown()
    window.screenshot("far")

    window.key(*5 * ["ctrl+z"])
    assert positions() == (9, 4), positions()
    window.wheel(*query, -35)
    assert shown() == 10_000_000, shown()
    window.screenshot("widest")
    window.key("ctrl+z")
    assert shown() == 64, "one turn of the wheel is one step"
    window.key("ctrl+shift+z")
    window.wheel(*query, 41)
    assert shown() == 8, shown()
    window.screenshot("narrowest")
    assert window.close() == 0
