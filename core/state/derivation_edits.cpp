#include "core/state/derivation_edits.h"

#include "core/state/edit.h"

#include <cmath>

namespace lab {

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
    }
    return state;
}

LabState with(LabState state, const ShowAnswer& edit)
{
    state.derivation.shown.insert(edit.page);
    return state;
}

LabState with(LabState state, const ChoosePrinciple& edit)
{
    state.derivation.principles[edit.page] = edit.principle;
    return state;
}

LabState with(LabState state, const LoadCase& edit)
{
    const DerivationInputs& inputs = edit.inputs;
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
    derivation.bends = inputs.bends;
    state.position.query = inputs.queryPosition;
    state.position.key = inputs.keyPosition;
    return state;
}

} // namespace lab
