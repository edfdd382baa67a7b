#include "core/frames/waves/learned_rows.h"

#include "core/encodings/learned/formula.h"
#include "core/frames/table_of.h"
#include "core/math/random.h"
#include "core/math/recent.h"
#include "core/state/schemes/taken_tables.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace lab {

namespace {

/// The sum of the rows of positions 0 … end − 1; `running` has the sums of the first 0, 1, … L
/// rows.
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

/// The rows from `first` on for the positions of a cell, with their shares.
struct CellRows {
    std::int64_t first = 0;
    std::vector<double> shares;
};

struct StretchInputs {
    Resampling resampling = Resampling::Bicubic;
    std::int64_t from = 0;
    std::int64_t to = 0;
    Runs runs;

    bool operator==(const StretchInputs&) const = default;
};

CellRows cellRows(const StretchInputs& of, std::int64_t first, std::int64_t end)
{
    CellRows rows;
    rows.first = std::ranges::min(lineSample(of.resampling, of.from, of.to, first).index);
    const std::int64_t last =
        std::ranges::max(lineSample(of.resampling, of.from, of.to, end - 1).index);
    rows.shares.assign(static_cast<std::size_t>(last - rows.first + 1), 0);
    for (std::int64_t position = first; position < end;) {
        const auto [count, sum] = lineRun(of.resampling, of.from, of.to, position, end);
        for (std::size_t tap = 0; tap < sum.index.size(); ++tap)
            rows.shares[static_cast<std::size_t>(sum.index[tap] - rows.first)] += sum.weight[tap];
        position += count;
    }
    for (double& share : rows.shares)
        share /= static_cast<double>(end - first);
    return rows;
}

/// For all cells that begin before the end of the stretched table; they stay the same while the
/// query or the values of the table change.
std::shared_ptr<const std::vector<CellRows>> stretchedRows(
    const Learned& encoding, const Runs& runs)
{
    const StretchInputs of {
        encoding.resampling, encoding.trainingLength, encoding.targetLength, runs};
    thread_local Recent<StretchInputs, std::shared_ptr<const std::vector<CellRows>>, 2> recent;
    return recent.of(of, [&of] {
        auto all = std::make_shared<std::vector<CellRows>>();
        for (int cell = 0; cell < of.runs.count && of.runs.begin(cell) < of.to; ++cell)
            all->push_back(
                cellRows(of, of.runs.begin(cell), std::min(of.runs.begin(cell + 1), of.to)));
        return std::shared_ptr<const std::vector<CellRows>>(all);
    });
}

Eigen::MatrixXd stretchedMeans(
    const Learned& encoding, const Eigen::MatrixXd& rows, const Runs& runs, Eigen::MatrixXd means)
{
    const auto cells = stretchedRows(encoding, runs);
    for (std::size_t cell = 0; cell < cells->size(); ++cell) {
        const CellRows& taken = (*cells)[cell];
        const auto count = static_cast<Eigen::Index>(taken.shares.size());
        means.row(static_cast<Eigen::Index>(cell)) =
            Eigen::Map<const Eigen::RowVectorXd>(taken.shares.data(), count)
            * rows.middleRows(taken.first, count);
    }
    return means;
}

/// The normally distributed numbers of a seed from which tables of any size have been drawn, in
/// order.
struct DrawnNumbers {
    std::uint64_t seed = 0;
    Random next {0}; ///< draws the number after the last
    std::vector<double> numbers;
};

/// seededTable() from the numbers of its seed, row by row; numbers drawn for an earlier table are
/// reused. As many are cached as the largest table of one seed has.
Eigen::MatrixXd drawnTable(const Learned& encoding, std::uint64_t seed)
{
    thread_local DrawnNumbers drawn;
    if (drawn.numbers.empty() || drawn.seed != seed)
        drawn = {seed, Random(seed), {}};
    const auto columns = static_cast<std::size_t>(encoding.width);
    const std::size_t count = columns * static_cast<std::size_t>(encoding.trainingLength);
    drawn.numbers.reserve(count);
    while (drawn.numbers.size() < count)
        drawn.numbers.push_back(drawn.next.normal());
    using ByRows = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    const Eigen::Map<const ByRows> rows(
        drawn.numbers.data(), encoding.trainingLength, encoding.width);
    Eigen::MatrixXd table(rows.rows(), rows.cols());
    // A few rows at a time: a column over all rows would need a cache line per number.
    constexpr Eigen::Index most = 8;
    for (Eigen::Index first = 0; first < table.rows(); first += most) {
        const Eigen::Index some = std::min(most, table.rows() - first);
        table.middleRows(first, some) = encoding.deviation * rows.middleRows(first, some);
    }
    return table;
}

Eigen::MatrixXd numbersOf(const LearnedScheme& scheme)
{
    return scheme.table.table() && fits(scheme)
        ? tableOf(scheme)
        : drawnTable(scheme.encoding, static_cast<std::uint64_t>(scheme.seed));
}

} // namespace

std::shared_ptr<const Eigen::MatrixXd> learnedTable(const LearnedScheme& scheme)
{
    LearnedScheme drawn; // the inputs
    drawn.encoding.trainingLength = scheme.encoding.trainingLength;
    drawn.encoding.width = scheme.encoding.width;
    drawn.encoding.deviation = scheme.encoding.deviation;
    drawn.seed = scheme.seed;
    drawn.table = scheme.table;
    thread_local Recent<LearnedScheme, std::shared_ptr<const Eigen::MatrixXd>, 2> recent;
    return recent.of(
        drawn, [&drawn] { return std::make_shared<const Eigen::MatrixXd>(numbersOf(drawn)); });
}

Eigen::MatrixXd meanRows(const Learned& encoding, const Eigen::MatrixXd& rows, const Runs& runs)
{
    Eigen::MatrixXd means = Eigen::MatrixXd::Constant(
        runs.count, rows.cols(), std::numeric_limits<double>::quiet_NaN());
    if (encoding.beyond == BeyondRule::Interpolate)
        return stretchedMeans(encoding, rows, runs, std::move(means));
    Learned ofRows = encoding;
    ofRows.width = static_cast<int>(rows.cols());
    Eigen::MatrixXd running;
    if (runs.width > 1) {
        running = Eigen::MatrixXd::Zero(rows.rows() + 1, rows.cols());
        for (Eigen::Index position = 0; position < rows.rows(); ++position)
            running.row(position + 1) = running.row(position) + rows.row(position);
    }
    for (int cell = 0; cell < runs.count; ++cell) {
        const std::int64_t first = runs.begin(cell);
        std::int64_t end = first + runs.size(cell);
        if (encoding.beyond == BeyondRule::Nothing)
            end = std::min<std::int64_t>(end, encoding.trainingLength);
        if (end <= first)
            continue;
        if (end - first == 1)
            means.row(cell) = row(ofRows, rows, first).matrix().transpose();
        else
            means.row(cell) =
                (sumUpTo(encoding, rows, running, end) - sumUpTo(encoding, rows, running, first))
                / static_cast<double>(end - first);
    }
    return means;
}

} // namespace lab
