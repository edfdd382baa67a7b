"""Untrusted texts are shown literally: a file name never becomes HTML, a mnemonic or markup.

Reads every label, message box, tooltip, title and menu entry of ui/ and app/; texts that contain
more than the program's own words must pass through a function of ui/store/plain_text.h or
ui/paint/text/tips.h.
"""

import pathlib
import re
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from cpp_text import bare, calls, line_of, parts  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
MAKERS = "ui/views/controls/plain_widgets"

# Classes that guess whether their text is HTML, and functions that produce plain text.
FORBIDDEN = {
    r"\bnew\s+QLabel\b|\bQLabel\s+\w+\s*[({;]": "newLabel()",
    r"\bQMessageBox\s+\w+\s*[({;]|\bQMessageBox::(information|question|warning|critical|about)\b": "PlainBox",
    r"\bnew\s+QMessageBox\b": "PlainBox",
    r"\bQ(InputDialog|ErrorMessage|WhatsThis)\b": "PlainBox",
    r"\bset(WhatsThis|StatusTip|TextFormat)\s*\(": "a tooltip, by tip()",
}
MEANT = re.compile(r"QLabel|QMessageBox|QInput|QError|QWhats|set(WhatsThis|StatusTip|TextFormat|ToolTip|Window)|QToolTip|add(Action|Menu)")
# A text of only the program, in HTML.
OWN_HTML = {("ui/windows/dialogs/help_window.cpp", "QMessageBox::about")}

OWN_WORDS = r'(\w+::)*tr\(\s*("(\\.|[^"\\])*"\s*)+(,\s*("(\\.|[^"\\])*"\s*)+)*\)'
OWN_LITERAL = r'u?"(\\.|[^"\\])*"_s'
PLAIN_TIP = r"(tip|wrappedTip|tooltipOf|wordTip)\(.*\)|QString\(\)|\{\}|[\w>.\-]*toolTip\(\)"
PLAIN_TITLE = r"windowTitle\(\)|title|QString\(\)"


def values_of(argument):
    """The possible results of a chain of conditions."""
    empty = bare(argument)
    for first, last, mark in parts(empty, "?:"):
        if mark != "?":
            yield argument[first:last].strip()


def is_own(text):
    """Whether it has only words of the program, joined or not."""
    empty = bare(text)
    return all(
        re.fullmatch(f"({OWN_WORDS})|({OWN_LITERAL})", text[first:last].strip(), re.DOTALL)
        for first, last, _ in parts(empty, "+")
    )


def errors(path, code):
    if path.startswith(MAKERS) or not MEANT.search(code):
        return
    empty = bare(code)
    for pattern, instead in FORBIDDEN.items():
        for match in re.finditer(pattern, empty):
            if (path, match[0]) not in OWN_HTML:
                yield f"{path}:{line_of(code, match.start())}: {match[0].strip()} … wants {instead}"
    for name, which in (("setToolTip", 0), ("QToolTip::showText", 1)):
        for place, arguments in calls(code, name):
            for value in values_of(arguments[which]):
                if not is_own(value) and not re.fullmatch(PLAIN_TIP, value, re.DOTALL):
                    yield f"{path}:{line_of(code, place)}: {name}({value}) wants tip()"
    for place, arguments in calls(code, "setWindowTitle"):
        for value in values_of(arguments[0]):
            if not is_own(value) and not re.fullmatch(PLAIN_TITLE, value) and "titleText(" not in value:
                yield f"{path}:{line_of(code, place)}: setWindowTitle({value}) wants titleText()"
    for name in ("addAction", "addMenu"):
        for place, arguments in calls(code, name):
            text = arguments[0]
            if re.search(r"\.arg\(|[nN]ame|[tT]itle", text) and "menuText(" not in text:
                yield f"{path}:{line_of(code, place)}: {name}({text}) wants menuText()"


class Project(unittest.TestCase):
    def test_what_is_shown_is_plain_text(self):
        found = []
        count = 0
        for house in ("ui", "app"):
            for file in sorted((ROOT / house).rglob("*")):
                if file.suffix in (".h", ".cpp"):
                    count += 1
                    path = file.relative_to(ROOT).as_posix()
                    found.extend(errors(path, file.read_text(encoding="utf-8")))
        self.assertGreater(count, 0, "no source was read")
        self.assertEqual(found, [], "\n" + "\n".join(found))


class PlantedError(unittest.TestCase):
    def assert_found(self, code, count=1):
        self.assertEqual(len(list(errors("ui/windows/x.cpp", code))), count, code)

    def test_guessed_formats_are_found(self):
        for code in (
            "auto* label = new QLabel(name);",
            "QLabel label(name);",
            "QMessageBox box(window);",
            "QMessageBox::information(window, title, name);",
            "button->setToolTip(name);",
            'button->setToolTip(tr("%1").arg(name));',
            'button->setToolTip(isWell ? tr("all") : name);',
            "QToolTip::showText(place, name, this);",
            'setWindowTitle(tr("%1[*]").arg(name));',
            'menu->addAction(tr("Open %1").arg(name));',
            "menu->addAction(file.fileName());",
        ):
            self.assert_found(code)

    def test_plain_texts_are_not_reported(self):
        for code in (
            "auto* label = newLabel(name);",
            "// new QLabel(name)",
            "PlainBox box(window, title, text);",
            "button->setToolTip(tip(name));",
            'button->setToolTip(tr("How many of them."\n    "There are."));',
            'button->setToolTip(isWell ? tr("all", "words") : QString());',
            "QToolTip::showText(place, wordTip(word, 1), this);",
            'setWindowTitle(tr("Position Lab") + u"[*]"_s);',
            'setWindowTitle(tr("%1[*]").arg(titleText(name)));',
            'menu->addAction(menuText(tr("Open %1").arg(name)));',
            "menu->addAction(action);",
        ):
            self.assert_found(code, 0)


if __name__ == "__main__":
    unittest.main()
