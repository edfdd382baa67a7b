#include "app/exports/svg_source.h"

#include "core/math/quoting.h"
#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/drawing/shapes.h"
#include "ui/paint/formula/formula_layout.h"
#include "ui/paint/heatmap.h"

#include <QBuffer>
#include <QImage>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

ui::Look themed(const ui::Palette& palette, const ui::FormulaBook& formulas)
{
    ui::Look look;
    look.palette = palette;
    look.formulas = &formulas;
    return look;
}

/// One per symbol, by the innermost role around it; a symbol's parents come before it.
std::vector<drawing::Ink> inksOf(const ui::FormulaOutline& outline, const drawing::Formula& formula)
{
    using drawing::Ink;
    using drawing::Tone;
    const std::array roles {std::pair {u"query"_s, Ink(Tone::QueryText)},
        std::pair {u"key"_s, Ink(Tone::KeyText)}, std::pair {u"result"_s, Ink(Tone::ResultText)},
        std::pair {u"note"_s, Ink(Tone::Notes)}, std::pair {u"broken"_s, formula.broken}};
    std::vector<drawing::Ink> inks;
    for (const ui::FormulaSymbol& symbol : outline.symbols) {
        const auto role =
            std::ranges::find(roles, symbol.name, [](const auto& one) { return one.first; });
        inks.push_back(role != roles.end() ? role->second
                : symbol.parent < 0        ? formula.ink
                                           : inks[static_cast<std::size_t>(symbol.parent)]);
    }
    return inks;
}

} // namespace

std::string FileSource::color(const drawing::Ink& ink, double share)
{
    const QColor own = ui::colorOf(ink, m_look.palette);
    return (share < 1 ? ui::blended(own, m_look.palette.ground, share) : own).name().toStdString();
}

std::vector<FileSource::Outline> FileSource::outlines(const drawing::Formula& formula) const
{
    if (!m_look.formulas)
        return {};
    const ui::Formula known = m_look.formulas->formula(ui::qt(formula.key));
    if (known.isEmpty())
        return {};
    const ui::FormulaOutline& outline = *known.outline();
    const ui::FormulaLayout layout = ui::formulaLayout(outline, ui::qt(formula.values));
    const std::vector<drawing::Ink> inks = inksOf(outline, formula);
    std::vector<Outline> all;
    const auto add = [&](const QPainterPath& path, drawing::Point at, double scale, int symbol) {
        all.push_back({ui::pathOf(path), at, scale,
            symbol < 0 ? formula.ink : inks[static_cast<std::size_t>(symbol)]});
    };
    for (const ui::FormulaRun& run : outline.runs(0))
        add(run.path, {ui::shiftOf(run.flowingBefore, layout), 0}, 1, run.symbol);
    for (const ui::FormulaLayout::Number& number : layout.numbers)
        add(outline.digits->path(number.text, 0), {number.x, number.y}, number.scale,
            number.symbol);
    if (!formula.marked.empty())
        for (const auto& [symbol, line] : ui::underlines(
                 known, ui::qt(formula.values), m_look.px(formula.size), ui::qt(formula.marked)))
            add(line, {}, 1, symbol);
    return all;
}

std::vector<FileSource::Image> FileSource::images(const drawing::Raster& raster) const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    ui::imageOf(*raster.map, {raster.box.width, raster.box.height}, m_look.palette)
        .save(&buffer, "PNG");
    return {{"data:image/png;base64," + bytes.toBase64().toStdString()}};
}

drawing::Path FileSource::outlined(const drawing::Path& path, double width) const
{
    drawing::Path mark = path;
    mark.outlineOf = width;
    return ui::pathOf(ui::qt(mark));
}

PageSource::PageSource(const ui::FormulaBook& formulas, std::vector<ThemeColors>& colors)
    : FileSource(themed(ui::lightPalette(), formulas))
    , m_dark(themed(ui::darkPalette(), formulas))
    , m_colors(colors)
{
}

std::string PageSource::color(const drawing::Ink& ink, double share)
{
    const ThemeColors pair {QByteArray::fromStdString(FileSource::color(ink, share)),
        QByteArray::fromStdString(m_dark.color(ink, share))};
    const auto known = std::ranges::find(m_colors, pair);
    const auto number = known - m_colors.begin();
    if (known == m_colors.end())
        m_colors.push_back(pair);
    return "var(--" + std::to_string(number) + ')';
}

std::vector<PageSource::Image> PageSource::images(const drawing::Raster& raster) const
{
    std::vector<Image> both = FileSource::images(raster);
    both.push_back(m_dark.images(raster).front());
    both[0].more = xmlAttribute("class", "light");
    both[1].more = xmlAttribute("class", "dark");
    return both;
}

} // namespace lab::app
