#pragma once

#include "ui/paint/look.h"

#include <QPointF>
#include <QString>
#include <QStringList>

class QColor;
class QPainter;

namespace lab::ui {

enum class Alignment { Left, Centre, Right };

/// Paints one line of plain text at a baseline, in a role and colour; returns its width. Digits
/// have equal widths, so that changing numbers do not move, and the exponent of "×10^−3" is raised.
///
/// The layout of a text is cached, so that a picture's labels cost a microsecond each when
/// repainted. In SVG and PDF the text stays text. For the GUI thread.
///
/// If the painter has a clip, active or not, that is the picture's place, and no letter is cut at
/// its edge: a text that extends slightly beyond it is moved inside, a longer one ends in an
/// ellipsis, and a rest that says nothing, such as half a number, is left out. The returned width
/// is the same.
double paintText(QPainter& painter, QPointF baseline, const QString& text, TextRole role,
    const QColor& colour, const Look& look, Alignment alignment = Alignment::Left);
double textWidth(const QString& text, TextRole role, const Look& look);

/// From the baseline to the top of a digit, in pixels: the baseline of a number centered in a row
/// is half of it below the middle.
double digitHeight(TextRole role, const Look& look);

/// `text` if it is no wider than `space`, else its beginning and an ellipsis, which is never inside
/// a number or its power of ten.
QString fitted(const QString& text, double space, TextRole role, const Look& look);
/// The first of the variants that is no wider than `space`; the last one, cut, if none is.
QString fittingWords(const QStringList& wordings, double space, TextRole role, const Look& look);

} // namespace lab::ui
