"""Without a display the program says so, and `./dev run` renders pictures instead."""

import os
import pathlib
import shutil
import subprocess

from patience import PATIENCE

ROOT = pathlib.Path(__file__).parents[2]
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def without_display(*command, path=os.environ["PATH"]):
    environment = {name: value for name, value in os.environ.items() if name not in DISPLAYS}
    return subprocess.run(command, env={**environment, "PATH": path}, capture_output=True,
                          text=True, timeout=PATIENCE, check=False)


def checkout_that_is_built(folder, program):
    """`dev` with a finished release build; the install and build commands do nothing."""
    build = folder / "build" / "release"
    (build / "bin").mkdir(parents=True)
    for name in ("dev", "CMakePresets.json"):
        shutil.copy2(ROOT / name, folder)
    (build / "CMakeCache.txt").write_text("BUILD_TESTING:BOOL=OFF\n")
    (build / "build.ninja").touch()
    (build / "bin" / "position-lab").symlink_to(program)
    tools = folder / "tools"
    tools.mkdir()
    for name in ("cmake", "sudo", "apt-get", "apt-cache"):
        (tools / name).symlink_to(shutil.which("true"))
    return folder / "dev", f"{tools}:{os.environ['PATH']}"


def story(desktop):
    result = without_display(desktop.program)
    assert (result.returncode, result.stdout) == (1, ""), result
    assert result.stderr == ("position-lab: There is no display for a window; "
                           "`position-lab render` draws into files.\n"), result.stderr

    dev, path = checkout_that_is_built(desktop.folder / "checkout", desktop.program)
    result = without_display(str(dev), "run", path=path)
    assert result.returncode == 0, result
    assert "There is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)." in result.stderr
    pictures = [pathlib.Path(line) for line in result.stdout.splitlines()]
    benches = without_display(desktop.program, "benches").stdout.split()
    assert len(benches) >= 3
    assert [picture.name for picture in pictures] == [
        f"{bench}_{theme}.png" for bench in benches for theme in ("light", "dark")], result.stdout
    for picture in pictures:
        assert picture.parent == dev.parent / "build" / "gallery"
        assert picture.read_bytes().startswith(b"\x89PNG"), picture
