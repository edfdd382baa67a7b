#pragma once

#include "core/state/edit.h"
#include "core/state/parameters.h"
#include "ui/paint/controls/handles.h"

#include <QPointF>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

namespace lab::ui {

/// The accessible slider of a handle: its value and how to set it.
struct HandleNumber {
    double now = 0;
    Range range {};
    double step = 1; ///< for one increment or decrement by a screen reader
    QString text {}; ///< "10 000"
    std::function<std::optional<Edit>(double)> edit {}; ///< sets it to a number
};

/// For a parameter, with its current range from the table.
HandleNumber numberOf(const Parameter& parameter, const LabState& state);

/// For a tip in the plane: its direction in degrees from −180 to 180, changed at constant length;
/// the text has both coordinates. `moved` moves the tip to a point.
HandleNumber directionOf(QPointF tip, std::function<Edit(QPointF)> moved);

/// A draggable part of a picture, for the keyboard and for screen readers.
struct PictureHandle {
    QString name {}; ///< "tip of q in pair 2"
    QPointF place {};
    QPointF step {4, 4}; ///< pixels that an arrow key moves it; 0 across its only direction
    bool isByKey = true; ///< Enter takes it
    int turn = 0; ///< Enter takes handles in this order; equal values in the order of the list
    std::int64_t which = 0; ///< its id in its picture: a token, a position
    double reach = 12; ///< pixels at 1x within which the mouse takes it
    double slip = 0; ///< pixels that a click may move without dragging it
    /// The edit that moves it to a point. Null in a view with its own way of dragging, as along an
    /// arc.
    std::function<std::optional<Edit>(QPointF)> put {};
    std::string_view key {}; ///< of the parameter that it moves, if there is one
    /// The edit that sets this to a number, if others change with it.
    std::function<std::optional<Edit>(double)> edit {};
    std::optional<HandleNumber> number {}; ///< if it moves no parameter
    HandleShape shape = HandleShape::Dot;
    QSizeF size {}; ///< of a number
    /// How the number of its parameter is dragged, typed and stepped: see ScaledHandles.
    std::optional<ScaledDrag> scaled {};

    bool isSame(const PictureHandle& other) const { return key == other.key && name == other.name; }
};

} // namespace lab::ui
