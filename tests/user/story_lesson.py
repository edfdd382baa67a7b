"""A lesson is played from its start over a prediction to the reveal and back; a broken one is refused."""

import pathlib

from scene import Scene
from window import wait_until

LESSON = pathlib.Path(__file__).resolve().parents[2] / "resources/lessons/03_clocks.json"


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "rotations"})
    window = desktop.start(scene.path)

    window.key("alt+l")
    window.node("^A wall of clocks$", "menu item")
    window.screenshot("menu")
    window.key("Return")
    field = window.node("^Your prediction$", "text")
    start = scene.parameters(window)
    assert start["bench"] == "waves" and start["sinusoidal.width"] == 8
    assert not window.nodes("^Outcome$"), "the prediction comes first"
    window.screenshot("start")

    window.click_on("^Predict, then show$", "push button")
    window.node("The prediction must be a number")
    assert not window.nodes("^Outcome$")
    window.click(*[round(part) for part in window.inside(*field.middle)])
    window.type("10000")
    window.key("Return")
    outcome = window.node("^Outcome$")
    assert "628.3" in outcome.description, outcome.description
    overlooked = window.node("^What this answer overlooks$")
    assert "The base is no wavelength" in overlooked.description
    pinned = scene.saved(window)["pinned"]["parameters"]
    assert abs(pinned["sinusoidal.base"] / (10000 / 6.283185307179586) ** 2 - 1) < 1e-9
    window.screenshot("revealed")

    window.click_on("^Back to the lesson's start$", "push button")
    wait_until(lambda: not window.nodes("^Outcome$"), "the start again")
    assert scene.parameters(window) == start
    assert "pinned" not in scene.saved(window)

    window.resize(1024, 680)
    window.screenshot("small")
    broken = desktop.folder / "broken.json"
    broken.write_text(LESSON.read_text().replace('"sinusoidal.width": 8', '"sinusoidal.wdith": 8'))
    window.key("ctrl+o")
    dialog = window.dialog()
    dialog.type(str(broken))
    dialog.key("Return")
    dialog.wait_until_gone()
    window.node("broken.json, line 15, start/sinusoidal.wdith: there is no parameter")
    window.screenshot("refused")
    assert scene.parameters(window) == start, "a lesson that is refused changes nothing"
    assert window.close() == 0

    mine = desktop.folder / "mine.json"
    mine.write_text(LESSON.read_text().replace("A wall of clocks", "My own lesson"))
    again = desktop.start(mine, "--language", "zh_CN")
    again.node("^您的预测$|^Your prediction$", "text")
    again.screenshot("chinese")
    assert again.close() == 0
