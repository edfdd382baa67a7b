#include "ui/views/reading/reading_result.h"

#include "ui/paint/axes.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/formula/formula.h"

#include <QRegularExpression>

#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double captionBaseline = 22;
constexpr double gap = 24; ///< to the caption
constexpr double minExact = 1e-308; ///< smaller doubles lose digits

QString written(const ReadingNumber& number, DigitsShown digits)
{
    return digits == DigitsShown::All ? writtenOut(number) : shownNumber(number);
}

/// Above 0, and below the numbers that have all digits.
bool isBelowAll(double number)
{
    return number > 0 && number < minExact;
}

} // namespace

QString shownNumber(const ReadingNumber& number)
{
    if (isBelowAll(number.value))
        return u"<10^\u2212308"_s;
    switch (number.form) {
    case ReadingNumber::Form::Whole:
        return wholeNumber(std::llround(number.value));
    case ReadingNumber::Form::Decimals:
        return decimals(number.value, number.digits);
    case ReadingNumber::Form::Significant:
        break;
    }
    return significant(number.value, number.digits);
}

QString writtenOut(const ReadingNumber& number)
{
    const bool isShort = number.form == ReadingNumber::Form::Whole || isBelowAll(number.value);
    return isShort ? shownNumber(number) : allDigits(number.value);
}

QStringList resultSlots(const Formula& formula)
{
    static const QRegularExpression slot(uR"(\\result\{\\\w+\{(\w+)\})"_s);
    const QString tex = formula.tex();
    QStringList found;
    for (const QRegularExpressionMatch& match : slot.globalMatch(tex))
        found += match.captured(1);
    return found;
}

QString comparedResult(const ComparedReadings& readings, DigitsShown digits, const Look& look)
{
    const FormulaBook& formulas = *look.formulas;
    const auto slotOf = [&](const Reading& reading) {
        return reading.formula.empty()
            ? std::string()
            : resultSlots(formulas.formula(QString::fromStdString(reading.formula)))
                  .value(0)
                  .toStdString();
    };
    const std::string slot = slotOf(readings.b);
    if (slot.empty())
        return {};
    const auto numbers = compared(readings.a, readings.b, slot, readings.pointed);
    if (!numbers)
        return look.isPresenting ? ReadingView::tr("no such result before")
                                 : ReadingView::tr("A has no such result");
    return (look.isPresenting ? ReadingView::tr("before %1 · after %2 · difference %3")
                              : ReadingView::tr("A %1 · B %2 · B − A %3"))
        .arg(written(numbers->a, digits), written(numbers->b, digits),
            written(numbers->difference, digits));
}

void addComparedResult(drawing::Layer& layer, const QRectF& area, double right,
    const Reading& shown, const ComparedReadings& readings, DigitsShown digits, const Look& look)
{
    if (!look.formulas)
        return;
    const double left = area.left() + textWidth(readingCaption(shown), TextRole::Note, look);
    const QPointF end(right, area.top() + look.px(captionBaseline));
    for (const DigitsShown tried : {digits, DigitsShown::Few}) {
        const QString text = comparedResult(readings, tried, look);
        if (right - textWidth(text, TextRole::NoteStrong, look) < left + look.px(gap))
            continue;
        layer.add(
            textMark(end, text, TextRole::NoteStrong, drawing::Tone::ResultText, Alignment::Right));
        return;
    }
}

} // namespace lab::ui
