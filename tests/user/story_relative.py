"""On Relative a query and a key are dragged, terms are ticked, the clip is dragged, words are
changed, a value is dragged and the shift is played: the readings follow."""

import re

from scene import Scene
from window import wait_until


def number(text):
    return float(text.replace("\N{MINUS SIGN}", "-").replace("\u2009", ""))


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "relative", "position.query": 8, "position.key": 1})
    window = desktop.start(scene.path)
    start = scene.saved(window)

    def reading(name="^Logit"):
        return window.node(name, "canvas").description

    def logit():
        return number(re.search(r"logit ([^,]+),", reading())[1])

    def undo(what, times=1):
        window.key(*times * ["ctrl+z"])
        assert scene.saved(window) == start, what

    assert abs(logit() - 1.7327) < 1e-4, reading()
    window.screenshot("start")

    # A tick removes the term from the sum, and restores it.
    terms = window.node("^Terms of the logit$", "canvas")
    left, top = window.inside(*terms.box[:2])
    window.click(left + 8, top + 40)
    wait_until(lambda: "Content–content +0.2385, not included" in reading("^Terms"), "the tick to go")
    assert abs(logit() - (1.7327 - 0.2385)) < 2e-4, reading()
    window.screenshot("unticked")
    undo("a tick is one step")

    # Query and key by their handles.
    window.drag_by("^Logit", "^Query row$", (0, -60), (0, -120))
    moved = scene.parameters(window)["position.query"]
    assert moved < 8, moved
    undo("a drag of the query is one step")
    window.drag_by("^Logit", "^Key column$", (60, 0))
    moved = scene.parameters(window)["position.key"]
    assert moved > 1, moved
    undo("a drag of the key is one step")

    # Another word for the query: terms that read only the key stay.
    before = reading("^Terms")
    words = [node for node in window.nodes("^Words$") if "editable" in node.states]
    window.fill(words[0], "we saw a red fox run by the new mill")
    wait_until(lambda: reading("^Terms") != before, "the words to change")
    unchanged = [part for part in before.split("; ") if part.rstrip(".") in reading("^Terms")]
    assert len(unchanged) == 2 and all("Global" in part for part in unchanged), reading("^Terms")
    window.screenshot("another_word")
    undo("the words are one step")

    # The shift is played to its end by the space bar.
    shift = window.node("^The shift$", "canvas")
    window.click(*window.inside(shift.box[0] + 40, shift.box[1] + shift.box[3] - 4))
    window.key("space")
    wait_until(lambda: reading("^The shift$").startswith("32 of 32"), "the shift to be played")
    window.screenshot("shifted")
    undo("playing is one step")

    # Shaw's clip.
    window.click_on("Shaw", "radio button")
    wait_until(lambda: "per distance up to 3" in reading("^Rows of the table$"), "Shaw's rows")
    rows = window.node("^Rows of the table$", "canvas")
    left, top = window.inside(*rows.box[:2])
    middle = left + rows.box[2] / 2
    pixel = rows.box[2] / 2 / 9.5
    clip = (round(middle + 2.5 * pixel), top + 38)
    window.drag(clip, (round(middle + 3.5 * pixel), clip[1]), (round(middle + 5.5 * pixel), clip[1]),
                step=2)
    wait_until(lambda: scene.parameters(window)["shaw.clip"] == 6, "the clip to be 6")
    window.screenshot("clip")
    undo("the choice and the clip are two steps", times=2)

    window.click_on("DeBERTa", "radio button")
    wait_until(lambda: "Position–content" in reading("^Terms"), "DeBERTa's terms")
    released = logit()
    window.screenshot("deberta")
    window.pick("^Variant$", "Published equation", 1)
    wait_until(lambda: abs(logit() - released) > 1e-3, "the paper's row to be another")
    undo("the choice and the variant are two steps", times=2)
    assert window.close() == 0
