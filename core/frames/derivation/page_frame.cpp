#include "core/frames/derivation/page_frame.h"

#include "core/state/derivation_edits.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

std::optional<double> numberOf(
    const PageRule& rule, const Expression& formula, const DerivationInputs& inputs)
{
    const auto value = rule.value(formula, inputs);
    if (!value || !std::isfinite(value->real()))
        return {};
    return value->real();
}

bool isVoid(const PageRule& rule, const PageQuestion& question, const DerivationInputs& inputs)
{
    const auto value = question.isVoid ? numberOf(rule, *question.isVoid, inputs) : std::nullopt;
    return value && std::abs(*value) > 0;
}

/// The answer nearest to the given number, among those that repeat with the period.
double nearestAnswer(double answer, std::optional<double> period, double given)
{
    if (!period || *period <= 0)
        return answer;
    return answer + *period * std::max(0.0, std::round((given - answer) / *period));
}

/// Ignores an open card: the blank equation must not be readable on a card.
bool isLineKnown(Derivation derivation, int page)
{
    derivation.card.reset();
    return derivation.isAnswered(page);
}

std::vector<double> row(double isWorst, const PageSides& sides, const DerivationInputs& inputs)
{
    return {isWorst, sides.left.real(), sides.left.imag(), sides.right.real(), sides.right.imag(),
        sides.difference, sides.tolerance, inputs.query.real(), inputs.query.imag(),
        inputs.key.real(), inputs.key.imag(), static_cast<double>(inputs.queryPosition),
        static_cast<double>(inputs.keyPosition), static_cast<double>(inputs.shift), inputs.turn,
        inputs.queryPhase, inputs.keyPhase, inputs.growth};
}

} // namespace

DerivationInputs derivationInputs(const LabState& state)
{
    DerivationInputs inputs = numbersOf(state);
    inputs.bends = state.derivation.bends;
    return inputs;
}

std::string brokenBy(const LabState& state, const PageRule& rule, int page)
{
    const auto found = state.derivation.breaks.find(page);
    const auto& ways = rule.text().breaks;
    if (found == state.derivation.breaks.end()
        || static_cast<std::size_t>(found->second) > ways.size())
        return {};
    return ways[static_cast<std::size_t>(found->second - 1)].key;
}

std::optional<QuestionGrade> graded(const PageRule& rule, const PageQuestion& question,
    const DerivationInputs& inputs, double given)
{
    const auto first = numberOf(rule, question.answer, inputs);
    const auto tolerance = numberOf(rule, question.tolerance, inputs);
    if (!first || !tolerance || isVoid(rule, question, inputs))
        return {};
    const auto period = question.period ? numberOf(rule, *question.period, inputs) : std::nullopt;
    const double answer = nearestAnswer(*first, period, given);
    QuestionGrade grade {answer, std::abs(given - answer) <= *tolerance, {}};
    if (grade.isRight)
        return grade;
    grade.answer = *first;
    for (std::size_t index = 0; index < question.wrong.size(); ++index) {
        const auto model = numberOf(rule, question.wrong[index], inputs);
        // People write down three or four digits of a model's number.
        const double allowed = std::max(*tolerance, model ? 5e-4 * std::abs(*model) : 0.0);
        if (model && std::abs(given - *model) <= std::max(allowed, 5e-4)
            && std::abs(*model - *first) > 2 * *tolerance) {
            grade.wrongModel = static_cast<int>(index);
            break;
        }
    }
    return grade;
}

PageFrame pageFrame(const LabState& state, int page, const PageRule& rule,
    const PageQuestion& question, const std::vector<std::string>& principles)
{
    const Derivation& own = state.derivation;
    const std::string broken = brokenBy(state, rule, page);
    PageFrame frame;
    frame.page = page;
    frame.broken = broken.empty() ? 0 : own.breaks.at(page);
    frame.passes = rule.passes(broken);
    frame.inputs = derivationInputs(state);
    const auto sides = rule.ownSides(frame.inputs, broken);
    if (sides)
        frame.own = *sides;
    frame.isComputed = sides && sides->areComputed();

    const auto said = own.predictions.find(page);
    if (said != own.predictions.end() && own.pass == 1)
        frame.said = said->second;
    constexpr int choosing = 2;
    frame.isAnswered = own.isAnswered(page) || own.pass == choosing;
    const auto chosen = own.principles.find(page);
    const bool isFound = chosen != own.principles.end()
        && std::ranges::find(principles, chosen->second) != principles.end();
    frame.isPrincipleAsked =
        own.asks(page) && own.pass == choosing && !isFound && !own.shown.contains(page);
    const auto sentence = own.sentences.find(page);
    frame.isSentenceAsked = own.asks(page) && own.pass == choosing && isFound
        && !own.shown.contains(page)
        && (sentence == own.sentences.end() || sentence->second.found < sentenceParts);
    frame.isCard = own.card && pageOfCard(*own.card) == page;
    frame.isLineAsked = own.pass == derivationPasses && !frame.isCard && !own.isAnswered(page);
    frame.isLineShown =
        own.pass == choosing || frame.isOpen() || (frame.isCard && isLineKnown(own, page));
    frame.isDue = own.isDue(page);
    if (!isVoid(rule, question, frame.inputs))
        frame.answer = numberOf(rule, question.answer, frame.inputs);
    return frame;
}

NumberTable pageCheckTable(const PageFrame& frame)
{
    NumberTable table {{"worst", "left", "left_imaginary", "right", "right_imaginary", "difference",
                           "tolerance", "query_x", "query_y", "key_x", "key_y", "m", "n", "t",
                           "theta", "gamma_q", "gamma_k", "c"},
        {}};
    if (!frame.isOpen())
        return table;
    table.rows.push_back(row(0, frame.own, frame.inputs));
    if (frame.whole && frame.whole->worst)
        table.rows.push_back(row(1, frame.whole->worst->sides, frame.whole->worst->inputs));
    return table;
}

} // namespace lab
