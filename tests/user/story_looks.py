"""Every bench in both themes and both languages, small and large: painted, named, nothing lost."""

BENCHES = ("waves", "rotations", "biases")
LOOKS = (("light", "en"), ("dark", "zh_CN"))


def story(desktop):
    for theme, language in LOOKS:
        window = desktop.start("--theme", theme, "--language", language)
        for number, bench in enumerate(BENCHES, 1):
            window.key(str(number))
            for size in ((1024, 680), (1920, 1080)):
                window.resize(*size)
                picture = window.still_picture()
                assert picture.colours() > 20
                window.screenshot(f"{bench}_{theme}_{language}_{size[0]}")
        unnamed = [node for node in window.tree()
                   if {"focusable", "showing"} <= node.states and not (node.name or node.text)
                   and node.role not in ("filler", "list", "scroll pane")]
        assert not unnamed, unnamed
        assert window.close() == 0
