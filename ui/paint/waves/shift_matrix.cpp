#include "ui/paint/waves/shift_matrix.h"

#include "core/encodings/added/sinusoidal.h"
#include "ui/paint/formula/typeset.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"
#include "ui/paint/waves/waves_words.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double largestSize = 17; ///< of the formulas, in pixels
constexpr double smallestSize = 11;
constexpr double sizeStep = 0.5;
constexpr double rowsApart = 1.4; ///< of a matrix, in ems; resources/formulas/formulas.json
constexpr int matrixDigits = 3; ///< decimals

/// The two formulas of the equation, and the starts of their baselines.
struct Equation {
    Typeset product;
    Typeset result;
    QPointF productStart;
    QPointF resultStart;
    double size = 0;
    double bottom = 0;
};

Equation typesetEquation(const ShiftFrame& frame, double size, const Look& look)
{
    const auto number = [](double value) { return decimals(value, matrixDigits); };
    const FormulaValues product = {{u"cosine"_s, number(frame.matrix.cos)},
        {u"sine"_s, number(frame.matrix.sin)}, {u"minus_sine"_s, number(-frame.matrix.sin)},
        {u"sine_p"_s, number(frame.before.sin)}, {u"cosine_p"_s, number(frame.before.cos)}};
    const FormulaValues result = {{u"sine_target"_s, number(frame.after.sin)},
        {u"cosine_target"_s, number(frame.after.cos)},
        {u"target"_s, wholeNumber(frame.position + frame.shift)}};
    return {Typeset(look, u"picture.shift.product"_s, size, look.palette.text, product),
        Typeset(look, u"picture.shift.result"_s, size, look.palette.text, result), {}, {}, size, 0};
}

Typeset typesetSymbols(const Look& look)
{
    return {look, u"picture.shift.symbols"_s, largestSize, look.palette.notes};
}

/// Whether the equation is written in symbols too, above the numbers.
bool hasSpaceForSymbols(const QRectF& area, const Look& look)
{
    return area.height() >= look.px(320) && typesetSymbols(look).size().width() <= area.width();
}

Equation placedEquation(const ShiftFrame& frame, const QRectF& area, const Look& look)
{
    const double gap = look.px(8);
    const double head = area.height() < look.px(220) ? 12 : 22;
    const double symbols = hasSpaceForSymbols(area, look) ? 72 : 0;
    const double first = area.top() + look.px(lowerTitleBaseline + head + symbols);
    // The number of a far position makes the line long, so the size depends on the numbers.
    double size = largestSize;
    Equation equation = typesetEquation(frame, size, look);
    const auto isTooWide = [&] {
        return std::max(equation.product.size().width(), equation.result.size().width())
            > area.width();
    };
    while (size > smallestSize && isTooWide()) {
        size -= sizeStep;
        equation = typesetEquation(frame, size, look);
    }
    const double em = look.px(size);
    const double half = 1.45 * em; // of a matrix above its baseline
    const double width = equation.product.size().width();
    const bool isOneLine = width + gap + equation.result.size().width() <= area.width();
    equation.productStart = {area.left(), first + half};
    const double pitch = std::min(look.px(72), (area.bottom() - look.px(54) - first) / 2);
    equation.resultStart = isOneLine
        ? equation.productStart + QPointF(width + gap, 0)
        : equation.productStart + QPointF(0, std::max(pitch, 2.6 * em));
    equation.bottom = equation.resultStart.y() + 0.95 * em;
    return equation;
}

QString shiftTitle(const ShiftFrame& frame)
{
    return WavesWords::tr("Shift by %1, pair %2")
        .arg(wholeNumber(frame.shift), wholeNumber(frame.pair));
}

void paintError(QPainter& painter, QPointF baseline, const ShiftFrame& frame, const Look& look)
{
    const double size = 16;
    const QColor ink = look.palette.resultText;
    if (!(frame.largestError > 0)) {
        paintText(painter, baseline, wholeNumber(0), TextRole::PictureTitle, ink, look);
        return;
    }
    int exponent = static_cast<int>(std::floor(std::log10(frame.largestError)));
    double mantissa = frame.largestError / std::pow(10, exponent);
    if (mantissa >= 9.95) {
        mantissa /= 10;
        ++exponent;
    }
    const FormulaValues values = {
        {u"mantissa"_s, decimals(mantissa, 1)}, {u"exponent"_s, wholeNumber(exponent)}};
    Typeset(look, u"number.power"_s, size, ink, values).paint(painter, baseline);
}

void paintFaulty(
    QPainter& painter, QPointF baseline, double space, const ShiftFrame& frame, const Look& look)
{
    constexpr double rounding = 1e-9; // without a shift the identity fits
    const QString share =
        frame.faultyResidual < rounding ? u"0"_s : percentOf(frame.faultyResidual, 2);
    const QStringList wordings = {
        WavesWords::tr("Exponents doubled by mistake: the best matrix is off by %1 %").arg(share),
        WavesWords::tr("Exponents doubled: best matrix off by %1 %").arg(share),
        WavesWords::tr("Doubled exponents: %1 % off").arg(share),
        WavesWords::tr("Doubled: %1 % off").arg(share)};
    paintText(painter, baseline, fittingWords(wordings, space, TextRole::Note, look),
        TextRole::Note, look.palette.unseenText, look);
}

} // namespace

std::optional<PairHalf> shiftRowAt(
    const ShiftFrame& frame, QPointF point, const QRectF& area, const Look& look)
{
    const Equation equation = placedEquation(frame, area, look);
    const double em = look.px(equation.size);
    for (const QPointF start : {equation.productStart, equation.resultStart}) {
        // The baseline of a matrix runs through its middle, a quarter of an em above that of the
        // line.
        const double away = point.y() - (start.y() - 0.25 * em);
        if (std::abs(away) <= rowsApart * em && point.x() >= start.x())
            return away < 0 ? PairHalf::Sine : PairHalf::Cosine;
    }
    return {};
}

void paintShift(
    QPainter& painter, const QRectF& area, const ShiftFrame& frame, const PointedLook& look)
{
    paintText(painter, {area.left(), area.top() + look.px(lowerTitleBaseline)},
        fitted(shiftTitle(frame), area.width(), TextRole::PictureTitle, look),
        TextRole::PictureTitle, look.palette.text, look);

    if (hasSpaceForSymbols(area, look))
        typesetSymbols(look).paint(
            painter, {area.left(), area.top() + look.px(lowerTitleBaseline + 48)});
    Equation equation = placedEquation(frame, area, look);
    const std::optional<int> column = look.focus.column;
    if (look.focus.picture == Picture::WavesShift && column && *column < frame.encoding.width) {
        const bool isSine = columnMeaning(frame.encoding, *column).sine;
        equation.result.highlight(isSine ? u"sine_target"_s : u"cosine_target"_s);
    }
    equation.product.paint(painter, equation.productStart);
    equation.result.paint(painter, equation.resultStart);

    const bool hasFaulty = equation.bottom + look.px(18 + 54) <= area.bottom();
    const double note =
        std::min(equation.bottom + look.px(28), area.bottom() - look.px(hasFaulty ? 54 : 28));
    const QStringList wordings = {
        WavesWords::tr("Largest error, p = %1…%2")
            .arg(wholeNumber(frame.firstChecked), wholeNumber(frame.lastChecked)),
        WavesWords::tr("Largest error, %1 positions")
            .arg(wholeNumber(frame.lastChecked - frame.firstChecked + 1)),
        WavesWords::tr("Largest error")};
    paintText(painter, {area.left(), note},
        fittingWords(wordings, area.width(), TextRole::Note, look), TextRole::Note,
        look.palette.notes, look);
    paintError(painter, {area.left(), note + look.px(22)}, frame, look);
    if (hasFaulty)
        paintFaulty(painter, {area.left(), note + look.px(46)}, area.width(), frame, look);
}

} // namespace lab::ui
