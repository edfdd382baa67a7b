"""A teacher opens a lesson and saves its worksheet from the menu, in both languages."""

import shutil
import subprocess
import sys

from patience import PATIENCE
from window import wait_until

LANGUAGES = {
    "en": {
        "lesson": "A wall of clocks",
        "field": "^Your prediction$",
        "to write on": ("Name", "Afterhowmanypositionshaspair2completedonerotation?", "Myprediction:"),
        "answer": "628.3positions",
        "to the teacher": ("Fortheteacher,8minutes", "Thebaseisnotawavelength."),
    },
    "zh_CN": {
        "lesson": "一墙时钟",
        "field": "^你的预测$",
        "to write on": ("姓名", "维度对2转完一圈需要多少个位置？", "我的预测："),
        "answer": "628.3个位置",
        "to the teacher": ("教师用，8分钟", "底数不是波长。"),
    },
}


def pages(path):
    """The text of each page of a PDF, without the spaces from line ends or fonts."""
    process = subprocess.run(
        ["pdftotext", "-enc", "UTF-8", str(path), "-"], capture_output=True, check=True, timeout=PATIENCE
    )
    texts = process.stdout.decode("utf-8").split("\f")
    return ["".join(text.split()) for text in texts if text.strip()]


def keys_of_the_entry(window):
    window.key("alt+f", "e")


def saved_derivation(desktop, window, language):
    """The pages of the derivation, from the same menu; there is no lesson yet."""
    keys_of_the_entry(window)
    window.key("d")
    chooser = window.dialog("Save the derivation on one page|保存单页推导")
    target = desktop.folder / f"derivation_{language}"
    chooser.key("ctrl+a")
    chooser.type(str(target))
    chooser.key("Return")
    chooser.wait_until_gone()
    written = target.with_suffix(".pdf")
    wait_until(written.exists, "the derivation")
    assert written.read_bytes().startswith(b"%PDF-")


def saved_worksheet(desktop, language, words):
    window = desktop.start("--language", language)
    saved_derivation(desktop, window, language)
    keys_of_the_entry(window)
    entry = window.node("(Worksheet of the lesson|本课的学习单)", "menu item")
    assert "enabled" not in entry.states, "there is no lesson yet"
    window.key("Escape", "Escape", "Escape")
    window.open_menu("^(Lessons|课程)")
    window.click_on("^(Added to the token|加到词元上)$", "menu item")
    window.click_on(f"^3  {words['lesson']}$", "menu item")
    window.node(words["field"], "text")

    keys_of_the_entry(window)
    window.screenshot(f"menu_{language}")
    window.key("w")
    chooser = window.dialog("Save the worksheet|保存学习单")
    target = desktop.folder / f"worksheet_{language}"
    chooser.key("ctrl+a")
    chooser.type(str(target))
    chooser.key("Return")
    chooser.wait_until_gone()
    written = target.with_suffix(".pdf")  # the extension is added automatically
    wait_until(written.exists, "the worksheet")
    assert window.close() == 0
    return written


def story(desktop):
    if not shutil.which("pdftotext"):
        print("pdftotext is missing: the worksheets are saved and not read", file=sys.stderr)
    for language, words in LANGUAGES.items():
        path = saved_worksheet(desktop, language, words)
        assert path.read_bytes().startswith(b"%PDF-")
        if not shutil.which("pdftotext"):
            continue
        to_write_on, to_the_teacher = pages(path)
        for page in (to_write_on, to_the_teacher):
            assert "".join(words["lesson"].split()) in page, page
        for text in words["to write on"]:
            assert text in to_write_on, (text, to_write_on)
        for text in (words["answer"], *words["to the teacher"]):
            assert text in to_the_teacher, (text, to_the_teacher)
            assert text not in to_write_on, (text, to_write_on)
