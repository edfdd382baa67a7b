"""A teacher writes a lesson from the manual's example, checks it, corrects it and opens it."""

import pathlib
import subprocess

from window import wait_until

MANUAL = pathlib.Path(__file__).resolve().parents[2] / "resources/help"


def story(desktop):
    for language, title in (("en", "My lesson on bases"), ("zh_CN", "我的底数课")):
        path = desktop.folder / f"mine_{language}.json"
        path.write_text(written(language, title), encoding="utf-8")
        assert checked(desktop, path)[0] == 0, checked(desktop, path)

        broken = desktop.folder / f"broken_{language}.json"
        wrong = written(language, title).replace('"rope.width": 64', '"rope.wdith": 64')
        broken.write_text(wrong, encoding="utf-8")
        line = next(n for n, row in enumerate(wrong.splitlines(), 1) if "rope.wdith" in row)
        code, output = checked(desktop, broken)
        assert code == 1 and f"broken_{language}.json" in output and str(line) in output, output

        refuse_and_open(desktop, language, title, (path, broken, line))


def written(language, title):
    """The example of the manual's page with another title."""
    page = (MANUAL / f"lessons_{language}.md").read_text(encoding="utf-8")
    example = page.split("```json\n")[1].split("```")[0]
    return example.replace("The slowest pair", title).replace("最慢的维度对\"", title + '"', 1)


def checked(desktop, path):
    process = subprocess.run(
        [desktop.program, "lesson", "check", str(path)], capture_output=True, check=False
    )
    return process.returncode, (process.stdout + process.stderr).decode("utf-8")


def refuse_and_open(desktop, language, title, files):
    path, broken, line = files
    window = desktop.start("--language", language)
    window.open_menu("^(Lessons|课程)")
    window.click_on("^(Writing a lesson|编写课程)", "menu item")
    manual = desktop.window_of(window.program, "^(Writing a lesson|编写课程)")
    manual.screenshot(f"manual_{language}")
    manual.key("Escape")
    manual.wait_until_gone()

    open_file(window, broken)
    window.node(f"broken_{language}.json.*{line}.*start/rope.wdith")
    assert not window.nodes("^(Question|问题)$"), "what is refused changes nothing"
    window.screenshot(f"refused_{language}")

    open_file(window, path)
    assert title in window.node("^(Title|标题)$").description
    wait_until(lambda: not window.nodes("start/rope.wdith"), "the message to go")
    window.node("^(Your prediction|你的预测)$", "text")
    window.type("10000")
    window.key("Return")
    assert "10\u2009000" in window.node("^(Outcome|结果)$").description
    window.screenshot(f"opened_{language}")
    assert window.close() == 0

    again = desktop.start(path, "--language", language)
    assert title in again.node("^(Title|标题)$").description, "the lesson stands beside the bench"
    assert again.close() == 0

    presented = desktop.start("--present", path, "--language", language)
    asked = presented.node("^(Question|问题)$").description
    assert asked.startswith(("d = ", "Dimension ", "维数 ")) and "{" not in asked, asked
    assert not presented.nodes("^(Outcome|结果)$")
    presented.screenshot(f"presented_{language}")
    presented.key("Escape")
    assert presented.close() == 0


def open_file(window, path):
    window.activate()  # it may be on its way from the window before
    window.key("ctrl+o")
    dialog = window.dialog()
    dialog.type(str(path))
    dialog.key("Return")
    dialog.wait_until_gone()
