#include "ui/paint/formula/written_formulas.h"

#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/formula/formula_layout.h"

#include <QTransform>

#include <algorithm>
#include <functional>
#include <utility>

namespace lab::ui {

namespace {

constexpr double em = 1000;

QStringList symbolsAround(const FormulaOutline& outline, int symbol)
{
    QStringList names;
    for (int at = symbol; at >= 0; at = outline.symbols[static_cast<std::size_t>(at)].parent) {
        const FormulaSymbol& around = outline.symbols[static_cast<std::size_t>(at)];
        if (around.kind == FormulaSymbol::Kind::Symbol)
            names += around.name;
    }
    return names;
}

bool hasSymbol(const FormulaOutline& outline, const QString& name)
{
    return std::ranges::any_of(outline.symbols, [&](const FormulaSymbol& symbol) {
        return symbol.kind == FormulaSymbol::Kind::Symbol && symbol.name == name;
    });
}

void addSymbols(std::vector<WrittenSymbol>& all, const Formula& formula,
    const FormulaValues& values, double pixelSize, QPointF baselineStart)
{
    const FormulaOutline& outline = *formula.outline();
    const QTransform transform = QTransform::fromScale(pixelSize / em, pixelSize / em)
        * QTransform::fromTranslate(baselineStart.x(), baselineStart.y());
    const std::vector<QRectF> extents = symbolExtents(outline, formulaLayout(outline, values));
    for (std::size_t i = 0; i < extents.size(); ++i) {
        const FormulaSymbol& symbol = outline.symbols[i];
        if (symbol.kind == FormulaSymbol::Kind::Role || extents[i].isEmpty())
            continue;
        WrittenSymbol written {outline.key, symbolsAround(outline, static_cast<int>(i)), {},
            transform.mapRect(extents[i])};
        if (symbol.kind == FormulaSymbol::Kind::Slot) {
            // In a symbol, the number is its index; otherwise it belongs to a symbol of its name.
            if (written.names.isEmpty() && hasSymbol(outline, symbol.name)) {
                written.names += symbol.name;
                written.number = values.value(symbol.name);
            }
        }
        all.push_back(std::move(written));
    }
}

template <class Wanted, class Visit>
void visitFormulas(std::span<const drawing::Layer> layers, const Look& look, const Wanted& isWanted,
    const Visit& visit)
{
    if (!look.hasWords || !look.formulas)
        return;
    for (const drawing::Layer& layer : layers)
        for (const drawing::Mark& mark : layer.marks)
            if (const auto* one = std::get_if<drawing::Formula>(&mark); one && isWanted(*one))
                if (const Formula formula = look.formulas->formula(qt(one->key));
                    !formula.isEmpty())
                    visit(*one, formula);
}

} // namespace

std::vector<WrittenSymbol> writtenIn(std::span<const drawing::Layer> layers, const Look& look)
{
    std::vector<WrittenSymbol> written;
    visitFormulas(
        layers, look, [](const drawing::Formula&) { return true; },
        [&](const drawing::Formula& mark, const Formula& formula) {
            addSymbols(written, formula, qt(mark.values), look.px(mark.size), qt(mark.at));
        });
    return written;
}

QString symbolAt(std::span<const drawing::Layer> layers, const Look& look, QPointF point)
{
    QString symbol;
    visitFormulas(layers, look, std::mem_fn(&drawing::Formula::hasTargets),
        [&](const drawing::Formula& mark, const Formula& formula) {
            if (symbol.isEmpty())
                symbol =
                    symbolAt(formula, qt(mark.values), look.px(mark.size), point - qt(mark.at));
        });
    return symbol;
}

} // namespace lab::ui
