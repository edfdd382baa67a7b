"""On Experiment small models are trained: a number appears and changes; training stops and
continues."""

import re

from patience import PATIENCE
from scene import Scene
from window import RIGHTWARDS, wait_until

DOWNWARDS = (0, 1)
FEW = {"experiment.nope": False, "experiment.sinusoidal": False, "experiment.learned": False,
       "experiment.t5": False, "experiment.steps": 300, "experiment.seeds": 8,
       "experiment.training_length": 16, "experiment.doublings": 0, "compare.picture": "claims",
       "compare.claim": 13}


def story(desktop):
    scene = Scene(desktop.folder, bench="rotations", **FEW)
    window = desktop.start(scene.path)
    window.key("0")
    wait_until(lambda: scene.parameters(window)["bench"] == "experiment", "Experiment by its key")

    def trained():
        return int(re.search(r"(\d+)", reading("^Training$"))[1])

    def reading(name):
        return window.node(name, "canvas").description

    # The answers are hidden until a prediction; one click shows them, and one key hides them again.
    answers = "^Accuracy by length$"
    assert "hidden until you rank" in reading(answers), reading(answers)
    window.click_on("^Show results$", "push button")
    wait_until(lambda: reading(answers).startswith("No model with RoPE"), "the answers")
    window.key("ctrl+z")
    wait_until(lambda: "hidden until you rank" in reading(answers), "the cover")
    assert reading("^Training$").startswith("0 of 16 models"), reading("^Training$")
    window.screenshot("before")

    # It starts and is stopped; finished models stay, and the number is there.
    window.click_on("^Train small models$", "push button")
    wait_until(lambda: scene.parameters(window).get("experiment.bet") == "made", "the bet")
    wait_until(lambda: trained() >= 3, "three models")
    window.click_on("^Stop small models$", "push button")
    wait_until(lambda: "the others take up" in reading("^Training$"), "the training to stop")
    there = trained()
    assert 3 <= there < 16, there
    first = reading(answers)
    assert re.match(r"RoPE at length 16: \d+ %, trained here", first), first
    window.screenshot("stopped")

    # It continues to the end, and the mean over more seeds is different.
    window.click_on("^Continue small models$", "push button")
    wait_until(lambda: "all 16 models" in reading("^Training$"), "all models", seconds=4 * PATIENCE)
    window.screenshot("trained")
    assert re.match(r"RoPE at length 16: \d+ %, trained here", reading(answers)), reading(answers)

    # The example whose answer became right: its training is dragged through, and back.
    window.click_on("^An example$", "radio button")
    example = "^An example$"
    wait_until(lambda: re.match(r"RoPE after (.+) of \1 steps", reading(example)), "the example")
    turned = reading(example)
    window.drag_to(example, "^Progress$", 0, along=DOWNWARDS)
    assert re.match(r"RoPE after 0 of .+ steps", reading(example)), reading(example)
    window.key("ctrl+z")
    assert reading(example) == turned, reading(example)
    window.key("ctrl+z")

    # Which pairs RoPE uses: another is frozen, and back.
    window.click_on("^RoPE's pairs$", "radio button")
    pairs = "^RoPE's pairs$"
    wait_until(lambda: reading(pairs).startswith("Pair 0,"), "the pairs")
    assert "trained here; mean over seeds: 8" in reading(pairs), reading(pairs)
    turning = reading(pairs)
    window.drag_to(pairs, "^Frozen pair$", 3, along=RIGHTWARDS)
    assert reading(pairs).startswith("Pair 3,"), reading(pairs)
    assert scene.parameters(window)["experiment.frozen_pair"] == 3
    window.screenshot("pairs")
    window.key("ctrl+z")
    assert reading(pairs) == turning, reading(pairs)
    window.key("ctrl+z")

    # The line of the length is dragged, and the ranking by keys.
    last = reading(answers)
    window.drag_to(answers, "^Length doubled$", 2, along=RIGHTWARDS)
    assert scene.parameters(window)["experiment.doublings"] == 2
    assert reading(answers) != last
    window.key("ctrl+z")
    ranking = reading("^Your ranking")
    assert "1 pair" in ranking and "1 pairs" not in ranking, ranking

    # The trained models are saved under a name, and shown over the results for other numbers.
    window.click_on("^Saved runs…$", "push button")
    runs = window.dialog("Saved runs")
    runs.fill(runs.node("^Name of the run$"), "three hundred")
    runs.click_on("^three hundred$", "table cell")
    runs.key("space")
    laid = "; saved run “three hundred”, trained at length 16: "
    wait_until(lambda: laid in reading(answers), "the run over the answers")
    shown = reading(answers)
    assert shown.split(laid)[0].endswith(shown.split(laid)[1] + ", trained here"), shown
    runs.screenshot("kept")
    window.screenshot("laid")
    runs.key("space")
    wait_until(lambda: laid not in reading(answers), "the run to be gone")
    runs.key("Escape")
    runs.wait_until_gone()

    # A claim of Compare is judged by the trained models, beside the bundled results.
    window.key("c")
    claims = window.node("^Claims$", "canvas").box
    window.click(*window.inside(claims[0] + claims[2] // 2, claims[1] + 16))
    window.key("3")
    wait_until(lambda: "In the models you trained at length 16: 0." in reading("^Claims$"),
               "the verdict by what was trained")
    assert "With the same thresholds: " in reading("^Claims$"), reading("^Claims$")
    window.screenshot("claimed")
    window.key("ctrl+z", "0")
    wait_until(lambda: scene.parameters(window)["bench"] == "experiment", "Experiment again")
    scene.saved(window)
    assert window.close() == 0

    # Another start has them immediately.
    window = desktop.start(scene.path)
    assert reading("^Training$").startswith("all 16 models"), reading("^Training$")
    assert reading(answers) == last
    window.click_on("^Saved runs…$", "push button")
    runs = window.dialog("Saved runs")
    runs.click_on("^three hundred$", "table cell")
    runs.click_on("^Delete…$", "push button")
    window.dialog("Delete the run").key("alt+y")
    wait_until(lambda: not runs.nodes("^three hundred$", "table cell"), "the run to be deleted")
    runs.key("Escape")
    runs.wait_until_gone()
    assert window.close() == 0
