"""Compare is opened by its key, a cell is selected and opened in its bench, a claim is voted on and
its verdict read; a parameter changes a verdict; a number shows which of two lines is right."""

import json
import re

from scene import Scene
from window import wait_until


def story(desktop):
    scene = Scene(desktop.folder, bench="rotations")
    window = desktop.start(scene.path)
    window.key("c")
    wait_until(lambda: scene.parameters(window)["bench"] == "compare", "Compare by its key")
    start = scene.saved(window)

    def table():
        return window.node("^Encodings and their properties", "canvas")

    def reading():
        return table().description

    assert reading().startswith("RoPE, Both shifted: spread "), reading()
    assert re.search(r"spread (0\.|[\d.]+×10⁻¹)", reading()), reading()
    window.screenshot("table")

    # A click into the table selects a cell; the arrow keys move on from it.
    left, top = window.inside(*table().box[:2])
    window.click(left + 180, top + 60)
    wait_until(lambda: reading().startswith("None, Both shifted: spread 0"), "the first cell")
    window.key("Down")
    wait_until(lambda: reading().startswith("Sinusoidal, Both shifted: spread"), "the next row")
    assert float(re.search(r"spread ([\d.]+)\.", reading())[1]) > 0.5, reading()
    window.key("Right", "Right", "Right", "Right", "Right")
    wait_until(lambda: reading().startswith("Sinusoidal, Operations: 512."), "the last column")
    window.screenshot("operations")

    # Enter opens the bench that shows it; undo returns to the cell.
    window.key("Return")
    wait_until(lambda: scene.parameters(window)["bench"] == "waves", "Waves to open")
    window.screenshot("opened")
    window.key("ctrl+z")
    wait_until(lambda: scene.parameters(window)["bench"] == "compare", "one step back")
    window.key(*7 * ["ctrl+z"])
    assert scene.saved(window) == start, "each cell on the way is one step"

    # The adviser: the requirements decide which rows are marked, and a click shows why one is not.
    window.pick("^Picture$", "^Adviser$", 1)

    def advice():
        return window.node("^Adviser$", "canvas").description

    wait_until(lambda: advice().startswith("RoPE does not fit: pairs that reach angles not seen"), "the advice")
    window.screenshot("adviser")
    window.pick("^Beyond training length$", "^No$", 0)
    wait_until(lambda: advice().startswith("RoPE fits: each distance"), "texts of the trained length")

    # It has a block, which is copied.
    window.click_on("^config.json…$", "push button")
    block = window.dialog("config.json for this encoding")
    block.screenshot("block")
    block.click_on("^Copy$", "push button")
    copied = json.loads(wait_until(desktop.clipboard_text, "the block on the clipboard"))
    assert copied["max_position_embeddings"] == 4096, copied
    assert copied["rope_parameters"] == {"rope_theta": 10000.0, "rope_type": "default"}, copied
    block.key("Escape")
    block.wait_until_gone()
    window.activate()
    rows = window.node("^Adviser$", "canvas").box
    window.click(*window.inside(rows[0] + 60, rows[1] + 34 + 7.5 * min(38, (rows[3] - 66) / 14)))
    wait_until(lambda: advice().startswith("ALiBi does not fit: one curve"), "why not ALiBi")
    window.key(*3 * ["ctrl+z"])
    assert scene.saved(window) == start, "the picture, the need and the row are three steps"

    # The claims: the verdict is covered until the vote.
    window.click(left + 180, top + 60)
    window.key("c")
    wait_until(lambda: scene.parameters(window).get("compare.picture") == "claims", "the claims")

    def claim():
        return window.node("^Claims$", "canvas").description

    assert "Claim 1 of 17" in claim() and "Verdict" not in claim(), claim()
    window.screenshot("covered")
    left, top = window.inside(*window.node("^Claims$", "canvas").box[:2])
    window.click(left + 40, top + 30)
    window.key("2")
    wait_until(lambda: "Your vote: Holds in part" in claim(), "the vote")
    assert "Verdict: Holds." in claim(), claim()
    assert scene.parameters(window)["bench"] == "compare", "2 votes, and chooses no bench"
    window.screenshot("voted")
    window.key("ctrl+z")
    wait_until(lambda: "Verdict" not in claim(), "the vote to be taken back")
    window.key("ctrl+shift+z")
    wait_until(lambda: "Verdict: Holds." in claim(), "the vote again")

    # C continues; a parameter changes a verdict.
    window.key(*8 * ["c"])
    wait_until(lambda: "Claim 9 of 17" in claim(), "the ninth claim")
    window.key("1")
    wait_until(lambda: "Verdict: Holds." in claim(), "it holds for a table of 512")
    rows = [node for node in window.nodes("^Training length$") if "editable" in node.states][0]
    window.fill(rows, "5000")
    wait_until(lambda: "Verdict: Depends." in claim(), "a longer table")
    window.screenshot("changed")
    mistakes(scene, window)
    window.key("ctrl+s")
    assert window.close() == 0


def mistakes(scene, window):
    """Two lines: a click on the wrong one shows which is right, and what the other costs."""

    def card():
        return window.node("^Mistakes$", "canvas").description

    window.click_on("^Mistakes$", "radio button")
    wait_until(lambda: window.nodes("^Mistakes$", "canvas"), "the mistakes")
    assert "Mistake 1 of 17" in card() and "Verdict" not in card(), card()
    window.screenshot("two_lines")
    left, top = window.inside(*window.node("^Mistakes$", "canvas").box[:2])
    window.click(left + 40, top + 30)
    window.key("2")
    wait_until(lambda: "Your vote: Second is correct" in card(), "the vote")
    assert "Verdict: First is correct." in card(), card()
    assert "With the second line, pair 1 rotates by 0.9997 radians" in card(), card()
    window.screenshot("damage")

    # Enter opens the bench that shows it; undo returns to the card.
    window.key(*14 * ["c"])
    wait_until(lambda: "Mistake 15 of 17" in card(), "Shaw's table")
    window.key("Return")
    wait_until(lambda: scene.parameters(window)["bench"] == "relative", "Relative to open")
    assert scene.parameters(window)["relative.encoding"] == "shaw"
    window.key("ctrl+z")
    wait_until(lambda: "Mistake 15 of 17" in card(), "the card again")

    # Another clip, another number of rows.
    window.key("1")
    wait_until(lambda: "7 rows with the first line" in card(), "the rows of the clip 3")
    window.fill(editable(window, "Clip"), "20")
    wait_until(lambda: "41 rows with the first line" in card(), "those of the clip 20")


def editable(window, label):
    return [node for node in window.nodes(f"^{label}") if "editable" in node.states][0]
