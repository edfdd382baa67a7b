"""A lesson is created from the current view, in a form; it appears in the menu, is opened and
answered wrongly, which shows its feedback, and then correctly with other numbers."""

import json

from scene import Scene
from window import wait_until


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "rotations", "position.query": 12, "position.key": 5})
    window = desktop.start(scene.path)
    window.open_menu("^Lessons$")
    window.click_on("^Lesson from this state", "menu item")
    form = window.dialog("^Lesson from this state")
    form.node("^Still empty: Title")
    write(form, "^Title$", "How far apart?")
    write(form, "^Learning goal$", "The distance is what counts.")
    write(form, "^Question$", "How far is the key from the query?")
    write(form, "^Answer$", "position.query - position.kee")
    write(form, "^Outcome$", "It is {answer}. Your answer: {prediction}.")
    write(form, "^Explanation$", "12 - 5, at any place.")
    form.node("^Answer: there is no parameter position.kee .did you mean position.key")
    form.screenshot("wrong")
    write(form, "^Answer$", "position.query - position.key")
    form.node("^The lesson is valid. Its answer at the start is 7")
    write(form, "^Tolerance$", "0.5")
    write(form, "^Wrong answers, one per line$", "position.query + position.key")
    form.node("^Wrong answers, one per line: line 1 must be an answer, a bar")
    form.screenshot("no sentence")
    write(form, "^Wrong answers, one per line$", "position.query + position.key | That adds them.")
    write(form, "^Other values when asked again, one set per line$", "position.key = 3")
    form.node("^The lesson is valid. Its answer at the start is 7")
    form.screenshot("sound")
    reveal(form)
    form.click_on("^Save the lesson$", "push button")
    form.wait_until_gone()
    path = wait_until(lambda: next(desktop.folder.rglob("own_how_far_apart.json"), None), "its file")
    assert json.loads(path.read_text())["start"]["position.query"] == 12
    (path.parent / "torn.json").write_text('{"format": "position-lab lesson"\n "version": 1}')
    play(window)
    assert window.close() == 0


def reveal(form):
    """Ten parameters are called Base: typing selects that of the bench."""
    changed = form.node("^Revealed after the prediction$", "combo box")
    form.click(*form.inside(*changed.middle))
    form.key("Escape")
    form.type("B")  # more keys are a name only if they come quickly
    write(form, "^with the value$", "10000")
    form.node("The reveal changes nothing: the lesson starts with these values")
    form.screenshot("reveals nothing")
    write(form, "^with the value$", "500")
    form.node("^The lesson is valid. Its answer at the start is 7")
    wait_until(lambda: not form.nodes("changes nothing"), "the end of the note")


def play(window):
    window.open_menu("^Lessons$")
    window.click_on("^My lessons$", "menu item")
    window.node("^torn.json: errors", "menu item")
    window.screenshot("menu")
    window.click_on("^How far apart", "menu item")
    window.node("^Your prediction$", "text")
    window.type("17")
    window.key("Return")
    assert "It is 7. Your answer: 17." in window.node("^Outcome$").description
    assert "That adds them." in window.node("^Why this is tempting$").description
    window.screenshot("met")
    window.click_on("^Ask with other numbers$", "push button")
    window.node("^Your prediction$", "text")
    window.type("9.4")
    window.key("Return")
    assert "It is 9. Your answer: 9.4" in window.node("^Outcome$").description
    assert "Correct." in window.nodes("^Your prediction$")[-1].description
    window.screenshot("answered")
    window.open_menu("^Lessons$")
    window.click_on("^My lessons$", "menu item")
    window.click_on("^torn.json: errors", "menu item")
    errors = window.dialog("Errors")
    errors.node("a comma is missing at line 1")
    errors.node("question: it is missing")
    errors.key("Return")
    errors.wait_until_gone()


def write(form, name, text):
    field = form.node(name)
    form.click(*form.inside(*field.middle))
    form.key("ctrl+a")
    form.type(text)
