"""The window opens, paints itself, and closes."""

from window import wait_until


def story(desktop):
    window = desktop.start()
    assert "Position Lab" in window.title, window.title
    wait_until(lambda: window.picture().has_colours(20), "the window to paint itself")
    picture = window.still_picture()
    assert (picture.width, picture.height) == (1280, 800), (picture.width, picture.height)
    window.screenshot("opened")
    assert window.close() == 0
