"""The derivation is done once: every step asked and answered, one wrongly, one broken and mended."""

from scene import Scene
from window import wait_until

# What a person finds with paper and pencil (0- as the tool that types takes a minus for an option) for q = (0.93, 0.65), k = (0.48, -0.83), m = 9, n = 4.
ANSWERS = ("0", "0-0.0931", "1.135", "1.5", "1.088", "7.389", "40", "2", "6", "0", "1.135",
           "0-0.962", "1.2", "5", "4", "69")


def check(window):
    return window.node("Check in double precision").description


def answer(window, text):
    window.click_on("Your answer")
    window.key("ctrl+a")
    window.type(text)
    window.key("Return")


def story(desktop):
    scene = Scene(desktop.folder, bench="derivation")
    window = desktop.start(scene.path)
    window.screenshot("start")

    for index, text in enumerate(ANSWERS):
        step = index + 1
        window.node(f"Step {step}: ")
        assert "Right side" not in check(window), "the answer is hidden until it was asked for"
        if step == 3:
            answer(window, "1.58")
            wait_until(lambda: "Right side" in check(window), "the check to answer")
            assert "You said 1.58" in window.node("Before you go on").description
            window.screenshot("wrong")
        answer(window, text)
        said = wait_until(
            lambda: (lambda words: words if "Right: " in words else "")(
                window.node("Before you go on").description), f"step {step} to be right")
        assert "You said" in said
        assert "Equal up to rounding" in check(window), check(window)
        window.screenshot(f"step{step:02}")
        if step == 2:
            # The conjugate is dropped, and put back.
            ways = next(box for box in window.nodes("", "combo box")
                        if (box.text or "").startswith("Break it"))
            window.click(*window.inside(*ways.middle))
            window.key("Down", "Return")
            wait_until(lambda: "Not equal" in check(window), "the check to turn")
            assert scene.saved(window)["derivation.breaks"] == {"1": 1}
            window.screenshot("broken")
            window.click(*window.inside(*ways.middle))
            window.key("Up", "Return")
            wait_until(lambda: "Equal up to rounding" in check(window), "the tick to come back")
            assert "derivation.breaks" not in scene.saved(window)
        if step < len(ANSWERS):
            window.click_on("Next step")

    saved = scene.saved(window)
    assert len(saved["derivation.predictions"]) == len(ANSWERS), saved["derivation.predictions"]
    assert saved["parameters"]["derivation.step"] == len(ANSWERS)

    # An arrow's tip is dragged: the check follows, and one undo brings it back.
    window.key("Escape")
    steps = window.node("Steps")
    window.click(*window.inside(steps.box[0] + 60, steps.box[1] + steps.box[3] * 21 // 32))
    window.node("Step 11: ")
    before = check(window)
    plane = window.node("Query and key in the plane")
    left, top, width, height = plane.box
    middle = window.inside(left + width // 2, top + height // 2)
    radius = min(height // 2 - 26, width // 2 - 44)
    window.drag((round(middle[0] + 0.93 / 1.5 * radius), round(middle[1] - 0.65 / 1.5 * radius)),
                (middle[0] + 40, middle[1] - 10))
    wait_until(lambda: check(window) != before, "the check to follow the arrow")
    window.key("ctrl+z")
    wait_until(lambda: check(window) == before, "the undo")

    # On the second pass the last step is blank: the principle first.
    again = scene.saved(window)
    assert again["parameters"]["derivation.query_x"] == 0.93
    window.close()
