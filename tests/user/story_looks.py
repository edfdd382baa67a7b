"""Every bench in both themes and both languages, small and large: painted, named and complete."""

import itertools

from scene import Scene

BENCHES = {"1": "order", "2": "waves", "3": "rotations", "4": "biases", "5": "relative",
           "6": "grids", "7": "derivation", "8": "base", "9": "precision", "0": "experiment",
           "c": "compare"}  # by their keys
SIZES = ((1024, 680), (1920, 1080))
GPT_OSS = {"rope.width": 64, "rope.base": 150000, "scaling.method": "yarn", "scaling.factor": 32,
           "scaling.ramp_ends": "exact"}


def assert_named(window):
    unnamed = [node for node in window.tree()
               if {"focusable", "showing"} <= node.states and not (node.name or node.text)
               and node.role not in ("list", "scroll pane")]
    assert not unnamed, unnamed


def story(desktop):
    scene = Scene(desktop.folder, **GPT_OSS)
    for theme, language in itertools.product(("light", "dark"), ("en", "zh_CN")):
        window = desktop.start("--theme", theme, "--language", language, scene.path)
        for size in SIZES:
            window.resize(*size)
            seen = []
            for key, bench in BENCHES.items():
                window.key(key)
                picture = window.still_picture()
                assert picture.has_colours(20)
                assert picture not in seen, f"{key} shows what another key shows"
                seen.append(picture)
                picture.saved(desktop.pictures / f"{bench}_{theme}_{language}_{size[0]}.png")
                if theme == "dark":  # the stories with only a screen reader use the light one
                    assert_named(window)
        assert window.close() == 0
