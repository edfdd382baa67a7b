"""A lesson taught to its end with the keys of a remote control: the question, the hands, the outcome,
the explanation in pages, back to the start, and the next group."""

import pathlib

from window import wait_until

SCREEN = (1280, 800)
LESSON = pathlib.Path(__file__).resolve().parents[2] / "resources" / "lessons" / "01_order.json"


def story(desktop):
    room = desktop.start(LESSON)
    room.key("F5")
    wait_until(lambda: room.box == (0, 0, *SCREEN), "the window to fill the screen")
    question = room.node("^Question$").description
    assert question.endswith("What happens to the output vectors?"), question
    assert not room.nodes("^(Outcome|Explanation)$")
    room.screenshot("question")

    room.key("shift+F11")
    speaker = desktop.window_of(room.program, "^Presenter view$")
    speaker.click_on("^One more hand for Each token keeps", times=3)
    speaker.click_on("^One more hand for All change", times=3)
    speaker.ask_to_close()
    speaker.wait_until_gone()
    room.activate()

    room.key("period")
    assert "showing" in wait_until(lambda: room.node("^Blank screen$"), "the dark screen").states
    room.key("period")
    wait_until(lambda: not shown(room, "^Blank screen$"), "the picture again")

    room.key("Next")
    told = room.node("^Outcome$").description
    assert "largest change is 0" in told, told
    hands = room.node("^Show of hands$").description
    assert "moves with it: 3 of 6 hands, correct." in hands, hands
    room.screenshot("a tie")

    room.key("Next")
    why = room.node("^Explanation$").description
    assert "equivariant" in why, why
    room.key("Next")
    room.screenshot("second page")
    room.key("Prior")
    room.key("Prior")
    room.node("^Outcome$")

    room.key("l")
    room.key("Tab")
    room.screenshot("another picture")

    room.key("Home")
    again = room.node("^Question$").description
    assert again == question, again
    hands = room.node("^Show of hands$").description
    assert " hands" not in hands, "the next group counts anew"
    room.screenshot("the next group")
    room.key("Next")
    room.node("^Outcome$")
    assert "0 of 0 hands" in room.node("^Show of hands$").description

    room.key("F5")
    room.node("^File$")
    assert room.close() == 0


def shown(window, name):
    return [node for node in window.nodes(name) if "showing" in node.states]
