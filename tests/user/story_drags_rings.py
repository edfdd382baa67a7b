"""In Base the ends of a ring's arcs change the lengths, and a choice names the fourth picture."""

from scene import Scene


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "base", "rope.width": 128, "rope.pair": 53,
                                     "position.training_length": 4096,
                                     "position.target_length": 32768})
    window = desktop.start(scene.path)
    start = scene.saved(window)
    left, top = window.inside(*window.node("Angles seen").box[:2])

    # The ring of pair 63, the last of three rows of five: centre and radius.
    x, y, radius = left + 379, top + 198, 25.5
    window.click(x, y)
    assert scene.parameters(window)["rope.pair"] == 63
    # 27 degrees were seen; the end of that arc is taken up to 90.
    window.drag((x + radius * 0.89, y - radius * 0.455), (x + 19, y - 19), (x, y - radius))
    seen = scene.parameters(window)
    assert 12000 < seen["position.training_length"] < 15500, seen
    assert seen["position.target_length"] == 32768, seen
    window.screenshot("seen")
    window.key("ctrl+z", "ctrl+z")
    assert scene.saved(window) == start

    window.click_on("Growing length")
    assert scene.parameters(window)["base.picture"] == "growing_length"
    window.screenshot("choice")
    window.key("ctrl+z")
    assert scene.saved(window) == start
    assert window.close() == 0
