"""A D-Bus connection that sends many questions at once, so that a window is read in few round
trips.

It has only what the stories need: method calls with strings and numbers, replies of any type. Each
question is (destination, path, interface, member, signature, arguments); an answer is the list of
its values, or None if the other side refused.
"""

import functools
import os
import socket
import struct
import urllib.parse

from patience import PATIENCE

CALL, REPLY, REFUSAL = 1, 2, 3
PATH, INTERFACE, MEMBER, REPLY_SERIAL, DESTINATION, SIGNATURE = 1, 2, 3, 5, 6, 8
AT_ONCE = 200  # questions under way
NUMBERS = {"y": "B", "n": "h", "q": "H", "i": "i", "u": "I", "x": "q", "t": "Q", "d": "d"}
NO_ARGUMENTS = ("", ())


def aligned(offset, boundary):
    return offset + boundary - 1 & -boundary  # a power of two


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
    """The end of the single type that begins there."""
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


def types(signature):
    """Its single types, one after the other."""
    start = 0
    while start < len(signature):
        end = end_of_type(signature, start)
        yield signature[start:end]
        start = end


@functools.cache
def reader(kind):
    """Returns a function that reads a value of that type from a message: (data, offset) to (value,
    offset after it).

    Created once per type, because a window has some hundred thousand values."""
    first = kind[0]
    if first in NUMBERS:
        unpack, size = struct.Struct("<" + NUMBERS[first]).unpack_from, struct.calcsize(NUMBERS[first])

        def number(data, at):
            at = aligned(at, size)
            return unpack(data, at)[0], at + size

        return number
    length = reader("y" if first == "g" else "u") if first in "sogab" else None
    if first in "sog":

        def text(data, at):
            long, at = length(data, at)
            return data[at : at + long].decode(), at + long + 1

        return text
    if first == "b":

        def truth(data, at):
            value, at = length(data, at)
            return bool(value), at

        return truth
    if first == "v":
        signature = reader("g")

        def variant(data, at):
            held, at = signature(data, at)
            return reader(held)(data, at)

        return variant
    if first in "({":
        return functools.partial(all_of, tuple(map(reader, types(kind[1:-1]))), 8)
    if first == "a":
        entry = reader(kind[1:])
        boundary = 8 if kind[1] in "({xtd" else 4 if kind[1] != "v" else 1

        def entries(data, at):
            long, at = length(data, at)
            at = aligned(at, boundary)
            end, values = at + long, []
            while at < end:
                value, at = entry(data, at)
                values.append(value)
            return values, at

        return entries
    raise ValueError(kind)


def all_of(takers, boundary, data, at):
    at, values = aligned(at, boundary), []
    for take in takers:
        value, at = take(data, at)
        values.append(value)
    return values, at


@functools.cache
def body_reader(signature):
    return functools.partial(all_of, tuple(map(reader, types(signature))), 1)


class Bus:
    def __init__(self, address, seconds=PATIENCE):
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
                if serial >= serials[0]:  # otherwise nobody waits for it
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
        """(the serial of its question, its values); signals and other calls are skipped."""
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
            take = body_reader(known.get(SIGNATURE, ""))
            return known[REPLY_SERIAL], take(message[body:], 0)[0]

    @staticmethod
    def fields(message, end):
        variant, known, at = reader("v"), {}, 16
        while at < end:
            at = aligned(at, 8)
            known[message[at]], at = variant(message, at + 1)
        return known

    def receive(self):
        data = self.socket.recv(1 << 16)
        assert data, "the bus has closed the connection"
        self.unread += data
