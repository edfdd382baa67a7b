"""The window opens a file once, whatever it holds: given at the start, or typed into
the dialog."""

import ctypes
import os
import pathlib
import shutil
import struct

from scene import Scene
from window import wait_until

OPENED, READ, CLOSED = 0x20, 0x1, 0x18
RESOURCES = pathlib.Path(__file__).resolve().parents[2] / "resources"
CORPUS = pathlib.Path(__file__).resolve().parents[1] / "fuzz" / "corpus"


class Opens:
    """Counts how often any process opens a file. Reading and closing are observed too, since the
    kernel reports several equal events in a row as one."""

    def __init__(self, path):
        libc = ctypes.CDLL(None, use_errno=True)
        self._events = libc.inotify_init1(os.O_NONBLOCK)
        watch = libc.inotify_add_watch(
            self._events, os.fsencode(path), OPENED | READ | CLOSED
        )
        assert watch >= 0, os.strerror(ctypes.get_errno())
        self._count = 0

    def count(self):
        while True:
            try:
                events = os.read(self._events, 4096)
            except BlockingIOError:
                return self._count
            at = 0
            while at < len(events):
                _, mask, _, length = struct.unpack_from("iIII", events, at)
                self._count += mask & OPENED != 0
                at += struct.calcsize("iIII") + length


def story(desktop):
    desktop.has_started_before()
    files = {
        "lesson.json": RESOURCES / "lessons" / "03_clocks.json",
        "lecture.json": CORPUS / "lecture" / "two_parts.json",
        "config.json": CORPUS / "model" / "llama3.json",
    }
    paths = [Scene(desktop.folder, bench="rotations").path]
    for name, source in files.items():
        paths.append(pathlib.Path(shutil.copy(source, desktop.folder / name)))
    for path in paths:
        opens = Opens(path)
        window = desktop.start(path)
        wait_until(lambda: window.picture().has_colours(20), "the window to paint itself")
        window.still_picture()
        assert opens.count() == 1, f"{path.name} was opened {opens.count()} times"
        assert window.close() == 0

    # The dialog itself looks into a .json for its icon.
    path = paths[0].rename(desktop.folder / "renamed.txt")
    opens = Opens(path)
    window = desktop.start()
    window.key("ctrl+o")
    dialog = window.dialog()
    dialog.type(str(path))
    dialog.key("Return")
    dialog.wait_until_gone()
    wait_until(lambda: path.stem in window.title, "the scene to be the document")
    window.still_picture()
    assert opens.count() == 1, f"{path.name} was opened {opens.count()} times"
    assert window.close() == 0
