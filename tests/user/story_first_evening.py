"""An empty home folder: the start page, its entries and its map, and the first three lessons, with
the program killed in the middle of the second: answers survive, and the path continues."""

import signal

from window import wait_until

IS_FIRST_START = True
PAGE = "^(Start page|起始页)$"
PREDICT = "^(Check my prediction|核对我的预测)$"


def shows_page(window):
    return any("showing" in node.states for node in window.nodes(PAGE))


def story(desktop):
    naming_a_bench_opens_it(desktop)
    window = desktop.start()
    window.resize(1280, 800)
    wait_until(lambda: shows_page(window), "the start page at the first start")
    assert not [node for node in window.nodes("^Continue$") if "showing" in node.states]
    assert "not started" in window.node("^1 Does attention see order").description
    window.screenshot("first")
    first_door_opens_the_first_lesson(window)
    go_to_the_next(window)
    window.node("^Your prediction$", "text")
    window.type("5")  # no answer yet
    kill(desktop, window)
    continue_to_the_third_lesson(desktop)
    continue_after_the_kill(desktop)
    teach(desktop)


def naming_a_bench_opens_it(desktop):
    """Also the bench that every start has anyway."""
    window = desktop.start("--set", "bench=rotations")
    window.node("Score of each pair")
    assert not shows_page(window)
    assert window.close() == 0


def go_to_the_next(window):
    """The way to continue is below the explanation."""
    outcome = window.node("^Outcome$")
    for _ in range(3):
        window.wheel(*window.inside(*outcome.middle), -8)
    window.click_on("^Next: ", "push button")


def kill(desktop, window):
    window.program.process.send_signal(signal.SIGKILL)
    window.program.exit_code()
    desktop.programs.remove(window.program)  # this exit is not an error


def continue_to_the_third_lesson(desktop):
    """The second is asked again and does not count as answered; after it comes the next one on the
    map; the third hides what reveals its answer."""
    window = desktop.start()
    if not shows_page(window):
        window.key("F4")
    wait_until(lambda: shows_page(window), "the start page")
    assert "answered right" not in window.node("^2 ").description
    window.click_on("^Continue$", "push button")
    predict(window, "5")
    go_to_the_next(window)
    window.node("^Never: without an encoding", "radio button")
    window.key("F4")
    wait_until(lambda: shows_page(window), "the page before the third")
    window.click_on("^3 ")
    waves = window.node("^Waves of pairs$")
    assert "After your answer" in waves.description, waves.description
    window.screenshot("covered")
    predict(window, "628.3")
    wait_until(
        lambda: "After your answer" not in window.node("^Waves of pairs$").description,
        "the waves to be uncovered",
    )
    window.screenshot("uncovered")
    window.key("F4")
    wait_until(lambda: shows_page(window), "the page by its key")
    for station in ("^2 ", "^3 "):
        reading = window.node(station).description
        assert "answered right" in reading or "to review" in reading, reading
    assert "not started" in window.node("^4 ").description
    window.screenshot("third")
    window.key("Escape")
    assert window.close() == 0


def predict(window, number):
    window.node("^Your prediction$", "text")
    window.type(number)
    window.key("Return")
    wait_until(lambda: window.nodes("^Outcome$"), "the outcome")


def first_door_opens_the_first_lesson(window):
    window.key("1")
    window.node(PREDICT)
    wait_until(lambda: not shows_page(window), "the page to give way to the lesson")
    answer(window)


def answer(window):
    window.click_on("^Each token keeps its own", "radio button")
    window.click_on(PREDICT, "push button")
    window.node("^(Outcome|结果)$")


def continue_after_the_kill(desktop):
    """A kill does not close the start page: it opens again, and the answer is on the map."""
    window = desktop.start()
    if not shows_page(window):
        window.key("F4")
    wait_until(lambda: shows_page(window), "the start page")
    station = window.node("^1 Does attention see order")
    assert "to review" in station.description, station.description  # right, in an earlier session
    window.node("^Continue$", "push button")
    window.screenshot("continue")
    window.click_on("^9 T5")
    window.node(PREDICT)
    window.key("F4")
    wait_until(lambda: shows_page(window), "the page by its key")
    window.key("Escape")
    wait_until(lambda: not shows_page(window), "the benches by Escape")
    window.node(PREDICT)  # the lesson is beside the bench again
    forget(window)
    assert window.close() == 0


def forget(window):
    """Delete asks for confirmation; then the lesson is open again."""
    window.key("F4")
    wait_until(lambda: shows_page(window), "the page by its key")
    reach(window, "^1 Does attention see order")
    window.key("Delete")
    window.dialog("Delete answers").key("alt+y")
    wait_until(
        lambda: "not started" in window.node("^1 Does attention see order").description,
        "the answer to be forgotten",
    )
    window.key("Escape")


def reach(window, name):
    """By keyboard: from the entries down into the map, whose second column begins with this
    lesson."""
    window.key("Down")
    wait_until(lambda: "focused" in window.node("^31 ").states, "the focus at the first station")
    window.key("Right")
    wait_until(lambda: "focused" in window.node(name).states, f"the focus at {name}")


def teach(desktop):
    """The second entry: a lesson is presented, with the presenter view."""
    window = desktop.start()
    window.resize(1280, 800)
    window.key("F4")
    wait_until(lambda: shows_page(window), "the page by its key")
    window.key("2")
    window.screenshot("teaching")
    window.click_on("^20 Only the distance remains")
    speaker = window.dialog("Presenter")
    speaker.node("Only the distance remains")
    speaker.ask_to_close()
    speaker.wait_until_gone()
    window.activate()
    window.key("Escape")
    assert window.close() == 0
