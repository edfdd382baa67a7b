"""Runs one story: what a person does with the program in a real window.

`stories.py story_opens` runs `story(desktop)` of story_opens.py in an X display, a window manager,
a session bus and a home folder of its own, so stories can run side by side. LAB_PROGRAM names the
program, LAB_PICTURES the folder that keeps the screenshots. A story passes when it asserts nothing
false, has closed every window that it opened, and the program has complained of nothing. SCREEN of
the story is the size of its display where the usual one is too small.
"""

import contextlib
import importlib
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import traceback

from desktop import Desktop
from patience import LONGEST

NEEDED = ("Xvfb", "openbox", "xdotool", "wmctrl", "xprop", "xwininfo", "xclip")


def environment_in(home):
    """The environment of a new user, with none of the caller's settings."""
    left = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    for name in ("WAYLAND_DISPLAY", "DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "QT_QPA_PLATFORM"):
        left.pop(name, None)
    runtime = home / "runtime"
    runtime.mkdir(mode=0o700)
    return {
        **left,
        "HOME": str(home),
        "XDG_RUNTIME_DIR": str(runtime),
        "LC_ALL": "C.UTF-8",
        "LANGUAGE": "en",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "QT_QPA_PLATFORM": "xcb",
    }


def run_apart(name):
    """Runs the story as a process group, which always ends as a whole."""
    missing = [tool for tool in NEEDED if not shutil.which(tool)]
    if missing or not os.access(os.environ.get("LAB_PROGRAM", ""), os.X_OK):
        sys.exit(f"Cannot run {name}: missing {' '.join(missing) or 'the program of LAB_PROGRAM'}")
    command = [sys.executable, "-B", __file__, "--inside", name]
    if shutil.which("dbus-run-session"):
        command = ["dbus-run-session", "--", *command]
    with tempfile.TemporaryDirectory(prefix="story-", ignore_cleanup_errors=True) as home:
        environment = environment_in(pathlib.Path(home))
        with subprocess.Popen(command, env=environment, start_new_session=True) as process:
            try:
                return process.wait(timeout=LONGEST + 10)
            finally:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)


def too_long(*_):
    raise TimeoutError(f"the story took more than {LONGEST} s")


def run_inside(name):
    signal.signal(signal.SIGALRM, too_long)
    signal.alarm(LONGEST)
    pictures = pathlib.Path(os.environ.get("LAB_PICTURES") or tempfile.mkdtemp(prefix=f"{name}-"))
    pictures.mkdir(parents=True, exist_ok=True)
    for old in pictures.glob("*.png"):
        old.unlink()
    module = importlib.import_module(name)
    screen = getattr(module, "SCREEN", (1920, 1200))
    with Desktop(os.environ["LAB_PROGRAM"], pictures, screen) as desktop:
        try:
            if not getattr(module, "IS_FIRST_START", False):
                desktop.has_started_before()
            module.story(desktop)
            desktop.assert_all_closed()
        except Exception:
            traceback.print_exc()
            desktop.screenshot("failure")
            desktop.print_complaints()
            print(f"The screen when it failed: {pictures / 'failure.png'}", file=sys.stderr)
            return 1
    print(f"Screenshots: {pictures}")
    return 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--inside"]:
        sys.exit(run_inside(sys.argv[2]))
    sys.exit(run_apart(pathlib.Path(sys.argv[1]).stem))
