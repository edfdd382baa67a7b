#pragma once

#include "core/drawing/axis.h"
#include "core/drawing/geometry.h"
#include "core/drawing/ink.h"
#include "core/drawing/style.h"
#include "core/frames/curve_frame.h"
#include "core/frames/heatmap_frame.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace lab::drawing {

/// Lengths and widths are in pixels of the picture's place. All numbers are finite.

struct Pen {
    Ink ink {};
    double width = 1;
    enum class Cap : std::uint8_t { Square, Flat, Round } cap = Cap::Square;
    std::vector<double> dashes {}; ///< lengths of dashes and gaps, in widths of the pen
    bool hasRoundCorners = false;

    bool operator==(const Pen&) const = default;
};

/// Straight and cubic pieces.
struct Path {
    enum class Verb : std::uint8_t { Move, Line, Cubic, Close };
    std::vector<Verb> verbs {};
    std::vector<Point> points {}; ///< one per Move and Line, three per Cubic
    Pen pen {};
    Ink fill {};
    /// The width of a stroke whose outline is drawn instead of the stroke.
    std::optional<double> outlineOf {};

    bool operator==(const Path&) const = default;
    void move(Point to);
    void line(Point to);
    void cubic(Point first, Point second, Point to);
    void close() { verbs.push_back(Verb::Close); }
};

/// A filled box with sharp edges, or, if it has an edge, with round corners and a line inside it.
struct Region {
    Box box {};
    Ink fill {};
    double radius = 0;
    std::optional<Pen> edge {};
    bool isSmooth = false; ///< shades the pixels that its edges cut

    bool operator==(const Region&) const = default;
};

/// A sharp line around a box.
struct Outline {
    Box box {};
    Pen pen {};
    bool isSmooth = false; ///< shades the pixels that its edges cut
    Ink fill {};
    bool hasBevels = false; ///< its corners are cut
    bool isOutside = false; ///< the line is outside of the box, on whole pixels of the screen

    bool operator==(const Outline&) const = default;
};

/// Masked ground: lines at 45 degrees.
struct Hatch {
    Box box {};
    double scale = 1; ///< of the lines, as a share of the style's

    bool operator==(const Hatch&) const = default;
};

enum class Align : std::uint8_t { Left, Centre, Right };

/// One line of text.
struct Text {
    Point at {}; ///< of the baseline, at its left end, middle or right end
    Said said {};
    TextRole role = TextRole::Note;
    Ink ink {};
    Align align = Align::Left;
    double letters = 1; ///< size of the letters, as a share of the style's
    double turned = 0; ///< degrees clockwise, around `about`; `at` is then relative to it
    Point about {};
    bool isNeeded = false; ///< in a small picture, too: in the smallest size for an audience

    bool operator==(const Text&) const = default;
};

/// A line through points with ascending x, cut at the edges of a box.
struct Curve {
    std::vector<Point> points {};
    Pen pen {};
    Box within {};

    bool operator==(const Curve&) const = default;
};

/// The area between two lines through points of the same x, cut at the edges of a box.
struct Band {
    std::vector<Point> upper {};
    std::vector<Point> lower {};
    Ink fill {};
    Box within {};
    bool isRagged = false; ///< between columns that jump: steps of whole pixels

    bool operator==(const Band&) const = default;
};

/// The cells of a map, row 0 at the top. Masked cells are hatched, and a pixel that covers several
/// cells has the color of their mean.
struct Raster {
    Box box {};
    std::shared_ptr<const HeatmapFrame> map {};
    double share = 1; ///< of its colors over the ground

    /// The same map, or one with the same cells; a masked cell equals a masked cell.
    bool operator==(const Raster& other) const;
};

/// The bar that explains the colors of a map, with numbers to its right if it is upright, else
/// below it.
struct ColorBar {
    Box box {};
    HeatmapFrame scale {}; ///< without cells
    bool isUpright = true;

    bool operator==(const ColorBar&) const = default;
};
ColorBar colorBar(const Box& box, const HeatmapFrame& map, bool isUpright = true);

/// A function of x with its standard deviation as a band, on linear axes, cut at the edges of a
/// box. The painter leaves out values that no pixel shows.
struct Graph {
    std::shared_ptr<const CurveFrame> curve {}; ///< not null
    Axis x {};
    Axis y {};
    Pen pen {};
    Box within {};
    double dotRadius = 0; ///< 0: without its dots

    bool operator==(const Graph& other) const; ///< of curves by their values
};

/// Bars below each other, in rows of equal height, without a gap. On a screen with more than two
/// rows in three pixels, each row of pixels is filled over the whole range of its bars.
struct Bars {
    struct Bar {
        double from = 0;
        double to = 0;
        Ink fill {};

        bool operator==(const Bar&) const = default;
    };
    Box box {}; ///< of all rows
    std::vector<Bar> bars {};
    std::vector<double> last {}; ///< more ends of the last bar, which stands for many
    Ink range {}; ///< of several bars in a row of pixels

    bool operator==(const Bars&) const = default;
};

/// Many small discs.
struct Dots {
    std::vector<Point> places {};
    double radius = 3; ///< to the middle of the edge
    Ink fill {};
    Pen edge {.width = 0};

    bool operator==(const Dots&) const = default;
};

/// A few circles, or other shapes as large, also hollow ones.
struct Rings {
    enum class Shape : std::uint8_t { Circle, Square, TriangleLeft, TriangleRight };
    std::vector<Point> places {};
    double radius = 4;
    Pen edge {};
    Ink fill {};
    Shape shape = Shape::Circle;

    bool operator==(const Rings&) const = default;
};

/// A sharp line along x or y.
struct Rule {
    Line line {};
    Ink ink {};
    double width = 1; ///< in pixels at 1x
    bool isSmooth = false; ///< shades the pixels that its ends cut

    bool operator==(const Rule&) const = default;
};

/// A straight line.
struct Stroke {
    Line line {};
    Pen pen {};
    bool isSmooth = true; ///< shades the pixels that its edges cut

    bool operator==(const Stroke&) const = default;
};

/// Filled polygons with the same number of corners, one after the other.
struct Polygons {
    std::vector<Point> points {};
    int corners = 3;
    Ink fill {};

    bool operator==(const Polygons&) const = default;
};

/// Arcs with flat ends.
struct Arcs {
    struct Arc {
        Point centre {};
        double radius = 0;
        double start = 0; ///< radians, counterclockwise from the right
        double turns = 1; ///< share of a circle
        Pen pen {};

        bool operator==(const Arc&) const = default;
    };
    std::vector<Arc> arcs {};
    /// All have one radius, and those of a ring follow each other. On the screen their coverage of
    /// each pixel is computed, which is some ten times as fast.
    bool areRings = false;

    bool operator==(const Arcs&) const = default;
};

/// A formula of the book, with its numbers.
struct Formula {
    Point at {}; ///< of the baseline, at its left end
    std::string key {};
    FormulaValues values {};
    double size = 16; ///< of its letters, at a scale of 1
    Ink ink {};
    std::string marked {}; ///< the symbol or slot that is underlined
    Ink broken {Tone::UnseenText}; ///< of the role "broken"; those of other roles are fixed
    bool hasTargets = false; ///< the pointer finds its symbols

    bool operator==(const Formula&) const = default;
};

using Mark = std::variant<Path, Region, Outline, Hatch, Text, Curve, Dots, Rings, Rule, Stroke,
    Polygons, Arcs, Formula, Band, Raster, ColorBar, Graph, Bars>;

/// Marks of one meaning, from bottom to top.
struct Layer {
    enum class Meaning : std::uint8_t {
        Texts,
        Axes,
        Data,
        Reference,
        Selection
    } meaning = Meaning::Data;
    bool isLive = false; ///< depends on what is pointed at or held
    std::vector<Mark> marks {};

    bool operator==(const Layer&) const = default;
    void add(Mark mark) { marks.push_back(std::move(mark)); }
};

} // namespace lab::drawing
