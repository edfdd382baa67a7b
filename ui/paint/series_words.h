#pragma once

#include "core/state/series_step.h"

#include <QString>

namespace lab::ui {

/// What is said of a state of a series: its caption in the language of the window, else in the
/// other one, else "State 3" for the place from 0.
QString stepCaption(const SeriesStep& step, std::size_t place);

/// The step with other words in the language of the window.
SeriesStep withCaption(SeriesStep step, const QString& words);

} // namespace lab::ui
