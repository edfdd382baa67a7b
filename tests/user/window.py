"""A window of the program and what a person can do in it. Positions are pixels inside it."""

import json
import pathlib
import re
import subprocess
import sys
import time

from picture import Picture

LEFT, MIDDLE, RIGHT, WHEEL_UP, WHEEL_DOWN = range(1, 6)


def wait_until(claim, what, seconds=30.0):
    """Gives the first true value of `claim()`; fails with `what` when none came in time."""
    end = time.monotonic() + seconds
    while True:
        value = claim()
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError(f"waited {seconds:g} s in vain: {what}")
        time.sleep(0.05)


class Node:
    """An accessible thing: role, name, description, value, text, states and its box on screen."""

    def __init__(self, row):
        self.role = row["role"]
        self.name = row["name"]
        self.description = row["description"]
        self.value = row["value"]
        self.lowest, self.highest = row["range"]
        self.text = row["text"]
        self.states = set(row["states"])
        self.box = row["box"]
        self.path = tuple(row["path"])
        self.actions = row["actions"]

    @property
    def depth(self):
        return len(self.path)

    @property
    def middle(self):
        left, top, width, height = self.box
        return left + width // 2, top + height // 2

    def __repr__(self):
        return f"{'  ' * self.depth}{self.role} {self.name!r} value={self.value} text={self.text!r}"


class Window:
    """Steps are small and have a pause, as a hand has: 2 ms between two moves of the mouse."""

    def __init__(self, desktop, program, identity):
        self.desktop = desktop
        self.program = program
        self.identity = identity

    # Itself

    @property
    def title(self):
        return next((row[2] for row in self.desktop.windows() if row[0] == self.identity), "")

    @property
    def is_open(self):
        return any(row[0] == self.identity for row in self.desktop.windows())

    @property
    def box(self):
        """Left, top, width and height of the inside, on the screen."""
        told = self.desktop.tool("xwininfo", "-id", str(self.identity))
        keys = ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
        return tuple(int(re.search(rf"{key}:\s+(-?\d+)", told)[1]) for key in keys)

    def activate(self):
        self._xdotool("windowactivate", self.identity)
        wait_until(
            lambda: self._xdotool("getactivewindow").strip() == str(self.identity), "the focus"
        )

    def resize(self, width, height):
        self._wmctrl("-r", "-e", f"0,-1,-1,{width},{height}")
        wait_until(lambda: self.box[2:] == (width, height), f"a size of {width}x{height}")
        wait_until(
            lambda: [width, height] in (self._accessible("sizes") or []),
            f"the program to hear of a size of {width}x{height}",
        )

    def dialog(self, title=""):
        """Waits for another window of the program, as a question or a file dialog is."""
        others = {row[0] for row in self.desktop.windows()}
        return wait_until(lambda: self._other(title), f"a dialog titled {title}: {others}")

    def ask_to_close(self):
        """What the cross in the title bar does; the program may still ask a question."""
        self._wmctrl("-c")

    def close(self):
        """Closes the window and gives the exit code of the program."""
        self.ask_to_close()
        return self.program.exit_code()

    def wait_until_gone(self):
        wait_until(lambda: not self.is_open, "the window to go")

    # Mouse

    def move(self, x, y):
        self._mouse([(x, y)])

    def press(self, x, y, button=LEFT):
        self._mouse([(x, y)], then=("mousedown", button))

    def release(self, button=LEFT):
        self._xdotool("mouseup", button)

    def drag(self, *points, button=LEFT, step=4):
        """Presses at the first point, goes on to the others in steps of `step` pixels, lets go."""
        self.press(*points[0], button)
        for start, end in zip(points, points[1:]):
            count = max(1, max(abs(end[0] - start[0]), abs(end[1] - start[1])) // step)
            self._mouse(
                [
                    tuple(round(a + (b - a) * i / count) for a, b in zip(start, end))
                    for i in range(1, count + 1)
                ]
            )
        self.release(button)

    def click(self, x, y, button=LEFT, times=1):
        self._mouse([(x, y)], then=("click", "--repeat", times, "--delay", 40, button))

    def wheel(self, x, y, notches):
        """Turns the wheel: up for a positive number of notches, down for a negative one."""
        if notches:
            self.click(x, y, WHEEL_UP if notches > 0 else WHEEL_DOWN, abs(notches))

    # Keyboard

    def key(self, *keys):
        """Keys as xdotool names them: key("ctrl+z", "Tab", "F11")."""
        self._xdotool("key", "--clearmodifiers", "--delay", 20, *keys)

    def type(self, text):
        self._xdotool("type", "--clearmodifiers", "--delay", 20, text)

    # Reading back

    def picture(self):
        self._have_input_read()
        return Picture.of_window(self.desktop, str(self.identity))

    def screenshot(self, name):
        """The inside of the window, kept as NAME.png."""
        return self.picture().saved(self.desktop.pictures / f"{name}.png")

    def still_picture(self):
        """The picture once two in a row are the same, between which the program had time to paint."""
        self._accessible("sizes")  # what it has read it has done by now
        last = [self.picture()]

        def still():
            wait_until(lambda: self._accessible("sizes") is not None, "the program to answer")
            last.append(self.picture())
            return last[-1] == last.pop(0) and last[0]

        return wait_until(still, "the picture to stand still")

    def bench_picture(self):
        """The still picture of the bench alone, with the pointer away from it."""
        bench = self.node("", "layered pane")
        self.move(1, 1)
        return self.still_picture().part(*self.inside(*bench.box[:2]), *bench.box[2:])

    def tree(self):
        """Every accessible thing of the program, depth first, as a screen reader sees it now."""
        return [Node(row) for row in self._accessible()]

    def act(self, node, deed, *number):
        """What a screen reader can do: "press" the thing or "set" its value."""
        done = self._accessible(deed, "/".join(map(str, node.path)), *number)
        assert done, f"{deed} does nothing to {node!r}"

    def nodes(self, name, role=""):
        """Those whose name matches the expression `name` and, where given, with this role."""
        return [n for n in self.tree() if re.search(name, n.name) and role in ("", n.role)]

    def node(self, name, role=""):
        """Waits until one of `nodes(name, role)` is showing; a label only if nothing else is."""

        def showing():
            found = [node for node in self.nodes(name, role) if "showing" in node.states]
            return min(found, key=lambda node: node.role == "label", default=None)

        return wait_until(showing, f"{role or 'something'} named {name} on the screen")

    def click_on(self, name, role="", times=1):
        """Clicks in the middle of `node(name, role)`."""
        node = self.node(name, role)
        self.click(*self.inside(*node.middle), times=times)
        return node

    def inside(self, x, y):
        """A position on the screen as one in the window."""
        left, top, _, _ = self.box
        return x - left, y - top

    def _have_input_read(self):
        """Waits until the program has read the keys and the moves of the mouse sent so far."""
        self.desktop.pinger.answers(self.identity, 30.0)

    def _accessible(self, *words):
        self._have_input_read()
        reader = pathlib.Path(__file__).with_name("accessible.py")
        command = [sys.executable, "-B", str(reader), str(self.program.pid), *map(str, words)]
        told = subprocess.run(
            command, env=self.desktop.environment, capture_output=True, timeout=120, check=False
        )
        assert told.returncode == 0, told.stderr.decode("utf-8", "replace")
        return json.loads(told.stdout)

    def _other(self, title):
        for identity, pid, text in self.desktop.windows():
            if pid == self.program.pid and identity != self.identity and re.search(title, text):
                other = Window(self.desktop, self.program, identity)
                other.activate()
                return other
        return None

    def _mouse(self, points, then=()):
        command = []
        for x, y in points:
            command += ["mousemove", "--window", self.identity, x, y, "sleep", "0.002"]
        self._xdotool(*command, *then)

    def _xdotool(self, *words):
        return self.desktop.tool("xdotool", *map(str, words))

    def _wmctrl(self, *words):
        return self.desktop.tool("wmctrl", "-i", *words[:1], str(self.identity), *words[1:])
