"""A scene file with which a story starts: Ctrl+S writes it, and the story reads back what the
person did."""

import json

from window import wait_until


class Scene:
    def __init__(self, folder, **parameters):
        self.path = folder / "scene.json"
        self.path.write_text(
            json.dumps({"format": "position-lab scene", "version": 1, "parameters": parameters})
        )

    def saved(self, window):
        """The whole scene after Ctrl+S."""
        before = self.path.stat().st_mtime_ns
        window.key("ctrl+s")
        wait_until(lambda: self.path.stat().st_mtime_ns != before, "the scene to be saved")
        return json.loads(self.path.read_text())

    def save_as(self, window, path):
        """Presses Ctrl+S when there is no file yet; from now on the scene is the one at the
        path."""
        window.key("ctrl+s")
        dialog = window.dialog()
        dialog.type(str(path))
        dialog.key("Return")
        dialog.wait_until_gone()
        wait_until(path.exists, "the scene to be saved")
        self.path = path

    def parameters(self, window):
        return self.saved(window)["parameters"]
