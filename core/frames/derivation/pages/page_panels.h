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
    Agrees, ///< as required
    Differs,
    Other, ///< a second series
};

/// The effect of dragging an element: the parameter that it changes, and how a place in the panel
/// is converted to its number.
struct PageDrag {
    enum class Way {
        None,
        Tip, ///< of the learner's vector, anywhere in the plane
        Direction, ///< of the learner's vector, with its length kept
        Length, ///< along the arrow
        Angle, ///< around the center of the plane
        Across, ///< along x of a chart, or among cards
        Upwards,
        Paint, ///< a cell takes the color of the cell where the drag starts
        Cycle, ///< a click selects the next choice
        Bend, ///< upwards, off the line of the angles
    };
    Way way = Way::None;
    bool isKey = false; ///< of Tip and Direction; else of the query
    std::string key {}; ///< of the parameter
    int index = -1; ///< index of the number in its list; −1 if the parameter is a single number
    std::vector<double> list {}; ///< all of that list, as it is now
    double now = 0; ///< the parameter
    double lowest = 0;
    double highest = 1;
    double step = 1; ///< rounding step
    /// The parameter at place 0, and its change per unit of the place: radians of an angle, the
    /// number of an axis.
    double offset = 0;
    double factor = 1;
    bool isWhole = false;

    bool operator==(const PageDrag&) const = default;
    bool isNone() const { return way == Way::None; }
};

/// An arrow of the plane, starting at its center.
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
    double by = 0; ///< radians, may exceed a full rotation
    double radius = 0.8; ///< of the plane's circle
    PageDrag drag {}; ///< at its end

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
    bool isCovered = false; ///< only the real axis is visible

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
    std::vector<PageDrag> drags {}; ///< one per point, or empty

    bool operator==(const PageSeries&) const = default;
};
/// Whether it has points, and all of them exceed the range of a double.
bool isTooLarge(const PageSeries& series);
struct PageAxis {
    std::string name {}; ///< its key; empty if it has no numbers
    double lowest = 0;
    double highest = 1;
    bool isLogarithmic = false; ///< its ends are then powers of ten
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
    /// Between successive integers of x: whether the step there is correct; empty while that is
    /// hidden.
    std::vector<std::optional<bool>> chips {};
    double height = 1; ///< its share of the space beside other panels; 0 for a handle on a separate
                       ///< line

    bool operator==(const PageChart&) const = default;
};

/// Tables of cells: matrices, or all pairs of a query's and a key's position.
struct PageTile {
    std::string part {};
    std::string name {}; ///< key of the word or symbol above it
    std::optional<double> number {}; ///< after the name: a position
    HeatmapFrame cells {}; ///< without values while they are hidden
    std::vector<int> colours {}; ///< of each cell, instead of a value; 0 is none
    std::vector<std::optional<bool>> marks {}; ///< whether a cell is correct
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
    std::optional<double> of {}; ///< a number after the name
    std::optional<double> value {};
    std::optional<double> other {}; ///< a second number
    PageRole role = PageRole::Result;
    std::vector<double> curve {}; ///< instead of the bar
    bool isMoving = false; ///< the curve, by more than rounding
    std::optional<int> mark {}; ///< by the learner: 0 none, 1 it stays, 2 it changes
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

/// Words in their order, each with its output.
struct PageCard {
    int word = 0; ///< as typed
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

/// Four pairs as dials, with their own title.
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
