#pragma once

#include "core/state/lab_state.h"
#include "tests/freeze/lines.h"

namespace lab::freeze {

enum class Record {
    Facts, ///< marks, texts, numbers, speech, handles, focus and gestures
    Pixels, ///< equal with one version of Qt and its rasterizer
};

/// All pictures of the bench in all situations; if several look, read and sound the same, only the
/// first.
List recorded(BenchId bench, Record record);

} // namespace lab::freeze
