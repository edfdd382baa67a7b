#pragma once

#include "core/frames/compared_reading.h"
#include "ui/views/reading/reading_view.h"

#include <QString>
#include <QStringList>

namespace lab::ui {

class Formula;

/// A number as the formula has it when not all digits are asked for. One between 0 and 10^−308,
/// where doubles end, is "<10^−308".
QString shownNumber(const ReadingNumber& number);

/// With all digits that it has.
QString writtenOut(const ReadingNumber& number);

/// The slots that the formula marks as its results, the first one before others.
QStringList resultSlots(const Formula& formula);

/// "A 0.9508 · B 1.2040 · B − A 0.2532": the first result of both readings, or a word where A has
/// not what is pointed at, and while presenting with before and after in the letters' place; empty
/// where the formula of B has no result.
QString comparedResult(const ComparedReadings& readings, DigitsShown digits, const Look& look);

/// That text, on the line of the caption, ending at `right`, as far as there is space after it.
void paintComparedResult(QPainter& painter, const QRectF& area, double right, const Reading& shown,
    const ComparedReadings& readings, DigitsShown digits, const Look& look);

} // namespace lab::ui
