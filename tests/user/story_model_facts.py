"""Models' config.json files open on Base and show what their authors' code computes."""

import json
import math
import pathlib

from scene import Scene
from window import wait_until

# What each must show: of the state, of the table (attention factor, softmax factor, and the factor
# of the first and the last pair), and of the notes beside the parameters.
FACTS = {
    "DeepSeek-V3": {
        "state": {"rope.width": 192, "rope.rotated_share": 1 / 3, "rope.base": 10000,
                  "scaling.method": "yarn", "scaling.factor": 40, "scaling.original_length": 4096,
                  "rope.pairing": "interleaved", "position.training_length": 4096,
                  "position.target_length": 163840},
        "slow": "9 of 32", "turning": 32,
        "method": "YaRN", "attention": 1, "softmax": (0.1 * math.log(40) + 1) ** 2,
        "factors": (1, 1 / 40), "notes": ("64 of the 192 columns of a head rotate",),
    },
    "gpt-oss-20b": {
        "state": {"rope.width": 64, "rope.base": 150000, "scaling.method": "yarn",
                  "scaling.factor": 32, "scaling.ramp_ends": "exact",
                  "scaling.original_length": 4096, "position.target_length": 131072},
        "slow": "14 of 32",
        "method": "YaRN", "attention": 0.1 * math.log(32) + 1, "softmax": 1,
        "factors": (1, 1 / 32), "notes": ("Window 128, b 150.000",),
    },
    "Phi-3-mini-128k": {
        "state": {"rope.width": 96, "rope.base": 10000, "scaling.method": "longrope",
                  "scaling.original_length": 4096, "position.training_length": 4096,
                  "position.target_length": 131072},
        "slow": "14 of 48", "method": "LongRoPE",
        "attention": math.sqrt(1 + math.log(32) / math.log(4096)), "softmax": 1,
        "factors": ("first", "last"), "notes": (),
    },
    "Gemma-3-4B": {  # two bases: the other one is of the layers with a window
        "state": {"rope.width": 256, "rope.base": 1000000, "scaling.method": "position_interpolation",
                  "scaling.factor": 8, "position.training_length": 32768,
                  "position.target_length": 131072},  # pre-trained on 32K (arXiv:2503.19786)
        "slow": "48 of 128",
        "method": "Position interpolation", "attention": 1, "softmax": 1,
        "factors": (1 / 8, 1 / 8),
        "notes": ("Window 1.024, b 10.000", "Full, b 1.000.000"),
    },
    "Qwen3-8B-YaRN": {
        "state": {"rope.width": 128, "rope.base": 1000000, "scaling.method": "yarn",
                  "scaling.factor": 4, "scaling.original_length": 32768,
                  "position.training_length": 32768, "position.target_length": 131072},
        "slow": "24 of 64",
        "method": "YaRN", "attention": 0.1 * math.log(4) + 1, "softmax": 1,
        "factors": (1, 1 / 4), "notes": (),
    },
}


def table(desktop, scene):
    printed = desktop.tool(desktop.program, "table", "--file", str(scene.path), "--encoding", "rope",
                        "--quantity", "scaling")
    names, *rows = (line.split(",") for line in printed.splitlines())
    number = lambda name, cell: cell if name == "regime" else float(cell)
    return [{name: number(name, cell) for name, cell in zip(names, row)} for row in rows]


def is_near(number, wanted):
    return math.isclose(number, wanted, rel_tol=1e-12)


def story(desktop):
    configs = json.loads(pathlib.Path(__file__).with_name("model_configs.json").read_text())
    scene = Scene(desktop.folder, **{"bench": "base"})
    window = desktop.start(scene.path)
    for name, config in configs.items():
        facts = FACTS[name]
        file = desktop.folder / name / "config.json"
        file.parent.mkdir()
        file.write_text(json.dumps(config))
        window.key("ctrl+o")
        dialog = window.dialog()
        dialog.type(str(file))
        dialog.key("Return")
        dialog.wait_until_gone()
        wait_until(lambda: window.node("Context extension", "combo box").text == facts["method"],
                   f"{name} to show {facts['method']}")
        reading = window.node("^Wavelength of each pair$").description
        assert reading.startswith(f"{facts['slow']} pairs make less than one full rotation"), (name, reading)
        for note in facts["notes"]:
            window.node(note)
        saved = scene.parameters(window)
        assert saved["bench"] == "base", saved
        defaults = {"rope.base": 10000, "rope.pairing": "interleaved"}
        for key, wanted in facts["state"].items():
            assert saved.get(key, defaults.get(key)) == wanted, (name, key, saved.get(key))
        rows = table(desktop, scene)
        assert len(rows) == facts["state"]["rope.width"] // 2, (name, len(rows))
        pairs = facts.get("turning", len(rows))
        assert all(row["regime"] == "resting" for row in rows[pairs:]), name
        first, last = rows[0], rows[pairs - 1]
        assert is_near(first["attention factor"], facts["attention"]), (name, first)
        assert is_near(first["softmax factor"], facts["softmax"]), (name, first)
        long = config.get("rope_scaling", {}).get("long_factor", [])
        wanted = [1 / long[0], 1 / long[-1]] if long else facts["factors"]
        assert is_near(first["factor"], wanted[0]), (name, first)
        assert is_near(last["factor"], wanted[1]), (name, last)
        base = facts["state"]["rope.base"]
        assert is_near(last["plain frequency"], base ** (1 / pairs - 1)), (name, last)
        window.screenshot(name)
    assert window.close() == 0
