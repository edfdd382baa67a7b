"""A screen-reader user opens every window and dialog of the menus, in both languages; then presses,
sets and chooses by name what others click."""

import re

from hearing import Hearing
from scene import Scene
from window import wait_until


def story(desktop):
    scene = Scene(desktop.folder, bench="base")
    window = desktop.start("--language", "en", scene.path)
    hearing = Hearing(window)
    opened = hearing.walk_windows()
    hearing.speak("zh_CN", "简体中文")
    assert len(hearing.walk_windows()) == len(opened) >= 7, opened
    hearing.speak("en", "English")
    hearing.assert_all_clear(300)
    window.key("8")  # Base: the window of kept runs has led to Experiment

    def slider():
        return window.node("^Base$", "slider")

    window.act(slider(), "set", 500000)
    wait_until(lambda: slider().value == 500000, "the base to be set")
    assert scene.parameters(window)["rope.base"] == 500000
    window.act(window.node("^Undo", "push button"), "press")
    wait_until(lambda: slider().value == 10000, "the base to be undone")

    window.choose("^Fourth picture$", 2)  # one that has positions, and so the ruler
    grip = window.node("Query position, handle", "slider")
    window.act(grip, "set", 33)
    wait_until(lambda: scene.parameters(window)["position.query"] == 33, "the query to be moved")

    before = window.node("^Reading line$").description
    window.act(window.node("^All digits$", "check box"), "press")
    wait_until(lambda: len(window.node("^Reading line$").description) > len(before), "all digits")

    window.act(window.node("^Play$", "check box"), "press")
    window.act(window.node("^Pause$", "check box"), "press")

    window.choose("^Fourth picture$", 1)
    wait_until(lambda: scene.parameters(window)["base.picture"] == "base_bound", "the fourth picture")
    handle = window.handle("^Base bound$", "^Base$")
    assert (handle.value, handle.highest) == (10000, 1e12), handle
    window.act(handle, "set", 20000)
    wait_until(lambda: scene.parameters(window)["rope.base"] == 20000, "the handle to be set")
    window.act(window.node("^Undo", "push button"), "press")
    wait_until(lambda: window.number_of(handle) == 10000, "the handle to be undone")

    window.act(window.node("^Parameters$", "check box"), "press")
    wait_until(lambda: not any(re.fullmatch("Rotary fraction", n.name) and "showing" in n.states
                               for n in window.nodes("", "slider")), "the panel to fold away")
    window.act(window.node("^Parameters$", "check box"), "press")
    slider()
    window.screenshot("after")
    window.key("ctrl+s")
    assert window.close() == 0
