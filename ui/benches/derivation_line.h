#pragma once

#include "core/frames/derivation/page_frame.h"
#include "ui/paint/derivation/page_text.h"

#include <optional>

namespace lab::ui {

/// The head of a page: before it is answered only its title; then the equation and its reason, the
/// effect of a break, or why nothing else works. The learner's own bends break a page like its
/// break by hand.
PageLine lineOf(const LabState& state, const PageFrame& frame, bool arguesWhy);

/// The equation as it would be with these bends, or without existing ones; empty on a page that
/// they do not break.
std::optional<PageLine> lineIfBent(const LabState& state, const PageFrame& frame, bool arguesWhy);

} // namespace lab::ui
