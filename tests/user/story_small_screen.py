"""On a screen smaller than its usual size the window fits, including the ruler."""

SCREEN = (1366, 768)


def story(desktop):
    window = desktop.start()
    x, y, width, height = window.box
    assert x >= 0 and y >= 0 and x + width <= SCREEN[0] and y + height <= SCREEN[1], window.box
    assert width >= 1024 and height >= 680, window.box
    window.node("Position ruler")
    window.screenshot("window")
    assert window.close() == 0
