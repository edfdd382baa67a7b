"""Benches share their base and dimension until a chain icon is clicked: a change on one bench
appears on the others. A link gives the value of one bench to all, and undo restores the separate
values."""

from scene import Scene
from window import wait_until

BASES = ("rope.base", "sinusoidal.base", "functional_relative.base", "xpos.base",
         "transformer_xl.base", "sandwich.base")
DIMENSIONS = ("rope.width", "sinusoidal.width", "functional_relative.width", "learned.width",
              "xpos.width")


def story(desktop):
    desktop.has_started_before()
    window = desktop.start("--set", "bench=waves")
    scene = Scene(desktop.folder)
    scene.save_as(window, desktop.folder / "shared.json")

    def numbers():
        """The bases and the dimensions, each once."""
        saved = scene.parameters(window)
        return {saved[key] for key in BASES}, {saved[key] for key in DIMENSIONS}

    def shows(name, number):
        wait_until(lambda: window.node(f"^{name}$", "slider").value == number, f"{name} {number}")

    def go(bench, picture):
        window.click_on(f"^{bench}$", "list item")  # a digit would go into the field
        window.node(picture, "canvas")

    start = scene.parameters(window)
    assert start["link.base"] and start["link.width"], start
    assert numbers() == ({10000}, {16}), numbers()
    window.screenshot("linked")

    window.fill(window.node("^Dimension$", "text"), "64")
    slider = window.inside(*window.node("^Base$", "slider").middle)
    window.drag(slider, (slider[0] + 40, slider[1]))
    bases, dimensions = numbers()
    assert dimensions == {64} and len(bases) == 1 and bases != {10000}, (bases, dimensions)
    base = bases.pop()
    go("Rotations", "Pairs, rotated")
    shows("Base", base)
    shows("Dimension", 64)
    window.screenshot("in_rotations")

    window.click_on("^Base is shared by all benches")
    window.node("^Base is used only")
    window.fill(window.node("^Base$", "text"), "300")
    window.screenshot("unlinked")
    assert numbers()[0] == {base, 300}, numbers()
    go("Waves", "Table of encodings")
    shows("Base", base)

    window.click_on("^Base is used only")
    window.node("^Base is shared by all benches")
    assert numbers() == ({base}, {64}), numbers()
    window.key("ctrl+z")
    window.node("^Base is used only")
    assert numbers()[0] == {base, 300}, "undo gives each bench its own base again"
    assert window.close() == 0

    # After reopening it is unchanged, and setting a value on opening changes all linked values.
    window = desktop.start(scene.path, "--set", "rope.width=32", "--set", "rope.base=500")
    bases, dimensions = numbers()
    assert bases == {base, 500} and dimensions == {32}, (bases, dimensions)
    assert window.close() == 0
