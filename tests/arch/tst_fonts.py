"""Each character of the program's texts is in its own fonts, no source requests another font, and
the table of widths is that of the fonts."""

import importlib.util
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FONTS = ROOT / "resources" / "fonts"
ASKS = re.compile(r"QFontDatabase|systemFont|QFont\w*[ (]\w*[({]*u?\"|setFamil|setFontFamil\w*\((?!codeFamilies)|setStyleHint")


def script(name):
    spec = importlib.util.spec_from_file_location(name, FONTS / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main():
    module = script("generate")
    missing = [*module.missing_characters()]
    if missing:
        print("resources/fonts/generate.py makes fonts that have them:", *missing, sep="\n")
    regular, bolder = (module.characters_in(FONTS / f"han-{style}.otf")
                       for style in ("regular", "semibold"))
    if regular != bolder:
        print("the two weights of Chinese differ:", *map(chr, regular ^ bolder))
    asking = [str(path.relative_to(ROOT)) for folder in ("app", "ui")
              for path in sorted((ROOT / folder).rglob("*.cpp"))
              if path.name != "fonts.cpp" and ASKS.search(path.read_text(encoding="utf-8"))]
    if asking:
        print("ui/paint/text/fonts.h has the fonts; these ask for others:", *asking, sep="\n")
        return 1
    licences = {*(FONTS / "OFL.txt").read_text(encoding="utf-8").split()}
    if not {"Inter", "JetBrains", "Adobe", "Noto"} <= licences:
        print("OFL.txt names not all fonts")
        return 1
    sys.argv[1:] = ["--check"]
    return 1 if missing or regular != bolder else script("measure").main()


if __name__ == "__main__":
    sys.exit(main())
