"""What a screen reader sees of a program, read over the accessibility bus (AT-SPI).

Only what is needed is requested: role, name, states and children of each thing, and everything else
on demand. Invisible things are skipped with all their children, except for the choices of a combo
box; hidden things are read on demand, too.
"""

import os

from bus import Bus

ACCESSIBLE, VALUE, TEXT, ACTION, COMPONENT = (
    f"org.a11y.atspi.{name}" for name in ("Accessible", "Value", "Text", "Action", "Component"))
PROPERTIES = "org.freedesktop.DBus.Properties"
BUS = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")
REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
ON_SCREEN = 0
LABELLED_BY = 2
STATES = {3: "busy", 4: "checked", 7: "editable", 8: "enabled", 10: "expanded", 11: "focusable",
          12: "focused", 23: "selected", 25: "showing"}
# AtspiRole, whose names differ between versions of the library.
ROLES = {
    0: "invalid", 2: "alert", 6: "canvas", 7: "check box", 8: "check menu item",
    10: "column header", 11: "combo box", 15: "dial", 16: "dialog", 18: "drawing area",
    19: "file chooser", 20: "filler", 23: "frame", 27: "image", 29: "label", 30: "layered pane",
    31: "list", 32: "list item", 33: "menu", 34: "menu bar", 35: "menu item", 37: "page tab",
    38: "page tab list", 39: "panel", 41: "popup menu", 42: "progress bar", 43: "push button",
    44: "radio button", 45: "radio menu item", 47: "row header", 48: "scroll bar",
    49: "scroll pane", 50: "separator", 51: "slider", 52: "spin button", 53: "split pane",
    54: "status bar", 55: "table", 56: "table cell", 57: "table column header",
    58: "table row header", 61: "text", 62: "toggle button", 63: "tool bar", 64: "tool tip",
    65: "tree", 66: "tree table", 67: "unknown", 68: "viewport", 69: "window", 70: "extended",
    75: "application", 86: "redundant object", 88: "link", 91: "tree item", 98: "list box",
    99: "grouping", 101: "notification", 104: "title bar",
}


class Thing:
    """An accessible thing: role, name, description, value, text, states and its box on screen."""

    def __init__(self, place, path, role, name, states):
        self.place = place
        self.path = path
        self.role = role
        self.name = name
        self.states = states
        self.description = ""
        self.value = self.lowest = self.highest = None
        self.text = None
        self.actions = []
        self.box = [0, 0, 0, 0]

    @property
    def depth(self):
        return len(self.path)

    @property
    def middle(self):
        left, top, width, height = self.box
        return left + width // 2, top + height // 2

    def __repr__(self):
        return f"{'  ' * self.depth}{self.role} {self.name!r} value={self.value} text={self.text!r}"


def property_of(place, interface, name):
    return (*place, PROPERTIES, "Get", "ss", (interface, name))


class ScreenReader:
    def __init__(self):
        session = Bus(os.environ["DBUS_SESSION_BUS_ADDRESS"])
        address = session.one("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
        session.close()
        self.bus = Bus(address[0])
        self.programs = {}
        self.roles = {}  # places: a thing that has gone never returns as another one

    def close(self):
        self.bus.close()

    def find_program(self, pid):
        """Its root; None before the program has connected to the bus, shortly after its window
        appears."""
        if pid not in self.programs:
            places = self.bus.one(*REGISTRY, ACCESSIBLE, "GetChildren")
            for place in places[0] if places else []:
                owner = self.bus.one(*BUS, "GetConnectionUnixProcessID", "s", (place[0],))
                if owner == [pid]:
                    self.programs[pid] = tuple(place)
        return self.programs.get(pid)

    def things(self, root, is_wanted, hidden):
        """The matching things below the root and the root itself, depth first, with all their
        data."""
        level, rows, boxes = [(root, ())], [], set()
        while level:
            found = self.heads(level)
            rows += [thing for thing, _ in found]
            boxes |= {thing.path for thing, _ in found if thing.role == "combo box"}
            level = [
                (tuple(child), (*thing.path, index))
                for thing, children in found
                if hidden or thing.path == () or "showing" in thing.states
                or thing.path[:-1] in boxes
                for index, child in enumerate(children)
            ]
        rows = sorted(filter(is_wanted, rows), key=lambda thing: thing.path)
        self.fill(rows)
        return rows

    def heads(self, places):
        """Role, name, states and children of each; things that have gone meanwhile are omitted."""
        new = [place for place, _ in places if place not in self.roles]
        replies = self.bus.ask([(*place, ACCESSIBLE, "GetRole") for place in new])
        self.roles |= {place: role[0] for place, role in zip(new, replies) if role}
        asked = []
        for place, _ in places:
            asked += [property_of(place, ACCESSIBLE, "Name"), (*place, ACCESSIBLE, "GetState"),
                      (*place, ACCESSIBLE, "GetChildren")]
        answers = self.bus.ask(asked)
        found = []
        for at, (place, path) in enumerate(places):
            role = self.roles.get(place)
            name, states, children = answers[3 * at : 3 * at + 3]
            if None in (role, name, states, children):
                continue
            bits = states[0][0] | states[0][1] << 32
            held = {word for bit, word in STATES.items() if bits >> bit & 1}
            thing = Thing(place, path, ROLES.get(role, f"role {role}"), name[0], held)
            found.append((thing, children[0]))
        self.name_boxes([thing for thing, _ in found if thing.role == "combo box"])
        return found

    def name_boxes(self, boxes):
        """A combo box is named after its current choice; its label is another thing near it."""
        relations = self.bus.ask([(*box.place, ACCESSIBLE, "GetRelationSet") for box in boxes])
        labels = [next((targets[0] for kind, targets in (replies or [[]])[0] if kind == LABELLED_BY),
                       None) for replies in relations]
        names = self.bus.ask([property_of(label, ACCESSIBLE, "Name") for label in labels if label])
        for box, label in zip(boxes, labels):
            box.text, box.name = box.name, (names.pop(0) or [""])[0] if label else ""

    def fill(self, rows):
        """The remaining data of each."""
        replies = self.bus.ask([(*row.place, ACCESSIBLE, "GetInterfaces") for row in rows])
        asked, takers = [], []

        def ask(take, *question):
            asked.append(question)
            takers.append(take)

        for row, interfaces in zip(rows, replies):
            has = set(interfaces[0]) if interfaces else set()
            ask((row, "description"), *property_of(row.place, ACCESSIBLE, "Description"))
            if COMPONENT in has:
                ask((row, "box"), *row.place, COMPONENT, "GetExtents", "u", (ON_SCREEN,))
            if VALUE in has:
                for field, name in (("value", "CurrentValue"), ("lowest", "MinimumValue"),
                                    ("highest", "MaximumValue")):
                    ask((row, field), *property_of(row.place, VALUE, name))
            if TEXT in has:
                ask((row, "text"), *row.place, TEXT, "GetText", "ii", (0, -1))
            if ACTION in has:
                ask((row, "actions"), *row.place, ACTION, "GetActions")
        for (row, field), answer in zip(takers, self.bus.ask(asked)):
            if answer is None:
                continue
            value = answer[0]
            setattr(row, field, [action[0] for action in value] if field == "actions" else value)

    def sizes_of_windows(self, root):
        children = self.bus.one(*root, ACCESSIBLE, "GetChildren")
        boxes = self.bus.ask([(*child, COMPONENT, "GetExtents", "u", (ON_SCREEN,))
                              for child in (children or [[]])[0]])
        return [box[0][2:] for box in boxes if box]

    def press(self, place, root):
        """Performs its first action. An action that opens a dialog answers only when the dialog is
        closed: if the program has answered the next question first, the dialog is open."""
        pressed, asked = self.bus.send(
            [(*place, ACTION, "DoAction", "i", (0,)), (*root, ACCESSIBLE, "GetRole")])
        serial, values = self.bus.next_answer()
        while serial not in (pressed, asked):  # of an earlier press whose dialog has closed
            serial, values = self.bus.next_answer()
        if serial == asked:
            return True
        while self.bus.next_answer()[0] != asked:
            pass
        return values == [True]

    def set_value(self, place, number):
        answer = self.bus.one(*place, PROPERTIES, "Set", "ssv", (VALUE, "CurrentValue", number))
        return answer is not None
