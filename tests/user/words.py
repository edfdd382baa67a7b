"""The window's texts in a language: its translations, and the words of the derivation's file."""

import json
import pathlib
import re
import xml.etree.ElementTree as ElementTree

RESOURCES = pathlib.Path(__file__).resolve().parents[2] / "resources"


class Words:
    def __init__(self, language):
        self.language = language
        self._texts = {}
        if language != "en":
            root = ElementTree.parse(RESOURCES / f"i18n/position-lab_{language}.ts").getroot()
            for message in root.iter("message"):
                self._texts.setdefault(message.find("source").text,
                                       message.find("translation").text)
        self.book = json.loads((RESOURCES / "derivation/pages.json").read_text(encoding="utf-8"))

    def __call__(self, source):
        """The text as in the window; the English one if there is no other yet."""
        return self._texts.get(source) or source

    def start(self, source):
        """The part before the first number of a text."""
        return self(source).split("%1")[0]

    def pattern(self, source):
        """Matches the whole name, whatever its numbers."""
        return "^" + re.sub(r"%\d", ".*", re.escape(self(source))) + "$"

    def principle(self, key):
        return self.book["principles"][key][self.language]

    @property
    def pages(self):
        return [page for chapter in self.book["chapters"] for page in chapter["pages"]]

    def title(self, page, is_open=True):
        return self.pages[page]["title" if is_open else "title_before"][self.language]
