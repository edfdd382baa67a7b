"""Two models are compared: one is opened, the other opened as A, and every pair shows the
difference."""

import json

from window import wait_until

SMALL = {"model_type": "llama", "head_dim": 64, "num_attention_heads": 32, "rope_theta": 10000.0,
         "max_position_embeddings": 4096}
LARGE = {**SMALL, "rope_theta": 500000.0, "max_position_embeddings": 131072,
         "rope_scaling": {"rope_type": "llama3", "factor": 8.0, "low_freq_factor": 1.0,
                          "high_freq_factor": 4.0, "original_max_position_embeddings": 8192}}


def story(desktop):
    small, large = desktop.folder / "small.json", desktop.folder / "large.json"
    small.write_text(json.dumps(SMALL))
    large.write_text(json.dumps(LARGE))
    window = desktop.start(large)
    window.key("8")
    alone = window.bench_picture()

    def open_as_a(path):
        window.key("ctrl+shift+o")
        dialog = window.dialog()
        dialog.type(str(path))
        dialog.key("Return")
        dialog.wait_until_gone()

    open_as_a(small)
    bar = wait_until(
        lambda: next((n for n in window.nodes("Comparison of A and B") if n.description), None),
        "the comparison to say what differs")
    assert "10\u2009000" in bar.description and "500\u2009000" in bar.description, bar
    both = window.bench_picture()
    assert both != alone, "A lies under the pictures"
    window.screenshot("both")
    window.key("ctrl+z")
    assert window.bench_picture() == alone, "one step of undo takes A away"

    broken = desktop.folder / "broken.json"
    broken.write_text("{")
    open_as_a(broken)
    window.node("broken.json")
    assert not [n for n in window.nodes("Comparison of A and B") if "showing" in n.states]
    assert window.close() == 0
