"""A connection to a D-Bus that asks many things at once, so that a window is read in few round trips.

Only what the stories need: method calls with strings and numbers, replies of any type. Each question
is (destination, path, interface, member, signature, arguments); an answer is the list of its values,
or None where the other side refused.
"""

import os
import socket
import struct
import urllib.parse

CALL, REPLY, REFUSAL = 1, 2, 3
PATH, INTERFACE, MEMBER, REPLY_SERIAL, DESTINATION, SIGNATURE = 1, 2, 3, 5, 6, 8
AT_ONCE = 200  # questions under way
NUMBERS = {"y": "B", "n": "h", "q": "H", "i": "i", "u": "I", "x": "q", "t": "Q", "d": "d"}
NO_ARGUMENTS = ("", ())


def aligned(offset, boundary):
    return (offset + boundary - 1) // boundary * boundary


def text_bytes(text):
    data = text.encode()
    return struct.pack("<I", len(data)) + data + b"\0"


def packed(signature, values):
    """Strings, numbers, and a number as a variant ("v")."""
    data = bytearray()
    for kind, value in zip(signature, values):
        if kind == "v":
            data += b"\1d\0"
            kind, value = "d", float(value)
        boundary = 8 if kind in "xtd" else 4
        data += bytes(aligned(len(data), boundary) - len(data))
        data += text_bytes(value) if kind == "s" else struct.pack("<" + NUMBERS[kind], value)
    return bytes(data)


def end_of_type(signature, start):
    """Where the single type ends that begins there."""
    if signature[start] == "a":
        return end_of_type(signature, start + 1)
    if signature[start] not in "({":
        return start + 1
    depth = 0
    for at in range(start, len(signature)):
        depth += (signature[at] in "({") - (signature[at] in ")}")
        if depth == 0:
            return at + 1
    raise ValueError(signature)


class Values:
    """Takes the values of a signature out of a message, one after the other."""

    def __init__(self, data, offset=0):
        self.data = data
        self.offset = offset

    def number(self, form, size):
        start = aligned(self.offset, size)
        self.offset = start + size
        return struct.unpack_from("<" + form, self.data, start)[0]

    def text(self, length):
        start = self.offset
        self.offset += length + 1
        return self.data[start : start + length].decode()

    def all(self, signature):
        values, at = [], 0
        while at < len(signature):
            end = end_of_type(signature, at)
            values.append(self.value(signature[at:end]))
            at = end
        return values

    def value(self, kind):
        first = kind[0]
        if first in "so":
            return self.text(self.number("I", 4))
        if first == "b":
            return bool(self.number("I", 4))
        if first in NUMBERS:
            return self.number(NUMBERS[first], struct.calcsize(NUMBERS[first]))
        if first == "g":
            return self.text(self.number("B", 1))
        if first == "v":
            return self.value(self.text(self.number("B", 1)))
        if first in "({":
            self.offset = aligned(self.offset, 8)
            return self.all(kind[1:-1])
        if first == "a":
            length = self.number("I", 4)
            self.offset = aligned(self.offset, 8 if kind[1] in "({xtd" else 4 if kind[1] != "v" else 1)
            end = self.offset + length
            values = []
            while self.offset < end:
                values.append(self.value(kind[1:]))
            return values
        raise ValueError(kind)


class Bus:
    def __init__(self, address, seconds=60):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(seconds)
        self.socket.connect(self.place(address))
        identity = str(os.getuid()).encode().hex().encode()
        self.socket.sendall(b"\0AUTH EXTERNAL " + identity + b"\r\n")
        answer = self.socket.recv(1000)
        assert answer.startswith(b"OK"), answer
        self.socket.sendall(b"BEGIN\r\n")
        self.unread = bytearray()
        self.serial = 0
        self.heads = {}
        self.one("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "Hello")

    @staticmethod
    def place(address):
        for entry in address.split(";"):
            keys = dict(pair.split("=", 1) for pair in entry.partition(":")[2].split(",") if pair)
            if "path" in keys:
                return urllib.parse.unquote(keys["path"])
            if "abstract" in keys:
                return "\0" + urllib.parse.unquote(keys["abstract"])
        raise ValueError(f"no socket in {address}")

    def close(self):
        self.socket.close()

    def one(self, *question):
        return self.ask([question])[0]

    def ask(self, questions):
        """The answers, in the order of the questions."""
        answers = []
        for start in range(0, len(questions), AT_ONCE):
            serials = self.send(questions[start : start + AT_ONCE])
            known = {}
            while len(known) < len(serials):
                serial, values = self.next_answer()
                if serial >= serials[0]:  # else of one that nobody waited for
                    known[serial] = values
            answers += [known[serial] for serial in serials]
        return answers

    def send(self, questions):
        data, serials = bytearray(), []
        for destination, path, interface, member, *rest in questions:
            signature, arguments = rest or NO_ARGUMENTS
            self.serial += 1
            serials.append(self.serial)
            data += self.message(destination, path, interface, member, signature, arguments)
        self.socket.sendall(data)
        return serials

    def message(self, destination, path, interface, member, signature, arguments):
        body = packed(signature, arguments) if signature else b""
        place = (destination, interface, member, signature)
        if place not in self.heads:  # all fields but the path, each to a multiple of 8
            fields = [(DESTINATION, "s", destination), (INTERFACE, "s", interface),
                      (MEMBER, "s", member)]
            head = bytearray()
            for code, kind, value in fields:
                head += bytes((code, 1)) + kind.encode() + b"\0" + text_bytes(value)
                head += bytes(aligned(len(head), 8) - len(head))
            if signature:
                head += bytes((SIGNATURE, 1)) + b"g\0" + bytes((len(signature),))
                head += signature.encode() + b"\0"
                head += bytes(aligned(len(head), 8) - len(head))
            self.heads[place] = bytes(head)
        own = bytes((PATH, 1)) + b"o\0" + text_bytes(path)
        fields = self.heads[place] + own
        start = struct.pack("<BBBBIII", ord("l"), CALL, 0, 1, len(body), self.serial, len(fields))
        return start + fields + bytes(aligned(len(fields), 8) - len(fields)) + body

    def next_answer(self):
        """(the serial of its question, its values): signals and other calls are passed over."""
        while True:
            while len(self.unread) < 16:
                self.receive()
            length, _, fields = struct.unpack_from("<III", self.unread, 4)
            body = 16 + aligned(fields, 8)
            while len(self.unread) < body + length:
                self.receive()
            message = bytes(self.unread[: body + length])
            del self.unread[: body + length]
            if message[1] not in (REPLY, REFUSAL):
                continue
            known = self.fields(message, 16 + fields)
            if message[1] == REFUSAL:
                return known[REPLY_SERIAL], None
            return known[REPLY_SERIAL], Values(message[body:]).all(known.get(SIGNATURE, ""))

    @staticmethod
    def fields(message, end):
        values = Values(message, 16)
        known = {}
        while values.offset < end:
            values.offset = aligned(values.offset, 8)
            code = values.number("B", 1)
            known[code] = values.value("v")
        return known

    def receive(self):
        data = self.socket.recv(1 << 16)
        assert data, "the bus has closed the connection"
        self.unread += data
