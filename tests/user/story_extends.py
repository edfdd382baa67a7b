"""Llama 2 is extended to 32,768 by YaRN; its block, in a new file, opens with the same state."""

import json

from scene import Scene
from window import wait_until

NUMBERS = ("rope.", "scaling.", "position.training_length", "position.target_length")


def rope_of(parameters):
    return {key: value for key, value in parameters.items() if key.startswith(NUMBERS)}


def type_target(calculator, length):
    """Into the field of the calculator: the panel of the window behind it has one of this name."""
    left, top, width, height = calculator.box
    fields = [node for node in calculator.nodes("Target length", "text")
              if left <= node.box[0] < left + width and top <= node.box[1] < top + height]
    calculator.fill(fields[-1], str(length))


def story(desktop):
    config = desktop.folder / "config.json"
    config.write_text(json.dumps({
        "_name_or_path": "meta-llama/Llama-2-7b-hf", "model_type": "llama", "hidden_size": 4096,
        "num_attention_heads": 32, "max_position_embeddings": 4096, "rope_scaling": None}))
    scene = Scene(desktop.folder, **{"bench": "base"})
    window = desktop.start(scene.path)
    window.key("ctrl+o")
    dialog = window.dialog()
    dialog.type(str(config))
    dialog.key("Return")
    dialog.wait_until_gone()

    window.click_on("^Calculator…$", "push button")
    calculator = window.dialog("Context-length calculator")
    window.node("18 of 64 pairs make less than one full rotation")
    type_target(calculator, 65536)
    calculator.node("65.536 positions: texts 16 times as long")
    type_target(calculator, 32768)
    calculator.act(calculator.node("Use YaRN", "push button"), "press")  # its line may be below
    calculator.node("21 of 64 pairs kept, 25 blended, 18 interpolated .÷8.")
    calculator.node("^Block for YaRN$")  # it has another height
    calculator.still_picture()
    calculator.screenshot("calculator")
    calculator.click_on("^Copy$", "push button")
    copied = wait_until(desktop.clipboard_text, "the block on the clipboard")
    assert json.loads(copied) == {
        "head_dim": 128, "max_position_embeddings": 32768,
        "rope_parameters": {"rope_theta": 10000.0, "rope_type": "yarn", "factor": 8.0,
                            "original_max_position_embeddings": 4096}}, copied
    calculator.key("Escape")
    calculator.wait_until_gone()
    window.activate()
    extended = rope_of(scene.parameters(window))
    assert extended["scaling.method"] == "yarn" and extended["scaling.factor"] == 8, extended

    fresh = desktop.folder / "fresh.json"
    fresh.write_text(copied)
    (desktop.folder / "other").mkdir()
    other_scene = Scene(desktop.folder / "other", **{"bench": "base"})
    other = desktop.start(other_scene.path)
    other.key("ctrl+o")
    dialog = other.dialog()
    dialog.type(str(fresh))
    dialog.key("Return")
    dialog.wait_until_gone()
    assert rope_of(other_scene.parameters(other)) == extended

    # The same by pasting, and back in one step; a wrong text changes nothing.
    other.key("ctrl+z")
    assert other_scene.parameters(other)["scaling.method"] == "none"
    desktop.put_on_clipboard('"rope_scaling": {"type": "yarn", "factor": "eight"}')
    other.key("ctrl+v")
    other.node("The clipboard: rope_scaling.factor is \"eight\"; it must be a number from 1")
    assert other_scene.parameters(other)["scaling.method"] == "none"
    desktop.put_on_clipboard(copied)
    other.key("ctrl+v")
    assert rope_of(other_scene.parameters(other)) == extended
    other.screenshot("pasted")
    other.key("ctrl+z")
    assert other_scene.parameters(other)["scaling.method"] == "none"
    assert other.close() == 0

    desktop.put_on_clipboard("something else")
    window.activate()
    window.click_on("^Copy block$", "push button")
    wait_until(lambda: desktop.clipboard_text() == copied, "the block on the clipboard")
    window.screenshot("panel")
    assert window.close() == 0
