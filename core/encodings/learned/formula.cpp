#include "core/encodings/learned/formula.h"

#include "core/math/random.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace lab {

namespace {

[[maybe_unused]] bool isValid(const Learned& learned)
{
    return learned.trainingLength >= 1 && learned.trainingLength <= 65536 && learned.width >= 1
        && learned.width <= 8192 && learned.deviation > 0 && learned.targetLength >= 1
        && learned.targetLength <= std::int64_t {1} << 31;
}

[[maybe_unused]] bool isValid(const PatchGrid& grid)
{
    return grid.height >= 1 && grid.height <= 4096 && grid.width >= 1 && grid.width <= 4096;
}

Eigen::ArrayXd noRow(const Learned& learned)
{
    return Eigen::ArrayXd::Constant(learned.width, std::numeric_limits<double>::quiet_NaN());
}

Eigen::ArrayXd interpolatedRow(
    const Learned& learned, const Eigen::MatrixXd& table, std::int64_t position)
{
    const LineSample sample =
        lineSample(learned.resampling, learned.trainingLength, learned.targetLength, position);
    Eigen::ArrayXd values = Eigen::ArrayXd::Zero(learned.width);
    for (std::size_t tap = 0; tap < sample.index.size(); ++tap)
        values += sample.weight[tap] * table.row(sample.index[tap]).array().transpose();
    return values;
}

} // namespace

Eigen::MatrixXd seededTable(const Learned& learned, std::uint64_t seed)
{
    assert(isValid(learned));
    Random random(seed);
    Eigen::MatrixXd table(learned.trainingLength, learned.width);
    for (Eigen::Index position = 0; position < table.rows(); ++position) {
        for (Eigen::Index column = 0; column < table.cols(); ++column)
            table(position, column) = learned.deviation * random.normal();
    }
    return table;
}

Eigen::ArrayXd row(const Learned& learned, const Eigen::MatrixXd& table, std::int64_t position)
{
    assert(isValid(learned));
    assert(table.rows() == learned.trainingLength && table.cols() == learned.width);
    if (position < 0)
        return noRow(learned);
    const std::int64_t rows = learned.trainingLength;
    switch (learned.beyond) {
    case BeyondRule::Nothing:
        if (position >= rows)
            return noRow(learned);
        break;
    case BeyondRule::Clamp:
        position = std::min(position, rows - 1);
        break;
    case BeyondRule::Wrap:
        position %= rows;
        break;
    case BeyondRule::Interpolate:
        return position < learned.targetLength ? interpolatedRow(learned, table, position)
                                               : noRow(learned);
    }
    return table.row(position).array().transpose();
}

Eigen::MatrixXd resampledPatchTable(const Eigen::MatrixXd& table, int classRows,
    const PatchGrid& from, const PatchGrid& to, Resampling resampling)
{
    assert(isValid(from) && isValid(to) && classRows >= 0);
    assert(table.rows() == classRows + Eigen::Index {from.height} * from.width);
    Eigen::MatrixXd narrowed =
        Eigen::MatrixXd::Zero(Eigen::Index {from.height} * to.width, table.cols());
    for (int column = 0; column < to.width; ++column) {
        const LineSample sample = lineSample(resampling, from.width, to.width, column);
        for (int line = 0; line < from.height; ++line) {
            for (std::size_t tap = 0; tap < sample.index.size(); ++tap) {
                narrowed.row(Eigen::Index {line} * to.width + column) += sample.weight[tap]
                    * table.row(classRows + Eigen::Index {line} * from.width + sample.index[tap]);
            }
        }
    }
    Eigen::MatrixXd resampled =
        Eigen::MatrixXd::Zero(classRows + Eigen::Index {to.height} * to.width, table.cols());
    resampled.topRows(classRows) = table.topRows(classRows);
    for (int line = 0; line < to.height; ++line) {
        const LineSample sample = lineSample(resampling, from.height, to.height, line);
        for (std::size_t tap = 0; tap < sample.index.size(); ++tap) {
            resampled.middleRows(classRows + Eigen::Index {line} * to.width, to.width) +=
                sample.weight[tap] * narrowed.middleRows(sample.index[tap] * to.width, to.width);
        }
    }
    return resampled;
}

} // namespace lab
