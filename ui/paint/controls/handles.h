#pragma once

#include "core/drawing/marks.h"
#include "core/state/drag_scale.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>
#include <QString>

class QPainter;

namespace lab::ui {

enum class HandleKind {
    Query, ///< a filled dot
    Key, ///< a dot with a hollow core
    Result,
    Seen,
    Unseen,
    Neutral,
};
enum class HandleState {
    Resting,
    Hovered, ///< the pointer is near, or drags it
    Focused, ///< it has the keyboard focus
    Locked, ///< by a lesson
    OfA, ///< of the pinned state: it cannot be dragged
};

/// The kind of value that a handle changes.
enum class HandleShape {
    Dot, ///< a position, a length, the tip of a vector
    Diamond, ///< a rate: a base, a slope, a factor
    Tab, ///< a count: a dimension, heads, positions shown
    Number, ///< a number in a formula, which is underlined
};

/// A handle: a dot of `diameter` pixels at 1x with an edge in the ground's colour, and a ring
/// around it while the pointer is over it. 14 in pictures, 12 if close together, 16 on the ruler.
void addHandle(drawing::Layer& layer, QPointF centre, HandleKind kind, HandleState state,
    double diameter, const Look& look);
void paintHandle(QPainter& painter, QPointF centre, HandleKind kind, HandleState state,
    double diameter, const Look& look);

/// How a diamond or a tab is dragged.
///
/// `way` maps the number to pixels at 1x along the path of the handle in its picture, ascending;
/// only DragPace::Axis and Decades use it. A logarithmic axis with k pixels per decade of the
/// number is DragWay::logarithmic(k). By default the drag has 40 pixels per decade.
struct ScaledDrag {
    enum class Rises { Right, Left, Up, Down };
    enum class Side { Right, Left, Above, Below };

    DragScale scale {};
    double number = 0; ///< current
    DragWay way = DragWay::logarithmic(1);
    Rises rises = Rises::Right; ///< the direction on the screen that increases the number
    Qt::Orientation lies = Qt::Horizontal; ///< of a tab: along the edge that it moves
    double lowestShown = 0; ///< set by Home and End; 0 and 0 for the ends of the scale
    double highestShown = 0;
    Side side = Side::Right; ///< of its number
    bool showsNumberAtRest = false; ///< if 80 pixels beside it are free
    QString label {}; ///< beside it, instead of the parameter's symbol and number

    bool isUpright() const { return rises == Rises::Up || rises == Rises::Down; }
    QPointF direction() const; ///< of length 1
};

/// A diamond of 18 pixels at 1x corner to corner, a tab of 30 × 9, or a number of any size.
struct HandleMark {
    HandleShape shape = HandleShape::Diamond;
    QPointF centre {};
    Qt::Orientation lies = Qt::Horizontal;
    HandleState state = HandleState::Resting;
    QSizeF size {}; ///< of a number
};
void addMark(drawing::Layer& layer, const HandleMark& mark, const Look& look);
/// A hollow shape at two thirds of the size: the start of a drag.
void addOrigin(drawing::Layer& layer, const HandleMark& mark, const Look& look);
void paintOrigin(QPainter& painter, const HandleMark& mark, const Look& look);
/// Pixels from a point to the mark: to the center line of a tab, three times those to a number.
double distanceTo(const HandleMark& mark, QPointF point, const Look& look);

/// The symbol of a formula and its number beside a mark, on the ground's colour: on the requested
/// side, or on the opposite one if it would leave `within`.
struct MarkLabel {
    QString symbol {};
    QString text {};
    ScaledDrag::Side side = ScaledDrag::Side::Right;
    bool isGroundSmooth = false; ///< see drawing::Region
};
void addMarkLabel(drawing::Layer& layer, const HandleMark& mark, MarkLabel label,
    const QRectF& within, const Look& look);

} // namespace lab::ui
