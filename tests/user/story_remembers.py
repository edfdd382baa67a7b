"""Answers to the derivation survive a restart, in a scene that nobody saved."""

from window import wait_until


def question(window):
    return window.node("^Question").description


def story(desktop):
    window = desktop.start()
    window.key("7")
    window.click_on("^Your answer$", "text")
    window.type("0")
    window.key("Return")
    wait_until(lambda: "Your answer: 0" in question(window), "the answer to be heard")
    assert window.close() == 0  # nothing to confirm: answers are saved without a file

    again = desktop.start()
    again.key("7")
    wait_until(lambda: "Your answer: 0" in question(again), "the answer to be remembered")
    assert again.node("^Check in FP64").description.startswith("Left side")
    again.screenshot("again")
    assert again.close() == 0
