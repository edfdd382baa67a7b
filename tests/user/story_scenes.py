"""A scene is saved, the program asks before discarding it, and it opens as the same picture."""

from scene import Scene
from window import wait_until


def story(desktop):
    scene = Scene(desktop.folder, **{"bench": "rotations"})
    window = desktop.start(scene.path)
    wait_until(lambda: window.title.startswith("scene.json"), "the name in the title")
    handle = window.inside(*window.node("Query position, handle").middle)
    window.drag(handle, (handle[0] + 100, handle[1]))
    window.click_on("Lock distance", "check box")
    wait_until(lambda: "*" in window.title, "the mark of a change in the title")
    left_as = window.bench_picture()

    window.ask_to_close()
    question = window.dialog()
    question.key("Escape")
    question.wait_until_gone()
    assert window.is_open, "Cancel keeps the window"

    window.ask_to_close()
    question = window.dialog()
    question.key("Return")  # Save is the default
    assert window.program.exit_code() == 0
    again = desktop.start(scene.path)
    assert "checked" in again.node("Lock distance", "check box").states
    opened_as = again.bench_picture()
    assert opened_as == left_as, opened_as.different_pixels(left_as)
    assert again.close() == 0

    broken = desktop.folder / "broken.json"
    broken.write_text('{"format": "position-lab scene", "version": 1, "parameters": ')
    window = desktop.start(scene.path)
    before = scene.saved(window)
    window.key("ctrl+o")
    dialog = window.dialog()
    dialog.type(str(broken))
    dialog.key("Return")
    dialog.wait_until_gone()
    window.node("broken.json cannot be read: .* at line 1, column")
    window.screenshot("refused")
    assert scene.saved(window) == before
    assert window.close() == 0
