#pragma once

#include "core/encodings/turning/rotary_scaling_parameters.h"
#include "core/frames/focus.h"
#include "ui/paint/look.h"
#include "ui/paint/plot/layers.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

class QPainter;
class QPointF;
class QRectF;

namespace lab::ui {

/// The texts of the pictures of Context.
class ContextWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::ContextWords)
};

/// The name of a picture of Context, also its accessible name.
QString contextTitle(Picture picture);

/// The head of a picture: its title, and a note after it if there is space.
Layers contextHead(const QRectF& area, Picture picture, const QString& note, const Look& look);

/// A method's name as in the panel.
QString methodName(ScalingMethod method);

/// "×2.5"; "×10^10", without a 1 between two signs.
QString factorLabel(double factor);

/// The style of a method wherever methods are drawn side by side: its own colour and dash.
struct MethodStyle {
    QColor line;
    QColor text;
    QList<qreal> dashes; ///< in line widths; empty for a solid line
};
MethodStyle methodStyle(ScalingMethod method, const Palette& palette);

/// A short sample of the method's line, `length` pixels to the right of `left`.
QPen methodPen(ScalingMethod method, double width, const Look& look);
CurveStyle methodCurve(ScalingMethod method, double width, const Look& look);
void paintMethodSwatch(QPainter& painter, QPointF left, double length, ScalingMethod method,
    double width, const Look& look);

} // namespace lab::ui
