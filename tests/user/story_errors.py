"""A limited machine: settings of a newer version, no desktop bus, no fonts, a home where nothing
can be saved. The window opens anyway, work continues, and the program reports what it cannot do."""

from scene import Scene
from window import wait_until

NEWER = """[General]
started=true
version=99
theme=sepia
language=tlh

[panels]
benches=maybe
parameters=@ByteArray(\\xff\\xfe)

[timeline]
of=tomorrow
"""


def story(desktop):
    desktop.settings.write_text(NEWER, encoding="utf-8")
    bench = bench_after_work(desktop, "newer", "2", {})
    assert bench == "waves", bench
    kept = desktop.settings.read_text(encoding="utf-8")
    assert "version=99" in kept and "of=tomorrow" in kept, "what the newer version will want"

    nowhere = f"unix:path={desktop.folder / 'no bus'}"
    bench = bench_after_work(desktop, "without_bus", "3", {
        "DBUS_SESSION_BUS_ADDRESS": nowhere, "DBUS_SYSTEM_BUS_ADDRESS": nowhere})
    assert bench == "rotations", bench

    fonts = desktop.folder / "fonts.conf"
    fonts.write_text("<?xml version='1.0'?><!DOCTYPE fontconfig SYSTEM 'fonts.dtd'><fontconfig/>\n")
    without = {"FONTCONFIG_FILE": str(fonts)}
    bench = bench_after_work(desktop, "without_fonts", "4", without)
    assert bench == "biases", bench

    # A plain file instead of the folders: missing permissions would not stop the administrator.
    wall = desktop.folder / "wall"
    wall.write_text("no folder\n")
    bench = bench_after_work(desktop, "without_home", "5", {
        "XDG_CONFIG_HOME": str(wall), "XDG_DATA_HOME": str(wall), "XDG_CACHE_HOME": str(wall)})
    assert bench == "relative", bench


def bench_after_work(desktop, name, key, environment):
    """Selects another bench, pins its state and saves it; returns the bench in the file."""
    scene = Scene(desktop.folder, **{"bench": "grids", "position.query": 12})
    window = desktop.start(scene.path, environment=environment)
    wait_until(lambda: window.picture().has_colours(20), "the window to paint itself")
    window.key(key)
    window.key("ctrl+shift+a")
    wait_until(lambda: "*" in window.title, "the mark of a change in the title")
    saved = scene.saved(window)
    desktop.screenshot(name)  # stillness would be checked over the bus
    assert "pinned" in saved, saved
    assert window.close() == 0
    return saved["parameters"]["bench"]
