#pragma once

#include "core/encodings/biases/alibi_forms.h"
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
        double constant =
            0; ///< what it adds to the published row of `query`, where that is one number
        double apart =
            0; ///< the largest difference of a weight from the published one, of all queries

        bool operator==(const Form&) const = default;
    };
    int head = 1;
    std::int64_t query = 0; ///< the present one, or the last that is shown
    std::int64_t shown = 0; ///< tokens, of `length` that are kept
    std::int64_t length = 0;
    std::int64_t padding = 0;
    std::array<Form, 4> forms;

    bool operator==(const FormsFrame&) const = default;
};
FormsFrame formsFrame(const LabState& state);

NumberTable numbers(const FormsFrame& frame);

} // namespace lab
