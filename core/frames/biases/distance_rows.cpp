#include "core/frames/biases/distance_rows.h"

#include <algorithm>

namespace lab {

namespace {

/// The query and the key for which a distance is evaluated.
struct Apart {
    std::int64_t query = 0;
    std::int64_t key = 0;
};

Apart apart(std::int64_t distance)
{
    return {std::max<std::int64_t>(distance, 0), std::max<std::int64_t>(-distance, 0)};
}

} // namespace

// Distances with the same row are adjacent, so a row ends where the next distance has another one.
DistanceRows::DistanceRows(const BiasModel& model, std::int64_t count)
    : m_last(count - 1)
{
    m_rows.reserve(static_cast<std::size_t>(2 * count - 1));
    bool wasHidden = false;
    std::int64_t row = 0;
    for (std::int64_t distance = -m_last; distance <= m_last; ++distance) {
        const bool isHidden = model.isHidden(apart(distance).query, apart(distance).key);
        const std::int64_t own = model.row ? model.row(distance) : distance;
        if (m_distances.empty() || isHidden != wasHidden || (!isHidden && own != row))
            m_distances.push_back(distance);
        wasHidden = isHidden;
        row = own;
        m_rows.push_back(static_cast<std::uint32_t>(m_distances.size() - 1));
    }
}

std::vector<double> DistanceRows::biases(const BiasModel& model, int head) const
{
    std::vector<double> all;
    all.reserve(m_distances.size());
    for (const std::int64_t distance : m_distances)
        all.push_back(model.at(head, apart(distance).query, apart(distance).key));
    return all;
}

} // namespace lab
