"""Number keys change the bench; lines, rows, cells and maps are dragged and clicked."""

from scene import Scene


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "rotations", "position.query": 20,
                                     "position.key": 30})
    window = desktop.start(scene.path)

    window.key("2")
    assert scene.parameters(window)["bench"] == "waves"
    table = window.node("Table of encodings")
    left, top = window.inside(*table.box[:2])
    width, height = table.box[2:]
    window.drag((left + width // 2, top + height - 20), (left + width // 2 + 40, top + height - 20))
    panned = scene.parameters(window)
    assert panned["position.query"] == 20, "a drag on the ground moves no position"
    waves = window.node("Waves of pairs")
    window.click(*window.inside(waves.middle[0], waves.box[1] + waves.box[3] * 3 // 5))
    assert scene.parameters(window)["sinusoidal.pair"] != 4
    window.screenshot("waves")

    window.key("4")
    assert scene.parameters(window)["bench"] == "biases"
    matrix = window.node("Bias of head")
    left, top = window.inside(*matrix.box[:2])
    window.drag((left + 100, top + 250), (left + 140, top + 290))
    moved = scene.parameters(window)
    assert (moved["position.query"], moved["position.key"]) != (20, 30), moved
    assert moved["position.query"] > moved["position.key"], moved
    heads = window.node("All heads")
    window.click(*window.inside(heads.box[0] + 40, heads.box[1] + 60))
    assert scene.parameters(window)["alibi.head"] == 1
    window.screenshot("biases")
    window.key("ctrl+z", "ctrl+z")
    undone = scene.parameters(window)
    assert (undone["position.query"], undone["position.key"]) == (20, 30), undone

    window.key("8")
    assert scene.parameters(window)["bench"] == "base"
    spectrum = window.node("Wavelength of each pair")
    left, top = window.inside(*spectrum.box[:2])
    window.click(left + spectrum.box[2] // 2, top + spectrum.box[3] * 4 // 5)
    assert scene.parameters(window)["rope.pair"] != 2
    window.screenshot("base")
    assert window.close() == 0
