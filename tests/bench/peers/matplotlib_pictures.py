#!/usr/bin/python3
"""The pictures of bench_pictures.cpp with matplotlib on a Qt canvas: a name of a picture on each
line of standard input, the median milliseconds of a few frames on each line of the output. With a
folder as argument it saves what it painted."""

import statistics
import sys
import time

import matplotlib

matplotlib.rcParams["backend"] = "QtAgg"  # pyplot refuses Qt without a display, a canvas does not

import numpy as np
from matplotlib.backends.backend_qtagg import FigureCanvasQTAgg
from matplotlib.backends.qt_compat import QtWidgets
from matplotlib.collections import EllipseCollection, LineCollection
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure

WIDTH, HEIGHT = 1280, 720
FRAMES = 5
COLOURS = ["#34424F", "#7456A6", "#857400", "#1F858C", "#94503F", "#7D868F"]

app = QtWidgets.QApplication([])


class Picture(FigureCanvasQTAgg):
    """A figure filled by one plot without axes."""

    painted = False

    def __init__(self, right=WIDTH, bottom=HEIGHT):
        super().__init__(Figure(figsize=(WIDTH / 100, HEIGHT / 100), dpi=100))
        self.axes = self.figure.add_axes([0, 0, 1, 1])
        self.axes.axis("off")
        self.axes.set_xlim(0, right)
        self.axes.set_ylim(bottom, 0)
        self.resize(WIDTH, HEIGHT)
        self.show()

    def paintEvent(self, event):
        super().paintEvent(event)
        self.painted = True


class Heatmap(Picture):
    def __init__(self):
        super().__init__(512, 128)
        shades = LinearSegmentedColormap.from_list("signed", ["#3F3089", "#F7F7F7", "#A17A25"])
        self.image = self.axes.imshow(np.zeros((128, 512)), aspect="auto", cmap=shades, vmin=-1,
                                      vmax=1, interpolation="nearest")

    def change(self, step):
        frequencies = (10000.0 + 10 * step) ** (-np.arange(0, 128, 2) / 128)
        angles = frequencies[:, None] * np.arange(512)
        self.image.set_data(np.concatenate([np.sin(angles), np.cos(angles)]))


class Waves(Picture):
    def __init__(self):
        super().__init__(2047, 8)
        self.x = np.arange(2048.0)
        points = 72 / 100  # of a pixel
        self.lines = [self.axes.plot(self.x, self.x, color=COLOURS[i % 6], lw=2 * points)[0]
                      for i in range(8)]

    def change(self, step):
        for i, line in enumerate(self.lines):
            line.set_ydata(i + 0.5 - 0.42 * np.sin(10 ** (-0.5 * i) * (self.x + step)))


class Dials(Picture):
    """Each circle has the query and the key, each with an arrow and the arc of its rotation."""

    RADIUS = 32
    VECTORS = [("#2F6DB5", 100, 20), ("#D1711A", 40, 13)]  # colour, position, radius of the arc

    def __init__(self):
        super().__init__()
        self.x = np.array([(i % 8 + 0.5) * WIDTH / 8 for i in range(64)])
        self.y = np.array([(i // 8 + 0.5) * HEIGHT / 8 for i in range(64)])
        self.frequencies = 10000.0 ** (-np.arange(64) / 64)
        points = 72 / 100  # of a pixel
        across = np.full(64, 2.0 * self.RADIUS)
        self.axes.add_collection(EllipseCollection(
            across, across, np.zeros(64), units="x", offsets=np.stack([self.x, self.y], 1),
            transOffset=self.axes.transData, facecolors="none", edgecolors="#858D96",
            linewidths=points))
        self.arcs = [LineCollection([], colors=colour, linewidths=1.5 * points)
                     for colour, _, _ in self.VECTORS]
        for arcs in self.arcs:
            self.axes.add_collection(arcs)
        self.arrows = [self.axes.quiver(self.x, self.y, np.ones(64), np.zeros(64), angles="xy",
                                        scale_units="xy", scale=1 / self.RADIUS, color=colour,
                                        width=2 / WIDTH) for colour, _, _ in self.VECTORS]

    def change(self, step):
        for (_, position, radius), arcs, arrows in zip(self.VECTORS, self.arcs, self.arrows):
            angles = (position + step) * self.frequencies
            turns = np.linspace(0, np.fmod(angles, 2 * np.pi), 24, axis=1)
            arcs.set_segments(np.stack([self.x[:, None] + radius * np.cos(turns),
                                        self.y[:, None] - radius * np.sin(turns)], -1))
            arrows.set_UVC(np.cos(angles), -np.sin(angles))


def milliseconds(picture, step):
    start = time.perf_counter()
    picture.painted = False
    picture.change(step)
    picture.draw()
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
            pictures[name].grab().save(f"{sys.argv[1]}/{name}_matplotlib.png")


if __name__ == "__main__":
    main()
