"""A lesson is played from its start through a prediction to the reveal and back, in both
languages."""

import csv

from scene import Scene
from window import wait_until

PREDICT = "^(Check my prediction|核对我的预测)$"
FIELD = "^(Your prediction|你的预测)$"
OUTCOME = "^(Outcome|结果)$"
BACK = "^(Back to the lesson's start|回到本课起点)$"


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "rotations"})
    window = desktop.start(scene.path)
    window.resize(1280, 1000)  # the whole lesson
    start = play_clocks(scene, window)
    draw_a_curve(window)
    keep_the_answers(desktop, window)
    window.resize(1024, 680)
    window.screenshot("small")
    assert start["bench"] == "waves" and start["sinusoidal.width"] == 8
    assert window.close() == 0

    chinese = desktop.start("--language", "zh_CN")
    chinese.resize(1280, 1000)
    chinese.open_menu("^课程")
    chinese.node("(To review: |待复习：)一墙时钟", "menu item")
    chinese.click_on("^加到词元上$", "menu item")
    chinese.node("^3  一墙时钟.*已作答$", "menu item")
    chinese.screenshot("chinese_menu")
    chinese.click_on("^加到 logit 上$", "menu item")
    chinese.click_on("^13  ALiBi：线性惩罚$", "menu item")
    chinese.node(FIELD, "text")
    chinese.type("ln(100)*2")
    chinese.key("Return")
    assert "9.21" in chinese.node(OUTCOME).description
    chinese.screenshot("chinese")
    chinese.click_on(BACK, "push button")
    chinese.node(FIELD, "text")
    assert chinese.close() == 0


def play_clocks(scene, window):
    """The first lesson; gives its start."""
    window.open_menu("^Lessons$")
    window.click_on("^Added to the token$", "menu item")
    window.screenshot("menu")
    window.click_on("^3  A wall of clocks$", "menu item")
    field = window.node(FIELD, "text")
    opened = scene.path.read_bytes()
    opened_at = scene.path
    scene.save_as(window, scene.path.with_name("lesson.json"))
    assert opened_at.read_bytes() == opened, "the lesson is no version of the scene"
    start = scene.parameters(window)
    assert not window.nodes(OUTCOME), "the prediction comes first"
    window.screenshot("start")

    window.click_on(PREDICT, "push button")
    window.node("Type a number or an expression")
    assert not window.nodes(OUTCOME)
    window.click(*[round(part) for part in window.inside(*field.middle)])
    window.type("10000")
    window.key("Return")
    assert "628.3" in window.node(OUTCOME).description
    assert not window.nodes("Type a number or an expression"), "the message has gone"
    overlooked = window.node("^Why this is tempting$")
    assert "The base is not a wavelength" in overlooked.description
    pinned = scene.saved(window)["pinned"]["parameters"]
    assert abs(pinned["sinusoidal.base"] / (10000 / 6.283185307179586) ** 2 - 1) < 1e-9
    window.screenshot("revealed")

    window.click_on(BACK, "push button")
    wait_until(lambda: not window.nodes(OUTCOME), "the start again")
    assert scene.parameters(window) == start
    assert "pinned" not in scene.saved(window)
    return start


def draw_a_curve(window):
    """A straight line gets the explanation why it is wrong."""
    window.open_menu("^Lessons$")
    window.click_on("^Added to the token$", "menu item")
    window.click_on("^5  Is the difference proportional", "menu item")
    sketch = window.node("a curve to be drawn")
    x, y = (round(part) for part in window.inside(*sketch.middle))
    window.drag((x - 72, y + 55), (x + 90, y - 10))
    window.screenshot("drawn")
    window.click_on(PREDICT, "push button")
    window.node("^Your curve and the true one$")
    assert "Rank correlation" in window.node(FIELD).description
    assert "a straight line" in window.node("^Why this is tempting$").description
    window.screenshot("curves")


def keep_the_answers(desktop, window):
    path = desktop.folder / "answers.csv"
    window.open_menu("^Lessons$")
    window.click_on("^Export answers .CSV.…$", "menu item")
    dialog = window.dialog()
    dialog.type(str(path))
    dialog.key("Return")
    dialog.wait_until_gone()
    wait_until(path.exists, "the answers")
    rows = list(csv.DictReader(path.open(encoding="utf-8")))
    assert [row["lesson"] for row in rows] == ["3_clocks", "5_difference"]
    assert rows[0]["title"] == "A wall of clocks"
    prediction, answer = "prediction (an option from 1)", "answer (an option from 1)"
    assert rows[0][prediction] == "10000" and rows[0]["grade"] == "known_wrong"
    assert abs(float(rows[0][answer]) - 628.3185) < 1e-3
    assert len(rows[1][prediction].split()) == 81 and float(rows[1]["rank_correlation"]) > 0.5
