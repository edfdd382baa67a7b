"""The derivation is done once: every step predicted, one wrongly, two broken and mended."""

import re

from scene import Scene
from window import wait_until
from words import Words

# What a person finds with paper and pencil (0- as the tool that types takes a minus for an option)
# for q = (0.93, 0.65), k = (0.48, -0.83), m = 9, n = 4.
ANSWERS = ("0", "0-0.0931", "1.135", "1.5", "1.088", "7.389", "40", "2", "6", "0", "1.135",
           "0-0.962", "1.2", "5", "4", "69")
LAST = len(ANSWERS)


class Page:
    """The bench as a learner uses it, in one language."""

    def __init__(self, desktop, language, **parameters):
        self.words = Words(language)
        self.scene = Scene(desktop.folder, bench="derivation", **parameters)
        self.window = desktop.start("--language", language, self.scene.path)
        self.shot("start")

    def shot(self, name):
        self.window.screenshot(f"{name}_{self.words.language}")

    def check(self):
        return self.window.node(self.words.pattern("Check in double precision")).description

    def question(self):
        return self.window.node(self.words.pattern("Before you go on")).description

    def says(self, source):
        return self.words.start(source) in self.check()

    def wait_for(self, source):
        wait_until(lambda: self.says(source), f"the check to say {source}")

    def is_open(self, step):
        return self.window.node("^" + re.escape(self.words("Step %1: %2").replace(
            "%1", str(step)).replace("%2", self.words.title(step))) + "$")

    def press(self, source):
        self.window.click_on(self.words.pattern(source), "push button")

    def answer(self, text):
        self.window.click_on(self.words.pattern("Your answer"))
        self.window.key("ctrl+a")
        self.window.type(text)
        self.window.key("Return")

    def predict(self, step, text):
        assert not self.says("Right side: %1"), "the answer is hidden until it was asked for"
        self.answer(text)
        right = self.words.start("Right: %1. You said %2.")
        wait_until(lambda: right in self.question(), f"step {step} to be right")
        assert self.says("Equal up to rounding"), self.check()

    def find(self, step, wrong):
        """A blank step: another principle is refused, then the right one is chosen."""
        right = self.words.book["steps"][step - 1]["principle"]
        assert self.words("By which principle does this step follow?") in self.question()
        self.press(self.words.principle(wrong))
        refused = self.words("Not by this: %1").replace("%1", self.words.principle(wrong))
        wait_until(lambda: refused in self.question(), "the principle to be refused")
        self.shot(f"blank{step}")
        self.press(self.words.principle(right))
        wait_until(lambda: self.words.start("Not by this: %1") not in self.question(),
                   "the number to be asked for")

    def choose_way(self, key):
        """Of the ways to break the step the one that the key leads to."""
        start = self.words.start("Break it: %1")
        ways = next(box for box in self.window.nodes("", "combo box")
                    if (box.text or "").startswith(start))
        self.window.click(*self.window.inside(*ways.middle))
        self.window.key(key, "Return")


def first_pass(page):
    for index, text in enumerate(ANSWERS):
        step = index + 1
        page.is_open(step)
        if step == 3:
            page.answer("1.58")
            page.wait_for("Right side: %1")
            assert "1.58" in page.question()
            page.shot("wrong")
            page.answer(text)
            right = page.words.start("Right: %1. You said %2.")
            wait_until(lambda: right in page.question(), "the second answer to be right")
        else:
            page.predict(step, text)
        page.shot(f"step{step:02}")
        if step == 2:
            # The conjugate is dropped, and put back.
            page.choose_way("Down")
            page.wait_for("Not equal")
            assert page.scene.saved(page.window)["derivation.breaks"] == {"1": 1}
            page.shot("broken")
            page.choose_way("Up")
            page.wait_for("Equal up to rounding")
            assert "derivation.breaks" not in page.scene.saved(page.window)
        if step == 8:
            bend_and_mend(page)
        if step == LAST:
            break
        if step % 2:
            page.press("Next step")
        else:
            page.window.key("Escape", "alt+Right")
    saved = page.scene.saved(page.window)
    assert len(saved["derivation.predictions"]) == LAST, saved["derivation.predictions"]
    assert saved["parameters"]["derivation.step"] == LAST


def bend_and_mend(page):
    """An angle of the staircase is dragged off the line by hand, and one undo puts it back."""
    window = page.window
    window.drag_by(page.words.pattern("Angle at each position"), r"^φ\(12\)$", (0, 40))
    wait_until(lambda: not page.says("Equal up to rounding"), "the bent angle to break the step")
    assert "12" in page.scene.saved(window)["derivation.bends"]
    page.shot("bent")
    window.key("ctrl+z")
    page.wait_for("Equal up to rounding")


def drag_an_arrow(page):
    window = page.window
    window.key("Escape")
    steps = window.node(page.words.pattern("Steps"))
    window.click(*window.inside(steps.box[0] + 60, steps.box[1] + steps.box[3] * 21 // 32))
    page.is_open(11)
    before = page.check()
    tip = "^" + page.words("tip of %1").replace("%1", "q") + "$"
    window.drag_by(page.words.pattern("Query and key in the plane"), tip, (-80, 60))
    wait_until(lambda: page.check() != before, "the check to follow the arrow")
    window.key("ctrl+z")
    wait_until(lambda: page.check() == before, "the undo")


def later_passes(page):
    """The last step is blank, then the last two: first the principle, then the number."""
    wrong = {15: "euler", 16: "orthogonality"}
    for blank in ((16,), (15, 16)):
        page.press("Next pass")
        page.is_open(1)
        steps = page.window.node(page.words.pattern("Steps"))
        first = blank[0] - 1
        page.window.click(*page.window.inside(
            steps.box[0] + 60, steps.box[1] + steps.box[3] * (2 * first - 1) // 32))
        page.is_open(first)
        page.predict(first, ANSWERS[first - 1])
        for step in blank:
            page.window.key("Escape", "alt+Right")
            page.is_open(step)
            tiles = {node.name for node in page.window.nodes("", "push button")}
            other = next(key for key in page.words.book["principles"]
                         if page.words.principle(key) in tiles
                         and key != page.words.book["steps"][step - 1]["principle"])
            page.find(step, other if page.words.principle(wrong[step]) not in tiles
                      else wrong[step])
            page.predict(step, ANSWERS[step - 1])
        page.shot(f"pass{len(blank) + 1}")


def derive(desktop, language):
    page = Page(desktop, language)
    first_pass(page)
    drag_an_arrow(page)
    assert page.scene.parameters(page.window)["derivation.step"] == 11
    page.window.close()


def pass_again(desktop, language):
    page = Page(desktop, language, **{"derivation.step": LAST})
    later_passes(page)
    assert page.scene.parameters(page.window)["derivation.pass"] == 3
    page.window.close()


def story(desktop):
    derive(desktop, "en")
