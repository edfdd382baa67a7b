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

/// The learner's own query or key of the derivation, before rotation.
struct MoveVector {
    Token token {};
    double x = 0;
    double y = 0;
};

/// How far φ(position) is dragged off the line; 0 resets it.
struct BendAngle {
    std::int64_t position = 0;
    double bend = 0;
};

/// The learner's answer to the question of a page, the correct answer for the current numbers, and
/// whether they agree. An answered page keeps its marks.
struct Predict {
    int page = 0;
    double number = 0;
    double answer = 0;
    bool isRight = false;
};

/// Shows the answer of a page without a prediction.
struct ShowAnswer {
    int page = 0;
};

/// The principle from which the equation of a page follows.
struct ChoosePrinciple {
    int page = 0;
    std::string principle;
};

/// The next part of the sentence of a page: the part of this page is right, a part of another page
/// is wrong.
struct ChooseHalf {
    int page = 0;
    int of = 0;
};

/// Fills a blank equation: 0 is the right one, from 1 on the wrong choices of the page.
struct FillLine {
    int page = 0;
    int choice = 0;
};

/// Opens a card, and asks it again if it was answered before; without a card, closes the open one.
struct OpenCard {
    std::optional<int> card;
};

/// The learner's verdict on the break of a card, whether it is right, and whether the card then
/// asks for a number.
struct JudgeBreak {
    int card = 0;
    RequirementVerdict verdict {};
    bool isRight = false;
    bool asksNumber = false;
};

/// The learner's answer to the number that a card asks for, and the correct answer.
struct MeasureBreak {
    int card = 0;
    double number = 0;
    double answer = 0;
    bool isRight = false;
};

/// Loads an example from the panel as the learner's own numbers.
struct LoadCase {
    DerivationInputs inputs;
};

/// While a page that is due is open in the bench, it uses other numbers. The learner's own are
/// saved meanwhile and restored when the page is left.
LabState withRepeatNumbers(LabState state);
LabState withOwnNumbers(LabState state); ///< restores the saved numbers

/// The numbers that the pages use now, without dragged angles (bends).
DerivationInputs numbersOf(const LabState& state);

LabState with(LabState state, const MoveVector& edit);
LabState with(LabState state, const BendAngle& edit);
LabState with(LabState state, const Predict& edit);
LabState with(LabState state, const ShowAnswer& edit);
LabState with(LabState state, const ChoosePrinciple& edit);
LabState with(LabState state, const ChooseHalf& edit);
LabState with(LabState state, const FillLine& edit);
LabState with(LabState state, const OpenCard& edit);
LabState with(LabState state, const JudgeBreak& edit);
LabState with(LabState state, const MeasureBreak& edit);
LabState with(LabState state, const LoadCase& edit);

} // namespace lab
