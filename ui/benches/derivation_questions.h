#pragma once

#include "core/frames/derivation/page_frame.h"
#include "core/state/edit.h"
#include "ui/views/derivation/question_box.h"

namespace lab::ui {

/// The question of a page: first a number, on the later passes the principle of its equation; and
/// the result of the answer.
Question askedOf(const LabState& state, const PageFrame& frame);

/// The page to which "Next page" leads: a page that is due; from a repeated one, the first that is
/// not answered; else the next.
int pageAfter(const LabState& state);

/// The edit for choosing a tile of the question.
Edit choiceOf(const LabState& state, const PageFrame& frame, const QString& tile);

/// The answer as an edit: graded with the current numbers, or those of the open card.
Edit predictionOf(const LabState& state, double number);

} // namespace lab::ui
