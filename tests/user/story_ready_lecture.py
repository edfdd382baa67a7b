"""The ready lecture is given from its first page to its last with the keys of a remote control."""

from window import wait_until

SCREEN = (1280, 800)
LANGUAGES = {
    "en": ("^Lessons$", "^Ready lectures$", "^Position encodings in 45 minutes$",
           "^Lecture", "^Present$", "^(Caption|Question|Outcome|Explanation)$"),
    "zh_CN": ("^课程", "^现成的讲座", "^45 分钟讲位置编码$",
              "^讲座", "^演示", "^(说明|问题|结果|解释)$"),
}
MOST_PAGES = 5  # of one text


def story(desktop):
    for language, (menu, submenu, lecture, title, present, band) in LANGUAGES.items():
        window = desktop.start("--language", language)
        window.open_menu(menu)
        window.click_on(submenu, "menu item")
        window.click_on(lecture, "menu item")
        window.dialog(title).click_on(present, "push button")
        wait_until(lambda: window.box == (0, 0, *SCREEN), "the window to fill the screen")
        window.activate()
        window.still_picture()
        texts = [text_of(window, band)]
        window.screenshot(f"{language}_first")
        same = 0
        while same < MOST_PAGES:
            window.key("Next")
            window.still_picture()  # a state moves to the next one
            text = text_of(window, band)
            same = same + 1 if text == texts[-1] else 0
            if not same:
                texts.append(text)
        window.screenshot(f"{language}_last")
        headings = [heading for heading, _ in texts]
        kinds = {heading: headings.count(heading) for heading in headings}
        assert sorted(kinds.values()) == [3, 3, 3, 19], (kinds, texts)
        assert len(set(texts)) == len(texts) == 28, texts
        window.key("Escape")
        assert window.close() == 0


def text_of(window, band):
    """Heading and words of the band over the picture."""
    def found():
        shown = [node for node in window.nodes(band) if "showing" in node.states]
        return shown and (shown[0].name, shown[0].description)
    return wait_until(found, "a text for the audience")
