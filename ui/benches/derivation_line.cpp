#include "ui/benches/derivation_line.h"

#include "ui/lessons/derivation_book.h"
#include "ui/lessons/step_words.h"
#include "ui/paint/text/number_text.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

/// "derivation.wish", or of one of its breaks "derivation.wish.add".
QString lineFormula(const DerivationStep& step, int broken)
{
    const StepText& text = step.rule.text();
    QString sound = u"derivation."_s + QString::fromStdString(text.key);
    if (broken == 0)
        return sound;
    return sound + u'.'
        + QString::fromStdString(text.breaks[static_cast<std::size_t>(broken - 1)].key);
}

/// The bend that a line of symbols can hold, at its position.
FormulaValues largestBendOf(const Derivation& derivation)
{
    const auto largest = std::ranges::max_element(
        derivation.bends, {}, [](const auto& bend) { return std::abs(bend.second); });
    return {{u"p"_s, wholeNumber(largest->first)}, {u"bend"_s, decimals(largest->second, 2)}};
}

} // namespace

StepLine lineOf(const LabState& state, const DerivationStep& step, const StepFrame& frame)
{
    StepLine line;
    line.number = QString::number(frame.step + 1);
    line.title = inLanguage(step.title);
    line.formula = lineFormula(step, frame.broken);
    line.why = inLanguage(step.why);
    line.isBroken = frame.broken > 0;
    const auto byHand = std::ranges::find(step.breaks, true, &DerivationStep::Way::isByHand);
    if (line.isBroken) {
        line.why = inLanguage(step.breaks[static_cast<std::size_t>(frame.broken - 1)].lost);
    } else if (byHand != step.breaks.end() && !state.derivation.bends.empty()) {
        line.isBroken = true;
        line.why = inLanguage(byHand->lost);
        line.formula += u".by_hand"_s;
        line.values = largestBendOf(state.derivation);
    }
    line.isBlank = frame.isBlank;
    line.isProgram = state.derivation.form == FormulaForm::Code;
    if (state.derivation.form != FormulaForm::Symbols)
        line.code = writtenLines(state, step, frame);
    return line;
}

} // namespace lab::ui
