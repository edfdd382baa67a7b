"""In Base the ends of a ring's arcs change the lengths, and a choice selects the fourth picture."""

from scene import Scene
from window import UPWARDS


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "base", "rope.width": 16, "rope.pair": 7,
                                     "position.training_length": 1024,
                                     "position.target_length": 32768})
    window = desktop.start(scene.path)
    start = scene.saved(window)

    # The slowest pair covered 19 degrees; upwards, the end of that arc continues to 60.
    window.drag_to("Angles seen", "^Training length$", 3000, along=UPWARDS)
    seen = scene.parameters(window)
    assert 3000 <= seen["position.training_length"] < 3500, seen
    assert seen["position.target_length"] == 32768, seen
    window.screenshot("seen")
    window.key("ctrl+z")
    assert scene.saved(window) == start

    window.choose("^Fourth picture$", 2)
    assert scene.parameters(window)["base.picture"] == "growing_length"
    window.screenshot("choice")
    window.key("ctrl+z")
    assert scene.saved(window) == start
    assert window.close() == 0
