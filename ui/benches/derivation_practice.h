#pragma once

#include "core/frames/derivation/page_frame.h"
#include "core/state/edit.h"
#include "ui/views/derivation/question_box.h"

namespace lab::ui {

/// The question of the third pass on an answered page: which equation belongs here, and the result.
/// The question's button for the next page stays.
void askLine(Question& question, const LabState& state, const PageFrame& frame);

/// The question of the open card: a verdict on its break and, if it has one, a number.
void askCard(Question& question, const LabState& state, const PageFrame& frame);

/// The edit for choosing a tile of either.
Edit practiceOf(const LabState& state, const PageFrame& frame, const QString& tile);

/// The number for the card's question as an edit, graded.
Edit measureOf(const LabState& state, double number);

/// Of the first equation that is blank in this round and not done; empty if there is none.
std::optional<int> firstBlank(const Derivation& derivation);

/// "line filled; in all filled 3, wrong 1, shown 0": for a page on the third pass, else empty.
QString practiceWords(const Derivation& derivation, int page);

/// The equation of the page with a gap, if only one side is asked for; else empty.
QString gappedLine(const PageFrame& frame);

} // namespace lab::ui
