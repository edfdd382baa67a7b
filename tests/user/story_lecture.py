"""A lecture is built by dragging and by keys, saved, opened again, and presented with a remote
control; digits count the raised hands."""

import json

from scene import Scene
from window import wait_until

SCREEN = (1920, 1080)


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "rotations", "position.query": 30})
    window = desktop.start(scene.path)
    window.key("ctrl+shift+d")
    window.key("ctrl+shift+d")
    scene.saved(window)
    window.key("ctrl+shift+l")
    made = window.dialog("Lecture")

    # Adds the scene by keys, a lesson by dragging it over the scene, and another one by a double
    # click.
    made.click_on("^The current scene with its series$", "list item")
    made.key("Return")
    placed = made.node(f"^{scene.path.stem} \\(2 states\\)$", "list item")
    first = made.node("^1 Does attention see order", "list item")
    lesson = first.name
    made.drag(made.inside(*first.middle), made.inside(placed.middle[0], placed.box[1] + 3))
    wait_until(lambda: parts_of(made) == [lesson, placed.name], "the lesson before the scene")
    made.screenshot("dragged")
    made.click_on(f"^{placed.name[:5]}", "list item")
    made.key("alt+Up")
    wait_until(lambda: parts_of(made) == [placed.name, lesson], "the scene before the lesson")
    made.key("alt+Down")
    wait_until(lambda: parts_of(made) == [lesson, placed.name], "the scene behind the lesson")

    target = desktop.folder / "evening.json"
    made.click_on("^Save$")
    chooser = window.dialog("Save the lecture")
    chooser.key("ctrl+a")
    chooser.type(str(target))
    chooser.key("Return")
    wait_until(target.exists, "the lecture's file")
    wait_until(lambda: made.title.startswith("evening.json"), "its name in the title")
    saved = json.loads(target.read_text(encoding="utf-8"))
    assert [sorted(part) for part in saved["parts"]] == [["lesson"], ["name", "scene"]], saved
    assert len(saved["parts"][1]["scene"]["series"]) == 2, saved
    made.screenshot("saved")
    made.ask_to_close()
    made.wait_until_gone()
    assert window.close() == 0

    presented = desktop.start("--present", target)
    wait_until(lambda: presented.box == (0, 0, *SCREEN), "the window to fill the screen")
    question = presented.node("^Question$").description
    presented.key("2", "1", "5")
    typed = wait_until(lambda: showing_words(presented, "Hands for"), "the number that is typed")
    assert typed.endswith(": 15."), typed
    presented.screenshot("typed")
    presented.key("Return", "1", "8", "Return")
    counted = showing_words(presented, "Hands for")
    assert ": 8." in counted and ": 15." in counted, counted
    presented.key("Next")
    presented.node("^Outcome$")
    hands = presented.node("^Show of hands$").description
    assert "8 of 23 hands" in hands and "15 of 23 hands" in hands, hands
    presented.screenshot("outcome")
    presented.key("Prior")
    assert presented.node("^Question$").description == question
    presented.key("Next")
    presented.node("^Outcome$")
    for _ in range(9):
        if not shown(presented, "^(Outcome|Explanation)$"):
            break
        presented.key("Next")
    wait_until(lambda: presented.node("Query position, handle").value == 30, "the scene")
    presented.screenshot("scene")
    presented.key("Next")
    presented.key("Prior", "Prior")
    last_hands = presented.node("^Show of hands$").description
    assert "8 of 23 hands" in last_hands and "15 of 23 hands" in last_hands, last_hands
    for _ in range(9):
        if shown(presented, "^Question$"):
            break
        presented.key("Prior")
    assert presented.node("^Question$").description == question
    presented.key("Escape")
    presented.node("^File$")
    assert presented.close() == 0


def parts_of(window):
    """The parts of the lecture, from the top: the items at the right of the window."""
    half = window.box[0] + window.box[2] / 2
    items = [node for node in window.nodes("", "list item")
             if "showing" in node.states and node.middle[0] > half]
    return [node.name for node in sorted(items, key=lambda node: node.box[1])]


def showing_words(window, words):
    description = window.node("^Show of hands$").description
    return description if words in description else ""


def shown(window, name):
    return [node for node in window.nodes(name) if "showing" in node.states]
