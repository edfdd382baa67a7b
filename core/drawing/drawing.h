#pragma once

#include "core/drawing/axis.h"
#include "core/drawing/cell_field.h"
#include "core/drawing/marks.h"
#include "core/drawing/part_targets.h"
#include "core/drawing/position_ground.h"
#include "core/drawing/position_rows.h"
#include "core/frames/focus.h"
#include "core/state/drag_scale.h"
#include "core/state/edit.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lab::drawing {

/// Pixels and vectors of a plane, in which y rises.
struct PlaneAxis {
    Point zero {};
    double unit = 1;
    double pixels = 1; ///< length of the unit
    double longest = 1; ///< of a dragged vector
    Point value {}; ///< the vector now

    bool operator==(const PlaneAxis&) const = default;
    Point pixelOf(Point vector) const
    {
        return zero + Point {vector.x, -vector.y} * (pixels / unit);
    }
    Point valueAt(Point pixel) const;
    Point shortened(Point vector) const; ///< to the longest
};

/// A circle around which something is dragged, through any number of turns.
struct CircleAxis {
    Point centre {};
    double radius = 1;
    double turns = 0; ///< now, counterclockwise from the right
    double hub = 0; ///< radius within which the pointer has no angle
    double snap = 0; ///< pixels along the circle within which a round number holds

    bool operator==(const CircleAxis&) const = default;
    /// The turns after a motion of the pointer, in the shorter direction.
    double turned(double from, Point start, Point end) const;
};

/// The edit that brings a handle to a number or a vector: a plain function, and the numbers that it
/// needs.
struct EditRule {
    using Make = std::optional<Edit>(const EditRule& rule, double number);
    using MakeAt = std::optional<Edit>(const EditRule& rule, Point vector);
    Make* make = nullptr;
    std::array<int, 2> with {};
    std::array<double, 2> numbers {};
    MakeAt* makeAt = nullptr; ///< in a plane
    using MakeFrom = std::optional<Edit>(const LabState& start, double number);
    MakeFrom* makeFrom = nullptr; ///< from the state at the press

    bool operator==(const EditRule&) const = default;
    std::optional<Edit> edit(double number) const { return make(*this, number); }
};

/// Moves the token at a place of the reordered sentence to another, counted from 1. No edit if it
/// is there already.
EditRule movesToken(int place, int count);

/// The letters and digits come last: a picture that uses them takes them before the window does.
enum class Key : std::uint8_t {
    Left,
    Right,
    Up,
    Down,
    Home,
    End,
    PageUp,
    PageDown,
    Enter,
    C,
    One,
    Two,
    Three,
    Four
};

/// What a press does: it sets a parameter, or makes an edit of two numbers, or does what a key of
/// the picture does.
struct Press {
    using Make = Edit(const std::array<int, 2>& with);
    std::string_view key {};
    Value value {};
    std::optional<Key> as {};
    Make* make = nullptr;
    std::array<int, 2> with {};

    bool operator==(const Press&) const = default;
    Edit edit() const { return make ? make(with) : Edit(SetParameter {std::string(key), value}); }
};

/// Where a handle on an axis stops: at whole numbers.
struct Snap {
    double lowest = 1; ///< of the allowed numbers
    double highest = static_cast<double>(lastPosition);
    double near = 2; ///< pixels from which a mark or a power of two attracts the handle
    double nearMark = 0; ///< a mark, if from farther away
    int digits = 0; ///< kept of other numbers; 0 for all
    double step = 1; ///< of other numbers, if all digits are kept
    std::vector<std::int64_t> marks {};
    bool toPowers = true;

    bool operator==(const Snap&) const = default;
};

/// How the number of a diamond or a tab is dragged, typed and stepped.
struct ScaledNumber {
    using Scale = DragScale(double lowest, double highest);
    enum class Rises : std::uint8_t { Right, Left, Up, Down };
    enum class Side : std::uint8_t { Right, Left, Above, Below };

    Scale* scale = nullptr;
    double lowest = 1; ///< of the scale
    double highest = 1;
    double perDecade = 1; ///< pixels at 1x in the picture
    using Way = DragWay(const std::array<double, 3>& with);
    Way* way = nullptr; ///< instead, a plain function of these numbers
    std::array<double, 3> with {};
    Rises rises = Rises::Right; ///< the direction on the screen that increases the number
    double lowestShown = 0; ///< set by Home and End; 0 and 0 for the ends of the scale
    double highestShown = 0;
    Side side = Side::Right; ///< of its number
    bool showsNumberAtRest = false;
    bool isUpright = false; ///< the shape of a tab
    Said label {}; ///< beside it, instead of the symbol and the number of its parameter

    bool operator==(const ScaledNumber&) const = default;
};

/// Something that can be dragged. Mouse, keys, typed numbers and screen readers use the same value.
struct Handle {
    enum class Shape : std::uint8_t {
        None, ///< the layers show it
        Dot, ///< a position, a length, the tip of a vector
        Diamond, ///< a rate: a base, a slope, a factor
        Tab, ///< a count: a dimension, heads, positions shown
        Number, ///< a number that is written in its box
    };
    enum class Along : std::uint8_t { X, Y };
    /// The focus of one of its numbers.
    using Shown = Focus(const Handle& handle, double number);
    using ShownAt = Focus(const Handle& handle, Point vector); ///< in a plane

    std::string_view key {}; ///< of its parameter, or of what it is: "order.place"
    int which = 0; ///< one of several with the same key
    Said name {}; ///< empty: that of its parameter
    Shape shape = Shape::None;
    Tone tone = Tone::Text; ///< of a dot
    double diameter = 14; ///< of a dot, in pixels at 1x
    bool isShownNear = false; ///< a dot that only the pointer on its target, or near, shows
    Point dotFrom {}; ///< of a dot: from the middle
    double aside = 0; ///< pixels along the axis from its number to its place
    bool showsPointer = false; ///< the layers show that the pointer is on it
    bool isBar = false; ///< it has a length up or down, as the cursor says
    Point place {}; ///< its middle
    double reach = 0; ///< pixels around it within which it can be grabbed
    Box box {}; ///< where it can be grabbed as well
    Box jump {}; ///< where a press brings it at once
    Raster jumpOn {}; ///< with a map there: not to its masked cells
    Shown* shown = nullptr; ///< while the pointer is there
    ShownAt* shownAt = nullptr;
    Along along = Along::X;
    double slope =
        0; ///< of an axis along X that rises or falls: pixels down per pixel to the right
    Axis axis {};
    std::optional<PlaneAxis> plane {}; ///< instead of the axis
    std::optional<CircleAxis> circle {};
    double slip = 0; ///< pixels that the pointer may move before it drags
    double number = 0; ///< on the axis or circle
    bool isParameter = true; ///< the number is that of its parameter
    std::optional<Snap> snap {};
    std::optional<ScaledNumber> scaled {}; ///< of a diamond or a tab
    std::optional<Graph> before {}; ///< a curve that stays where it was while this is held
    double keyStep = 4; ///< pixels that an arrow key moves it
    bool stepsAlong = false; ///< only along its axis, also if it moves no parameter
    bool isByKey = true; ///< Enter grabs it
    bool isListed = true; ///< for keyboard and screen readers; else only for the pointer
    EditRule rule {}; ///< by default it sets its parameter to the nearest whole number
    std::optional<Press> press {}; ///< once, when it is grabbed
    Focus focus {}; ///< while it is dragged
    bool isOfFigure = false; ///< its edit is Figure::dragged; if it is apart, Figure::handled
    bool isPointed = false; ///< its focus is also that of a pointer on it
    bool isOfTarget = false; ///< it is grabbed only where the pointer has its focus
    std::optional<double> doubleClicked {}; ///< the number that a double-click sets
    bool followsAxis = false; ///< along Y: its axis may change while it is held
    std::array<double, 6> kept {}; ///< numbers of its drawing that stay while it is held
    bool isApart = false; ///< keys move it even where another one is; of two at one place, the
                          ///< pointer takes the first
    bool isMirrored = false; ///< one of two that move the same number, and show both if pointed at
    bool leavesAxis = false; ///< it can be dragged beyond the ends of its axis
    int turn = 0; ///< of one that is apart: Enter takes them in this order
    double perUnit = 0; ///< numbers are rounded to this part of a unit, except its own; 0: to none
    std::size_t below = 0; ///< a dot: so many layers are below it; 0: all of them
    /// Instead of the axis: its number is that of the nearest cell.
    std::vector<CellField> cells {};
    /// How a screen reader says and sets its number, if it is not that of a parameter.
    struct Heard {
        Said said {};
        double lowest = 0;
        double highest = 1;
        double step = 1;

        bool operator==(const Heard&) const = default;
    };
    std::optional<Heard> heard {};

    bool operator==(const Handle&) const = default;
    bool isTwin(const Handle& other) const { return key == other.key && which == other.which; }
    bool isSame(const Handle& other) const
    {
        return isTwin(other) && isMirrored == other.isMirrored;
    }
    /// Else it is only heard, and a key presses what is at its place.
    bool canBeGrabbed() const { return reach > 0 || box.width > 0; }
    /// The pixel of its axis nearest to the point.
    double at(Point point) const
    {
        const Point apart = point - place;
        return along == Along::Y  ? point.y
            : std::abs(slope) > 0 ? place.x + (apart.x + slope * apart.y) / (1 + slope * slope)
                                  : point.x;
    }
};

/// Dots side by side: one at each whole number along x. Only the pointer on one shows it.
struct HandleRow {
    Handle like {}; ///< of those whose number is that of this one; its focus has the query
    Axis x {};
    std::int64_t first = 0;
    std::int64_t last = -1;
    std::vector<std::pair<std::int64_t, double>> others {}; ///< numbers that differ, by place

    bool operator==(const HandleRow&) const = default;
    /// With its place as `which` and as the first number of its rule.
    Handle at(std::int64_t place) const;
    /// The nearest along x of those that reach the point.
    std::optional<std::int64_t> nearest(Point point) const;
};

/// The number of a handle whose middle is dragged to a point: one that attracts it, if it snaps;
/// its own number if it is there already.
double numberAt(const Handle& handle, Point middle);
std::optional<Edit> editTo(const Handle& handle, double number);
double rounded(const Handle& handle, double number); ///< see Handle::perUnit
/// The edit of a handle whose middle is dragged to a point, by the rule of its newest self.
std::optional<Edit> editAt(const Handle& grabbed, const Handle& newest, Point middle);

/// Over a place that a press changes.
enum class Cursor : std::uint8_t { Hand, Arrow, Cross };

/// A place that shows something of itself, and may do something when it is pressed.
struct Target {
    Box box {};
    Focus focus {};
    std::optional<Press> press {};
    double reach = 0; ///< of a circle around its middle, instead of the box; the nearest is meant
    bool isSwept = false; ///< a drag presses all such targets on its way
    std::optional<Line> line {}; ///< within its reach in the box, instead of the circle
    Cursor cursor = Cursor::Hand;
    std::optional<Press> doubled {}; ///< what a double-click does

    bool operator==(const Target&) const = default;
};

/// Curves of heads over distances. The one within reach is meant, and a press selects its head.
struct CurveTargets {
    Box box {}; ///< of the plot
    Axis axis {}; ///< of the distances
    std::size_t layer = 0; ///< index of the layer that has the curves and nothing else
    std::vector<int> heads {}; ///< of each of its marks: a curve may be interrupted
    double reach = 8; ///< pixels from a curve
    double edge = 4; ///< pixels above and below the box that belong to it
    Picture picture = Picture::None;

    bool operator==(const CurveTargets&) const = default;
};

/// An area whose places show something of their own, and may do something when they are pressed.
struct Zone {
    using Shown = Focus(const Zone& zone, Point point);
    using Pressed = std::optional<Edit>(const Zone& zone, Point point);
    Box box {};
    Axis axis {};
    std::array<double, 8> with {}; ///< numbers that `shown` and `pressed` need
    std::vector<std::int64_t> list {}; ///< the same, as many as there are places
    Shown* shown = nullptr;
    Pressed* pressed = nullptr;
    enum class Sweep : std::uint8_t {
        None,
        Inside, ///< a drag from here presses all such places on its way
        Nearest, ///< the same, and outside of them the nearest place here
    } sweep = Sweep::None;
    Cursor cursor = Cursor::Hand;

    bool operator==(const Zone&) const = default;
};

/// What the program says of a place under a resting pointer.
struct Tip {
    Box box {};
    Said said {};

    bool operator==(const Tip&) const = default;
};

/// A button, which Space presses as well, that plays a parameter: one more at a time, from 0 if it
/// is at its end.
struct Playback {
    Box button {};
    std::string_view key {}; ///< a whole number
    std::int64_t now = 0;
    std::int64_t last = 0;
    int pause = 300; ///< milliseconds

    bool operator==(const Playback&) const = default;
};

/// A picture: what is seen, pointed at, pressed and dragged, without a toolkit or a theme.
struct Drawing {
    std::vector<Layer> layers {};
    std::vector<Handle> handles {};
    std::vector<Handle> pinned {}; ///< diamonds and tabs of A
    std::vector<Target> targets {};
    std::vector<CurveTargets> curves {};
    std::vector<Zone> zones {};
    PartTargets parts {};
    std::vector<Tip> tips {};
    std::optional<HandleRow> row {};
    std::vector<std::pair<Key, Press>> keys {}; ///< those that depend on the place
    Axis y {}; ///< of a plot: it does not move while a handle is held
    int page = 0; ///< of pairs, if there are more: the wheel, Page Up and Page Down turn it
    Box ground {}; ///< of a plot that may wait for a drag: it is hatched then
    std::optional<PositionGround> positions {};
    std::optional<PositionRows> rows {};
    std::optional<Playback> playback {};
    /// A button of the bench over the picture; none while it is hidden.
    struct Button {
        Box box {};
        Said said {}; ///< empty if the bench knows its text

        bool operator==(const Button&) const = default;
    };
    std::optional<Button> button {};
    /// What turns around its first end while the positions move, besides the tips of handles.
    struct Hand {
        Line line {};
        Tone tone = Tone::Text;

        bool operator==(const Hand&) const = default;
    };
    std::vector<Hand> hands {};

    bool operator==(const Drawing&) const = default;

    enum class Live : bool { No, Yes };
    Layer& addLayer(Layer::Meaning meaning, Live live);
};

/// What is under the pointer, and the handle that is held.
struct Pointing {
    Focus focus {};
    std::optional<std::size_t> target {}; ///< index of the target
    struct Held {
        Handle handle {}; ///< as it was when it was grabbed: its axis does not move
        Point at {}; ///< the middle of the handle under the pointer
        Axis y {}; ///< of the plot

        bool operator==(const Held&) const = default;
    };
    std::optional<Held> held {};
    bool isPlaying = false; ///< see Playback
    std::string_view handle {}; ///< key of the one under it or held, see Handle::showsPointer

    bool operator==(const Pointing&) const = default;
};

struct Hit {
    const Handle* handle = nullptr;
    const Handle* jumping = nullptr; ///< the one that a press brings there
    std::optional<std::size_t> target {}; ///< index
    std::shared_ptr<const Handle> ofRow {}; ///< owns the handle, if it is one of a row
    Focus focus {};
    std::optional<Press> press {}; ///< that of the handle, if there is one
    bool isButton = false; ///< the cursor says that there is something to press
    bool isSwept = false;
    const Zone* zone = nullptr; ///< the one whose place is shown
};

/// What is at a point. The last of several targets is on top. Of handles that reach the point it is
/// the nearest, and of two at one place the left half belongs to the earlier one.
Hit hitAt(const Drawing& drawing, Point point);

} // namespace lab::drawing
