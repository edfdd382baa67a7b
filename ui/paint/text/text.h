#pragma once

#include "ui/paint/look.h"

#include <QPointF>
#include <QString>
#include <QStringList>

class QColor;
class QPainter;

namespace lab::ui {

enum class Alignment { Left, Centre, Right };

/// One line of plain text at a baseline, in a role and colour; gives its width. Digits are as wide
/// as each other, so that numbers that change stand still, and "×10^−3" is raised.
///
/// The shape of a text is remembered, so that a picture's labels cost a microsecond each when it
/// is painted again. In SVG and PDF the text stays text. For the GUI thread.
///
/// Where the painter has a clip, in force or not, that is the picture's place, and no letter is cut
/// in two at its edge: a text that reaches a little beyond it comes in, a longer one ends in an
/// ellipsis, and what would tell nothing, as half a number, is left out. Its width is the same.
double paintText(QPainter& painter, QPointF baseline, const QString& text, TextRole role,
    const QColor& colour, const Look& look, Alignment alignment = Alignment::Left);
double textWidth(const QString& text, TextRole role, const Look& look);
/// The least distance of two texts beside each other, which else read as one: the width of a space.
double spaceWidth(TextRole role, const Look& look);

/// From the baseline up to the top of a digit, in pixels: half of it below the middle of a row
/// centres a number in the row.
double digitHeight(TextRole role, const Look& look);

/// `text` if it is no wider than `space`, else its beginning and an ellipsis, which is never inside
/// a number or its power of ten.
QString fitted(const QString& text, double space, TextRole role, const Look& look);
/// The first of some wordings that is no wider than `space`; the last one, cut, if none is.
QString fittingWords(const QStringList& wordings, double space, TextRole role, const Look& look);

} // namespace lab::ui
