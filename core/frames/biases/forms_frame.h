#pragma once

#include "core/encodings/alibi/forms.h"
#include "core/frames/heatmap_frame.h"
#include "core/frames/number_table.h"
#include "core/state/lab_state.h"

#include <array>
#include <cstdint>
#include <optional>

namespace lab {

/// One head of ALiBi in its published form, with plain geometric slopes, and as stored by BLOOM and
/// MPT, for the tokens of AlibiStorage.
///
/// Law: the values stored by BLOOM and MPT are the published bias plus one number per query, the
/// `constant`, which softmax cancels, so `apart` is only rounding. If the number of heads is not a
/// power of two, the geometric slopes differ, and so do the weights.
struct FormsFrame {
    enum class Kind { Published, Geometric, Bloom, Mpt };
    struct Form {
        Kind kind = Kind::Published;
        HeatmapFrame map; ///< NaN where the key is hidden
        double constant = 0; ///< stored minus published row of `query`, if this is a single number
        double apart = 0; ///< the largest difference from a published weight, over all queries

        bool operator==(const Form&) const = default;
    };
    int head = 1;
    std::int64_t query = 0; ///< the current one, or the last one shown
    std::int64_t shown = 0; ///< tokens, of the `length` that are stored
    std::int64_t length = 0;
    std::int64_t padding = 0;
    std::array<Form, 4> forms;

    bool operator==(const FormsFrame&) const = default;
};
FormsFrame formsFrame(const LabState& state);

NumberTable numbers(const FormsFrame& frame);

} // namespace lab
