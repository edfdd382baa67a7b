"""Prints what a screen reader sees of a process, as JSON: one row for each accessible thing.

`accessible.py PID` prints them all, `accessible.py PID sizes` the sizes of the windows as the
program knows them; `accessible.py PID press PATH` does the first action of one, and
`accessible.py PID set PATH NUMBER` gives it a value. It is a process of its own because the library keeps a cache that only a main loop would renew.
"""

import json
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

STATES = {
    "showing": Atspi.StateType.SHOWING,
    "enabled": Atspi.StateType.ENABLED,
    "focused": Atspi.StateType.FOCUSED,
    "focusable": Atspi.StateType.FOCUSABLE,
    "checked": Atspi.StateType.CHECKED,
    "selected": Atspi.StateType.SELECTED,
    "editable": Atspi.StateType.EDITABLE,
    "expanded": Atspi.StateType.EXPANDED,
}


def name_of(thing):
    """A combo box is named after what is chosen in it; its label is another thing beside it."""
    if thing.get_role() == Atspi.Role.COMBO_BOX:
        for relation in thing.get_relation_set():
            if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY:
                return relation.get_target(0).get_name()
        return ""
    return thing.get_name() or ""


def chosen_in(thing):
    return thing.get_name() if thing.get_role() == Atspi.Role.COMBO_BOX else None


def actions_of(thing):
    actions = thing.get_action_iface()
    count = Atspi.Action.get_n_actions(actions) if actions else 0
    return [Atspi.Action.get_action_name(actions, index) for index in range(count)]


def row_of(thing, path):
    value = thing.get_value_iface()
    text = thing.get_text_iface()
    component = thing.get_component_iface()
    box = component.get_extents(Atspi.CoordType.SCREEN) if component else None
    states = thing.get_state_set()
    return {
        "path": path,
        "role": thing.get_role_name(),
        "name": name_of(thing),
        "description": thing.get_description() or "",
        "value": value.get_current_value() if value else None,
        "range": [value.get_minimum_value(), value.get_maximum_value()] if value else [None, None],
        "text": Atspi.Text.get_text(text, 0, -1) if text else chosen_in(thing),
        "states": [name for name, state in STATES.items() if states.contains(state)],
        "actions": actions_of(thing),
        "box": [box.x, box.y, box.width, box.height] if box else [0, 0, 0, 0],
    }


def rows_below(thing, path=()):
    rows = [row_of(thing, path)]
    for index in range(thing.get_child_count()):
        try:
            child = thing.get_child_at_index(index)
            rows += rows_below(child, (*path, index)) if child else []
        except GLib.Error:
            pass  # it went away between the question and the answer
    return rows


def thing_at(application, path):
    thing = application
    for index in filter(None, path.split("/")):
        thing = thing.get_child_at_index(int(index))
    return thing


def act(application, deed, path, *number):
    """What opens a dialog answers only when the dialog is closed: that answer is not waited for."""
    Atspi.set_timeout(2000, 2000)
    thing = thing_at(application, path)
    try:
        if deed == "press":
            return Atspi.Action.do_action(thing.get_action_iface(), 0)
        return Atspi.Value.set_current_value(thing.get_value_iface(), float(number[0]))
    except GLib.Error as error:
        return "timeout" in str(error).lower() or "reply" in str(error).lower()


def sizes_of_windows(application):
    """None while the program has no time to answer."""
    try:
        windows = [
            application.get_child_at_index(index) for index in range(application.get_child_count())
        ]
        boxes = [
            window.get_component_iface().get_extents(Atspi.CoordType.SCREEN)
            for window in windows
            if window
        ]
        return [[box.width, box.height] for box in boxes]
    except GLib.Error:
        return None


def application_of(pid, seconds=30.0):
    """A program comes to the bus a moment after its window comes to the screen."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        root = Atspi.get_desktop(0)
        root.clear_cache()
        for index in range(root.get_child_count()):
            application = root.get_child_at_index(index)
            if application and application.get_process_id() == pid:
                return application
        time.sleep(0.1)
    return sys.exit(f"no accessible program has the process id {pid}")


if __name__ == "__main__":
    program = application_of(int(sys.argv[1]))
    if sys.argv[2:] == ["sizes"]:
        told = sizes_of_windows(program)
    else:
        told = act(program, *sys.argv[2:]) if sys.argv[2:] else rows_below(program)
    json.dump(told, sys.stdout)
