#pragma once

#include "core/state/lab_state.h"

#include <span>

class QWidget;

namespace lab::ui {

class Bench;

/// All benches, in the order of the list.
std::span<const BenchId> allBenches();

/// A bench of this kind, owned by the parent or by the caller.
Bench* newBench(BenchId id, QWidget* parent);

/// One that is only drawn: fields for answers are replaced by their texts.
Bench* newDrawnBench(BenchId id);

} // namespace lab::ui
