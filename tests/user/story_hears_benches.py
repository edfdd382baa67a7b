"""A screen-reader user goes through every bench and every page in English, then changes the
language and goes through everything again."""

from hearing import Hearing
from scene import Scene


def story(desktop):
    scene = Scene(desktop.folder, bench="rotations")
    window = desktop.start("--language", "en", scene.path)
    hearing = Hearing(window)
    hearing.walk_benches()
    window.screenshot("english")
    hearing.speak("zh_CN", "简体中文")
    hearing.walk_benches()
    window.screenshot("chinese")
    window.key("ctrl+s")
    hearing.assert_all_clear(1000)
    assert window.close() == 0
