#include "core/encodings/shaw/formula.h"

#include "core/math/random.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace lab {

namespace {

[[maybe_unused]] bool isValid(const Shaw& shaw)
{
    return shaw.clip >= 0 && shaw.clip <= 65536 && shaw.width >= 1 && shaw.width <= 8192;
}

[[maybe_unused]] bool isTable(const Shaw& shaw, const Eigen::MatrixXd& table)
{
    return isValid(shaw) && table.rows() == tableRows(shaw) && table.cols() == shaw.width;
}

Eigen::RowVectorXd normalRow(Random& random, int width, double deviation)
{
    Eigen::RowVectorXd row(width);
    for (double& value : row)
        value = deviation * random.normal();
    return row;
}

} // namespace

std::int64_t tableRows(const Shaw& shaw)
{
    return 2 * std::int64_t {shaw.clip} + 1;
}

std::int64_t tableRow(const Shaw& shaw, std::int64_t query, std::int64_t key)
{
    assert(isValid(shaw));
    const std::int64_t clip = shaw.clip;
    return std::clamp(key - query, -clip, clip) + clip;
}

ShawTables seededTables(const Shaw& shaw, std::uint64_t seed, double deviation)
{
    assert(isValid(shaw) && deviation > 0);
    Random random(seed);
    ShawTables tables {{tableRows(shaw), shaw.width}, {tableRows(shaw), shaw.width}};
    for (int step = 0; step <= 2 * shaw.clip; ++step) {
        const int line = shaw.clip + (step % 2 == 0 ? step / 2 : -(step + 1) / 2);
        tables.keys.row(line) = normalRow(random, shaw.width, deviation);
        tables.values.row(line) = normalRow(random, shaw.width, deviation);
    }
    return tables;
}

Eigen::ArrayXd positionScores(
    const Shaw& shaw, const ShawTables& tables, const Eigen::ArrayXd& query)
{
    assert(isTable(shaw, tables.keys) && query.size() == shaw.width);
    return (tables.keys * query.matrix()).array() / std::sqrt(shaw.width);
}

} // namespace lab
