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

/// The words of the pictures of Base.
class ContextWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::ContextWords)
};

/// What a picture of Base is called, also for those who hear it.
QString contextTitle(Picture picture);

/// The head of a picture: its title, and a note after it as far as there is space.
Layers contextHead(const QRectF& area, Picture picture, const QString& note, const Look& look);

/// A method's name as the panel has it.
QString methodName(ScalingMethod method);

/// "×2.5"; "×10^10", with no 1 between two marks.
QString factorLabel(double factor);

/// How a method is drawn wherever methods stand beside each other: a tone and a dash of its own.
struct MethodStyle {
    QColor line;
    QColor text;
    QList<qreal> dashes; ///< in line widths; empty for a whole line
};
MethodStyle methodStyle(ScalingMethod method, const Palette& palette);

/// A short piece of the method's line, `length` pixels to the right of `left`.
QPen methodPen(ScalingMethod method, double width, const Look& look);
CurveStyle methodCurve(ScalingMethod method, double width, const Look& look);
void paintMethodSwatch(QPainter& painter, QPointF left, double length, ScalingMethod method,
    double width, const Look& look);

} // namespace lab::ui
