"""A lesson is presented: the presenter view shows the expected answers and counts hands; the
audience sees the question, then the outcome with the hands beside it, and never the notes."""

import pathlib

from window import wait_until

SCREEN = (1280, 800)
LESSON = pathlib.Path(__file__).resolve().parents[2] / "resources" / "lessons" / "21_layouts.json"


def story(desktop):
    presented = desktop.start("--present", LESSON)
    wait_until(lambda: presented.box == (0, 0, *SCREEN), "the window to fill the screen")
    question = presented.node("^Question$")
    assert "What happens to the score?" in question.description
    assert "It stays the same" in presented.node("^Show of hands$").description
    presented.screenshot("question")
    spoken = " ".join(node.description + node.name for node in presented.tree())
    assert "Ask who has loaded weights" not in spoken, "the notes are not for the room"

    presented.key("shift+F11")
    speaker = desktop.window_of(presented.program, "^Presenter view$")
    speaker.node("^Notes$")
    assert "Ask who has loaded weights" in " ".join(n.description for n in speaker.nodes("^Notes$"))
    speaker.click_on("^One more hand for It changes", times=2)
    hands = speaker.click_on("^Hands for It stays")
    speaker.key("ctrl+a")
    speaker.type("11")
    speaker.key("Tab")
    wait_until(lambda: speaker.node("^Hands for It stays").value == 11, "the typed hands")
    assert speaker.node("^Hands for It changes").value == 2, hands
    speaker.screenshot("speaker")
    assert not presented.nodes("^Outcome$"), "nothing is told before the reveal"

    speaker.click_on("^Show the outcome$")
    hands = wait_until(
        lambda: next((n for n in presented.nodes("^Show of hands$") if "of 13 hands" in n.description),
                     None),
        "the hands beside the picture",
    )
    presented.node("^Outcome$")
    assert "It stays the same: 11 of 13 hands, correct." in hands.description
    speaker.screenshot("speaker after")
    speaker.ask_to_close()
    speaker.wait_until_gone()
    presented.activate()
    presented.screenshot("outcome")
    presented.key("Home")
    presented.key("Escape")
    presented.node("^File$")
    assert presented.close() == 0
