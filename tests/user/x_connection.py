"""A connection to the X server: what a window shows, and whether its program has read everything
that was sent.

For the second it sends the ping of window managers. An XTest key and a D-Bus question reach a
program in different ways, and on a busy machine the later one may be read first. The answer to a
ping comes after the keys, on the same way.
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


class Image(ctypes.Structure):
    _fields_ = [
        ("width", ctypes.c_int),
        ("height", ctypes.c_int),
        ("xoffset", ctypes.c_int),
        ("format", ctypes.c_int),
        ("data", ctypes.c_void_p),
        ("byte_order", ctypes.c_int),
        ("bitmap_unit", ctypes.c_int),
        ("bitmap_bit_order", ctypes.c_int),
        ("bitmap_pad", ctypes.c_int),
        ("depth", ctypes.c_int),
        ("bytes_per_line", ctypes.c_int),
        ("bits_per_pixel", ctypes.c_int),
    ]


Z_PIXMAP = 2
LOW_BYTE_FIRST = 0
ALL_PLANES = ctypes.c_ulong(-1).value


def x_library():
    library = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
    window, pointer, number = ctypes.c_ulong, ctypes.c_void_p, ctypes.c_uint
    image = ctypes.POINTER(Image)
    library.XGetImage.restype = image
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
        "XGetGeometry": [pointer, window] + [pointer] * 7,
        "XTranslateCoordinates": [pointer, window, window, ctypes.c_int, ctypes.c_int] + [pointer] * 3,
        "XGetImage": [pointer, window, ctypes.c_int, ctypes.c_int, number, number,
                      ctypes.c_ulong, ctypes.c_int],
        "XFree": [pointer],
        "XPending": [pointer],
        "XNextEvent": [pointer, pointer],
        "XCloseDisplay": [pointer],
    }.items():
        getattr(library, name).argtypes = types
    return library


class XConnection:
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
        self.note_refusal = ERROR_HANDLER(self.refused)  # X's own handler ends the process
        self.x.XSetErrorHandler(self.note_refusal)

    def refused(self, *_):
        self.refusals += 1
        return 0

    def close(self):
        self.x.XCloseDisplay(self.connection)

    def look(self, window):
        """Width, height and pixels of the window's part of the screen, including what covers it; of
        the whole screen for None. Four bytes per pixel: blue, green, red and an unused one."""
        window = window or self.root
        screen, size = self.size(self.root), self.size(window)
        corner = [ctypes.c_int(), ctypes.c_int()]
        self.x.XTranslateCoordinates(self.connection, window, self.root, 0, 0,
                                     *map(ctypes.byref, (*corner, ctypes.c_ulong())))
        left, top = (max(0, start.value) for start in corner)
        width, height = (min(whole, start.value + length) - cut for length, whole, start, cut
                         in zip(size, screen, corner, (left, top)))
        # Read from the root: a window's own image has holes where a menu covers it.
        found = self.x.XGetImage(
            self.connection, self.root, left, top, width, height, ALL_PLANES, Z_PIXMAP)
        assert found, f"the window {window} is not to be seen"
        image = found.contents
        assert (image.bits_per_pixel, image.byte_order) == (32, LOW_BYTE_FIRST), image.depth
        assert image.bytes_per_line == 4 * width
        pixels = ctypes.string_at(image.data, 4 * width * height)
        self.x.XFree(image.data)
        self.x.XFree(ctypes.cast(found, ctypes.c_void_p))
        return width, height, pixels

    def size(self, window):
        place = [ctypes.c_ulong(), ctypes.c_int(), ctypes.c_int()]
        size = [ctypes.c_uint() for _ in range(4)]
        assert self.x.XGetGeometry(self.connection, window, *map(ctypes.byref, place + size))
        return size[0].value, size[1].value

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
