"""A person who uses the program with a screen reader."""

import re

from spoken import complaints, is_control, windows_of
from window import wait_until

# Entries that leave the program or open dialogs that are Qt's own, and those that open windows.
LEFT_OUT = re.compile(
    r"Quit|退出|Open…|Open for comparison|打开|Save as|另存为|Derivation on one page|单页推导")
KEYS = "1234567890c"  # of the benches, as they are listed
OPENS = re.compile(r"…$|^Help$|^帮助|^About|^关于")


class Hearing:
    """Counts what the screen reader found and keeps a sentence for each error."""

    def __init__(self, window):
        self.window = window
        self.language = "en"
        self.heard = 0
        self.wrong = {}

    def speak(self, language, name):
        """Chooses a language in the menu, and waits for its first word."""
        self.press(name)
        first = {"en": "File", "zh_CN": "文件"}[language]
        self.tree_when(lambda tree: any(n.name.startswith(first) for n in tree), language)
        self.language = language

    def tree_when(self, claim, what):
        """The first tree for which the claim is true."""
        def tree():
            now = self.window.tree()
            return now if claim(now) else None

        return wait_until(tree, what)

    def listen(self, place, tree=None):
        for frame, nodes in windows_of(tree or self.window.tree()):
            self.heard += sum(map(is_control, nodes))
            for one in complaints(nodes, self.language):
                self.wrong.setdefault(f"{self.language}, {frame.name}: {one}", place)

    def assert_all_clear(self, fewest):
        listed = "\n".join(f"{one} ({place})" for one, place in self.wrong.items())
        assert not self.wrong, f"{len(self.wrong)} errors:\n{listed}"
        assert self.heard >= fewest, self.heard

    # Menus and the windows that they open

    def entries(self):
        """The enabled entries of the menus."""
        return [node for node in self.window.nodes("", "menu item")
                if "Press" in node.actions and "enabled" in node.states]

    def press(self, name):
        self.window.act([node for node in self.entries() if node.name == name][-1], "press")

    def others(self):
        """The titles of all windows of the program but the main one."""
        pid, own = self.window.program.pid, self.window.identity
        return [row[2] for row in self.window.desktop.windows() if row[1] == pid and row[0] != own]

    def walk_windows(self):
        """Opens every window of the menus, checks it, and closes it."""
        names = [n.name for n in self.entries()
                 if OPENS.search(n.name) and not LEFT_OUT.search(n.name)]
        for name in names:
            self.press(name)
            title = wait_until(self.others, f"a window of {name}")[0]
            other = self.window.dialog(re.escape(title))
            self.listen(name, self.tree_when(
                lambda tree: sum(1 for n in tree if len(n.path) == 1) > 1, f"{name} to be heard"))
            other.key("Escape")
            if sum(len(node.path) == 1 for node in self.window.tree()) > 1:
                other.ask_to_close()
            wait_until(lambda: not self.others(), f"the window of {name} to go")
        return names

    # Benches

    def benches(self, tree=None):
        """The rows of the list of benches, which is the first list of the window."""
        tree = tree or self.window.tree()
        benches = next(node for node in tree if node.role == "list")
        return [node for node in tree if node.path[:-1] == benches.path]

    def walk_benches(self):
        for number, bench in enumerate(self.benches()):
            self.window.key(KEYS[number])
            tree = self.tree_when(
                lambda tree: "selected" in self.benches(tree)[number].states, bench.name)
            self.listen(bench.name, tree)
            self.walk_choices(bench.name, tree)
            self.walk_lists(bench.name)

    def inside(self, tree, role):
        """The visible things with this role in the bench itself."""
        stack = next(node for node in tree if node.role == "layered pane")
        return [n for n in tree if n.role == role and "showing" in n.states
                and n.path[: len(stack.path)] == stack.path]

    def walk_choices(self, bench, tree):
        """Selects each picture that shares its place with others, with the buttons above it."""
        for button in self.inside(tree, "radio button"):
            self.window.act(button, "press")
            now = self.tree_when(
                lambda tree: any(n.name == button.name and "checked" in n.states
                                 for n in self.inside(tree, "radio button")), button.name)
            self.listen(f"{bench}, {button.name}", now)

    def walk_lists(self, bench):
        """Selects each row of a list in the bench itself, such as the steps of a derivation."""
        tree = self.window.tree()
        for one in self.inside(tree, "list"):
            rows = [n for n in tree if n.path[:-1] == one.path]
            if not rows:
                continue
            self.window.click(*self.window.inside(*rows[0].middle))
            for row in rows:
                now = self.tree_when(
                    lambda tree: any(n.path == row.path and "selected" in n.states for n in tree),
                    row.name)
                self.listen(f"{bench}, {row.name}", now)
                self.window.key("Down")
