#pragma once

#include "core/frames/derivation/derivation_frames.h"

#include <QStringList>

namespace lab::ui {

struct DerivationStep;

/// Whether the principle of a blank step has been chosen rightly.
bool isFound(const LabState& state, const DerivationStep& step);

/// The line of a step with its numbers put in, or as NumPy code, as the state asks.
QStringList writtenLines(const LabState& state, const DerivationStep& step, const StepFrame& frame);

/// A NumPy program that computes both sides of the step, sound or in one of its ways broken, and
/// prints them and their difference.
QStringList codeLines(const LabState& state, const DerivationStep& step, int broken);

} // namespace lab::ui
