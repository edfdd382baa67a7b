#pragma once

#include "core/frames/derivation/page_frame.h"
#include "ui/paint/derivation/page_text.h"

#include <optional>

namespace lab::ui {

/// What a page says at its head: before it is open its title alone; then the line, and why it
/// follows, or what is lost, or why it can be nothing else. Bends of the learner's own break a page
/// as its way by hand does.
PageLine lineOf(const LabState& state, const PageFrame& frame, bool arguesWhy);

/// The line as it would be with such bends, or without them where there are some; nothing on a page
/// that they do not break.
std::optional<PageLine> lineIfBent(const LabState& state, const PageFrame& frame, bool arguesWhy);

} // namespace lab::ui
