"""On Wayland, at integer and fractional scales, a drag moves its handle and everything is painted;
also on a screen with fewer points than the window usually needs."""

import glob
import re
import shutil
import subprocess

from desktop import Program
from scene import Scene
from window import Window, wait_until

SCREEN = (1960, 1280)
POINTS = {1: (1280, 800), 1.25: (1280, 800), 1.5: (1280, 800), 2: (960, 540)}
PLUGINS = "/usr/lib/*/qt6/plugins/platforms/libqwayland*.so"


class Output(Window):
    """The compositor's window, which the program fills completely; its parts are given in
    points."""

    def _have_input_read(self):
        """The compositor answers no ping, so the effects of keys and drags are awaited."""


def compositor(desktop, name, size):
    """Weston as a window on the story's display, with its own pointer and keys. It stays to the
    end: another window could get the identity of a closed one, which a busy window manager still
    knows by its size."""
    command = ["weston", "--backend=x11-backend.so", "--use-pixman", "--shell=kiosk-shell.so",
               "--no-config", "--idle-time=0", f"--socket={name}",
               f"--width={size[0]}", f"--height={size[1]}"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    before = [row[0] for row in desktop.windows()]
    desktop._tools.append(subprocess.Popen(command, env=desktop.environment, **quiet))

    def shown():
        return next((one for one, _, title in desktop.windows()
                     if one not in before and re.search("Weston", title)), None)

    return wait_until(shown, "the compositor's window")


def on_wayland(desktop, scale):
    size = [round(scale * length) for length in POINTS[scale]]
    name = f"lab-{scale}"
    identity = compositor(desktop, name, size)
    scene = Scene(desktop.folder, **{"bench": "rotations"})
    environment = {**desktop.environment, "QT_QPA_PLATFORM": "wayland", "WAYLAND_DISPLAY": name,
                   "QT_SCALE_FACTOR": str(scale)}
    log = desktop.folder / f"{name}.log"
    program = Program([desktop.program, str(scene.path)], environment, log)
    desktop.programs.append(program)
    window = Output(desktop, program, identity)
    window.activate()

    def middle(of):
        return tuple(round(scale * place) for place in window.node(of).middle)

    wait_until(lambda: window.picture().has_colours(100), "the window to be painted")
    before = window.still_picture()
    query, key = middle("Query position, handle"), middle("Key position, handle")
    per_position = (query[0] - key[0]) / 5  # 9 and 4
    assert (before.width, before.height) == tuple(size), (before.width, before.height)
    moved = query[0] + round(20 * per_position)
    desktop.tool("xdotool", "mousemove", "1", "1")  # weston asks for the place of one that comes in
    window.move(*query)
    window.drag(query, (moved, query[1]))
    handle = window.node("Query position, handle")
    wait_until(lambda: window.number_of(handle) == 29, "the query to come along")
    assert scene.parameters(window)["position.query"] == 29, scene.parameters(window)
    after = window.still_picture()
    assert after.different_pixels(before) > 1000
    window.screenshot(f"at_{scale}")
    window.key("ctrl+q")
    assert program.exit_code() == 0


def story(desktop):
    if not shutil.which("weston") or not glob.glob(PLUGINS):
        print("Skipped: there is no weston, or no qt6-wayland, to try a window on Wayland with.")
        return
    for scale in POINTS:
        on_wayland(desktop, scale)
