#pragma once

#include "core/state/lab_state.h"
#include "tests/freeze/facts.h"
#include "ui/benches/bench.h"

#include <QByteArray>

#include <vector>

namespace lab::freeze {

/// The state after each gesture, one at a time from the start: a click and two drags on each
/// handle, keys and a screen reader's number on it; a click, a double click and a drag on each
/// other target; the wheel, and keys while no handle is held.
///
/// If there are more handles or targets than a person would try, a sample represents all.
QByteArray gestures(ui::Bench& bench, ui::PictureView& picture, const LabState& start,
    const std::vector<Found>& targets);

} // namespace lab::freeze
