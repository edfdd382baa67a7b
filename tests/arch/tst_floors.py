"""The floors of the program: an upper floor may include a lower one, never the reverse.

Reads every #include of core/, ui/ and app/, and every name that they and tests/ declare. Each rule
is also tested on a small tree with one planted error.
"""

import itertools
import pathlib
import re
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]

FLOORS = {
    "core/json": 1,
    "core/math": 1,
    "core/encodings": 2,
    "core/attention": 2,
    "core/analysis": 3,
    "core/derivation": 3,
    "core/experiment": 3,
    "core/models": 3,
    "core/state": 4,
    "core/frames": 5,
    "core/lessons": 5,
    "core/drawing": 5,
    "core/figures": 5,
    "ui/lessons": 6,
    "ui/store": 6,
    "ui/paint": 7,
    "ui/views": 8,
    "ui/drawing": 8,
    "ui/benches": 9,
    "ui/windows": 10,
    "app": 11,
}
# In the folder of an encoding these sources are of higher floors, since nothing includes them.
HIGHER = {"rows": 4, "tables": 5, "encoding": 5}
HOUSES = ("core", "ui", "app")
# Floors whose folders, too, include each other in one direction only.
PARTED = ("app", "ui/windows")
MOST_LINES = 500
# A class is defined in one source and has at most this many functions.
MOST_FUNCTIONS = 40
# The classes that exceeded a limit when it was introduced: their functions and sources. These
# numbers may only decrease, and a class that keeps the limits leaves the list.
LARGE_CLASSES = {
    "Actions": (13, 2),
    "Bench": (52, 2),
    "DerivationBench": (33, 2),
    "LectureDesk": (41, 2),
    "LessonDock": (54, 3),
    "LessonForm": (26, 3),
    "LessonStage": (27, 2),
    "PictureView": (39, 2),
    "QuestionBox": (24, 2),
    "SeriesWindow": (24, 2),
    "SpeakerWindow": (20, 2),
    "StartPage": (34, 3),
}
# Files that combine the parts of their floor, and that no part includes.
WHOLES = ("ui/windows/main/main_window.h",)
LIGHT = ("core/state/lab_state.h",)
HEAVY = re.compile(r"(unsupported/)?Eigen/\w+|tl/expected\.hpp")
# How a function returns an error: one header includes the library.
EXPECTED = ("core/math/expected.h", "tl/expected.hpp")

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)
COMMENT_OR_TEXT = re.compile(
    r'R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"'
    r'|"(?:\\.|[^"\\\n])*"'
    r"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+'"
    r"|//[^\n]*|/\*.*?\*/",
    re.DOTALL,
)
CORE_HEADER = re.compile(
    r"[a-z0-9_]+|(unsupported/)?Eigen/\w+|std(int|def)\.h|[a-z0-9]*intrin\.h|cpuid\.h"
)
WIDGET_HEADER = re.compile(r"(QtWidgets/)?Q(Widget|Application|Abstract\w+|\w+View)|QtWidgets")

# A function of a class, at the left margin: "void Bench::show(" and "Bench::Bench(".
DEFINITION = re.compile(r"^(?![ \t#/}])[^\n;={]*?\b([A-Z]\w*)::(~?\w+|operator[^\w\s]+)\(", re.MULTILINE)
EMPTY_WORD = re.compile(r"(?:^|[a-z0-9_])(Manager|Helper|Util|Impl)(?=s?(?:$|[A-Z0-9_]))")
EMPTY_FIRST_WORD = re.compile(r"^(manager|helper|util|impl)(?=s?(?:$|[A-Z0-9_]))")
GETTER = re.compile(r"(?<![.:>\w])get[A-Z]\w*(?=\s*\()")
DATA_TYPE = re.compile(r"\b(?:class|struct|enum|using)\s+(\w+Data)\b\s*(?=[{:;=]|final)")
EMPTY_FILE_WORD = {"manager", "helper", "helpers", "util", "utils", "impl", "data"}


def folder_of(path):
    """core/math/exact/turns.h is in core/math, app/main.cpp in app."""
    parts = path.split("/")
    return parts[0] if parts[0] == "app" else "/".join(parts[:2])


def floor_of(path):
    """That of its folder, or of what the name of a source of an encoding says."""
    file = pathlib.PurePosixPath(path)
    if folder_of(path) == "core/encodings" and file.suffix == ".cpp":
        return HIGHER.get(file.stem.split("_")[-1], FLOORS["core/encodings"])
    return FLOORS.get(folder_of(path), 99)


def part_of(path):
    """For a divided floor the folder of the file, otherwise the floor."""
    floor = folder_of(path)
    return str(pathlib.PurePosixPath(path).parent) if floor in PARTED else floor


def include_errors(path, code, files):
    """Errors in the includes of one file, as sentences."""
    here = folder_of(path)
    for mark, name in INCLUDE.findall(code):
        if mark == "<":
            if name.split("/")[0] in HOUSES:
                yield f"{path}: <{name}> is a file of the project and wants quotes"
            elif here.startswith("core/") and re.match(r"Q[A-Z]|Qt", name):
                yield f"{path}: Qt in core: <{name}>"
            elif name == EXPECTED[1] and path != EXPECTED[0]:
                yield f"{path}: <{name}> is included by {EXPECTED[0]} alone"
            elif (path, name) == EXPECTED:
                continue
            elif here.startswith("core/") and not CORE_HEADER.fullmatch(name):
                yield f"{path}: core knows Eigen and the standard library only, not <{name}>"
            elif here == "ui/paint" and WIDGET_HEADER.fullmatch(name):
                yield f"{path}: a painter knows no widget: <{name}>"
            continue
        own = pathlib.PurePosixPath(path).stem
        if name in (f"{own}.moc", f"moc_{own}.cpp"):  # what moc makes of its classes
            continue
        if name not in files or name.split("/")[0] not in HOUSES:
            yield f'{path}: "{name}" is not the name of a project file from the root'
            continue
        there = folder_of(name)
        if FLOORS.get(there, 0) > floor_of(path):
            yield f"{path}: upward include of {name}, floor {floor_of(path)} to {FLOORS[there]}"
        elif name in WHOLES and here == there and path != name[:-2] + ".cpp":
            yield f"{path}: a part of {name} knows no more than its parts: use window_parts.h"
        elif here == "ui/views" and name == "ui/store/store.h":
            yield f"{path}: a view knows no store: {name}"


def circle_errors(sources):
    """Two folders of one floor may include each other in one direction only."""
    links = set()
    for path, code in sources.items():
        for _, name in INCLUDE.findall(code):
            if FLOORS.get(folder_of(path), 0) == FLOORS.get(folder_of(name), -1):
                links.add((part_of(path), part_of(name)))
    for here, there in sorted(links):
        if here < there and (there, here) in links:
            yield f"{here} and {there} include each other"


def weight_errors(sources):
    """A header that most units include must not bring in all of Eigen, directly or indirectly."""
    for start in LIGHT:
        ways = [(start,)] if start in sources else []
        known = set(ways[0]) if ways else set()
        for way in ways:
            for mark, name in INCLUDE.findall(sources[way[-1]]):
                if mark == "<" and HEAVY.fullmatch(name):
                    yield f"{start} reaches <{name}>: {' > '.join(way)}"
                elif name in sources and name not in known:
                    known.add(name)
                    ways.append((*way, name))


def class_errors(sources, large=None):
    """Classes with too many functions or with several sources, if they are not in the list."""
    large = LARGE_CLASSES if large is None else large
    classes = {}
    for path, code in sources.items():
        if path.endswith(".cpp"):
            for name, function in DEFINITION.findall(code):
                classes.setdefault(name, {}).setdefault(path, set()).add(function)
    for name, paths in sorted(classes.items()):
        functions = sum(len(found) for found in paths.values())
        known = large.get(name, (0, 0))
        if functions > max(MOST_FUNCTIONS, known[0]):
            yield f"{name}: {functions} functions, more than {max(MOST_FUNCTIONS, known[0])}"
        if len(paths) > max(1, known[1]):
            yield f"{name}: in {len(paths)} sources: {', '.join(sorted(paths))}"
    for name, (functions, paths) in sorted(large.items()):
        found = classes.get(name, {})
        count = sum(len(names) for names in found.values())
        if (count > MOST_FUNCTIONS and count < functions) or 1 < len(found) < paths:
            yield f"{name}: {count} functions in {len(found)} sources: enter the smaller number"
        elif count <= MOST_FUNCTIONS and len(found) <= 1:
            yield f"{name}: keeps the limits and leaves LARGE_CLASSES"


def name_errors(path, code):
    """Meaningless names: in file names and in declarations."""
    for word in pathlib.PurePosixPath(path).stem.split("_"):
        if word in EMPTY_FILE_WORD:
            yield f"{path}: the file name says {word}"
    bare = COMMENT_OR_TEXT.sub(" ", INCLUDE.sub("", code))
    for name in sorted(set(re.findall(r"\b[A-Za-z_]\w*", bare))):
        of_qt = re.match(r"Q[A-Z]", name)
        found = EMPTY_WORD.search(name) or EMPTY_FIRST_WORD.search(name)
        if found and not of_qt:
            yield f"{path}: the name {name} says {found[1]}"
    for name in sorted(set(GETTER.findall(bare))):
        yield f"{path}: the name {name} says get"
    for name in sorted(set(DATA_TYPE.findall(bare))):
        if not name.startswith("Q"):
            yield f"{path}: the name {name} says Data"


def errors(root):
    """All errors in the tree below `root`, as sentences."""
    found = []
    sources = {}
    for house in (*HOUSES, "tests"):
        for file in sorted((root / house).rglob("*")):
            if file.suffix in (".h", ".cpp", ".py") and file.is_file():
                path = file.relative_to(root).as_posix()
                text = file.read_text(encoding="utf-8")
                lines = text.count("\n") + (not text.endswith("\n"))
                if house in HOUSES and lines > MOST_LINES:
                    found.append(f"{path}: {lines} lines, more than {MOST_LINES}")
                if file.suffix != ".py":
                    sources[path] = text
    houses = {path: code for path, code in sources.items() if not path.startswith("tests/")}
    for path, code in houses.items():
        if folder_of(path) not in FLOORS:
            found.append(f"{path}: {folder_of(path)} is on no floor")
        found.extend(include_errors(path, code, houses.keys()))
    found.extend(circle_errors(houses))
    found.extend(weight_errors(houses))
    found.extend(class_errors(houses, LARGE_CLASSES if root == ROOT else {}))
    found.extend(itertools.chain(*(name_errors(*source) for source in sources.items())))
    return found, len(houses)


class Project(unittest.TestCase):
    def test_the_project_keeps_its_floors(self):
        found, files = errors(ROOT)
        self.assertGreater(files, 0, "no source was read")
        self.assertEqual(found, [], "\n" + "\n".join(found))

    def test_the_headers_named_here_are_there(self):
        for path in (*LIGHT, *WHOLES, EXPECTED[0]):
            self.assertTrue((ROOT / path).is_file(), path)


class PlantedError(unittest.TestCase):
    """A valid small tree has no error; each planted error is found, and nothing else."""

    SOUND = {
        "core/math/exact/turns.h": "#include <Eigen/Dense>\n#include <vector>\n#include <immintrin.h>\n",
        "core/math/expected.h": "#include <tl/expected.hpp>\n",
        "core/encodings/rope/formula.h": '#include "core/math/exact/turns.h"\n',
        "core/attention/layer.h": '#include "core/encodings/rope/formula.h"\nint implied, utility;\n',
        "core/encodings/rope/parameters.h": "#include <vector>\n",
        "core/state/lab_state.h": '#include "core/encodings/rope/parameters.h"\n',
        "core/frames/frame.h": '// FrameManager\nauto text = "Impl";\nauto many = 1\'000;\n',
        "ui/paint/rotations/dials.cpp": '#include <QPainter>\n#include "core/frames/frame.h"\n',
        "ui/views/dial_view.h": '#include <QWidget>\n#include "ui/paint/rotations/dials.h"\n',
        "ui/paint/rotations/dials.h": "class QMimeData;\n",
        "ui/store/store.h": "",
        "ui/store/store.cpp": '#include "store.moc"\n#include "moc_store.cpp"\nint x = c.getRgb();\nQFileInfoHelper y;\n',
        "app/files/scene.cpp": '#include "ui/views/dial_view.h"\n',
        "tests/core/tst_turns.cpp": '#include "anything"\n',
    }

    def errors_with(self, path, text):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for name, content in {**self.SOUND, path: text}.items():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(content, encoding="utf-8")
            return errors(root)[0]

    def assert_found(self, path, text, sentence):
        found = self.errors_with(path, text)
        self.assertEqual(len(found), 1, found)
        self.assertIn(path, found[0])
        self.assertIn(sentence, found[0])

    def test_a_valid_tree_has_no_errors(self):
        self.assertEqual(self.errors_with("core/math/empty.h", ""), [])

    def test_upward_includes(self):
        floors = sorted(FLOORS.items(), key=lambda item: item[1])
        for (low, below), (high, above) in itertools.combinations(floors, 2):
            if below == above:
                continue
            with self.subTest(low=low, high=high):
                files = {f"{low}/low.h": f'#include "{high}/high.h"\n', f"{high}/high.h": ""}
                found = list(include_errors(f"{low}/low.h", files[f"{low}/low.h"], files.keys()))
                self.assertEqual(len(found), 1, found)
                self.assertIn("upward include", found[0])
        self.assert_found("core/math/up.h", '#include "core/encodings/rope/formula.h"\n', "upward")

    def test_two_folders_of_one_floor_that_include_each_other(self):
        text = '#include "core/attention/layer.h"\n'
        found = self.errors_with("core/encodings/shaw/formula.h", text)
        self.assertEqual(found, ["core/attention and core/encodings include each other"])

    def test_two_folders_of_a_divided_floor_that_include_each_other(self):
        for floor in PARTED:
            low, high = f"{floor}/low/low.h", f"{floor}/high/high.h"
            sources = {low: f'#include "{high}"\n', high: f'#include "{low}"\n'}
            self.assertEqual(
                list(circle_errors(sources)), [f"{floor}/high and {floor}/low include each other"]
            )
            self.assertEqual(list(circle_errors({**sources, high: ""})), [])
        root = {"app/main.cpp": '#include "app/low/low.h"\n', "app/low/low.h": '#include "app/main.h"\n'}
        self.assertEqual(list(circle_errors(root)), ["app and app/low include each other"])

    def test_a_class_of_too_many_functions_or_sources(self):
        def functions(count, first=0):
            return "".join(f"void Bench::f{i}(int)\n{{\n}}\n" for i in range(first, first + count))

        path, other = "ui/benches/bench.cpp", "ui/benches/bench_presentation.cpp"
        most = {path: "Bench::Bench() = default;\n" + functions(MOST_FUNCTIONS - 1)}
        self.assertEqual(list(class_errors(most, {})), [])
        many = {path: functions(MOST_FUNCTIONS + 1)}
        self.assertEqual(list(class_errors(many, {})), ["Bench: 41 functions, more than 40"])
        self.assertEqual(list(class_errors(many, {"Bench": (41, 1)})), [])
        self.assertIn("smaller number", list(class_errors(many, {"Bench": (42, 1)}))[0])
        two = {path: functions(2), other: functions(2, 2)}
        self.assertEqual(list(class_errors(two, {})), [f"Bench: in 2 sources: {path}, {other}"])
        self.assertEqual(list(class_errors(two, {"Bench": (4, 2)})), [])
        self.assertIn("leaves", list(class_errors({path: functions(2)}, {"Bench": (4, 2)}))[0])

    def test_a_state_that_needs_eigen(self):
        way = "core/state/lab_state.h > core/encodings/rope/parameters.h"
        found = self.errors_with("core/encodings/rope/parameters.h", "#include <Eigen/Core>\n")
        self.assertEqual(found, [f"core/state/lab_state.h reaches <Eigen/Core>: {way}"])
        found = self.errors_with(
            "core/encodings/rope/parameters.h", '#include "core/math/exact/turns.h"\n'
        )
        self.assertEqual(
            found, [f"core/state/lab_state.h reaches <Eigen/Dense>: {way} > core/math/exact/turns.h"]
        )

    def test_only_one_header_includes_the_library_of_expected(self):
        for path in ("core/state/edit.h", "app/text/error.h"):
            self.assert_found(path, "#include <tl/expected.hpp>\n", "by core/math/expected.h alone")
        found = self.errors_with(
            "core/encodings/rope/parameters.h", '#include "core/math/expected.h"\n'
        )
        self.assertEqual(len(found), 1, found)
        self.assertIn("core/state/lab_state.h reaches <tl/expected.hpp>", found[0])

    def test_qt_in_core(self):
        for header in ("QString", "QtCore/QString", "QtGlobal"):
            self.assert_found("core/state/edit.h", f"#include <{header}>\n", "Qt in core")

    def test_a_foreign_library_in_core(self):
        self.assert_found("core/state/edit.h", "#include <zlib.h>\n", "standard library only")

    def test_an_include_that_is_not_from_the_root(self):
        for name in ("turns.h", "../math/turns.h", "core/math/absent.h"):
            self.assert_found("core/math/sum.cpp", f'#include "{name}"\n', "from the root")

    def test_a_project_file_in_angle_brackets(self):
        self.assert_found("ui/paint/axes.cpp", "#include <core/math/exact/turns.h>\n", "wants quotes")

    def test_a_painter_with_a_widget_and_a_view_with_a_store(self):
        self.assert_found("ui/paint/axes.cpp", "#include <QWidget>\n", "no widget")
        text = '#include "ui/store/store.h"\n'
        self.assert_found("ui/views/axes_view.cpp", text, "no store")

    def test_a_part_that_includes_the_whole(self):
        whole = WHOLES[0]
        text = f'#include "{whole}"\n'
        files = {whole, "ui/windows/presentation/part.h"}
        self.assertEqual(len(list(include_errors("ui/windows/presentation/part.h", text, files))), 1)
        for path in (whole[:-2] + ".cpp", "app/main.cpp"):
            self.assertEqual(list(include_errors(path, text, files)), [])

    def test_a_folder_on_no_floor(self):
        self.assert_found("core/extras/turns.h", "", "on no floor")

    def test_meaningless_names(self):
        for text, word in (
            ("class StoreManager {};", "Manager"),
            ("struct PaintHelpers {};", "Helper"),
            ("void helperFor(int);", "helper"),
            ("namespace StringUtils {}", "Util"),
            ("class StoreImpl;", "Impl"),
            ("int getWidth();", "get"),
            ("struct FrameData { int x; };", "Data"),
        ):
            self.assert_found("app/thing.h", text + "\n", f"says {word}")
        self.assert_found("tests/core/tst_x.cpp", "struct RowHelper {};\n", "says Helper")
        self.assert_found("core/math/sum_utils.h", "", "says utils")

    def test_a_file_of_too_many_lines(self):
        self.assert_found("app/main.cpp", "\n" * (MOST_LINES + 1), f"{MOST_LINES + 1} lines")
        self.assertEqual(self.errors_with("app/main.cpp", "\n" * MOST_LINES), [])


if __name__ == "__main__":
    unittest.main()
