#pragma once

#include "core/frames/derivation/page_frame.h"
#include "core/state/edit.h"
#include "ui/views/derivation/question_box.h"

namespace lab::ui {

/// What the third pass asks of an open page: which line stands there, and what came of it. The
/// question's way on stays as it is.
void askLine(Question& question, const LabState& state, const PageFrame& frame);

/// What the open card asks: a verdict on its break and, where it has one, a number.
void askCard(Question& question, const LabState& state, const PageFrame& frame);

/// What choosing a tile of either is.
Edit practiceOf(const LabState& state, const PageFrame& frame, const QString& tile);

/// The number that a card asks for as an edit, graded.
Edit measureOf(const LabState& state, double number);

/// Of the first line that is blank in this round and not yet over; none where all are.
std::optional<int> firstBlank(const Derivation& derivation);

/// "line filled; in all filled 3, wrong 1, shown 0": of a page on the third pass, else nothing.
QString practiceWords(const Derivation& derivation, int page);

/// The equation of the page with a gap in it, where one side alone is asked for; else nothing.
QString gappedLine(const PageFrame& frame);

} // namespace lab::ui
