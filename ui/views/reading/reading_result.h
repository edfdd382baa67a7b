#pragma once

#include "core/frames/compared_reading.h"
#include "ui/views/reading/reading_view.h"

#include <QString>
#include <QStringList>

namespace lab::ui {

class Formula;

/// A number as in the formula if not all digits are shown. A number between 0 and 10^−308, where
/// doubles end, is "<10^−308".
QString shownNumber(const ReadingNumber& number);

/// With all its digits.
QString writtenOut(const ReadingNumber& number);

/// The slots that the formula marks as results, the main one first.
QStringList resultSlots(const Formula& formula);

/// "A 0.9508 · B 1.2040 · B − A 0.2532": the first result of both readings, or a word if A does not
/// have the pointed element; while presenting, with "before" and "after" instead of the letters;
/// empty if the formula of B has no result.
QString comparedResult(const ComparedReadings& readings, DigitsShown digits, const Look& look);

/// Adds that text on the caption line, ending at `right`, if there is enough space.
void addComparedResult(drawing::Layer& layer, const QRectF& area, double right,
    const Reading& shown, const ComparedReadings& readings, DigitsShown digits, const Look& look);

} // namespace lab::ui
