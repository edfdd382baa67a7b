"""A slow program is awaited: no picture is captured half-finished."""

import signal
import threading

from window import wait_until


def story(desktop):
    window = desktop.start("--language", "zh_CN", "--set", "bench=derivation")
    window.resize(1600, 1000)
    window.still_picture()
    for size in ((1024, 680), (1500, 900)):
        program = window.program.process
        program.send_signal(signal.SIGSTOP)
        threading.Timer(3, program.send_signal, [signal.SIGCONT]).start()
        window.resize(*size)
        picture = window.still_picture().saved(desktop.pictures / f"settled_{size[0]}.png")
        assert (picture.width, picture.height) == size
        wait_until(lambda: window.node("", "layered pane"), "the program to go on")
        assert picture == window.still_picture(), f"a picture half-way to {size}"
    assert window.close() == 0
