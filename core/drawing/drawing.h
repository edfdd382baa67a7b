#pragma once

#include "core/drawing/marks.h"
#include "core/frames/focus.h"
#include "core/state/edit.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lab::drawing {

/// Pixels and numbers along x. Places are whole numbers, each with a cell of equal width.
struct PlaceAxis {
    int first = 0;
    int count = 1;
    double from = 0; ///< the left edge of the first cell
    double to = 1; ///< the right edge of the last cell

    bool operator==(const PlaceAxis&) const = default;
    /// The place whose cell is at the pixel, or the nearest.
    int placeAt(double pixel) const;
};

/// The edit that brings a handle to a number: a plain function, and the numbers that it needs.
struct EditRule {
    using Make = std::optional<Edit>(const EditRule& rule, double number);
    Make* make = nullptr;
    std::array<int, 2> with {};

    bool operator==(const EditRule&) const = default;
    std::optional<Edit> edit(double number) const { return make(*this, number); }
};

/// Moves the token at a place of the reordered sentence to another, counted from 1. No edit if it
/// is there already.
EditRule movesToken(int place, int count);

/// What a press does: it sets a parameter.
struct Press {
    std::string_view key {};
    Value value {};

    bool operator==(const Press&) const = default;
    Edit edit() const { return SetParameter {std::string(key), value}; }
};

/// Something that can be dragged. Mouse, keys, typed numbers and screen readers use the same value.
struct Handle {
    std::string_view key {}; ///< of its parameter, or of what it is: "order.place"
    int which = 0; ///< one of several with the same key
    Said name {};
    Point place {}; ///< its middle
    Box box {}; ///< where it can be grabbed
    PlaceAxis axis {};
    double number = 0; ///< on the axis
    bool isByKey = true; ///< Enter grabs it
    EditRule rule {};
    std::optional<Press> press {}; ///< once, when it is grabbed
    Focus focus {}; ///< while it is dragged

    bool operator==(const Handle&) const = default;
    bool isSame(const Handle& other) const { return key == other.key && which == other.which; }
};

/// A place that shows something of itself, and may do something when it is pressed.
struct Target {
    Box box {};
    Focus focus {};
    std::optional<Press> press {};

    bool operator==(const Target&) const = default;
};

/// A matrix of targets, each a query and a key.
struct CellTargets {
    Box box {};
    std::vector<int> queries {}; ///< of each row
    std::vector<int> keys {}; ///< of each column
    Focus focus {}; ///< without query and key
    std::string_view press {}; ///< the parameter that a press sets to the query

    bool operator==(const CellTargets&) const = default;
};

/// A picture: what is seen, pointed at, pressed and dragged, without a toolkit or a theme.
struct Drawing {
    std::vector<Layer> layers {};
    std::vector<Handle> handles {};
    std::vector<Target> targets {};
    std::vector<CellTargets> cells {};

    bool operator==(const Drawing&) const = default;

    enum class Live : bool { No, Yes };
    Layer& addLayer(Layer::Meaning meaning, Live live);
};

/// What is under the pointer, and the handle that is held.
struct Pointing {
    Focus focus {};
    struct Held {
        Handle handle {}; ///< as it was when it was grabbed: its axis does not move
        Point at {}; ///< the middle of the handle under the pointer

        bool operator==(const Held&) const = default;
    };
    std::optional<Held> held {};

    bool operator==(const Pointing&) const = default;
};

struct Hit {
    const Handle* handle = nullptr;
    Focus focus {};
    std::optional<Press> press {}; ///< that of the handle, if there is one
};

/// What is at a point. The last of several targets is on top.
Hit hitAt(const Drawing& drawing, Point point);

} // namespace lab::drawing
