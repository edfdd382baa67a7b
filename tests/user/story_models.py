"""A model's config.json sets the bench to its actual frequencies and lists the other entries. With
an unreadable file the window still opens and shows the reason."""

import json

from scene import Scene
from window import wait_until


def drop_from_a_file_dialog(desktop, scene, file, window):
    """Drags the file out of the dialog of another program: that of a second Position Lab."""
    other = desktop.start(scene.path)
    other.key("ctrl+o")
    dialog = other.dialog()
    dialog.type(str(file.parent))
    dialog.key("Return")
    shown = other.node(f"^{file.name}$", "table cell")
    place = dialog.inside(*shown.middle)
    dialog.click(place[0], place[1] + 100)  # away with the list of suggested names
    left, top, width, _ = window.box
    dialog.drag(place, dialog.inside(left + width - 60, top + 60), into=window)
    wait_until(lambda: "*" in window.title, "the dropped file to change the scene")
    dialog.activate()
    dialog.key("Escape")
    dialog.wait_until_gone()
    assert other.close() == 0
    window.activate()


def story(desktop):
    config = desktop.folder / "model" / "config.json"
    config.parent.mkdir()
    config.write_text(json.dumps({
        "model_type": "llama", "hidden_size": 4096, "num_attention_heads": 32,
        "max_position_embeddings": 131072, "rope_theta": 500000,
        "sliding_window": 4096,
        "rope_scaling": {"rope_type": "llama3", "factor": 8.0, "low_freq_factor": 1.0,
                         "high_freq_factor": 4.0, "original_max_position_embeddings": 8192}}))
    scene = Scene(desktop.folder, **{"bench": "waves"})
    window = desktop.start(scene.path)
    window.key("ctrl+o")
    dialog = window.dialog()
    dialog.type(str(config))
    dialog.key("Return")
    dialog.wait_until_gone()
    window.node("sliding_window: 4096")
    assert window.node("Context extension", "combo box").text == "Llama 3"
    window.node("High-frequency rotations|Scaling factor")
    window.screenshot("llama")
    loaded = scene.parameters(window)
    assert loaded["bench"] == "rotations"
    assert loaded["rope.width"] == 128 and loaded["rope.base"] == 500000, loaded
    assert loaded["scaling.method"] == "llama3" and loaded["scaling.factor"] == 8, loaded
    assert loaded["position.training_length"] == 8192
    assert loaded["position.target_length"] == 131072

    window.click_on("Reset bench", "push button")
    reset = scene.saved(window)
    assert reset["parameters"]["rope.width"] == 16 and "model" not in reset
    assert reset["parameters"]["scaling.method"] == "none"
    window.key("ctrl+z")
    assert scene.parameters(window)["rope.width"] == 128

    window.choose("Model preset", r"^Qwen3-8B \+ YaRN")
    chosen = scene.saved(window)
    assert chosen["model"]["name"] == "Qwen3-8B + YaRN 128K", chosen["model"]
    assert chosen["parameters"]["scaling.method"] == "yarn", chosen["parameters"]
    assert chosen["parameters"]["rope.base"] == 1000000, chosen["parameters"]

    drop_from_a_file_dialog(desktop, scene, config, window)
    dropped = scene.parameters(window)
    assert dropped["rope.base"] == 500000, dropped
    assert dropped["scaling.method"] == "llama3", dropped
    window.screenshot("dropped")
    assert window.close() == 0

    # As from the desktop: nobody reads standard error.
    config.write_text("{'model_type': 'llama'}\n")
    window = desktop.start(config)
    window.node("double quotation marks at line 1")
    window.screenshot("wrong")
    assert window.close() == 0
