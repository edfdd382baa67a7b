#pragma once

#include "core/figures/derivation/derivation_figures.h"

#include <optional>

namespace lab::ui {

/// The head of a page: before it is answered only its title; then the equation and its reason, the
/// effect of a break, or why nothing else works. The learner's own bends break a page like its
/// break by hand.
drawing::PageLine lineOf(const LabState& state, const PageFrame& frame, bool arguesWhy);

/// The equation as it would be with these bends, or without existing ones; empty on a page that
/// they do not break.
std::optional<drawing::PageLine> lineIfBent(
    const LabState& state, const PageFrame& frame, bool arguesWhy);

} // namespace lab::ui
