#pragma once

#include "core/derivation/derivation_inputs.h"
#include "core/derivation/wish_verdict.h"
#include "core/math/expression/expression.h"

#include <cstdint>
#include <optional>
#include <string>

namespace lab {

struct LabState;
enum class Token;

/// The learner's own query or key of the derivation, before any turn.
struct MoveVector {
    Token token {};
    double x = 0;
    double y = 0;
};

/// How far φ(position) is dragged off the line; 0 puts it back.
struct BendAngle {
    std::int64_t position = 0;
    double bend = 0;
};

/// What the learner says to the question of a page, the answer to it with the present numbers, and
/// whether they agree. A page that is answered keeps the marks that it has.
struct Predict {
    int page = 0;
    double number = 0;
    double answer = 0;
    bool isRight = false;
};

/// The answer of a page, without a prediction.
struct ShowAnswer {
    int page = 0;
};

/// The principle by which a page's line follows.
struct ChoosePrinciple {
    int page = 0;
    std::string principle;
};

/// The next half of a page's sentence: that of the page itself is right, another page's is refused.
struct ChooseHalf {
    int page = 0;
    int of = 0;
};

/// A line for one that is blank: 0 is the right one, from 1 on the page's wrong ones.
struct FillLine {
    int page = 0;
    int choice = 0;
};

/// A card is laid on the bench, asked again where it was answered before; without one they are put
/// away.
struct TakeCard {
    std::optional<int> card;
};

/// What is said of the break on a card, whether that is so, and whether it asks for a number then.
struct JudgeBreak {
    int card = 0;
    WishVerdict verdict {};
    bool isRight = false;
    bool asksNumber = false;
};

/// The number that a card asks for, and its answer.
struct MeasureBreak {
    int card = 0;
    double number = 0;
    double answer = 0;
    bool isRight = false;
};

/// A case of the panel as the learner's own numbers.
struct LoadCase {
    DerivationInputs inputs;
};

/// A page that is due has numbers of its own while it is open in the bench: the learner's are put
/// aside then, and come back when it is left.
LabState withNumbersAgain(LabState state);
LabState withOwnNumbers(LabState state); ///< what is put aside is back

/// The numbers that the pages are about now, but for what is bent.
DerivationInputs numbersOf(const LabState& state);

LabState with(LabState state, const MoveVector& edit);
LabState with(LabState state, const BendAngle& edit);
LabState with(LabState state, const Predict& edit);
LabState with(LabState state, const ShowAnswer& edit);
LabState with(LabState state, const ChoosePrinciple& edit);
LabState with(LabState state, const ChooseHalf& edit);
LabState with(LabState state, const FillLine& edit);
LabState with(LabState state, const TakeCard& edit);
LabState with(LabState state, const JudgeBreak& edit);
LabState with(LabState state, const MeasureBreak& edit);
LabState with(LabState state, const LoadCase& edit);

} // namespace lab
