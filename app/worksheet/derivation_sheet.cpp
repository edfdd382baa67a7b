#include "app/worksheet/derivation_sheet.h"

#include "app/files/json_file.h"
#include "app/worksheet/paper.h"
#include "ui/lessons/derivation_book.h"
#include "ui/paint/derivation/page_text.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
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
constexpr double formulaHeight = 50;
constexpr double largestFormula = 13;
constexpr int rows = derivationPages / 2;

/// "−0.962 − 0.507 i", as short as one reads it.
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

void paintPage(
    QPainter& painter, const QRectF& area, const LabState& state, int index, const ui::Look& look)
{
    using ui::TextRole;
    const ui::DerivationPage& page = ui::ownDerivationPage(index);
    const QString title = QString::number(index) + u"  "_s + ui::inLanguage(page.title);
    const double baseline = area.top() + 13;
    ui::paintText(painter, {area.left(), baseline},
        ui::fitted(title, area.width(), TextRole::BodyStrong, look), TextRole::BodyStrong,
        look.palette.text, look);
    const std::string broken = brokenBy(state, page.rule, index);
    QString line = u"derivation."_s + QString::fromStdString(page.rule.text().key);
    if (!broken.empty())
        line += u'.' + QString::fromStdString(broken);
    const ui::Formula formula = look.formulas->formula(line);
    const QSizeF whole = formulaSize(formula, {}, largestFormula);
    const double fit = std::min(
        {1.0, area.width() / whole.width(), formulaHeight / std::max(1.0, whole.height())});
    const double size = largestFormula * fit;
    const QRectF rect = formulaRect(formula, {}, size);
    paintFormula(painter, {area.left(), baseline + 8 - rect.top()}, formula, {},
        {size, look.palette.text, {{u"broken"_s, look.palette.unseenText}}, {}});
    const double below = baseline + 8 + rect.height() + 14;
    ui::paintText(painter, {area.left(), below},
        ui::fitted(numbersOf(state, page, index), area.width(), TextRole::Note, look),
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

} // namespace

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
        const double width = (text.width() - columnGap) / 2;
        const double height = (text.height() - headHeight) / rows;
        for (int index = 0; index < derivationPages; ++index) {
            const double left = text.left() + (index / rows) * (width + columnGap);
            const double top = text.top() + headHeight + (index % rows) * height;
            paintPage(painter, {left, top, width, height}, state, index, look);
        }
    });
}

Outcome<void> writtenDerivation(const LabState& state, const QString& path)
{
    return writtenWhole(path, derivationPdf(state));
}

} // namespace lab::app
