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

/// What a screen reader hears of a handle as a slider, and sets.
struct HandleNumber {
    double now = 0;
    Range range {};
    double step = 1; ///< of one word of a screen reader: "more", "less"
    QString text {}; ///< "10 000"
    std::function<std::optional<Edit>(double)> edit {}; ///< what brings it to a number
};

/// Of a parameter, with the range that the table gives it now.
HandleNumber numberOf(const Parameter& parameter, const LabState& state);

/// Of a tip in the plane: its direction in degrees from −180 to 180, which is turned while its
/// length stays; the text has both coordinates. `moved` brings the tip to a point.
HandleNumber directionOf(QPointF tip, std::function<Edit(QPointF)> moved);

/// A thing of a picture that can be dragged, for those who drag it with keys or hear it.
struct PictureHandle {
    QString name {}; ///< "tip of q in pair 2"
    QPointF place {};
    QPointF step {4, 4}; ///< pixels that an arrow key moves it; 0 across its only way
    bool isByKey = true; ///< Enter takes hold of it
    int turn = 0; ///< Enter takes them in this order, and those of one turn as they are listed
    std::int64_t which = 0; ///< what it is to its picture: a token, a position
    double reach = 12; ///< pixels at 1x from which the mouse takes it
    double slip = 0; ///< pixels that a click may move without dragging it
    /// What brings it to a point. A view that drags in a way of its own, as along an arc, has none.
    std::function<std::optional<Edit>(QPointF)> put {};
    std::string_view key {}; ///< of the parameter that it moves, if there is one
    /// What brings that to a number, where it is not set alone.
    std::function<std::optional<Edit>(double)> edit {};
    std::optional<HandleNumber> number {}; ///< where it moves no parameter
    HandleShape shape = HandleShape::Dot;
    /// How the number of its parameter is dragged, typed and stepped: see ScaledHandles.
    std::optional<ScaledDrag> scaled {};

    bool isSame(const PictureHandle& other) const { return key == other.key && name == other.name; }
};

} // namespace lab::ui
