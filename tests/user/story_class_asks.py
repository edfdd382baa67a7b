"""A teacher who presents reveals a lesson, opens another bench for a question from the class, and
returns; outside the presentation that bench has its parameters, and the closed lesson leaves the
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
    window.key("2")
    window.node("^Table of encodings")
    wait_until(lambda: not shows("^Outcome$"), "a bench without the lesson")
    window.screenshot("another bench")
    window.key("Next")
    wait_until(lambda: shows("^Outcome$"), "the lesson again")
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
