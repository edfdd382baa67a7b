#include "core/state/derivation_edits.h"

#include "core/state/edit.h"

#include <cmath>
#include <utility>

namespace lab {

namespace {

/// All but what is bent.
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
            state.derivation = withPageOver(std::move(state.derivation), edit.page);
    }
    return state;
}

LabState with(LabState state, const ShowAnswer& edit)
{
    const bool wasOver = state.derivation.isAnswered(edit.page);
    state.derivation.shown.insert(edit.page);
    if (!wasOver)
        state.derivation = withPageOver(std::move(state.derivation), edit.page);
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
    if (sentence.found >= halvesOfSentence)
        return state;
    const bool isRight = edit.of == edit.page;
    sentence.found += isRight ? 1 : 0;
    sentence.wrong += isRight ? 0 : 1;
    sentence.refused = isRight ? std::nullopt : std::optional(edit.of);
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
    if (const auto aside = std::exchange(state.derivation.aside, std::nullopt))
        state = withNumbers(std::move(state), aside->own);
    return state;
}

LabState withNumbersAgain(LabState state)
{
    const bool isHere = state.bench == BenchId::Derivation;
    const int page = state.derivation.page;
    if (state.derivation.aside && (!isHere || state.derivation.aside->page != page))
        state = withOwnNumbers(std::move(state));
    const Derivation& derivation = state.derivation;
    if (derivation.aside || !isHere || !derivation.isDue(page))
        return state;
    const DerivationInputs own = numbersOf(state);
    state = withNumbers(std::move(state), numbersAgain(page, derivation.timesAsked(page), own));
    state.derivation.aside = NumbersAside {page, own};
    return state;
}

} // namespace lab
