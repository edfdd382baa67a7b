"""In Biases the score of a key, the slope and the number of heads are dragged; the rule for the
slopes changes all of them."""

from scene import Scene
from window import UPWARDS

CURVE, HEADS = "Bias against distance", "All heads"
DOWNWARDS = (0, 1)


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "biases", "position.shown": 16, "alibi.head": 9,
                                     "alibi.heads": 9})
    window = desktop.start(scene.path)
    row = window.node("Attention of query 9")
    left, top = window.inside(*row.box[:2])
    cell = (row.box[2] - 120) / 16
    dot = (round(left + 40 + 6.5 * cell), top + 40)

    window.drag(dot, (dot[0], dot[1] - 10), (dot[0], dot[1] + 10))
    scores = scene.saved(window).get("alibi.scores", {})
    assert list(scores) == ["6"] and -4 < scores["6"] < -2, scores
    window.screenshot("score")
    window.key("ctrl+z")
    assert "alibi.scores" not in scene.saved(window), "one drag of a score is one step"

    slopes(window, scene)
    fields = [node for node in window.nodes("^Heads$") if "editable" in node.states]
    window.fill(fields[0], "12")
    assert scene.parameters(window)["alibi.heads"] == 12
    # Beyond the eighth of twelve heads the published slopes are those of sixteen, every other one.
    published = window.node("Reading line").description
    heads = window.still_picture()
    assert "-3.5355" in published.replace("\N{MINUS SIGN}", "-"), published
    window.click_on("Geometric", "radio button")
    assert scene.parameters(window)["alibi.slopes"] == "geometric"
    geometric = window.node("Reading line").description
    assert "-0.0781" in geometric.replace("\N{MINUS SIGN}", "-"), geometric
    assert window.still_picture().different_pixels(heads) > 1000
    window.screenshot("geometric")
    window.key("ctrl+z", "ctrl+z")
    undone = scene.parameters(window)
    assert (undone["alibi.heads"], undone["alibi.slopes"]) == (9, "published"), undone
    assert window.close() == 0


def slopes(window, scene):
    """The diamond changes the slope of all heads, the tab their number: one step each."""
    before = scene.saved(window)
    heads = window.still_picture()
    window.drag_to(CURVE, "^Largest exponent$", 12, along=UPWARDS)
    assert scene.parameters(window)["alibi.bias_max"] == 12
    assert window.still_picture().different_pixels(heads) > 1000
    window.screenshot("slope")
    window.key("ctrl+z")
    assert scene.saved(window) == before, "one drag of the slope is one step"
    window.drag_to(HEADS, "^Heads$", 12, along=DOWNWARDS)
    assert scene.parameters(window)["alibi.heads"] == 12
    window.screenshot("heads")
    window.key("ctrl+z")
    assert scene.saved(window) == before, "one drag of the heads is one step"
