#include "ui/paint/rotations/staircase_sum.h"

#include "ui/paint/projection.h"
#include "ui/paint/rotations/rotations_words.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <array>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double axisHeight = 22; ///< of the scores, between the rows and their sum
constexpr double footHeight = 76; ///< the sum and its change
constexpr double smallFoot = 38; ///< of the sum below a small staircase, in units of its words
constexpr double smallChange = 20; ///< of its change, below it
constexpr double minForChange = 130; ///< height of a small picture with space for it
constexpr std::array totalSizes {1.5, 1.25, 1.0}; ///< of a main result; at most 8 % of the screen

/// With as many decimals as fit.
QString totalText(double total, double space, const Look& look)
{
    for (const int digits : {4, 2, 0}) {
        const QString text = decimals(total, digits);
        if (textWidth(text, TextRole::MainResult, look) <= space)
            return text;
    }
    return powerOfTen(total, 3);
}

void paintResult(
    QPainter& painter, const QRectF& area, double baseline, const ScoreSum& sum, const Look& look)
{
    const Palette& palette = look.palette;
    const double label = paintText(painter, {area.left(), baseline}, RotationsWords::tr("Score"),
        TextRole::Body, palette.text, look);
    const QString total = totalText(sum.total, area.width() - label - look.px(8), look);
    paintText(painter, {area.right(), baseline}, total, TextRole::MainResult, palette.resultText,
        look, Alignment::Right);
    if (sum.ofGhost) {
        const QString ofGhost = u"A "_s + decimals(*sum.ofGhost, 4);
        const double end =
            area.right() - textWidth(total, TextRole::MainResult, look) - look.px(16);
        if (area.left() + label + look.px(16) + textWidth(ofGhost, TextRole::Body, look) <= end)
            paintText(painter, {end, baseline}, ofGhost, TextRole::Body, palette.notes, look,
                Alignment::Right);
    }
    if (!sum.change)
        return;
    const double below = baseline + look.px(24);
    const bool hasMoved = sum.change->moved != 0;
    const QString value = hasMoved ? decimals(sum.change->change, 4) : QString();
    const double space = area.width() - textWidth(value, TextRole::Body, look) - look.px(8);
    paintText(painter, {area.right(), below}, value, TextRole::Body, palette.notes, look,
        Alignment::Right);
    const QString words = hasMoved
        ? RotationsWords::tr("Change when both shift by %1").arg(wholeNumber(sum.change->moved))
        : RotationsWords::tr("Shift both: does the score change?");
    paintText(painter, {area.left(), below}, fitted(words, space, TextRole::Note, look),
        TextRole::Note, palette.notes, look);
}

bool hasSmallChange(const QRectF& area, const Look& words)
{
    return area.height() >= words.px(minForChange);
}

/// Beside a large picture while presenting: the sum is the largest number on the screen if it fits.
void paintSmallResult(
    QPainter& painter, const QRectF& area, double baseline, const ScoreSum& sum, const Look& look)
{
    const Look words = withWords(look);
    const double two = textWidth(decimals(sum.total, 2), TextRole::MainResult, words);
    const QString name = fittingWords({RotationsWords::tr("Score"), u"s"_s},
        area.width() - two - words.px(8), TextRole::NoteStrong, words);
    const double label = paintText(
        painter, {area.left(), baseline}, name, TextRole::NoteStrong, look.palette.text, words);
    const double space = area.width() - label - words.px(8);
    const QString total = totalText(sum.total, space, words);
    Look large = words;
    for (const double times : totalSizes) {
        large.scale = times * words.scale;
        if (textWidth(total, TextRole::MainResult, large) <= space)
            break;
    }
    paintText(painter, {area.right(), baseline}, total, TextRole::MainResult,
        look.palette.resultText, large, Alignment::Right);
    if (!sum.change || sum.change->moved == 0 || !hasSmallChange(area, words))
        return;
    const QString moved = wholeNumber(sum.change->moved);
    const QString by = decimals(sum.change->change, 4);
    paintText(painter, {area.right(), baseline + words.px(smallChange)},
        fittingWords({RotationsWords::tr("both shifted by %1: change %2").arg(moved, by),
                         RotationsWords::tr("change %1").arg(by)},
            area.width(), TextRole::Note, words),
        TextRole::Note, look.palette.notes, words, Alignment::Right);
}

} // namespace

double heightOfSum(const QRectF& area, const Look& look)
{
    if (look.hasWords)
        return look.px(axisHeight + footHeight);
    const Look words = withWords(look);
    return words.px(smallFoot + (hasSmallChange(area, words) ? smallChange : 0));
}

double baselineOfSum(double rowsEnd, const Look& look)
{
    return rowsEnd + (look.hasWords ? look.px(axisHeight + 36) : withWords(look).px(smallFoot - 2));
}

void paintSum(
    QPainter& painter, const QRectF& area, double baseline, const ScoreSum& sum, const Look& look)
{
    if (look.hasWords)
        paintResult(painter, area, baseline, sum, look);
    else
        paintSmallResult(painter, area, baseline, sum, look);
}

} // namespace lab::ui
