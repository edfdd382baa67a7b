"""A window of the program and what a person can do in it. Positions are pixels inside it."""

import re
import time

from patience import PATIENCE
from picture import Picture

LOOKS = 4  # at a still picture
LEFT, MIDDLE, RIGHT, WHEEL_UP, WHEEL_DOWN = range(1, 6)
STRIDE = 6  # pixels between two reads of the dragged number
RIGHTWARDS, UPWARDS = (1, 0), (0, -1)


def wait_until(claim, what, seconds=PATIENCE):
    """Returns the first true value of `claim()`; fails with `what` if there is none in time."""
    end = time.monotonic() + seconds
    while True:
        asked = time.monotonic()
        value = claim()
        if value:
            return value
        now = time.monotonic()
        if now > end:
            raise AssertionError(f"waited {seconds:g} s in vain: {what}")
        time.sleep(max(0.05, now - asked))  # the awaited program has the processor half of the time


class Window:
    """Moves in small steps with pauses, like a hand: 2 ms between two mouse moves."""

    def __init__(self, desktop, program, identity):
        self.desktop = desktop
        self.program = program
        self.identity = identity
        self._found = {}  # where node() found each thing the last time

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
        output = self.desktop.tool("xwininfo", "-id", str(self.identity))
        keys = ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
        return tuple(int(re.search(rf"{key}:\s+(-?\d+)", output)[1]) for key in keys)

    def activate(self):
        """Repeats the request until it works: a busy window manager ignores the first one."""

        def has_focus():
            if self._focused() == {str(self.identity)}:
                return True
            self._xdotool("windowactivate", self.identity)
            return False

        wait_until(has_focus, "the focus")

    def resize(self, width, height):
        self._wmctrl("-r", "-e", f"0,-1,-1,{width},{height}")
        wait_until(lambda: self.box[2:] == (width, height), f"a size of {width}x{height}")
        wait_until(
            lambda: [width, height] in self._sizes(),
            f"the program to hear of a size of {width}x{height}",
        )

    def dialog(self, title=""):
        """Waits for another window of the program, such as a question or a file dialog."""
        others = {row[0] for row in self.desktop.windows()}
        return wait_until(lambda: self._other(title), f"a dialog titled {title}: {others}")

    def ask_to_close(self):
        """Clicks the close button of the title bar; the program may still ask a question."""
        self._wmctrl("-c")

    def close(self):
        """Closes the window and returns the exit code of the program."""
        self.ask_to_close()
        return self.program.exit_code()

    def wait_until_gone(self):
        """Waits until another window of the program, if there is one, has the keyboard."""
        wait_until(lambda: not self.is_open, "the window to go")
        wait_until(self._has_keyboard_back, "the focus to come back to the program")

    # Mouse

    def move(self, x, y):
        self._mouse([(x, y)])

    def press(self, x, y, button=LEFT):
        self._mouse([(x, y)], then=("mousedown", button))

    def release(self, button=LEFT):
        self._xdotool("mouseup", button)

    def drag(self, *points, into=None, button=LEFT, step=4):
        """Presses at the first point, moves to the others in steps of `step` pixels, and releases;
        with `into`, a window of another program, once that has answered where it is: Qt drops
        nothing before the answer."""
        self.press(*points[0], button)
        for start, end in zip(points, points[1:]):
            count = max(1, max(abs(end[0] - start[0]), abs(end[1] - start[1])) // step)
            self._mouse(
                [
                    tuple(round(a + (b - a) * i / count) for a, b in zip(start, end))
                    for i in range(1, count + 1)
                ]
            )
        if into:
            for window in (self, into, self):  # the question, its answer, the answer is read
                window._have_input_read()
        self.release(button)

    def click(self, x, y, button=LEFT, times=1):
        self._mouse([(x, y)], then=("click", "--repeat", times, "--delay", 40, button))

    def wheel(self, x, y, notches):
        """Turns the wheel: up for a positive number of notches, down for a negative one."""
        if notches:
            self.click(x, y, WHEEL_UP if notches > 0 else WHEEL_DOWN, abs(notches))

    # Handles of pictures

    def handle(self, picture, name):
        """The handle of a picture, by the names of both; it has its number and its position."""

        def showing():
            around = self._fresh_node(picture, "canvas").path
            return next((one for one in self.nodes(name, "slider", hidden=False)
                         if one.path[:-1] == around and "showing" in one.states), None)

        return wait_until(showing, f"the handle {name} of {picture}")

    def number_of(self, handle):
        """The current number of the handle."""
        self._have_input_read()
        self.desktop.reader.fill([handle])
        return handle.value

    def place_of(self, picture, name):
        """The point at which to grab the handle."""
        return self.inside(*self.handle(picture, name).middle)

    def drag_by(self, picture, name, *ways):
        """Drags the handle by each offset (x, y) in turn, each from where it was grabbed."""
        x, y = self.place_of(picture, name)
        self.drag((x, y), *[(x + across, y + down) for across, down in ways], step=1)

    def drag_to(self, picture, name, *numbers, along):
        """Drags the handle to each number in turn, or one pixel beyond; `along` is the direction on
        the screen that increases its number."""
        handle = self.handle(picture, name)
        place = self.inside(*handle.middle)
        self.press(*place)
        for number in numbers:
            place = self.move_until(handle, number, place, along)
        self.release()

    def move_until(self, handle, number, place, along):
        """Moves the mouse, with its button pressed, until the dragged value has reached the
        number."""
        now = self.number_of(handle)
        sign = 1 if number > now else -1
        most = max(self.box[2:])
        far = 0
        stride = STRIDE
        while sign * (number - now) > 0:
            there = tuple(at + sign * stride * way for at, way in zip(place, along))
            self.move(*there)
            now = self.number_of(handle)
            if stride > 1 and sign * (number - now) <= 0:  # too far, maybe: back, and pixel by pixel
                self.move(*place)
                now = self.number_of(handle)
                stride = 1
                continue
            place = there
            far += stride
            assert far < most, f"{handle!r} does not come to {number}"
        return place

    # Keyboard

    def key(self, *keys):
        """Keys as xdotool names them: key("ctrl+z", "Tab", "F11")."""
        self._xdotool("key", "--clearmodifiers", "--delay", 20, *keys)

    def type(self, text):
        self._xdotool("type", "--clearmodifiers", "--delay", 20, text)

    def fill(self, field, text):
        """Replaces the text of a field and enters it."""
        self.click(*self.inside(*field.middle))
        self.key("ctrl+a")
        self.type(text)
        self.key("Return")

    # Reading back

    def picture(self):
        self._have_input_read()
        return Picture.of_look(*self.desktop.x.look(self.identity))

    def screenshot(self, name):
        """The inside of the window, saved as NAME.png."""
        return self.picture().saved(self.desktop.pictures / f"{name}.png")

    def still_picture(self):
        """The picture when nothing more of it is being computed and several looks in a row are the
        same; the program could paint between them."""
        wait_until(self._has_computed, "the pictures to be computed")
        last = []

        def still():
            self._sizes()  # the program has handled what it has read
            now = self.desktop.x.look(self.identity)
            if last and last[-1] != now:
                last.clear()
            last.append(now)
            return Picture.of_look(*now) if len(last) == LOOKS else None

        return wait_until(still, "the picture to stand still")

    def _has_computed(self):
        pane = self._node_as_before("", "layered pane")  # which contains the pictures of a bench
        if not pane:
            self._found["", "layered pane"] = next(
                iter(self.nodes("", "layered pane", hidden=False)), None)
        busy = self.desktop.reader.things(
            pane.place if pane else self._root(), lambda one: "busy" in one.states, False)
        return not busy

    def bench_picture(self):
        """The still picture of the bench alone, with the pointer away from it."""
        bench = self.node("", "layered pane")
        self.move(1, 1)
        return self.still_picture().part(*self.inside(*bench.box[:2]), *bench.box[2:])

    def tree(self):
        """Every visible accessible thing in the program's windows, depth first."""
        return [one for one in self._things(lambda one: True) if "showing" in one.states]

    def act(self, node, action, *number):
        """Performs a screen reader's action: "press" the thing or "set" its value."""
        self._have_input_read()
        reader = self.desktop.reader
        done = (reader.press(node.place, self._root()) if action == "press"
                else reader.set_value(node.place, *number))
        assert done, f"{action} does nothing to {node!r}"

    def nodes(self, name, role="", hidden=True):
        """The nodes whose name matches the expression `name` and, if given, with this role."""
        return self._things(
            lambda one: role in ("", one.role) and re.search(name, one.name), hidden)

    def node(self, name, role=""):
        """Waits until one of `nodes(name, role)` is showing; a label only if nothing else is."""
        return self._node_as_before(name, role) or self._fresh_node(name, role)

    def _node_as_before(self, name, role):
        """The last result, without a walk through everything, if it is still visible and
        unchanged."""
        last = self._found.get((name, role))
        if not last:
            return None
        self._have_input_read()
        reader = self.desktop.reader
        now = [thing for thing, _ in reader.heads([(last.place, last.path)])
               if "showing" in thing.states and (thing.role, thing.name) == (last.role, last.name)]
        reader.fill(now)
        return now[0] if now else None

    def _fresh_node(self, name, role):
        def showing():
            found = [node for node in self.nodes(name, role, hidden=False)
                     if "showing" in node.states]
            return min(found, key=lambda node: node.role == "label", default=None)

        found = wait_until(showing, f"{role or 'something'} named {name} on the screen")
        if found.role != "label":  # a better match may appear
            self._found[name, role] = found
        return found

    def click_on(self, name, role="", times=1):
        """Clicks in the middle of `node(name, role)`."""
        node = self.node(name, role)
        self.click(*self.inside(*node.middle), times=times)
        return node

    def open_menu(self, name):
        """Uses the mouse: on X11, Qt 6.8 accepts no click in a menu that was opened by a key."""
        self.click_on(name, "menu item")

    def drop_down(self, name):
        """Opens the list of that name with the mouse and waits until it is there: the entry under
        the pointer becomes current when it appears and would override a key pressed too early."""
        self.click_on(name, "combo box")
        wait_until(lambda: self._is_dropped(name), f"the list {name} to drop down")
        self._have_input_read()

    def take(self, name, *keys):
        """Goes through the opened list with these keys and selects the entry they reach."""
        self.key(*keys, "Return")
        wait_until(lambda: not self._is_dropped(name), f"the list {name} to close")

    def choose(self, name, index):
        """Opens the list of that name and selects its entry, from 0, or the first that matches."""
        if isinstance(index, str):
            index = next(at for at, entry in enumerate(self._entries(name))
                         if re.search(index, entry))
        self.drop_down(name)
        self.take(name, "Home", *["Down"] * index)

    def pick(self, name, entry, index):
        """Selects the entry of a choice, numbered from 0: if its words have no space side by side
        in the current font, it is a list with the name."""

        def shown():
            return self.nodes(entry, "radio button") or self.nodes(name, "combo box")

        if wait_until(shown, f"{entry} to choose")[0].role == "combo box":
            self.choose(name, index)
        else:
            self.click_on(entry, "radio button")

    def inside(self, x, y):
        """A position on the screen as one in the window."""
        left, top, _, _ = self.box
        return x - left, y - top

    def _entries(self, name):
        """The texts of all enabled entries of a list."""
        around = self._fresh_node(name, "combo box").path
        return [one.name for one in self.nodes("", "list item")
                if one.path[:len(around)] == around and "enabled" in one.states]

    def _is_dropped(self, name):
        return any("expanded" in box.states for box in self.nodes(name, "combo box", hidden=False))

    def _have_input_read(self):
        """Waits until the program has read the keys and the moves of the mouse sent so far."""
        self.desktop.x.answers(self.identity, PATIENCE)

    def _root(self):
        find = lambda: self.desktop.reader.find_program(self.program.pid)
        return wait_until(find, "the program to come to the accessibility bus")

    def _things(self, is_wanted, hidden=False):
        self._have_input_read()
        return self.desktop.reader.things(self._root(), is_wanted, hidden)

    def _sizes(self):
        """For all windows of the program, as the program reports them."""
        self._have_input_read()
        return self.desktop.reader.sizes_of_windows(self._root())

    def _has_keyboard_back(self):
        own = [row[0] for row in self.desktop.windows() if row[1] == self.program.pid]
        focused = self._focused()
        return not own or (len(focused) == 1 and focused <= set(map(str, own)))

    def _focused(self):
        """The front window according to the window manager, and the one with keyboard focus
        according to the X server: for a moment they differ, and a key would be lost."""
        return {self._xdotool(asked).strip() for asked in ("getactivewindow", "getwindowfocus")}

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
