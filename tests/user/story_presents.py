"""A teacher presents: F11, a drag whose change is written, B, a number key, V, Home, Escape."""

from scene import Scene
from window import wait_until

SCREEN = (1280, 800)


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "rotations"})
    window = desktop.start(scene.path)
    start = scene.saved(window)
    usual = window.box

    def change():
        nodes = [n for n in window.nodes("^Last change$") if "showing" in n.states]
        return nodes[0].description if nodes else ""

    def handle():
        return window.node("Query position, handle")

    window.key("F11")
    wait_until(lambda: window.box == (0, 0, *SCREEN), "the window to fill the screen")
    assert not [n for n in window.nodes("^Parameters$") if "showing" in n.states]
    assert not [n for n in window.nodes("^File$") if "showing" in n.states]
    assert change() == "", "nothing has changed yet"
    window.screenshot("prepared")

    left, top = window.inside(*handle().middle)
    window.drag((left, top), (left + 100, top))
    query = int(handle().value)
    assert query > 9, query
    wait_until(lambda: change() == f"m 9 → {query}", "the whole drag in the corner")
    window.move(640, 300)
    window.screenshot("dragged")

    window.key("b")
    blank = wait_until(lambda: window.node("^Blank screen$"), "the blank screen")
    assert "showing" in blank.states
    picture = window.still_picture()
    for x, y in ((5, 5), (640, 400), (1270, 790)):
        assert picture.colour(x, y) == (0, 0, 0), "no picture shines through"
    window.key("1")
    wait_until(
        lambda: not [n for n in window.nodes("^Blank screen$") if "showing" in n.states],
        "any key to bring the picture back",
    )
    assert change() == f"m 9 → {query}", "the key did nothing else"

    window.key("2")
    window.node("^Table of encodings")
    assert change() == f"m 9 → {query}", "another bench is no change"
    window.screenshot("another bench")
    window.key("Home")
    wait_until(lambda: change() == "", "the first slide")
    assert int(handle().value) == 9

    window.key("v")
    window.type("b=1e6")
    wait_until(
        lambda: window.node("^Base$").description.startswith("1\u2009000\u2009000"),
        "the bar to say what it will set",
    )
    assert change() == "", "nothing moves before Enter"
    window.screenshot("typed")
    window.key("Return")
    wait_until(
        lambda: change() == "b 10\u2009000 → 1\u2009000\u2009000", "the typed base in the corner"
    )
    window.key("Home")
    wait_until(lambda: change() == "", "the first slide again")

    window.key("Escape")
    wait_until(lambda: window.box == usual, "the window as it was")
    window.node("^File$")
    assert scene.saved(window) == start
    assert window.close() == 0

    again = desktop.start("--present", scene.path)
    wait_until(lambda: again.box == (0, 0, *SCREEN), "presenting from the start")
    again.key("F11")
    again.node("^File$")
    assert again.close() == 0
