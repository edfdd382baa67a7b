#pragma once

#include "core/state/edit.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/plot/axis.h"
#include "ui/paint/plot/layers.h"

#include <QLineF>
#include <QMarginsF>
#include <QPointF>
#include <QRectF>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

class QPainter;

namespace lab::ui {

/// Rounding of a length or position where a handle is released: to an integer.
struct Snap {
    double lowest = 1; ///< of the allowed numbers
    double highest = static_cast<double>(lastPosition);
    std::vector<std::int64_t> marks {}; ///< preferred within `nearMark` pixels at 1x
    double nearMark = 2;
    double nearPower = 2; ///< pixels at 1x to a power of two; 0 for none
    int digits = 0; ///< kept if nothing is near; 0 for all of them
};

enum class Along { X, Y };

/// A handle that can be dragged along one axis of a plot. The same value is used for painting, hit
/// tests, dragging with mouse and keys, and accessible texts.
struct Handle {
    std::string_view key {}; ///< the parameter that it changes, which gives its name
    std::optional<int> pair {}; ///< to which it belongs, if each pair has one
    QPointF place {}; ///< of its knob
    Along along = Along::X;
    double value = 0; ///< its value on that axis
    double aside = 0; ///< pixels along it from there to the knob, if another has its place
    bool isBound = true; ///< by the ends of that axis
    HandleKind kind = HandleKind::Neutral;
    double diameter = 14; ///< of the knob, at 1x; 0 if another layer shows it
    QRectF line {}; ///< where it can be grabbed besides its knob
    QRectF jump {}; ///< where a click grabs it and moves it there
    double keyStep = 4; ///< pixels that an arrow key moves it
    bool isByKey = true; ///< Enter starts a drag
    bool showsParameter = true; ///< the number of its axis is that of the parameter itself
    std::optional<Snap> snap {};
    HandleShape shape = HandleShape::Dot;
    /// How a diamond or a tab is dragged, instead of `value`, `snap`, `keyStep` and `line`; `edit`
    /// takes the number of the scale.
    std::optional<ScaledDrag> scaled {};
    /// The edit that moves it to a number of the axis, if any; without it the parameter is set to
    /// the nearest integer.
    std::function<std::optional<Edit>(double)> edit {};

    std::optional<Edit> editTo(double number) const;
    bool isSame(const Handle& other) const { return key == other.key && pair == other.pair; }
};

/// `area` without margins at 1x, at least a pixel wide and high, and always within it.
QRectF groundIn(const QRectF& area, const QMarginsF& margins, const Look& look);

/// As wide as the ground, at a distance below it and with a height in pixels at 1x: the place of a
/// horizontal axis.
QRectF stripBelow(const QRectF& ground, double gap, double height, const Look& look);

/// A strip of this number of pixels at 1x on both sides of a horizontal or vertical line, clipped
/// to `within`.
QRectF beside(const QLineF& line, double pixels, const QRectF& within, const Look& look);

/// A picture with two axes, built from a frame, possibly a ghost, and a look: what is painted,
/// which handles exist, and the map from a pixel to a number.
struct Plot {
    QRectF ground {}; ///< between the axes; empty if there is nothing to show
    Axis x {};
    Axis y {};
    std::optional<double> foot {}; ///< of the horizontal axis, if it differs from that of the
                                   ///< ground
    Layers layers {};
    std::vector<Handle> handles {};
    std::vector<Handle> pinned {}; ///< diamonds and tabs of A, below the plot
    QRectF area {}; ///< of the picture, of the widget or another paint device, as set by the view

    const Axis& axis(Along along) const { return along == Along::X ? x : y; }
    QPointF at(double valueX, double valueY) const { return {x.pixel(valueX), y.pixel(valueY)}; }
    /// Through the ground, at a number of its axis.
    QLineF upright(double valueX) const;
    QLineF level(double valueY) const;
    /// The first handle of the parameter.
    const Handle* handle(std::string_view key) const;
    /// What a press at the point grabs: the nearest knob, else a line. Of two lines at one place it
    /// is the later one, which is painted on top; of two knobs the left half belongs to the earlier
    /// one, so that both can be grabbed.
    std::optional<std::size_t> hit(QPointF point, const Look& look) const;
    /// The handle that a click moves there.
    std::optional<std::size_t> jumping(QPointF point) const;
    /// The number of the handle if it is dragged to a point: a number that is near enough to snap
    /// to; its current number if it is there already.
    double numberFor(const Handle& handle, QPointF point, const Look& look) const;
};

/// The axes and the layers: everything that stays while a handle that no layer shows moves.
void paintPlotGround(QPainter& painter, const Plot& plot, const Look& look);
/// `over` is above the layers, and the knobs above that, one of them under the pointer.
void paintPlotMarks(QPainter& painter, const Plot& plot, const Layers& over,
    std::optional<std::size_t> hovered, const Look& look);

/// A handle being dragged, and the plot at the start of the drag: its axes stay fixed.
struct Grip {
    Plot plot;
    std::size_t index = 0;
    double away = 0; ///< pixels from the pointer to the handle, along its axis

    Grip(const Plot& plot, std::size_t index, QPointF pointer);
    /// Moves it to the pointer at once.
    static Grip atPointer(const Plot& plot, std::size_t index);

    const Handle& handle() const { return plot.handles[index]; }
    /// The number for a pointer there; the initial number of the handle if it is dragged back.
    double numberAt(QPointF pointer, const Look& look) const;
};

} // namespace lab::ui
