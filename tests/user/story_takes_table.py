"""A learned table is moved from Experiment to Biases: a number changes, and back."""

from scene import Scene
from story_bias_encodings import last_number
from window import wait_until


def story(desktop):
    scene = Scene(desktop.folder, **{
        "bench": "experiment", "experiment.bet": "waived", "experiment.task": "back",
        "experiment.encoding": "t5", "biases.encoding": "t5",
        "position.query": 20, "position.key": 17})
    window = desktop.start(scene.path)

    # T5's model had to look three positions back: its table has the largest number there.
    window.click_on("^Use the table$", "push button")
    wait_until(lambda: scene.parameters(window)["bench"] == "biases", "Biases")
    assert scene.parameters(window)["t5.table"] == "back"
    learned = last_number(window)
    assert learned > 3, learned
    window.node("^Table$", "combo box")
    window.screenshot("taken")

    # One undo returns to Experiment, and the numbers of Biases are untrained as before.
    window.key("ctrl+z")
    wait_until(lambda: scene.parameters(window)["bench"] == "experiment", "Experiment again")
    window.key("4")
    wait_until(lambda: scene.parameters(window)["bench"] == "biases", "Biases by its key")
    assert scene.parameters(window).get("t5.table", "untrained") == "untrained"
    assert abs(last_number(window)) < 1, last_number(window)

    scene.saved(window)
    assert window.close() == 0
