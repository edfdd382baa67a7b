"""Folded panels stay folded after a restart; broken settings do no harm."""

from window import wait_until

BOTH = {"Benches", "Parameters"}


def shown_panels(window):
    panels = [node for node in window.tree() if node.role in ("list", "panel")]
    return {node.name for node in panels if node.name in BOTH and "showing" in node.states}


def fold(window, name, left):
    """Clicks the handle at the bench's edge."""
    window.click_on(f"^{name}$", "check box")
    wait_until(lambda: shown_panels(window) == left, f"{left} to be left")


def story(desktop):
    window = desktop.start()
    wait_until(lambda: shown_panels(window) == BOTH, "both panels at first")
    fold(window, "Parameters", {"Benches"})
    assert window.close() == 0

    window = desktop.start()
    wait_until(lambda: shown_panels(window) == {"Benches"}, "the parameters to stay folded")
    window.key("F11")
    wait_until(lambda: not shown_panels(window), "the room to see neither")
    window.key("Escape")
    wait_until(lambda: shown_panels(window) == {"Benches"}, "the panels as they were")
    fold(window, "Bench list", set())
    assert window.close() == 0

    window = desktop.start()
    wait_until(lambda: not shown_panels(window), "both to stay folded, whatever the room saw")
    window.screenshot("folded")
    assert window.close() == 0

    settings = desktop.folder / ".config" / "position-lab" / "position-lab.conf"
    assert "[panels]" in settings.read_text(), settings.read_text()
    for broken in (b"[panels]\nbenches=perhaps\nparameters=@Invalid()\n", bytes(range(256)) * 9, b""):
        settings.write_bytes(broken)
        window = desktop.start()
        window.node("^Start page$")
        window.key("Escape")
        wait_until(lambda: shown_panels(window) == BOTH, "both panels, as at first")
        assert window.close() == 0
