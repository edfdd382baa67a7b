"""A separate display with a window manager, and the program in it."""

import os
import pathlib
import re
import subprocess

from patience import PATIENCE
from picture import Picture
from x_connection import XConnection
from screen_reader import ScreenReader
from window import Window, wait_until


class Program:
    """A started process of the program and what it wrote to its streams."""

    COMPLAINT = re.compile(
        r"runtime error:|Sanitizer|^Q[A-Z]\w*(::|:| )|^qt\.(?!qpa\.theme|accessibility)", re.M
    )

    def __init__(self, command, environment, log):
        self.log = log
        with log.open("wb") as stream:
            self.process = subprocess.Popen(
                command, env=environment, stdin=subprocess.DEVNULL, stdout=stream, stderr=stream
            )

    @property
    def pid(self):
        return self.process.pid

    @property
    def runs(self):
        return self.process.poll() is None

    @property
    def written(self):
        return self.log.read_text(encoding="utf-8", errors="replace")

    def exit_code(self, seconds=PATIENCE):
        return self.process.wait(timeout=seconds)


class Desktop:
    """An X display with openbox. `start` opens the program; everything else applies to all its
    windows."""

    def __init__(self, program, pictures, size):
        self.program = program
        self.pictures = pictures
        self.size = size
        self.folder = pathlib.Path(os.environ["HOME"])
        self.environment = dict(os.environ)
        self.programs = []
        self.x = None
        self.reader = None
        self._tools = []

    def __enter__(self):
        reader, writer = os.pipe()
        screen = f"{self.size[0]}x{self.size[1]}x24"
        command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", screen, "-dpi", "96"]
        command += ["-nolisten", "tcp", "-noreset"]
        command += ["-r"]  # on a busy machine a key is released late and would repeat
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self._tools.append(subprocess.Popen(command, pass_fds=[writer], **quiet))
        os.close(writer)
        with os.fdopen(reader) as stream:
            number = stream.readline().strip()
        assert number, "Xvfb did not start"
        self.environment["DISPLAY"] = f":{number}"
        self.x = XConnection(f":{number}")
        self.reader = ScreenReader()
        manager = ["openbox", "--config-file", str(pathlib.Path(__file__).with_name("openbox.xml"))]
        self._tools.append(subprocess.Popen(manager, env=self.environment, **quiet))
        wait_until(
            lambda: "window id" in self.tool("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"),
            "the window manager",
        )
        return self

    def __exit__(self, *_):
        self.x.close()
        self.reader.close()
        for process in [program.process for program in self.programs] + self._tools[::-1]:
            if process.poll() is None:
                process.kill()
            process.wait()

    @property
    def settings(self):
        return self.folder / ".config" / "position-lab" / "position-lab.conf"

    def has_started_before(self):
        """Makes the benches appear first instead of the start page."""
        self.settings.parent.mkdir(parents=True, exist_ok=True)
        self.settings.write_text("[General]\nstarted=true\n", encoding="utf-8")

    def start(self, *arguments, environment=None, title="Position Lab"):
        """Starts the program and returns its window, whose title matches the expression `title`."""
        log = self.folder / f"program{len(self.programs)}.log"
        program = Program(
            [self.program, *map(str, arguments)], {**self.environment, **(environment or {})}, log
        )
        self.programs.append(program)
        return self.window_of(program, title)

    def window_of(self, program, title, seconds=PATIENCE):
        """Waits for a window of the program with this title and brings it to the front."""

        def found():
            for identity, pid, text in self.windows():
                if pid == program.pid and re.search(title, text):
                    return Window(self, program, identity)
            assert program.runs, f"the program ended with {program.exit_code()}"
            return None

        window = wait_until(found, f"a window titled {title}", seconds)
        window.activate()
        return window

    def windows(self):
        """(id, process id, title) of every window that the window manager knows."""
        for _ in range(5):  # wmctrl fails if a window closes while it asks for its title
            listed = self._ran("wmctrl", "-lp")
            if listed.returncode == 0:
                break
        rows = (row.split(None, 4) for row in listed.stdout.decode("utf-8", "replace").splitlines())
        return [(int(row[0], 16), int(row[2]), row[4] if len(row) > 4 else "") for row in rows]

    def tool(self, *command):
        """The output of a command; empty if it fails, as xprop does before there is a manager."""
        return self._ran(*command).stdout.decode("utf-8", "replace")

    def screenshot(self, name):
        """Saves the whole screen as NAME.png."""
        return Picture.of_look(*self.x.look(None)).saved(self.pictures / f"{name}.png")

    def clipboard(self, target="UTF8_STRING"):
        """The clipboard as bytes, in one of the types that `clipboard_targets` lists."""
        command = ["xclip", "-selection", "clipboard", "-out", "-target", target]
        result = subprocess.run(
            command, env=self.environment, capture_output=True, timeout=PATIENCE, check=False
        )
        return result.stdout

    def clipboard_text(self):
        return self.clipboard().decode("utf-8")

    def clipboard_targets(self):
        return self.clipboard("TARGETS").decode().split()

    def put_on_clipboard(self, text):
        """xclip keeps running as the owner, so its streams must not be awaited."""
        process = subprocess.Popen(
            ["xclip", "-selection", "clipboard", "-in"],
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        process.communicate(text.encode("utf-8"), timeout=PATIENCE)

    def assert_all_closed(self):
        for program in self.programs:
            assert not program.runs, "the story left a window open"
            complaints = Program.COMPLAINT.search(program.written)
            assert not complaints, f"the program complained: {complaints[0]}"
            assert program.exit_code() == 0, f"the program ended with {program.exit_code()}"

    def print_complaints(self):
        for program in self.programs:
            state = "still runs" if program.runs else f"ended with {program.exit_code()}"
            print(f"--- the program {state} and wrote:\n{program.written}")

    def _ran(self, *command):
        return subprocess.run(
            command,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=PATIENCE,
            check=False,
        )
