#pragma once

#include "core/lessons/lesson_sheet.h"

#include <QString>

#include <optional>
#include <vector>

namespace lab::ui {

/// A possible answer of an audience to a lesson's question.
struct ExpectedAnswer {
    QString text; ///< the option, or the number with its unit
    QString says; ///< the response to a wrong one; may be empty
    std::optional<Prediction> prediction; ///< what a learner would have entered
    bool isRight = false;

    bool operator==(const ExpectedAnswer&) const = default;
};

/// The options in their order; for a number the right one and those of known misconceptions, from
/// the smallest; for a curve the true one and those of the misconceptions. Empty if the question
/// has no answer in this state.
std::vector<ExpectedAnswer> expectedAnswers(
    const Lesson& lesson, const LabState& before, std::string_view language);

} // namespace lab::ui
