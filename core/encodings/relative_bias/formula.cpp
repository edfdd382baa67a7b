#include "core/encodings/relative_bias/formula.h"

#include "core/math/random.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace lab {

namespace {

[[maybe_unused]] bool isValid(const RelativeBias& relative)
{
    return relative.heads >= 1 && relative.heads <= 128 && relative.clip >= 0
        && relative.clip <= 65536 && relative.deviation > 0;
}

[[maybe_unused]] bool isTable(const RelativeBias& relative, const Eigen::MatrixXd& table)
{
    return isValid(relative) && table.rows() == relative.heads
        && table.cols() == tableColumns(relative);
}

} // namespace

std::int64_t tableColumns(const RelativeBias& relative)
{
    return 2 * std::int64_t {relative.clip} + 1;
}

std::int64_t tableColumn(const RelativeBias& relative, std::int64_t query, std::int64_t key)
{
    assert(isValid(relative));
    const std::int64_t clip = relative.clip;
    return std::clamp(key - query, -clip, clip) + clip;
}

Eigen::MatrixXd seededTable(const RelativeBias& relative, std::uint64_t seed)
{
    assert(isValid(relative));
    Random random(seed);
    Eigen::MatrixXd table(relative.heads, tableColumns(relative));
    for (int step = 0; step <= 2 * relative.clip; ++step) {
        const int column = relative.clip + (step % 2 == 0 ? step / 2 : -(step + 1) / 2);
        for (double& value : table.col(column))
            value = relative.deviation * random.normal();
    }
    return table;
}

double bias(const RelativeBias& relative, const Eigen::MatrixXd& table, int head,
    std::int64_t query, std::int64_t key)
{
    assert(isTable(relative, table) && head >= 0 && head < relative.heads);
    return isVisible(relative.visible, query, key) ? table(head, tableColumn(relative, query, key))
                                                   : std::numeric_limits<double>::quiet_NaN();
}

} // namespace lab
