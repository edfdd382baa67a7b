"""A lesson is presented to its end with a remote control: the question, the raised hands, the
outcome, the explanation in pages, back to the start, and the next group."""

import pathlib

from window import wait_until

SCREEN = (1280, 800)
LESSON = pathlib.Path(__file__).resolve().parents[2] / "resources" / "lessons" / "01_order.json"


def story(desktop):
    presented = desktop.start(LESSON)
    presented.key("F5")
    wait_until(lambda: presented.box == (0, 0, *SCREEN), "the window to fill the screen")
    question = presented.node("^Question$").description
    assert question.endswith("What happens to the output vectors?"), question
    assert not presented.nodes("^(Outcome|Explanation)$")
    presented.screenshot("question")

    presented.key("shift+F11")
    speaker = desktop.window_of(presented.program, "^Presenter view$")
    speaker.click_on("^One more hand for Each token keeps", times=3)
    speaker.click_on("^One more hand for All change", times=3)
    speaker.ask_to_close()
    speaker.wait_until_gone()
    presented.activate()

    presented.key("period")
    assert "showing" in wait_until(lambda: presented.node("^Blank screen$"), "the dark screen").states
    presented.key("period")
    wait_until(lambda: not shown(presented, "^Blank screen$"), "the picture again")

    presented.key("Next")
    outcome = presented.node("^Outcome$").description
    assert "largest change is 0" in outcome, outcome
    hands = presented.node("^Show of hands$").description
    assert "moves with it: 3 of 6 hands, correct." in hands, hands
    presented.screenshot("a tie")

    presented.key("Next")
    why = presented.node("^Explanation$").description
    assert "equivariant" in why, why
    presented.key("Next")
    presented.screenshot("second page")
    presented.key("Prior")
    presented.key("Prior")
    presented.node("^Outcome$")

    presented.key("l")
    presented.key("Tab")
    presented.screenshot("another picture")

    presented.key("Home")
    again = presented.node("^Question$").description
    assert again == question, again
    hands = presented.node("^Show of hands$").description
    assert " hands" not in hands, "the next group counts anew"
    presented.screenshot("the next group")
    presented.key("Next")
    presented.node("^Outcome$")
    assert "0 of 0 hands" in presented.node("^Show of hands$").description

    presented.key("F5")
    presented.node("^File$")
    assert presented.close() == 0


def shown(window, name):
    return [node for node in window.nodes(name) if "showing" in node.states]
