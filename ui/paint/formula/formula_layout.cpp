#include "ui/paint/formula/formula_layout.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

QString numberOf(
    const FormulaOutline& outline, const FormulaSlot& slot, const FormulaValues& values)
{
    const QString number =
        values.value(outline.symbols[static_cast<std::size_t>(slot.symbol)].name, u"…"_s);
    const bool isNegative = number.startsWith(u'\u2212') || number.startsWith(u'-');
    const bool isEnclosed =
        (slot.isFactor && isNegative) || (slot.isPowerBase && number.contains(u'^'));
    return isEnclosed ? u'(' + number + u')' : number;
}

} // namespace

FormulaLayout formulaLayout(const FormulaOutline& outline, const FormulaValues& values)
{
    FormulaLayout result;
    result.numbers.reserve(outline.placesOfNumbers.size());
    for (const FormulaSlot& slot : outline.placesOfNumbers) {
        FormulaLayout::Number number {
            numberOf(outline, slot, values), slot.x, slot.y, 0, slot.scale, slot.symbol};
        number.x += result.shifts[static_cast<std::size_t>(slot.flowingBefore)];
        number.width = outline.digits->width(number.text) * slot.scale;
        const double spare = slot.width - number.width;
        if (slot.placing == FormulaSlot::Placing::Flowing) {
            result.shifts.push_back(result.shifts.back() - spare);
        } else if (spare < 0) {
            number.scale *= slot.width / number.width;
            number.width = slot.width;
        } else {
            number.x += spare;
        }
        result.numbers.push_back(std::move(number));
    }
    result.width = outline.width + result.shifts.back();
    return result;
}

double shiftOf(int flowingBefore, const FormulaLayout& layout)
{
    return layout.shifts[static_cast<std::size_t>(flowingBefore)];
}

std::vector<QRectF> symbolExtents(const FormulaOutline& outline, const FormulaLayout& layout)
{
    std::vector<QRectF> result(outline.symbols.size());
    const auto cover = [&](int symbol, const QRectF& rect) {
        for (int at = symbol; at >= 0; at = outline.symbols[static_cast<std::size_t>(at)].parent)
            result[static_cast<std::size_t>(at)] |= rect;
    };
    for (const FormulaRun& run : outline.runs(0))
        cover(
            run.symbol, run.path.boundingRect().translated(shiftOf(run.flowingBefore, layout), 0));
    for (const FormulaLayout::Number& number : layout.numbers) {
        const double ascent = outline.digits->ascent(number.text) * number.scale;
        cover(number.symbol, QRectF(number.x, number.y - ascent, number.width, ascent));
    }
    return result;
}

} // namespace lab::ui
