"""Asks a program whether it has read all that the X server has sent it: the ping of the window managers.

A key of XTest and a question over D-Bus reach a program on two ways, and on a busy machine the later
one may be read first. The answer to a ping comes on the way of the keys, behind them.
"""

import ctypes
import ctypes.util
import select
import time

CLIENT_MESSAGE = 33
STRUCTURE_NOTIFY = 1 << 17  # what Qt sends its answer with
LONGS_OF_AN_EVENT = 24


ERROR_HANDLER = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)


class ClientMessage(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
    ]


class Event(ctypes.Union):
    _fields_ = [
        ("type", ctypes.c_int),
        ("client", ClientMessage),
        ("room", ctypes.c_long * LONGS_OF_AN_EVENT),
    ]


def x_library():
    library = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
    window, pointer = ctypes.c_ulong, ctypes.c_void_p
    library.XOpenDisplay.restype = pointer
    library.XDefaultRootWindow.restype = window
    library.XInternAtom.restype = window
    for name, types in {
        "XOpenDisplay": [ctypes.c_char_p],
        "XDefaultRootWindow": [pointer],
        "XConnectionNumber": [pointer],
        "XInternAtom": [pointer, ctypes.c_char_p, ctypes.c_int],
        "XSelectInput": [pointer, window, ctypes.c_long],
        "XSendEvent": [pointer, window, ctypes.c_int, ctypes.c_long, pointer],
        "XSync": [pointer, ctypes.c_int],
        "XSetErrorHandler": [ERROR_HANDLER],
        "XPending": [pointer],
        "XNextEvent": [pointer, pointer],
        "XCloseDisplay": [pointer],
    }.items():
        getattr(library, name).argtypes = types
    return library


class Pinger:
    def __init__(self, display):
        self.x = x_library()
        self.connection = self.x.XOpenDisplay(display.encode())
        assert self.connection, f"no X server on {display}"
        self.root = self.x.XDefaultRootWindow(self.connection)
        self.protocols = self.x.XInternAtom(self.connection, b"WM_PROTOCOLS", 0)
        self.ping = self.x.XInternAtom(self.connection, b"_NET_WM_PING", 0)
        self.x.XSelectInput(self.connection, self.root, STRUCTURE_NOTIFY)
        self.stamp = 1
        self.refusals = 0
        self.hear_refusal = ERROR_HANDLER(self.refused)  # X's own handler ends the process
        self.x.XSetErrorHandler(self.hear_refusal)

    def refused(self, *_):
        self.refusals += 1
        return 0

    def close(self):
        self.x.XCloseDisplay(self.connection)

    def answers(self, window, seconds):
        """Whether the program of the window answers in time; a window that is gone does not."""
        self.stamp += 1
        refusals = self.refusals
        event = Event()
        event.client.type = CLIENT_MESSAGE
        event.client.window = window
        event.client.message_type = self.protocols
        event.client.format = 32
        event.client.data[:3] = [self.ping, self.stamp, window]
        self.x.XSendEvent(self.connection, window, 0, 0, ctypes.byref(event))
        self.x.XSync(self.connection, 0)
        end = time.monotonic() + seconds
        while self.refusals == refusals and time.monotonic() < end:
            if not self.x.XPending(self.connection):
                select.select([self.x.XConnectionNumber(self.connection)], [], [], 0.05)
                continue
            self.x.XNextEvent(self.connection, ctypes.byref(event))
            if event.type == CLIENT_MESSAGE and list(event.client.data[:3]) == [
                self.ping, self.stamp, window,
            ]:
                return True
        return False
