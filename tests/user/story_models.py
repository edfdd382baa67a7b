"""A model's config.json sets the bench, and what is not computed of it is said in the window."""

import json

from scene import Scene


def story(desktop):
    config = desktop.folder / "config.json"
    config.write_text(json.dumps({
        "model_type": "llama", "hidden_size": 4096, "num_attention_heads": 32,
        "max_position_embeddings": 131072, "rope_theta": 500000,
        "rope_scaling": {"rope_type": "llama3", "factor": 8.0, "low_freq_factor": 1.0,
                         "high_freq_factor": 4.0, "original_max_position_embeddings": 8192}}))
    scene = Scene(desktop.folder, **{"bench": "waves"})
    window = desktop.start(scene.path)
    window.key("ctrl+o")
    dialog = window.dialog()
    dialog.type(str(config))
    dialog.key("Return")
    dialog.wait_until_gone()
    window.node("rope_scaling: llama3")
    window.screenshot("llama")
    loaded = scene.parameters(window)
    assert loaded["bench"] == "rotations"
    assert loaded["rope.width"] == 128 and loaded["rope.base"] == 500000, loaded
    assert loaded["position.training_length"] == 8192
    assert loaded["position.target_length"] == 131072

    window.click_on("Reset bench", "push button")
    reset = scene.saved(window)
    assert reset["parameters"]["rope.width"] == 16 and "model" not in reset
    window.key("ctrl+z")
    assert scene.parameters(window)["rope.width"] == 128
    assert window.close() == 0
