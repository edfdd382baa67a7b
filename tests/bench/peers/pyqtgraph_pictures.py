#!/usr/bin/python3
"""The pictures of bench_pictures.cpp with pyqtgraph: a name of a picture on each line of standard
input, the median milliseconds of a few frames on each line of the output. With a folder as argument
it saves what it painted."""

import math
import statistics
import sys
import time

import numpy as np
import pyqtgraph as pg
from pyqtgraph.Qt import QtWidgets

WIDTH, HEIGHT = 1280, 720
FRAMES = 5
COLOURS = ["#34424F", "#7456A6", "#857400", "#1F858C", "#94503F", "#7D868F"]

pg.setConfigOptions(antialias=True, imageAxisOrder="row-major", background="w")
app = pg.mkQApp()


class Picture(pg.PlotWidget):
    """A plot without axes whose unit is the pixel unless set_range says otherwise."""

    painted = False

    def __init__(self, right=WIDTH, bottom=HEIGHT):
        super().__init__()
        self.resize(WIDTH, HEIGHT)
        for axis in ("left", "bottom"):
            self.hideAxis(axis)
        self.hideButtons()
        self.setMouseEnabled(False, False)
        self.setMenuEnabled(False)
        self.getPlotItem().setContentsMargins(0, 0, 0, 0)
        self.invertY()
        self.setRange(xRange=(0, right), yRange=(0, bottom), padding=0)
        self.show()

    def paintEvent(self, event):
        super().paintEvent(event)
        self.painted = True


class Heatmap(Picture):
    def __init__(self):
        super().__init__(512, 128)
        self.image = pg.ImageItem()
        shades = np.array([[63, 48, 137], [247, 247, 247], [161, 122, 37]])
        self.image.setLookupTable(pg.ColorMap([0, 0.5, 1], shades).getLookupTable(nPts=256))
        self.addItem(self.image)

    def change(self, step):
        frequencies = (10000.0 + 10 * step) ** (-np.arange(0, 128, 2) / 128)
        angles = frequencies[:, None] * np.arange(512)
        table = np.concatenate([np.sin(angles), np.cos(angles)])
        self.image.setImage(table, levels=(-1, 1), autoLevels=False)


class Waves(Picture):
    def __init__(self):
        super().__init__(2047, 8)
        self.x = np.arange(2048.0)
        self.curves = [self.plot(pen=pg.mkPen(COLOURS[i % 6], width=2)) for i in range(8)]

    def change(self, step):
        for i, curve in enumerate(self.curves):
            curve.setData(self.x, i + 0.5 - 0.42 * np.sin(10 ** (-0.5 * i) * (self.x + step)))


class Dials(Picture):
    """Each circle has the query and the key, each with an arrow and the arc of its rotation."""

    RADIUS = 32
    VECTORS = [("#2F6DB5", 100, 20), ("#D1711A", 40, 13)]  # colour, position, radius of the arc

    def __init__(self):
        super().__init__()
        self.centres = [((i % 8 + 0.5) * WIDTH / 8, (i // 8 + 0.5) * HEIGHT / 8)
                        for i in range(64)]
        self.frequencies = 10000.0 ** (-np.arange(64) / 64)
        radius = self.RADIUS
        for x, y in self.centres:
            ring = QtWidgets.QGraphicsEllipseItem(x - radius, y - radius, 2 * radius, 2 * radius)
            ring.setPen(pg.mkPen("#858D96", width=1))
            self.addItem(ring)
        self.arcs = [[self.plot(pen=pg.mkPen(colour, width=1.5)) for _ in self.centres]
                     for colour, _, _ in self.VECTORS]
        self.arrows = [[pg.ArrowItem(headLen=10, tipAngle=50, tailLen=radius - 10, tailWidth=2,
                                     pen=None, brush=colour) for _ in self.centres]
                       for colour, _, _ in self.VECTORS]
        for arrow in sum(self.arrows, []):
            self.addItem(arrow)

    def change(self, step):
        for (_, position, radius), arcs, arrows in zip(self.VECTORS, self.arcs, self.arrows):
            angles = (position + step) * self.frequencies
            for (x, y), angle, arc, arrow in zip(self.centres, angles, arcs, arrows):
                turn = np.linspace(0, math.fmod(angle, 2 * math.pi), 24)
                arc.setData(x + radius * np.cos(turn), y - radius * np.sin(turn))
                arrow.setPos(x + self.RADIUS * math.cos(angle), y - self.RADIUS * math.sin(angle))
                arrow.setStyle(angle=180 - math.degrees(angle))


def milliseconds(picture, step):
    start = time.perf_counter()
    picture.painted = False
    picture.change(step)
    while not picture.painted:
        app.processEvents()
    return (time.perf_counter() - start) * 1e3


def main():
    pictures = {}
    step = 0
    for line in sys.stdin:
        name = line.strip()
        if name not in pictures:
            pictures[name] = {"heatmap": Heatmap, "waves": Waves, "dials": Dials}[name]()
            app.processEvents()
        times = []
        for _ in range(FRAMES):
            step += 1
            times.append(milliseconds(pictures[name], step))
        print(statistics.median(times), flush=True)
        if len(sys.argv) > 1:
            pictures[name].grab().save(f"{sys.argv[1]}/{name}_pyqtgraph.png")


if __name__ == "__main__":
    main()
