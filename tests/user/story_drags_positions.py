"""Handles, the bar between them, keys, typing and the wheel move the positions; undo goes back."""

from scene import Scene


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "rotations"})
    window = desktop.start(scene.path)

    def positions():
        parameters = scene.parameters(window)
        return parameters["position.query"], parameters["position.key"]

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

    window.click_on("Query position, handle")
    window.key("Right", "Right", "shift+Right", "Left")
    assert positions() == (40, 4), positions()

    field = window.node("^Query position$")
    window.click(*window.inside(*field.middle), times=3)
    window.type("5000000")
    window.key("Return")
    assert positions() == (5000000, 4), positions()
    shown = scene.parameters(window)["position.shown"]
    assert shown > 5000000, shown
    window.screenshot("far")
    window.wheel(*query, 4)
    assert scene.parameters(window)["position.shown"] < shown
    assert window.close() == 0
