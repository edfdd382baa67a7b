#pragma once

#include "ui/paint/look.h"

#include <QPointF>

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
enum class HandleState { Resting, Hovered };

/// A thing to drag: a dot of `diameter` pixels at 1x with an edge in the ground's colour, and a
/// ring around it while the pointer is over it. 14 in pictures, 12 where close, 16 on the ruler.
void paintHandle(QPainter& painter, QPointF centre, HandleKind kind, HandleState state,
    double diameter, const Look& look);

/// Whether `point` is near enough to a handle at `centre` to grab it: 24 pixels across.
bool isGrabbed(QPointF centre, QPointF point, const Look& look);

QColor handleColor(HandleKind kind, const Palette& palette);

} // namespace lab::ui
