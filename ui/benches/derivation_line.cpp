#include "ui/benches/derivation_line.h"

#include "ui/benches/derivation_practice.h"
#include "ui/lessons/derivation_book.h"
#include "ui/lessons/page_words.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::DerivationLine)
};

/// "Forced. Lengths multiply, angles subtract …", or the alternative.
QString standingOf(const DerivationPage& page)
{
    QStringList names;
    for (const std::string& key : page.principles)
        names += inLanguage(ownDerivationBook().principles.value(QString::fromStdString(key)));
    const QString by = names.join(Words::tr("; ", "between two principles"));
    if (page.roadNotTaken)
        return Words::tr("A choice. Because: %1. Alternative: %2", "how a line follows")
            .arg(by, inLanguage(*page.roadNotTaken));
    return Words::tr("Forced. Because: %1", "how a line follows").arg(by);
}

} // namespace

drawing::PageLine lineOf(const LabState& state, const PageFrame& frame, bool arguesWhy)
{
    const DerivationPage& page = ownDerivationPage(frame.page);
    drawing::PageLine line;
    line.number = std::to_string(frame.page);
    line.title = inLanguage(frame.isOpen() ? page.title : page.titleBefore).toStdString();
    line.formula = gappedLine(frame).toStdString();
    line.isBlank = !frame.isLineShown && line.formula.empty();
    if (line.isBlank || !line.formula.empty())
        return line;
    line.formula = "derivation." + page.rule.text().key;
    if (!frame.isOpen())
        return line;
    line.why = inLanguage(page.why).toStdString();
    line.standing = standingOf(page).toStdString();
    line.isBroken = frame.broken > 0;
    line.isKept = frame.passes;
    const auto byHand = std::ranges::find(page.breaks, true, &DerivationPage::Way::isByHand);
    if (line.isBroken) {
        const auto& way = page.rule.text().breaks[static_cast<std::size_t>(frame.broken - 1)];
        line.formula += '.' + way.key;
        line.why =
            inLanguage(page.breaks[static_cast<std::size_t>(frame.broken - 1)].says).toStdString();
        line.standing.clear();
    } else if (byHand != page.breaks.end() && !state.derivation.bends.empty()) {
        line.isBroken = true;
        line.formula += ".by_hand";
        line.why = inLanguage(byHand->says).toStdString();
        line.standing.clear();
    } else if (arguesWhy && page.nothingElse) {
        line.why = inLanguage(page.nothingElse->lines).toStdString();
    }
    line.isProgram = state.derivation.form == FormulaForm::Code;
    if (state.derivation.form != FormulaForm::Symbols)
        for (const QString& one : writtenLines(state, page, frame))
            line.code.push_back(one.toStdString());
    return line;
}

std::optional<drawing::PageLine> lineIfBent(
    const LabState& state, const PageFrame& frame, bool arguesWhy)
{
    const auto& ways = ownDerivationPage(frame.page).breaks;
    if (std::ranges::none_of(ways, &DerivationPage::Way::isByHand))
        return {};
    LabState other = state;
    if (other.derivation.bends.empty())
        other.derivation.bends[0] = largestBend;
    else
        other.derivation.bends.clear();
    return lineOf(other, frame, arguesWhy);
}

} // namespace lab::ui
