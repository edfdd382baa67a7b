#pragma once

#include "core/state/lab_state.h"

#include <span>

class QWidget;

namespace lab::ui {

class Bench;

/// The benches that there are, in the order of the list.
std::span<const BenchId> allBenches();

/// A bench of the kind, owned by the parent or by the caller.
Bench* newBench(BenchId id, QWidget* parent);

/// One that is only drawn: of what a person would answer it has the words.
Bench* newDrawnBench(BenchId id);

} // namespace lab::ui
