"""In Order a chip is dragged and the number stays 0; an encoding, a mask and a sentence change it."""

import re

from scene import Scene


def differences(window):
    """By token, by place and pooled, as the picture tells them."""
    told = window.node("Largest difference of the outputs").description
    return [float(number) for number in re.findall(r"(?<=n |e |d )[0-9.]+", told)[:3]], told


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "order", "order.arrangement": "0 1 2 3"})
    window = desktop.start(scene.path)
    assert not [n for n in window.nodes("^Position ruler$") if "showing" in n.states]
    chips = window.node("Attention of")
    left, top = window.inside(*chips.box[:2])
    width, height = chips.box[2:]
    pitch = min(116, (width - 84) / 4)
    row = top + 28 + (height - 28) / 2 + min(72, max(20, (height - 28) * 0.13)) / 2 + 33

    def place(index):
        return round(left + 84 + (index + 0.5) * pitch), round(row)

    assert differences(window)[0] == [0, 0, 0], differences(window)[1]
    window.drag(place(0), place(1), place(2))
    assert scene.parameters(window)["order.arrangement"] == "1 2 0 3"
    numbers, told = differences(window)
    assert numbers[0] == 0 and numbers[1] > 0.1 and numbers[2] == 0, told
    window.screenshot("dragged")
    window.key("ctrl+z")
    assert scene.parameters(window)["order.arrangement"] == "0 1 2 3", "one drag is one step"
    window.key("ctrl+shift+z")

    sinusoids = window.node("under each encoding")
    x, y = window.inside(*sinusoids.box[:2])
    pitch_of_rows = min(38, (sinusoids.box[3] - 52) / 7)
    window.click(x + 60, round(y + 52 + 1.5 * pitch_of_rows))
    assert scene.parameters(window)["order.encoding"] == "sinusoidal"
    numbers, told = differences(window)
    assert numbers[0] > 0.1 and numbers[2] > 0.01, told
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

    window.click(*place(0))
    window.key("Right", "Right")
    assert scene.parameters(window)["order.arrangement"] != typed["order.arrangement"]
    assert window.close() == 0
