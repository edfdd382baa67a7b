"""A minimal window of pyqtgraph, ended by its first painted frame; prints its peak memory in kB."""

import os
import resource

os.environ.setdefault("PYQTGRAPH_QT_LIB", "PyQt6")
import pyqtgraph  # noqa: E402
from pyqtgraph.Qt import QtCore  # noqa: E402


class Window(pyqtgraph.PlotWidget):
    def paintEvent(self, event):
        super().paintEvent(event)
        QtCore.QTimer.singleShot(0, self.end)

    def end(self):
        print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, flush=True)
        os._exit(0)


application = pyqtgraph.mkQApp()
window = Window()
window.plot([0, 1, 0, 1])
window.resize(1280, 800)
window.show()
application.exec()
