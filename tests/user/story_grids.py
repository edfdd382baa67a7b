"""On Grids a patch is dragged, the image is divided differently, encodings are selected: the
readings follow."""

import re

from scene import Scene
from window import RIGHTWARDS, wait_until


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "grids", "position.query": 74, "position.key": 121})
    window = desktop.start(scene.path)
    start = scene.saved(window)

    def reading(name="^Similarity to"):
        return window.node(name, "canvas").description

    def similarity():
        return float(re.search(r"have similarity ([^;]+);", reading())[1].replace("\N{MINUS SIGN}", "-"))

    def undo(what, times=1):
        window.key(*times * ["ctrl+z"])
        assert scene.saved(window) == start, what

    assert abs(similarity() - 0.5342) < 1e-4, reading()
    assert "14 × 14 patches" in reading("^Image$"), reading("^Image$")
    window.screenshot("start")

    # The query's patch is dragged in the image.
    place = window.inside(*window.node("^Query patch", "slider").middle)
    window.drag(place, (place[0] + 30, place[1] + 30), (place[0] + 60, place[1] + 50), step=2)
    wait_until(lambda: scene.parameters(window).get("position.query") != 74, "the query to move")
    window.screenshot("dragged")
    undo("a drag is one step")

    # A patch twice as large: 49 of them.
    window.fill([node for node in window.nodes("^Patch$") if "editable" in node.states][0], "32")
    wait_until(lambda: "7 × 7 patches" in reading("^Image$"), "larger patches")
    window.screenshot("large_patches")
    undo("the patch is one step")

    # The first small map is clicked, keys select the others: the large map follows.
    order = ("2-D sinusoidal", "Flattened", "Learned", "Axial RoPE", "Mixed RoPE")
    for name, pairs in (("2-D sinusoidal", "columns: "), ("Flattened", "patch number"),
                        ("Learned", "No pairs"), ("Mixed RoPE", "by row and")):
        window.still_picture()  # what was undone has moved the maps
        maps = window.node("^All encodings$", "canvas")
        window.click(*window.inside(maps.box[0] + 40, maps.box[1] + 60))
        wait_until(lambda: "Chosen: 2-D sinusoidal" in reading("^All encodings$"), "the first map")
        for _ in range(order.index(name)):
            window.key("Right")
        wait_until(lambda: f"Chosen: {name}" in reading("^All encodings$"), f"{name} to be chosen")
        wait_until(lambda: pairs in reading("^Pairs rotated"), "the pairs of it")
        assert reading().startswith(name), reading()
        window.screenshot(name.split()[0].lower())
        undo(f"each choice on the way to {name} is one step", times=1 + order.index(name))

    # The video: the query's token is dragged into the last frame, one row of pairs is taken away.
    window.click_on("^Video$", "radio button")
    wait_until(lambda: "time" in reading(), "the video")
    video = scene.saved(window)
    tokens = re.compile("^Token ([0-9]+): time")
    first = tokens.search(reading())[1]
    place = window.inside(*window.node("^Query token$", "slider").middle)
    maps = window.node("^Similarity to", "canvas")
    last = window.inside(maps.box[0] + maps.box[2] * 3 // 4, maps.box[1] + maps.box[3] // 2)
    window.drag(place, (last[0] - 40, last[1]), last, step=4)
    wait_until(lambda: tokens.search(reading())[1] != first, "the query's token to move")
    window.screenshot("video")
    window.key("ctrl+z")
    assert scene.saved(window) == video, "a drag over frames is one step"

    # The box loses two frames and three rows; a boundary of the sections gives pairs to time.
    window.drag_to("^Time × height", "^Frames of the video$", 2, along=RIGHTWARDS)
    wait_until(lambda: reading("^Time × height").startswith("Frames: 2;"), "two frames")
    window.key("ctrl+z")
    window.drag_to("^Time × height", "^Rows of the video$", 5, along=(0, 1))
    wait_until(lambda: "rows: 5;" in reading("^Time × height"), "five rows")
    window.screenshot("box")
    window.key("ctrl+z")
    assert "20 of the row y" in reading("^Pairs rotated"), reading("^Pairs rotated")
    window.drag_to("^Pairs rotated", "^Last pair of the row y$", 12, along=RIGHTWARDS)
    wait_until(lambda: "12 of the row y" in reading("^Pairs rotated"), "12 pairs of the row")
    assert "32 of the time t" in reading("^Pairs rotated"), reading("^Pairs rotated")
    window.screenshot("sections")
    window.key("ctrl+z")
    assert scene.saved(window) == video, "each drag is one step"
    assert window.close() == 0
