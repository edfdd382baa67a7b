"""A model's config.json sets the bench with its real frequencies; the rest of it is named."""

import json

from scene import Scene


def story(desktop):
    config = desktop.folder / "config.json"
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
    assert window.node("Length extension", "combo box").text == "Llama 3"
    window.node("High-frequency turns|Extension factor")
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
    assert window.close() == 0
