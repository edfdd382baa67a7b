#pragma once

#include "core/state/series_step.h"

#include <QString>

namespace lab::ui {

/// The caption that was given to a state of a series: in the language of the window, else in the
/// other one; empty where none was.
QString ownCaption(const SeriesStep& step);

/// What a state of a series is called: its caption, else what tells it from the state before, the
/// first from the second: "Base 500 000"; the bench where that is another, and "State 3" for the
/// place from 0 where nothing differs.
QString stepCaption(const Series& series, std::size_t place);

/// The step with other words in the language of the window.
SeriesStep withCaption(SeriesStep step, const QString& words);

} // namespace lab::ui
