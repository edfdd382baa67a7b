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

/// What a length or position becomes where a handle is let go: a whole number.
struct Snap {
    double lowest = 1; ///< of what it may become
    double highest = static_cast<double>(lastPosition);
    std::vector<std::int64_t> marks {}; ///< taken before all else within `nearMark` pixels at 1x
    double nearMark = 2;
    double nearPower = 2; ///< pixels at 1x to a power of two; 0 for none
    int digits = 0; ///< that are kept where nothing is near; 0 for all of them
};

enum class Along { X, Y };

/// A thing to drag along one axis of a plot. The same value is painted, hit, dragged with the mouse
/// and with keys, and named to a screen reader.
struct Handle {
    std::string_view key {}; ///< of the parameter that it moves, which names it
    std::optional<int> pair {}; ///< that it belongs to, where each pair has one
    QPointF place {}; ///< of its knob
    Along along = Along::X;
    double value = 0; ///< where it stands on that axis
    double aside = 0; ///< pixels along it from there to the knob, where another has its place
    bool isBound = true; ///< by the ends of that axis
    HandleKind kind = HandleKind::Neutral;
    double diameter = 14; ///< of the knob, at 1x; 0 where another layer shows it
    QRectF line {}; ///< where it is taken beside its knob
    QRectF jump {}; ///< where a press takes it and brings it there
    double keyStep = 4; ///< pixels that an arrow key moves it
    bool isByKey = true; ///< Enter takes hold of it
    bool showsParameter = true; ///< the number of its axis is that of the parameter itself
    std::optional<Snap> snap {};
    HandleShape shape = HandleShape::Dot;
    /// How a diamond or a tab is dragged, in place of `value`, `snap`, `keyStep` and `line`; `edit`
    /// is of the number of the scale.
    std::optional<ScaledDrag> scaled {};
    /// What brings it to a number of the axis, if anything does; without it the parameter is set to
    /// the nearest whole one.
    std::function<std::optional<Edit>(double)> edit {};

    std::optional<Edit> editTo(double number) const;
    bool isSame(const Handle& other) const { return key == other.key && pair == other.pair; }
};

/// `area` without margins at 1x, at least a pixel wide and high, and within it however small that
/// is.
QRectF groundIn(const QRectF& area, const QMarginsF& margins, const Look& look);

/// As wide as the ground and so many pixels at 1x below it and high: what lies on the axis across.
QRectF stripBelow(const QRectF& ground, double gap, double height, const Look& look);

/// A strip of so many pixels at 1x to both sides of a line along x or y, cut to `within`.
QRectF beside(const QLineF& line, double pixels, const QRectF& within, const Look& look);

/// All of a picture with two axes, made of a frame, perhaps a ghost, and a look: what is painted,
/// what there is to take hold of, and the way from a pixel to a number.
struct Plot {
    QRectF ground {}; ///< between the axes; empty where there is nothing to show
    Axis x {};
    Axis y {};
    std::optional<double> foot {}; ///< of the horizontal axis, where it is not that of the ground
    Layers layers {};
    std::vector<Handle> handles {};
    std::vector<Handle> pinned {}; ///< diamonds and tabs of A, which is under the plot
    QRectF area {}; ///< of the picture, of the widget or of another paper, as the view tells it

    const Axis& axis(Along along) const { return along == Along::X ? x : y; }
    QPointF at(double valueX, double valueY) const { return {x.pixel(valueX), y.pixel(valueY)}; }
    /// Through the ground, at a number of its axis.
    QLineF upright(double valueX) const;
    QLineF level(double valueY) const;
    /// The first handle of the parameter.
    const Handle* handle(std::string_view key) const;
    /// What a press at the point takes hold of: the nearest knob, else a line. Of two lines at one
    /// place it is the later, which is painted above the other; of two knobs the left half is the
    /// earlier's, so that both can be had.
    std::optional<std::size_t> hit(QPointF point, const Look& look) const;
    /// What a press there brings there.
    std::optional<std::size_t> jumping(QPointF point) const;
    /// Where the handle comes to stand if it is brought to a point: what is near enough to snap to;
    /// the number that it has where it is already.
    double numberFor(const Handle& handle, QPointF point, const Look& look) const;
};

/// The axes and the layers: what stands still while a handle moves that no layer shows.
void paintPlotGround(QPainter& painter, const Plot& plot, const Look& look);
/// `over` lies above the layers, and the knobs above that, one of them under the pointer.
void paintPlotMarks(QPainter& painter, const Plot& plot, const Layers& over,
    std::optional<std::size_t> hovered, const Look& look);

/// A handle that is held, and the plot as it was when it was taken: its axes stand still.
struct Grip {
    Plot plot;
    std::size_t index = 0;
    double away = 0; ///< pixels from the pointer to the handle, along its axis

    Grip(const Plot& plot, std::size_t index, QPointF pointer);
    /// Brings it to the pointer at once.
    static Grip atPointer(const Plot& plot, std::size_t index);

    const Handle& handle() const { return plot.handles[index]; }
    /// The number for a pointer there; that which the handle had where it is brought back.
    double numberAt(QPointF pointer, const Look& look) const;
};

} // namespace lab::ui
