"""A screenshot as pixels."""

import pathlib
import struct
import zlib


class Picture:
    """Width, height and the colour (red, green, blue) of every pixel."""

    def __init__(self, width, height, pixels):
        self.width = width
        self.height = height
        self.pixels = pixels

    @classmethod
    def of_look(cls, width, height, pixels):
        """From the X server's pixels: blue, green, red and an unused byte."""
        colours = bytearray(3 * width * height)
        for colour in range(3):
            colours[colour::3] = pixels[2 - colour :: 4]
        return cls(width, height, bytes(colours))

    def __eq__(self, other):
        return (self.width, self.height, self.pixels) == (other.width, other.height, other.pixels)

    def colour(self, x, y):
        start = 3 * (y * self.width + x)
        return tuple(self.pixels[start : start + 3])

    def part(self, left, top, width, height):
        rows = (3 * (y * self.width + left) for y in range(top, top + height))
        return Picture(width, height, b"".join(self.pixels[x : x + 3 * width] for x in rows))

    def is_sharp(self):
        """Whether it has more detail than a picture of half the size with each pixel doubled."""
        row = 3 * self.width
        pairs = range(0, self.height - self.height % 2, 2)
        return any(
            self.pixels[y * row : (y + 1) * row] != self.pixels[(y + 1) * row : (y + 2) * row]
            for y in pairs
        )

    def different_pixels(self, other):
        assert (self.width, self.height) == (other.width, other.height)
        if self == other:
            return 0
        pairs = zip(self.pixels[::3], self.pixels[1::3], self.pixels[2::3])
        others = zip(other.pixels[::3], other.pixels[1::3], other.pixels[2::3])
        return sum(a != b for a, b in zip(pairs, others))

    def has_colours(self, count):
        """Whether it has more colours than this; a window that has painted nothing has one."""
        row, found = 3 * self.width, set()
        for y in range(self.height):
            line = self.pixels[y * row : (y + 1) * row]
            found.update(zip(line[::3], line[1::3], line[2::3]))
            if len(found) > count:
                return True
        return False

    def saved(self, path: pathlib.Path):
        """Writes a PNG and returns the picture itself."""
        row = 3 * self.width
        rows = b"".join(
            b"\0" + self.pixels[y * row : (y + 1) * row] for y in range(self.height)
        )

        def chunk(kind, body):
            return struct.pack(">I", len(body)) + kind + body + struct.pack(
                ">I", zlib.crc32(kind + body)
            )

        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        path.write_bytes(
            b"\x89PNG\r\n\x1a\n"
            + chunk(b"IHDR", head)
            + chunk(b"IDAT", zlib.compress(rows, 1))
            + chunk(b"IEND", b"")
        )
        return self
