"""A teacher who presents reveals a lesson, opens another bench for a question from the class, drags
there, and returns; outside the presentation that bench has its parameters, and the closed lesson leaves the
switches unchanged."""

import pathlib

from window import wait_until

SCREEN = (1280, 800)
LESSON = pathlib.Path(__file__).parents[2] / "resources/lessons/20_distance.json"


def story(desktop):
    window = desktop.start(str(LESSON))

    def shows(name):
        return bool([n for n in window.nodes(name) if "showing" in n.states])

    window.key("F11")
    wait_until(lambda: window.box == (0, 0, *SCREEN), "the window to fill the screen")
    wait_until(lambda: shows("^Question$"), "the question over the picture")
    window.key("Return")
    wait_until(lambda: shows("^Outcome$"), "the outcome")
    window.screenshot("outcome")
    outcome = window.node("^Outcome$").description
    for to_aside, back in ((("2",), "BackSpace"), (("j", "2"), "Next")):
        for key in to_aside:
            window.key(key)
        window.node("^Table of encodings")
        wait_until(lambda: shows("^Aside$"), "an aside on the other bench")
        words = window.node("^Aside$").description
        assert words.startswith("Waves") and "waits at its outcome. Backspace" in words, words
        query = window.node("^Query position, handle")
        left, top = window.inside(*query.middle)
        window.drag((left, top), (left + 60, top))
        window.screenshot("another bench")
        window.key(back)
        wait_until(lambda: shows("^Outcome$"), "the lesson again")
        assert window.node("^Outcome$").description == outcome
    window.screenshot("back")
    window.key("Escape")

    wait_until(lambda: window.box != (0, 0, *SCREEN), "the window as it was")
    wait_until(lambda: shows("^Outcome$"), "the lesson's page")
    window.key("2")
    wait_until(lambda: shows("^Parameters$"), "the parameters of the bench")
    assert not shows("^Outcome$")
    window.screenshot("desk, another bench")
    window.key("3")
    wait_until(lambda: shows("^Outcome$"), "the lesson's page again")
    window.click_on("^Close the lesson's page$")
    window.node("^The lesson's settings stay")
    window.click_on("^Layouts$")
    window.node("^Columns in two layouts")
    window.screenshot("closed")
    assert window.close() == 0
