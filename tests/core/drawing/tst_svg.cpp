#include "core/drawing/svg.h"

#include "core/drawing/clipping.h"
#include "core/drawing/font_metrics.h"
#include "core/drawing/hatching.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <string>
#include <utility>
#include <vector>

using namespace lab;
using namespace lab::drawing;

namespace {

/// A color for each tone, a square for each formula, and no pixels.
class PlainSource : public SvgSource {
public:
    std::string color(const Ink& ink, double share) override
    {
        return "ink" + std::to_string(static_cast<int>(ink.tone)) + (share < 1 ? "pale" : "");
    }
    std::vector<Outline> outlines(const Formula& formula) const override
    {
        Path square;
        square.move({0, 0});
        square.line({500, 0});
        square.line({500, -500});
        square.close();
        return {{square, {1000, 0}, 0.5, formula.ink}};
    }
    std::vector<Image> images(const Raster&) const override { return {{"data:image/png;base64,"}}; }
    Path outlined(const Path& path, double) const override { return path; }
};

Sheet sheetWith(std::vector<Mark> marks, Box place = {0, 0, 200, 100})
{
    Layer layer;
    layer.marks = std::move(marks);
    return {{.place = place, .layers = {layer}, .isFramed = true}};
}

std::vector<SvgElement> elementsOf(const Sheet& sheet, SvgUse use = SvgUse::File)
{
    PlainSource source;
    return svgElements(sheet, source, use);
}

std::vector<SvgElement> elementsOf(Mark mark)
{
    return elementsOf(sheetWith({std::move(mark)}));
}

std::string fileOf(const Sheet& sheet, std::string_view title = "Position Lab")
{
    PlainSource source;
    return svg(sheet, 200, 100, title, source);
}

bool has(const std::string& text, std::string_view part)
{
    return text.find(part) != std::string::npos;
}

/// Whether each tag has its end, and each & and < begins something.
bool isWellFormed(const std::string& file)
{
    std::vector<std::string> open;
    for (std::size_t at = 0; at < file.size();) {
        if (file[at] == '&' && file.find(';', at) > at + 5)
            return false;
        if (file[at++] != '<')
            continue;
        const std::size_t end = file.find('>', at);
        if (end == std::string::npos || file.substr(at, end - at).find('<') != std::string::npos)
            return false;
        const std::string name = file.substr(at, file.find_first_of(" >/", at + 1) - at);
        if (name.starts_with('/')) {
            if (open.empty() || open.back() != name.substr(1))
                return false;
            open.pop_back();
        } else if (file[end - 1] != '/') {
            open.push_back(name);
        }
        at = end;
    }
    return open.empty();
}

Text textAt(Point at, std::string words, Align align = Align::Left)
{
    return {.at = at, .said = {std::move(words)}, .ink = Tone::Text, .align = align};
}

const Pen thin {.ink = Tone::Axis};

} // namespace

TEST_CASE("an SVG file is well-formed, whatever its texts are")
{
    const std::string hostile = "</text><script>\"a\" & 'b'\x01\xff";
    const std::string file =
        fileOf(sheetWith({textAt({4, 20}, hostile), Region {{0, 0, 9, 9}, Tone::Grid}}), hostile);
    CHECK(isWellFormed(file));
    CHECK(!has(file, "<script"));
    CHECK(has(file, "&lt;/text&gt;&lt;script&gt;&quot;a&quot; &amp; 'b'\uFFFD\uFFFD</text>"));
    CHECK(!isWellFormed("<svg><text></svg>"));
}

TEST_CASE("each mark is one element")
{
    const HeatmapFrame map {1, 1, {0.5}};
    Path path;
    path.move({1, 1});
    path.cubic({2, 2}, {3, 3}, {4, 4});
    const std::vector<Mark> marks {Path {path.verbs, path.points, thin},
        Region {{0, 0, 10, 10}, Tone::Grid}, Outline {{0, 0, 10, 10}, thin},
        textAt({1, 20}, "words"), Curve {{{0, 0}, {9, 9}}, thin, {0, 0, 20, 20}},
        Dots {{{5, 5}}, 3, Tone::Key}, Rings {{{5, 5}}, 3, thin},
        Rings {{{5, 5}}, 3, thin, {}, Rings::Shape::TriangleLeft},
        Rule {{{0, 5}, {9, 5}}, Tone::Axis}, Stroke {{{0, 0}, {5, 5}}, thin},
        Polygons {{{0, 0}, {5, 0}, {0, 5}, {9, 9}, {7, 9}, {9, 7}}, 3, Tone::Query},
        Arcs {{{{9, 9}, 5, 0, 0.25, thin}}}, Arcs {{{{9, 9}, 5, 0, 1, thin}}},
        Formula {.at = {4, 20}, .key = "a", .ink = Tone::Text},
        Band {{{0, 0}, {9, 0}}, {{0, 9}, {9, 9}}, Tone::Grid, {0, 0, 20, 20}},
        Raster {{0, 0, 9, 9}, std::make_shared<const HeatmapFrame>(map)},
        Bars {{0, 0, 9, 9}, {{0, 5, Tone::Seen}}}};
    for (std::size_t i = 0; i < marks.size(); ++i) {
        CAPTURE(i);
        CHECK(elementsOf(marks[i]).size() == 1);
    }
    CHECK(elementsOf(sheetWith(marks)).size() == marks.size());
    CHECK(isWellFormed(fileOf(sheetWith(marks))));
    CHECK(elementsOf(Region {{0, 0, 10, 10}, {}}).empty()); // without an ink nothing is seen
}

TEST_CASE("a part is where its place is on the sheet")
{
    const auto elements =
        elementsOf(sheetWith({Region {{1, 2, 3, 4}, Tone::Grid}}, {10, 20, 9, 9}));
    REQUIRE(elements.size() == 1);
    CHECK(elements[0].shape == "rect x=\"11\" y=\"22\" width=\"3\" height=\"4\"");
    CHECK(elements[0].style == " fill=\"ink4\"");
}

TEST_CASE("paths are written as steps from rounded point to rounded point")
{
    Path path {.pen = thin};
    path.move({1.234, 2});
    for (int k = 1; k <= 3; ++k)
        path.line({1.234 + 0.333 * k, 2 - 0.333 * k});
    path.close();
    CHECK(elementsOf(path)[0].shape == "path d=\"M1.2 2l.4-.3 .3-.4 .3-.3z\"");
}

TEST_CASE("a pen has its dashes in pixels, its cap and its corners")
{
    const std::string style = elementsOf(Stroke {{{0, 0}, {9, 0}},
        {.ink = Tone::Axis, .width = 2, .cap = Pen::Cap::Round, .dashes = {2, 1.5}}})[0]
                                  .style;
    for (const char* part :
        {"stroke-width=\"2\"", "stroke-linecap=\"round\"", "stroke-dasharray=\"4 3\""})
        CHECK(has(style, part));
    CHECK(has(elementsOf(Outline {{0, 0, 9, 9}, thin})[0].style, "stroke-linejoin=\"miter\""));
}

TEST_CASE("an outline may be outside of its box, and its corners cut")
{
    const SvgElement element = elementsOf(Outline {
        .box = {10, 20, 30, 40}, .pen = {Tone::Axis, 2}, .hasBevels = true, .isOutside = true})[0];
    CHECK(element.shape == elementsOf(Outline {{9, 19, 32, 42}, {Tone::Axis, 2}})[0].shape);
    CHECK(has(element.style, "stroke-linejoin=\"bevel\""));
}

TEST_CASE("finer hatching has more lines")
{
    const auto lengthOf = [](double scale) {
        std::size_t length = 0;
        for (const SvgElement& element : elementsOf(Hatch {{0, 0, 90, 60}, scale}))
            length += element.shape.size();
        return length;
    };
    CHECK(lengthOf(0.5) > lengthOf(1) + 20);
}

TEST_CASE("ink that is clear has an opacity")
{
    Ink clear = Ink::shareOf(Tone::Grid, 0.4).with(Ink::As::Clear);
    CHECK(
        elementsOf(Region {{0, 0, 9, 9}, clear})[0].style == " fill=\"ink4\" fill-opacity=\".4\"");
    clear.as = Ink::As::Plain;
    CHECK(!has(elementsOf(Region {{0, 0, 9, 9}, clear})[0].style, "opacity"));
}

TEST_CASE("curves and bands are cut at the edges of their box")
{
    const Curve curve {{{0, 50}, {100, -50}}, thin, {20, 0, 60, 40}};
    CHECK(elementsOf(curve)[0].shape == "path d=\"M20 30l30-30\"");
    const Curve outside {{{0, 50}, {10, 50}}, thin, {20, 0, 60, 40}};
    CHECK(elementsOf(outside).empty());
    const Band band {{{0, -10}, {100, -10}}, {{0, 20}, {100, 20}}, Tone::Grid, {20, 0, 60, 40}};
    CHECK(elementsOf(band)[0].shape == "path d=\"M80 0l0 20-60 0 0-20z\"");
    const auto parts =
        clippedLine(std::vector<Point> {{0, 5}, {5, 5}, {5, 50}, {8, 5}, {9, 5}}, {0, 0, 20, 10});
    CHECK(parts.size() == 2);
}

TEST_CASE("a graph has gaps where values are missing, and a pale band")
{
    CurveFrame frame;
    const double none = std::numeric_limits<double>::quiet_NaN();
    frame.values = {0, 1, none, 1, 0};
    frame.deviation = {0, 0.5, none, 0.5, 0};
    const Axis x {Axis::Kind::Linear, 0, 4, 0, 40};
    const Axis y {Axis::Kind::Linear, 0, 2, 20, 0};
    const auto elements =
        elementsOf(Graph {std::make_shared<const CurveFrame>(frame), x, y, thin, {0, 0, 40, 20}});
    REQUIRE(elements.size() == 3);
    CHECK(elements[0].style == " fill=\"ink5pale\"");
    CHECK(elements[2].shape == "path d=\"M0 20l10-10m20 0l10 10\"");
}

TEST_CASE("texts keep their anchor, their size and their weight")
{
    const Text number {.at = {90, 20},
        .said = {"−0.25"},
        .role = TextRole::PictureTitle,
        .ink = Tone::Text,
        .align = Align::Right};
    const auto elements = elementsOf(number);
    REQUIRE(elements.size() == 1);
    CHECK(elements[0].shape == "text x=\"90\" y=\"20\">−0.25");
    CHECK(elements[0].style
        == " fill=\"ink6\" font-size=\"14\" font-weight=\"600\" text-anchor=\"end\"");
    CHECK(has(elementsOf(textAt({90, 20}, "a", Align::Centre))[0].style, "middle"));
    CHECK(elementsOf(textAt({9, 20}, "3×10^−4"))[0].shape == "text x=\"9\" y=\"20\">3×10⁻⁴");
}

TEST_CASE("an index is an element of its own below the line")
{
    const auto elements = elementsOf(textAt({10, 20}, "W_q x"));
    REQUIRE(elements.size() == 3);
    CHECK(has(elements[0].shape, ">W"));
    CHECK(has(elements[1].shape, "y=\"22.64\">q"));
    CHECK(has(elements[2].shape, "> x"));
}

TEST_CASE("a turned text is moved as a whole")
{
    Text text = textAt({0, 0}, "axis");
    text.turned = -90;
    text.about = {20, 80};
    const auto elements = elementsOf(sheetWith({text}, {100, 0, 200, 100}));
    REQUIRE(elements.size() == 1);
    CHECK(elements[0].shape == "text x=\"0\" y=\"0\">axis");
    CHECK(elements[0].move == " transform=\"translate(120 80)rotate(-90)\"");
}

TEST_CASE("no text is cut at the edge of its place")
{
    const FontMetrics metrics;
    const double width = metrics.width("words", TextRole::Note, 1);
    const auto moved = elementsOf(textAt({200 - width + 5, 20}, "words"));
    REQUIRE(moved.size() == 1);
    CHECK(moved[0].shape.starts_with("text x=\"" + std::to_string(200 - width).substr(0, 5)));
    const auto cut = elementsOf(textAt({150, 20}, "a long sentence about the picture"));
    REQUIRE(cut.size() == 1);
    CHECK(cut[0].shape.ends_with("…"));
    CHECK(elementsOf(textAt({20, 140}, "below")).empty());
    CHECK(elementsOf(textAt({195, 20}, "12345.678")).empty()); // half a number says nothing
}

TEST_CASE("a small picture has only the words that it needs")
{
    Text needed = textAt({4, 60}, "q");
    needed.isNeeded = true;
    Sheet sheet = sheetWith(
        {needed, textAt({4, 60}, "words"), Formula {.at = {4, 20}, .key = "a", .ink = Tone::Text}});
    sheet[0].hasWords = false;
    const auto elements = elementsOf(sheet);
    REQUIRE(elements.size() == 1);
    CHECK(has(elements[0].style, "font-size=\"29\"")); // 12 / 0.42
}

TEST_CASE("a formula is outlines at its place, or nothing outside of the picture")
{
    const Formula formula {.at = {10, 20}, .key = "a", .size = 20, .ink = Tone::KeyText};
    const auto elements = elementsOf(formula);
    REQUIRE(elements.size() == 1);
    CHECK(elements[0].shape.starts_with("path d=\"M0 0l500 0"));
    CHECK(has(elements[0].style, "fill=\"ink11\""));
    CHECK(elements[0].move == " transform=\"translate(30 20)scale(.01)\"");
    CHECK(elementsOf(Formula {.at = {10, 140}, .key = "a", .ink = Tone::Text}).empty());
}

TEST_CASE("in a page each text has the width of the program's font")
{
    const FontMetrics metrics;
    Text code = textAt({10, 20}, "rope.base");
    code.role = TextRole::Code;
    const auto elements = elementsOf(sheetWith({textAt({10, 20}, "words"), code}), SvgUse::Page);
    REQUIRE(elements.size() == 2);
    CHECK(has(elements[0].shape, "textLength=\""));
    CHECK(has(elements[1].style, "Position Lab Mono"));
    CHECK(!has(fileOf(sheetWith({code})), "Position Lab Mono"));
    CHECK(!has(fileOf(sheetWith({code})), "textLength"));
}

TEST_CASE("masked cells, and only they, are hatched")
{
    HeatmapFrame map {1, 2, {0.5, std::numeric_limits<double>::quiet_NaN()}};
    const auto lines = maskLines({0, 0, 40, 20}, map, 8);
    REQUIRE(!lines.empty());
    for (const Line& line : lines) {
        CHECK(line.from.x >= 20 - 1e-9);
        CHECK(line.to.x <= 40 + 1e-9);
        CHECK(line.from.x + line.from.y == doctest::Approx(line.to.x + line.to.y));
    }
    const Raster raster {{0, 0, 40, 20}, std::make_shared<const HeatmapFrame>(map)};
    CHECK(elementsOf(raster).size() == 2);
    map.values[1] = 0;
    CHECK(maskLines({0, 0, 40, 20}, map, 8).empty());
}

TEST_CASE("a color bar has its numbers, and a logarithmic one a swatch for 0")
{
    HeatmapFrame scale;
    scale.lowest = 0;
    scale.highest = 1;
    scale.scale = HeatmapFrame::Scale::Rising;
    const Box box {20, 10, 10, 80};
    const std::string file = fileOf(sheetWith({ColorBar {box, scale}}));
    CHECK(has(file, ">0.0</text>"));
    CHECK(has(file, ">1.0</text>"));
    scale = {0, 0, {}, HeatmapFrame::Scale::LogarithmicNegative, -4, -0.25};
    const auto elements = elementsOf(ColorBar {{20, 40, 10, 50}, scale});
    REQUIRE(elements.size() > 3);
    CHECK(has(elements.back().shape, ">0"));
    CHECK(elements[elements.size() - 2].shape.starts_with("rect"));
}
