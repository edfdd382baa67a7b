#pragma once

#include "core/frames/biases/bias_model.h"

#include <cstdint>
#include <vector>

namespace lab {

/// The distances 1 − count … count − 1 of a model that depends only on these, grouped by equal
/// bias. Computed once for all heads, each of which then needs a single value per group.
class DistanceRows {
public:
    DistanceRows(const BiasModel& model, std::int64_t count); ///< count ≥ 1

    /// The bias of head `head`, from 1, in each row; NaN where its distances are hidden.
    std::vector<double> biases(const BiasModel& model, int head) const;
    /// The row of a distance in the range, an index into biases().
    std::size_t of(std::int64_t distance) const
    {
        return m_rows[static_cast<std::size_t>(distance + m_last)];
    }

private:
    std::int64_t m_last;
    std::vector<std::uint32_t> m_rows; ///< of the distances, from −m_last on
    std::vector<std::int64_t> m_distances; ///< one per row
};

} // namespace lab
