"""In Order a chip is dragged and the number stays 0; an encoding, a mask, a second layer and a
sentence change it."""

import re

from scene import Scene


def differences(window):
    """Per token, per position and pooled, as the picture shows them."""
    reading = window.node("Largest difference of the outputs").description
    return [float(number) for number in re.findall(r"(?<=n |e |d )[0-9.]+", reading)[:3]], reading


def last_token(window):
    """How much its output changes when the tokens before it are reordered, as the picture shows
    it."""
    reading = window.node("^Largest difference of the outputs").description
    return float(re.search(r"last token ([0-9.]+)", reading)[1])


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "order", "order.arrangement": "0 1 2 3"})
    window = desktop.start(scene.path)
    assert not [n for n in window.nodes("^Position ruler$") if "showing" in n.states]
    chips = "^Attention of"

    def place(token):
        return window.place_of(chips, f"^Token {token}:")

    assert differences(window)[0] == [0, 0, 0], differences(window)[1]
    window.drag(place(1), place(2), place(3))
    assert scene.parameters(window)["order.arrangement"] == "1 2 0 3"
    numbers, reading = differences(window)
    assert numbers[0] == 0 and numbers[1] > 0.1 and numbers[2] == 0, reading
    window.screenshot("dragged")
    window.key("ctrl+z")
    assert scene.parameters(window)["order.arrangement"] == "0 1 2 3", "one drag is one step"
    window.key("ctrl+shift+z")

    window.click_on("for each encoding")  # some row in the middle
    window.key(*16 * ["Up"], "Down")
    assert scene.parameters(window)["order.encoding"] == "sinusoidal"
    numbers, reading = differences(window)
    assert numbers[0] > 0.1 and numbers[2] > 0.01, reading
    window.screenshot("sinusoidal")

    fields = [node for node in window.nodes("^Sentence$") if "editable" in node.states]
    window.fill(fields[0], "the dog bites the man")
    typed = scene.parameters(window)
    assert typed["order.sentence"] == "the dog bites the man"
    assert typed["order.arrangement"] == "1 0 2 3 4"
    window.screenshot("sentence")
    window.fill(fields[0], "alone")
    assert scene.parameters(window)["order.sentence"] == "the dog bites the man"
    wrong = [node for node in window.nodes("^Sentence$") if "editable" in node.states]
    assert "2 to 12 tokens" in wrong[0].description, wrong[0].description
    window.screenshot("too-short")
    window.key("Escape")

    window.click(*place(2))
    window.key("Right", "Right")
    assert scene.parameters(window)["order.arrangement"] != typed["order.arrangement"]

    # Without an encoding the mask shows one layer what came before, and two layers in which order.
    window.click_on("for each encoding")
    window.key(*16 * ["Up"])
    window.click_on("^Causal mask$", "check box")
    assert last_token(window) == 0
    window.click_on("^Two$", "radio button")
    assert last_token(window) > 1e-4
    asked = scene.parameters(window)
    assert (asked["order.layers"], asked["order.encoding"]) == ("2", "none"), asked
    window.screenshot("two-layers")
    window.click_on("for each encoding")
    window.key(*16 * ["Up"], *15 * ["Down"])
    assert scene.parameters(window)["order.encoding"] == "deberta"
    window.screenshot("deberta")
    assert window.close() == 0
