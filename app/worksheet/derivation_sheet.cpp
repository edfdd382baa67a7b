#include "app/worksheet/derivation_sheet.h"

#include "app/files/json_file.h"
#include "app/worksheet/paper.h"
#include "ui/lessons/derivation_book.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::DerivationSheet)
};

constexpr QRectF text(52, 48, 690, 1027); ///< of an A4 page of 794 by 1123
constexpr double columnGap = 26;
constexpr double headHeight = 58;
constexpr double largestFormula = 13;
constexpr double smallestFormula = 6;
constexpr double titleHeight = 13; ///< to its baseline
constexpr double aboveFormula = 7;
constexpr double belowFormula = 14; ///< to the baseline of the numbers
constexpr double belowNumbers = 4; ///< for descenders
constexpr double minGap = 6; ///< between a page's numbers and the title of the next
constexpr int rows = derivationPages / 2;
constexpr double columnWidth = (text.width() - columnGap) / 2;
constexpr double columnHeight = text.height() - headHeight;

/// "−0.962 − 0.507 i", in readable length.
QString shortNumber(Complex value)
{
    if (std::abs(value.imag()) < 1e-9)
        return ui::significant(std::abs(value.real()) < 1e-12 ? 0 : value.real(), 5);
    const QString sign = value.imag() < 0 ? u" − "_s : u" + "_s;
    return ui::significant(value.real(), 4) + sign + ui::significant(std::abs(value.imag()), 4)
        + u" i"_s;
}

QString numbersOf(const LabState& state, const ui::DerivationPage& page, int index)
{
    const auto sides =
        page.rule.ownSides(derivationInputs(state), brokenBy(state, page.rule, index));
    if (!sides || !sides->areComputed())
        return Words::tr("Not computed at positions this large");
    return shortNumber(sides->left) + (sides->isWithin() ? u" = "_s : u" ≠ "_s)
        + shortNumber(sides->right);
}

QString lineOf(const LabState& state, int index)
{
    const PageRule& rule = ui::ownDerivationPage(index).rule;
    const std::string broken = brokenBy(state, rule, index);
    const QString line = u"derivation."_s + QString::fromStdString(rule.text().key);
    return broken.empty() ? line : line + u'.' + QString::fromStdString(broken);
}

/// At most this size; smaller if it is too wide for a column.
double sizeOf(const ui::Formula& formula, double size)
{
    return size * std::min(1.0, columnWidth / formulaSize(formula, {}, size).width());
}

void paintPage(QPainter& painter, const SheetPage& place, const LabState& state, int index,
    const ui::Look& look)
{
    using ui::TextRole;
    const ui::DerivationPage& page = ui::ownDerivationPage(index);
    const QString title = QString::number(index) + u"  "_s + ui::inLanguage(page.title);
    const double left = place.area.left();
    ui::paintText(painter, {left, place.area.top() + titleHeight},
        ui::fitted(title, columnWidth, TextRole::BodyStrong, look), TextRole::BodyStrong,
        look.palette.text, look);
    const ui::Formula formula = look.formulas->formula(lineOf(state, index));
    const QRectF rect = formulaRect(formula, {}, place.formulaSize);
    paintFormula(painter, {left, place.area.top() + titleHeight + aboveFormula - rect.top()},
        formula, {},
        {place.formulaSize, look.palette.text, {{u"broken"_s, look.palette.unseenText}}, {}});
    ui::paintText(painter, {left, place.area.bottom() - belowNumbers},
        ui::fitted(numbersOf(state, page, index), columnWidth, TextRole::Note, look),
        TextRole::Note, look.palette.notes, look);
}

QString ownNumbers(const LabState& state)
{
    const DerivationInputs own = derivationInputs(state);
    return Words::tr("q = %1, k = %2, m = %3, n = %4, t = %5, θ = %6, c = %7")
        .arg(shortNumber(own.query), shortNumber(own.key), ui::wholeNumber(own.queryPosition),
            ui::wholeNumber(own.keyPosition), ui::wholeNumber(own.shift),
            ui::significant(own.turn, 4), ui::significant(own.growth, 4));
}

/// With formulas of at most one size; column by column from the top, without gaps.
std::vector<SheetPage> pagesOfSize(
    const LabState& state, const ui::FormulaBook& formulas, double size)
{
    std::vector<SheetPage> pages;
    for (int index = 0; index < derivationPages; ++index) {
        const double left = text.left() + (index / rows) * (columnWidth + columnGap);
        const double top = index % rows == 0 ? text.top() + headHeight : pages.back().area.bottom();
        const ui::Formula formula = formulas.formula(lineOf(state, index));
        const double own = sizeOf(formula, size);
        const double height = titleHeight + aboveFormula + formulaRect(formula, {}, own).height()
            + belowFormula + belowNumbers;
        pages.push_back({{left, top, columnWidth, height}, own});
    }
    return pages;
}

/// The remaining space of a column per gap between its pages.
double gapIn(const std::vector<SheetPage>& pages, int column)
{
    const double end = pages[static_cast<std::size_t>((column + 1) * rows - 1)].area.bottom();
    return (text.top() + headHeight + columnHeight - end) / (rows - 1);
}

} // namespace

// The largest size for which the pages fit into both columns, and the remaining space.
std::vector<SheetPage> sheetPages(const LabState& state, const ui::FormulaBook& formulas)
{
    constexpr double step = 0.25;
    double size = largestFormula;
    std::vector<SheetPage> pages = pagesOfSize(state, formulas, size);
    while (size > smallestFormula && std::min(gapIn(pages, 0), gapIn(pages, 1)) < minGap)
        pages = pagesOfSize(state, formulas, size -= step);
    const std::array gaps {gapIn(pages, 0), gapIn(pages, 1)};
    for (int index = 0; index < derivationPages; ++index)
        pages[static_cast<std::size_t>(index)].area.translate(
            0, (index % rows) * gaps[static_cast<std::size_t>(index / rows)]);
    return pages;
}

QByteArray derivationPdf(const LabState& state)
{
    const ui::FormulaBook formulas;
    const ui::Look look = paperLook(formulas);
    const QString title = Words::tr("RoPE, derived with my own numbers");
    return paperPdf(title, [&](QPdfWriter& writer) {
        QPainter painter(&writer);
        ui::paintText(painter, {text.left(), text.top() + 16}, title, ui::TextRole::BenchTitle,
            look.palette.text, look);
        ui::paintText(painter, {text.left(), text.top() + 38}, ownNumbers(state),
            ui::TextRole::Body, look.palette.notes, look);
        const std::vector<SheetPage> pages = sheetPages(state, formulas);
        for (int index = 0; index < derivationPages; ++index)
            paintPage(painter, pages[static_cast<std::size_t>(index)], state, index, look);
    });
}

Outcome<void> writtenDerivation(const LabState& state, const QString& path)
{
    return writtenAtomically(path, derivationPdf(state));
}

} // namespace lab::app
