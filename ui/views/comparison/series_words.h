#pragma once

#include "core/state/series_step.h"

#include <QString>

namespace lab::ui {

/// The caption of a step of a series: in the language of the window, else in the other one; empty
/// if there is none.
QString ownCaption(const SeriesStep& step);

/// The name of a step of a series: its caption, else its difference from the step before (for the
/// first step, from the second): "Base 500 000"; the bench if that differs, and "State 3" for the
/// index from 0 if nothing differs.
QString stepCaption(const Series& series, std::size_t place);

/// The texts with another one in the language of the window, or without one if it is blank.
LanguageTexts withText(LanguageTexts texts, const QString& text);

/// The step with another caption in the language of the window.
SeriesStep withCaption(SeriesStep step, const QString& words);

} // namespace lab::ui
