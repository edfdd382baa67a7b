#include "core/frames/waves/learned_rows.h"

#include "core/encodings/added/learned.h"
#include "core/math/recent.h"

#include <algorithm>
#include <limits>

namespace lab {

namespace {

/// The rows of positions 0 … end − 1, added up; `running` has the sums of the first 0, 1, … L rows.
Eigen::RowVectorXd sumUpTo(const Learned& encoding, const Eigen::MatrixXd& rows,
    const Eigen::MatrixXd& running, std::int64_t end)
{
    const std::int64_t length = encoding.trainingLength;
    if (end <= length)
        return running.row(end);
    const auto beyond = static_cast<double>(end - length);
    if (encoding.beyond == BeyondRule::Clamp)
        return running.row(length) + beyond * rows.row(length - 1);
    return static_cast<double>(end / length) * running.row(length) + running.row(end % length);
}

Eigen::RowVectorXd stretchedMean(const Learned& encoding, const Eigen::MatrixXd& rows,
    std::int64_t first, std::int64_t end, std::vector<double>& weights)
{
    weights.assign(static_cast<std::size_t>(encoding.trainingLength), 0);
    for (std::int64_t position = first; position < end; ++position) {
        const LineSample sample = lineSample(
            encoding.resampling, encoding.trainingLength, encoding.targetLength, position);
        for (std::size_t tap = 0; tap < sample.index.size(); ++tap)
            weights[static_cast<std::size_t>(sample.index[tap])] += sample.weight[tap];
    }
    Eigen::RowVectorXd sum = Eigen::RowVectorXd::Zero(rows.cols());
    for (std::size_t row = 0; row < weights.size(); ++row)
        if (std::abs(weights[row]) > 0)
            sum += weights[row] * rows.row(static_cast<Eigen::Index>(row));
    return sum / static_cast<double>(end - first);
}

} // namespace

std::shared_ptr<const Eigen::MatrixXd> learnedTable(const LearnedScheme& scheme)
{
    LearnedScheme drawn; // what the numbers depend on
    drawn.encoding.trainingLength = scheme.encoding.trainingLength;
    drawn.encoding.width = scheme.encoding.width;
    drawn.encoding.deviation = scheme.encoding.deviation;
    drawn.seed = scheme.seed;
    thread_local Recent<LearnedScheme, std::shared_ptr<const Eigen::MatrixXd>, 2> recent;
    return recent.of(drawn, [&drawn] {
        return std::make_shared<const Eigen::MatrixXd>(
            seededTable(drawn.encoding, static_cast<std::uint64_t>(drawn.seed)));
    });
}

Eigen::MatrixXd meanRows(const Learned& encoding, const Eigen::MatrixXd& rows, const Runs& runs)
{
    Eigen::MatrixXd means = Eigen::MatrixXd::Constant(
        runs.count, rows.cols(), std::numeric_limits<double>::quiet_NaN());
    Learned ofRows = encoding;
    ofRows.width = static_cast<int>(rows.cols());
    Eigen::MatrixXd running;
    if (runs.width > 1 && encoding.beyond != BeyondRule::Interpolate) {
        running = Eigen::MatrixXd::Zero(rows.rows() + 1, rows.cols());
        for (Eigen::Index position = 0; position < rows.rows(); ++position)
            running.row(position + 1) = running.row(position) + rows.row(position);
    }
    std::vector<double> weights;
    for (int cell = 0; cell < runs.count; ++cell) {
        const std::int64_t first = runs.begin(cell);
        std::int64_t end = first + runs.size(cell);
        if (encoding.beyond == BeyondRule::Nothing)
            end = std::min<std::int64_t>(end, encoding.trainingLength);
        else if (encoding.beyond == BeyondRule::Interpolate)
            end = std::min(end, encoding.targetLength);
        if (end <= first)
            continue;
        if (end - first == 1)
            means.row(cell) = row(ofRows, rows, first).matrix().transpose();
        else if (encoding.beyond == BeyondRule::Interpolate)
            means.row(cell) = stretchedMean(encoding, rows, first, end, weights);
        else
            means.row(cell) =
                (sumUpTo(encoding, rows, running, end) - sumUpTo(encoding, rows, running, first))
                / static_cast<double>(end - first);
    }
    return means;
}

} // namespace lab
