#pragma once

#include "core/derivation/page_rule.h"
#include "core/frames/number_table.h"
#include "core/state/lab_state.h"

#include <optional>
#include <string>
#include <vector>

namespace lab {

DerivationInputs derivationInputs(const LabState& state);

/// The key of the active break of a page in this state; empty if it is sound.
std::string brokenBy(const LabState& state, const PageRule& rule, int page);

/// A question as given in its file. A wrong model is an answer that results from a known mistake.
struct PageQuestion {
    Expression answer;
    Expression tolerance;
    std::vector<Expression> wrong;
    std::optional<Expression> period {}; ///< each one that is an integer number of periods above
                                         ///< the answer is right, too
    std::optional<Expression> isVoid {}; ///< 0 only if the current numbers have an answer
};

/// The grade of a given number.
struct QuestionGrade {
    double answer = 0;
    bool isRight = false;
    std::optional<int> wrongModel; ///< the model that it equals, if that differs from the answer

    bool operator==(const QuestionGrade&) const = default;
};

/// Right is |given − answer| ≤ tolerance, after moving the answer by whole periods towards the
/// given number; empty if the question is void. A wrong model is recognized with the same
/// tolerance, and ignored if it is within twice the tolerance of the answer.
std::optional<QuestionGrade> graded(const PageRule& rule, const PageQuestion& question,
    const DerivationInputs& inputs, double given);

/// One page with the learner's numbers: both sides of its claim, and, for a claim about all cases,
/// the worst case once it is known.
struct PageFrame {
    int page = 0;
    bool isComputed = true; ///< false if the numbers are too large for the formula
    DerivationInputs inputs; ///< the learner's
    PageSides own;
    std::optional<PageCheck> whole;
    bool isAnswered = false; ///< its number was predicted, or shown; the second pass asks for none
    bool isPrincipleAsked = false; ///< on this pass, and not found yet
    bool isSentenceAsked = false; ///< on the second pass, once the principle is found
    bool isLineAsked = false; ///< blank, on the third pass
    bool isCard = false; ///< its break is open as a card
    /// The second pass shows it from the start, and so does a card unless its equation is blank.
    bool isLineShown = false;
    bool isDue = false; ///< repeated
    int broken = 0; ///< 0 is sound, else the index of the break
    bool passes = false; ///< broken in a way that keeps the claim
    std::optional<PagePrediction> said;
    std::optional<double> answer; ///< of the question, with the current numbers

    bool operator==(const PageFrame&) const = default;

    /// Until then, only the question, the picture before the answer and its handles are visible.
    bool isOpen() const { return isAnswered && !isPrincipleAsked && !isSentenceAsked; }
    bool holdsForOwn() const { return isComputed && own.isWithin(); }
    bool holds() const { return holdsForOwn() && (!whole || whole->holds()); }
};

/// The principle is found if the chosen one is among `principles`.
PageFrame pageFrame(const LabState& state, int page, const PageRule& rule,
    const PageQuestion& question, const std::vector<std::string>& principles);
NumberTable pageCheckTable(const PageFrame& frame); ///< empty until the page is open

} // namespace lab
