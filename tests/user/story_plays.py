"""Playing moves the query until it is stopped or the ruler ends; one undo step reverts all of
it."""

from scene import Scene
from window import wait_until


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "rotations"})
    window = desktop.start(scene.path)
    start = scene.saved(window)

    def query():
        return window.node("Query position, handle").value

    window.click_on("^Play$")
    wait_until(lambda: query() >= 12, "playing to move the query")
    window.screenshot("playing")
    window.click_on("^Pause$")
    window.node("^Play$")
    stopped = scene.parameters(window)
    assert stopped["position.query"] >= 12 and stopped["position.key"] == 4, stopped
    assert query() == stopped["position.query"], "nothing moves on after Pause"
    window.key("ctrl+z")
    assert scene.saved(window) == start, "what was played is one step"

    window.click_on("Lock distance", "check box")
    speed = next(node for node in window.nodes("", "combo box") if node.text == "4 per s")
    window.click(*window.inside(*speed.middle))
    window.key("End", "Return")
    window.key("space")
    wait_until(lambda: query() == 63, "playing to reach the end of the ruler")
    window.node("^Play$")
    ended = scene.parameters(window)
    assert (ended["position.query"], ended["position.key"]) == (63, 58), ended
    window.key("ctrl+z", "ctrl+z")
    assert scene.saved(window) == start
    assert window.close() == 0
