#pragma once

#include "core/frames/heatmap_frame.h"
#include "core/frames/rotations/rotations_frames.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace lab {

/// The role of an element in a page's picture, independent of the page. It determines the color.
enum class PageRole {
    Plain,
    Faint, ///< beside what it is compared with
    Query,
    Key,
    Result, ///< a score, a product
    Agrees, ///< as it must be
    Differs,
    Other, ///< a second series
};

/// The effect of dragging an element: the parameter that it changes, and how a position in the
/// panel is converted to its number.
struct PageDrag {
    enum class Way {
        None,
        Tip, ///< of the learner's vector, anywhere in the plane
        Direction, ///< of the learner's vector, its length kept
        Length, ///< along the arrow
        Angle, ///< around the plane's centre
        Across, ///< along x of a chart, or among cards
        Upwards,
        Paint, ///< a cell takes the colour of that from which the drag comes
        Cycle, ///< a press goes on to the next choice
        Bend, ///< upwards, off the line of the angles
    };
    Way way = Way::None;
    bool isKey = false; ///< of Tip and Direction: else the query
    std::string key {}; ///< of the parameter
    int index = -1; ///< of the number in its list; −1 where the parameter is one number
    std::vector<double> list {}; ///< all of that list, as it is now
    double now = 0; ///< the parameter
    double lowest = 0;
    double highest = 1;
    double step = 1; ///< to whose multiples it is rounded
    /// The parameter where the place is 0, and for each unit of the place: radians of an angle, the
    /// number of an axis.
    double offset = 0;
    double factor = 1;
    bool isWhole = false;

    bool operator==(const PageDrag&) const = default;
    bool isNone() const { return way == Way::None; }
};

/// An arrow of the plane, from its centre on.
struct PageArrow {
    std::string part {}; ///< its key, from which it has its name
    PageRole role = PageRole::Plain;
    PlanePoint to {};
    bool isDashed = false;
    PageDrag drag {};

    bool operator==(const PageArrow&) const = default;
};
/// An arc around the center; if its length is zero, only the handle at its end.
struct PageArc {
    std::string part {};
    PageRole role = PageRole::Plain;
    double from = 0; ///< radians
    double by = 0; ///< radians, whole turns too
    double radius = 0.8; ///< of the plane's circle
    PageDrag drag {}; ///< of its end

    bool operator==(const PageArc&) const = default;
};
struct PageDots {
    std::string part {};
    PageRole role = PageRole::Plain;
    std::vector<PlanePoint> places {};

    bool operator==(const PageDots&) const = default;
};
/// Vectors of one plane, or complex numbers.
struct PagePlane {
    std::string title {};
    double unit = 1; ///< of its circle
    std::vector<PageArrow> arrows {};
    std::vector<PageArc> arcs {};
    std::vector<PageDots> dots {};
    bool isCovered = false; ///< all but the real axis is out of sight

    bool operator==(const PagePlane&) const = default;
};

/// Numbers against an axis.
struct PageSeries {
    enum class Form { Line, Dots, Bars, Steps, Marks };
    std::string part {};
    PageRole role = PageRole::Plain;
    Form form = Form::Line;
    std::vector<double> x {};
    std::vector<double> y {};
    bool isDashed = false;
    std::vector<PageDrag> drags {}; ///< one for each point, or none

    bool operator==(const PageSeries&) const = default;
};
/// Whether it has points, and all of them exceed the range of a double.
bool isTooLarge(const PageSeries& series);
struct PageAxis {
    std::string name {}; ///< its key; none where it has no numbers
    double lowest = 0;
    double highest = 1;
    bool isLogarithmic = false; ///< then the ends are powers of ten
    bool hasNumbers = true;

    bool operator==(const PageAxis&) const = default;
};
/// A line at a number of an axis, or a handle that can be dragged along it.
struct PageGuide {
    std::string part {};
    PageRole role = PageRole::Plain;
    bool isUpright = true; ///< at a number of x
    double at = 0;
    bool hasNumber = false; ///< written beside it
    PageDrag drag {};

    bool operator==(const PageGuide&) const = default;
};
struct PageChart {
    std::string title {};
    PageAxis x {};
    PageAxis y {};
    std::vector<PageSeries> series {};
    std::vector<PageGuide> rules {};
    /// Between successive integers of x: whether the step there is correct; empty while that is not
    /// shown.
    std::vector<std::optional<bool>> chips {};
    double height = 1; ///< its share beside other panels; 0 where it is a handle on a line alone

    bool operator==(const PageChart&) const = default;
};

/// Tables of cells: matrices, or all pairs of a query's and a key's position.
struct PageTile {
    std::string part {};
    std::string name {}; ///< key of the word or symbol above it
    std::optional<double> number {}; ///< behind the name: a position
    HeatmapFrame cells {}; ///< without values while they are hidden
    std::vector<int> colours {}; ///< of each cell in place of a value; 0 is none
    std::vector<std::optional<bool>> marks {}; ///< whether a cell is as it must be
    std::vector<PageDrag> drags {};
    bool hasNumbers = false; ///< written in the cells

    bool operator==(const PageTile&) const = default;
};
struct PageTiles {
    std::string title {};
    std::vector<PageTile> tiles {};

    bool operator==(const PageTiles&) const = default;
};

/// A row: a name, a bar or a short curve, and a number.
struct PageMeter {
    std::string part {};
    std::string name {}; ///< key of its word
    std::optional<double> of {}; ///< a number behind the name
    std::optional<double> value {};
    std::optional<double> other {}; ///< a second number
    PageRole role = PageRole::Result;
    std::vector<double> curve {}; ///< in place of the bar
    bool isMoving = false; ///< the curve, by more than it is rounded
    std::optional<int> mark {}; ///< of the learner: 0 none, 1 it stays, 2 it moves
    std::optional<bool> verdict {}; ///< on the mark
    PageDrag drag {};

    bool operator==(const PageMeter&) const = default;
};
struct PageMeters {
    std::string title {};
    std::vector<PageMeter> rows {};
    bool hasBars = false;
    double end = 1; ///< of the bars

    bool operator==(const PageMeters&) const = default;
};

/// Words in their order, each with what it gives.
struct PageCard {
    int word = 0; ///< as it was typed
    std::optional<double> score {};
    std::optional<double> weight {};
    PageDrag drag {};

    bool operator==(const PageCard&) const = default;
};
struct PageCards {
    std::string title {};
    std::vector<PageCard> cards {};
    std::vector<double> output {}; ///< of the query's word, once it is shown

    bool operator==(const PageCards&) const = default;
};

/// Four pairs as dials, which have a title of their own.
struct PageDials {
    DialsFrame dials {};

    bool operator==(const PageDials&) const = default;
};

/// Eight columns of a vector in two layouts.
struct PageWires {
    std::string title {};
    std::vector<double> values {}; ///< by the number of the column
    std::vector<int> halves {}; ///< the column at each place of the half-split layout
    bool areJoined = false; ///< with the wires between the layouts
    bool isKey = false;

    bool operator==(const PageWires&) const = default;
};

using PagePanel =
    std::variant<PagePlane, PageChart, PageTiles, PageMeters, PageCards, PageDials, PageWires>;

} // namespace lab
