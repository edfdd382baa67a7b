#include "core/state/derivation_edits.h"

#include "core/state/edit.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab {

namespace {

/// Everything except dragged angles (bends).
LabState withNumbers(LabState state, const DerivationInputs& inputs)
{
    Derivation& derivation = state.derivation;
    derivation.queryX = inputs.query.real();
    derivation.queryY = inputs.query.imag();
    derivation.keyX = inputs.key.real();
    derivation.keyY = inputs.key.imag();
    derivation.turn = inputs.turn;
    derivation.queryPhase = inputs.queryPhase;
    derivation.keyPhase = inputs.keyPhase;
    derivation.growth = inputs.growth;
    derivation.shift = inputs.shift;
    state.position.query = inputs.queryPosition;
    state.position.key = inputs.keyPosition;
    return state;
}

/// Counts a card once it is completely answered; the others come one card closer to their repeat.
Derivation withCardOver(Derivation derivation, int which)
{
    BreakCard& card = derivation.cards.at(which);
    if (!card.isOver())
        return derivation;
    card.timesRight += card.wasRight() ? 1 : 0;
    card.timesWrong += card.wasRight() ? 0 : 1;
    for (auto& [index, other] : derivation.cards)
        other.since += index == which ? 0 : 1;
    return derivation;
}

} // namespace

DerivationInputs numbersOf(const LabState& state)
{
    const Derivation& own = state.derivation;
    return {.query = {own.queryX, own.queryY},
        .key = {own.keyX, own.keyY},
        .queryPosition = state.position.query,
        .keyPosition = state.position.key,
        .shift = own.shift,
        .turn = own.turn,
        .queryPhase = own.queryPhase,
        .keyPhase = own.keyPhase,
        .growth = own.growth,
        .bends = {}};
}

LabState with(LabState state, const MoveVector& edit)
{
    if (!std::isfinite(edit.x) || !std::isfinite(edit.y))
        return state;
    const bool isQuery = edit.token == Token::Query;
    Derivation& derivation = state.derivation;
    (isQuery ? derivation.queryX : derivation.keyX) = edit.x;
    (isQuery ? derivation.queryY : derivation.keyY) = edit.y;
    return state;
}

LabState with(LabState state, const BendAngle& edit)
{
    if (std::isfinite(edit.bend))
        state.derivation.bends[edit.position] = edit.bend;
    return state;
}

LabState with(LabState state, const Predict& edit)
{
    if (!std::isfinite(edit.number) || !std::isfinite(edit.answer))
        return state;
    PagePrediction& said = state.derivation.predictions[edit.page];
    const bool isOver = said.isRight || said.wrong >= triesOfQuestion;
    said.number = edit.number;
    said.answer = edit.answer;
    if (!isOver) {
        said.isRight = edit.isRight;
        said.wrong += edit.isRight ? 0 : 1;
        if (said.isRight || said.wrong >= triesOfQuestion)
            state.derivation = withPageFinished(std::move(state.derivation), edit.page);
    }
    return state;
}

LabState with(LabState state, const ShowAnswer& edit)
{
    const bool wasOver = state.derivation.isAnswered(edit.page);
    if (!wasOver && state.derivation.pass == derivationPasses)
        ++state.derivation.lines[edit.page].timesShown;
    state.derivation.shown.insert(edit.page);
    if (!wasOver)
        state.derivation = withPageFinished(std::move(state.derivation), edit.page);
    return state;
}

LabState with(LabState state, const ChoosePrinciple& edit)
{
    state.derivation.principles[edit.page] = edit.principle;
    return state;
}

LabState with(LabState state, const ChooseHalf& edit)
{
    PageSentence& sentence = state.derivation.sentences[edit.page];
    if (sentence.found >= sentenceParts)
        return state;
    const bool isRight = edit.of == edit.page;
    sentence.found += isRight ? 1 : 0;
    sentence.wrong += isRight ? 0 : 1;
    sentence.refused = isRight ? std::nullopt : std::optional(edit.of);
    return state;
}

LabState with(LabState state, const FillLine& edit)
{
    Derivation& derivation = state.derivation;
    if (derivation.pass != derivationPasses || derivation.isAnswered(edit.page))
        return state;
    LineFilling& line = derivation.lines[edit.page];
    line.isFilled = edit.choice == 0;
    line.refused = std::max(edit.choice, 0);
    line.wrong += line.isFilled ? 0 : 1;
    line.timesFilled += line.isFilled ? 1 : 0;
    line.timesWrong += line.isFilled ? 0 : 1;
    return state;
}

LabState with(LabState state, const OpenCard& edit)
{
    Derivation& derivation = state.derivation;
    if (derivation.pass != derivationPasses)
        return state;
    if (derivation.card)
        derivation.breaks.erase(pageOfCard(*derivation.card));
    derivation.card = edit.card;
    if (!edit.card)
        return state;
    derivation.page = pageOfCard(*edit.card);
    const auto before = derivation.cards.find(*edit.card);
    if (before == derivation.cards.end())
        return state;
    BreakCard asked;
    asked.timesRight = before->second.timesRight;
    asked.timesWrong = before->second.timesWrong;
    before->second = asked;
    return state;
}

LabState with(LabState state, const JudgeBreak& edit)
{
    if (state.derivation.card != edit.card)
        return state;
    BreakCard& card = state.derivation.cards[edit.card];
    if (card.said)
        return state;
    card.said = edit.verdict;
    card.isRight = edit.isRight;
    card.asksNumber = edit.asksNumber;
    state.derivation = withCardOver(std::move(state.derivation), edit.card);
    return state;
}

LabState with(LabState state, const MeasureBreak& edit)
{
    const auto found = state.derivation.cards.find(edit.card);
    if (state.derivation.card != edit.card || found == state.derivation.cards.end())
        return state;
    BreakCard& card = found->second;
    if (!card.asksNumber || card.isOver() || !std::isfinite(edit.number)
        || !std::isfinite(edit.answer))
        return state;
    card.number = edit.number;
    card.answer = edit.answer;
    card.isNumberRight = edit.isRight;
    state.derivation = withCardOver(std::move(state.derivation), edit.card);
    return state;
}

LabState with(LabState state, const LoadCase& edit)
{
    state = withNumbers(std::move(state), edit.inputs);
    state.derivation.bends = edit.inputs.bends;
    return state;
}

LabState withOwnNumbers(LabState state)
{
    if (const auto savedNumbers = std::exchange(state.derivation.savedNumbers, std::nullopt))
        state = withNumbers(std::move(state), savedNumbers->own);
    return state;
}

LabState withRepeatNumbers(LabState state)
{
    const bool isHere = state.bench == BenchId::Derivation;
    const int page = state.derivation.page;
    if (state.derivation.savedNumbers && (!isHere || state.derivation.savedNumbers->page != page))
        state = withOwnNumbers(std::move(state));
    const Derivation& derivation = state.derivation;
    if (derivation.savedNumbers || !isHere || !derivation.isDue(page))
        return state;
    const DerivationInputs own = numbersOf(state);
    const DerivationInputs again = repeatNumbers(page, derivation.timesAsked(page), own);
    state = withNumbers(std::move(state), again);
    state.derivation.savedNumbers = SavedNumbers {page, own};
    return state;
}

} // namespace lab
