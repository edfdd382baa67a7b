"""A model whose layers differ: the layers with the shown numbers are a choice, and two of them are
compared as A and B."""

import json

from scene import Scene
from window import wait_until


def story(desktop):
    config = desktop.folder / "model" / "config.json"
    config.parent.mkdir()
    config.write_text(json.dumps({
        "model_type": "gemma3_text", "head_dim": 256, "num_attention_heads": 8,
        "num_hidden_layers": 34, "max_position_embeddings": 131072, "rope_theta": 1000000,
        "rope_local_base_freq": 10000, "sliding_window": 1024,
        "rope_scaling": {"rope_type": "linear", "factor": 8.0}}))
    scene = Scene(desktop.folder, **{"bench": "base"})
    window = desktop.start(scene.path)
    window.key("ctrl+o")
    dialog = window.dialog()
    dialog.type(str(config))
    dialog.key("Return")
    dialog.wait_until_gone()
    layers = window.node("^Layers$", "combo box")
    assert layers.text.startswith("Full, b 1") and layers.text.endswith("· 5"), layers.text
    window.node("Not in the file, set by the class")
    full = scene.saved(window)
    assert full["model"]["layers"] == "full", full["model"]
    assert full["parameters"]["scaling.factor"] == 8, full["parameters"]

    window.key("ctrl+shift+a")  # the full layers are A
    window.choose("^Layers$", "^Window")
    wait_until(lambda: "Window 1" in window.node("^Layers$", "combo box").text,
               "the layers with a window")
    window.screenshot("window")
    both = scene.saved(window)
    assert both["model"]["layers"] == "window", both["model"]
    assert both["parameters"]["rope.base"] == 10000, both["parameters"]
    assert both["parameters"]["scaling.method"] == "none", both["parameters"]
    assert both["pinned"]["parameters"]["rope.base"] == 1000000, both["pinned"]

    window.key("ctrl+z")  # one step
    wait_until(lambda: scene.saved(window)["model"]["layers"] == "full", "the step to be undone")
    assert scene.parameters(window)["rope.base"] == 1000000

    strip = window.node("^Layers of the model", "")
    window.click(*window.inside(strip.box[0] + 3 * 16 + 8, strip.box[1] + 9))  # layer 3
    wait_until(lambda: "Window 1" in window.node("^Layers$", "combo box").text,
               "the kind of the cell that was clicked")
    assert scene.parameters(window)["rope.base"] == 10000
    window.screenshot("strip")
    window.key("ctrl+z")
    wait_until(lambda: scene.parameters(window)["rope.base"] == 1000000, "the click to be a step")

    rows = desktop.tool(desktop.program, "table", "--file", str(config), "--encoding", "rope",
                        "--quantity", "layers").splitlines()
    assert len(rows) == 35, len(rows)
    names = rows[0].split(",")
    fifth, sixth = (dict(zip(names, row.split(","))) for row in rows[5:7])
    assert (fifth["attention"], sixth["attention"]) == ("window", "full"), (fifth, sixth)
    assert fifth["window"] == "1024" and float(fifth["base"]) == 10000, fifth
    assert sixth["window"] == "" and float(sixth["base"]) == 1000000, sixth
    assert window.close() == 0
