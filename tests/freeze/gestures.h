#pragma once

#include "core/state/lab_state.h"
#include "tests/freeze/facts.h"
#include "ui/benches/bench.h"

#include <QByteArray>

#include <vector>

namespace lab::freeze {

/// What becomes of the state by each gesture, one by one from the start: a click and two drags from
/// each handle, keys and a screen reader's number on it; a click, a double click and a drag from
/// what is found elsewhere; the wheel, and keys where no handle is held.
///
/// Of more handles or things than a person would try, some stand for all.
QByteArray gestures(ui::Bench& bench, ui::PictureView& picture, const LabState& start,
    const std::vector<Found>& targets);

} // namespace lab::freeze
