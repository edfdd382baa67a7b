"""A page with a slider: created in the window, and opened in a browser if there is one."""

import json
import os
import re
import shutil
import subprocess

from window import wait_until

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
LARGEST = 3_000_000


def story(desktop):
    window = desktop.start()
    path = desktop.folder / "page.html"
    window.open_menu("^File$")
    window.click_on("^Export$", "menu item")
    window.click_on("^Page with a slider", "menu item")
    dialog = window.dialog("^Export a page")
    window.screenshot("dialog")
    dialog.choose("^Slider$", 0)  # the query's position
    for name, text in (("^From$", "0"), ("^To$", "59"), ("^Pictures$", "60")):
        field = dialog.node(name)
        dialog.click(*dialog.inside(*field.middle))
        dialog.key("ctrl+a")
        dialog.type(text)
    dialog.click_on("^Export", "push button")
    chooser = window.dialog("^Export a page")
    chooser.key("ctrl+a")
    chooser.type(str(path))
    chooser.key("Return")
    wait_until(path.exists, "the page")
    assert window.close() == 0
    page = path.read_text(encoding="utf-8")
    assert len(page.encode()) < LARGEST, len(page)
    frames = json.loads(re.search(r'id="data">(.*?)</script>', page, re.S)[1])["frames"]
    assert len(frames) == 60, len(frames)
    browser = os.environ.get("LAB_BROWSER") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser:
        read_in(browser, desktop, path, frames)
    else:
        print("No browser is installed: the page was not opened in one.")


def read_in(browser, desktop, path, frames):
    with Browser(browser, desktop.folder / "browser") as page:
        page.open(path.as_uri() + "#5")
        assert page.ask("document.getElementById('caption').textContent") == frames[4]["caption"]
        assert page.ask("document.getElementById('reading').textContent") == frames[4]["reading"]
        assert page.ask("document.querySelectorAll('#picture text').length") > 20
        page.press("ArrowRight")
        assert page.ask("document.getElementById('place').textContent") == "6 / 60"
        page.press("End")
        assert page.ask("document.getElementById('slider').value") == "60"
        assert frames[59]["reading"] in page.ask(
            "document.getElementById('slider').getAttribute('aria-valuetext')")
        page.press("PageUp")
        assert page.ask("document.getElementById('place').textContent") == "59 / 60"
        ground = "getComputedStyle(document.body).backgroundColor"
        title = "getComputedStyle(document.querySelector('#picture text')).fill"
        light = page.ask(ground), page.ask(title)
        page.ask("document.getElementById('theme').click()")
        dark = page.ask(ground), page.ask(title)
        assert light[0] == "rgb(255, 255, 255)" and brightness(dark[0]) < 0.2, (light, dark)
        assert brightness(light[1]) < 0.3 < 0.7 < brightness(dark[1]), (light, dark)
        reply = page.ask("document.getElementById('says').textContent")
        assert all(name in reply for name in ("Rotations", "Score against distance")), reply
        assert page.complaints == [], page.complaints


def brightness(color):
    return sum(map(int, re.findall(r"\d+", color)[:3])) / 765


class Browser:
    """A browser without a window, controlled through its DevTools pipe."""

    def __init__(self, program, profile):
        to_read, self.to_browser = os.pipe()
        self.from_browser, to_write = os.pipe()
        wired = 'exec 3<&"$1" 4>&"$2"; shift 2; exec "$@"'
        self.process = subprocess.Popen(
            ["bash", "-c", wired, "bash", str(to_read), str(to_write), program, "--headless",
             "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             "--remote-debugging-pipe", f"--user-data-dir={profile}", "about:blank"],
            pass_fds=(to_read, to_write), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        self.last = 0
        self.rest = b""
        self.session = None
        self.complaints = []

    def __enter__(self):
        targets = self.call("Target.getTargets")["targetInfos"]
        target = next(one["targetId"] for one in targets if one["type"] == "page")
        self.session = self.call(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Runtime.enable")
        self.call("Log.enable")
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.to_browser)
        os.close(self.from_browser)

    def open(self, address):
        self.call("Page.navigate", url=address)
        self.wait_for("Page.loadEventFired")

    def press(self, key):
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key)

    def ask(self, expression):
        reply = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        assert "exceptionDetails" not in reply, reply
        return reply["result"].get("value")

    def call(self, method, **parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.to_browser, json.dumps(message).encode() + b"\0")
        while True:
            reply = self.receive()
            if reply.get("id") == self.last:
                assert "result" in reply, reply
                return reply["result"]

    def wait_for(self, event):
        while self.receive().get("method") != event:
            pass

    def receive(self):
        while b"\0" not in self.rest:
            part = os.read(self.from_browser, 1 << 20)
            assert part, "the browser ended"
            self.rest += part
        reply, self.rest = self.rest.split(b"\0", 1)
        message = json.loads(reply)
        if message.get("method") in ("Log.entryAdded", "Runtime.exceptionThrown"):
            self.complaints.append(message["params"])
        return message
