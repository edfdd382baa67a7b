#pragma once

#include "core/frames/derivation/page_frame.h"
#include "core/state/edit.h"
#include "ui/views/derivation/question_box.h"

namespace lab::ui {

/// What a page asks: a number first, on the later passes the principle of its line, and what came
/// of the answer.
Question askedOf(const LabState& state, const PageFrame& frame);

/// Where "Next page" leads: to a page that is due, from one that was asked again to the first that
/// is not answered, else to the next.
int pageAfter(const LabState& state);

/// What choosing a tile of the question is.
Edit choiceOf(const LabState& state, const PageFrame& frame, const QString& tile);

/// The answer as an edit: graded with the present numbers, or of the card that is open.
Edit predictionOf(const LabState& state, double number);

} // namespace lab::ui
