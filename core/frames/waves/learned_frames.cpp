#include "core/frames/waves/learned_frames.h"

#include "core/analysis/position_similarity.h"
#include "core/encodings/learned/formula.h"
#include "core/frames/waves/learned_rows.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <string>
#include <utility>

namespace lab {

namespace {

constexpr int maxFittedRows = 512;
constexpr int maxFittedColumns = 64;
constexpr double scaleEnd = 2.5; ///< of the colors, in standard deviations

/// An odd step beside an even one would show different columns at each zoom; powers of two do not.
int stepFor(int columns, int space)
{
    int step = 1;
    while ((columns + step - 1) / step > std::max(1, space))
        step *= 2;
    return step;
}

/// The shift of the first rows and columns by a matrix, where it can fail.
void fitShift(ProductsFrame& frame, const Eigen::MatrixXd& table)
{
    const std::int64_t shift = std::abs(frame.key - frame.query);
    const Eigen::Index rows = std::min<Eigen::Index>(table.rows(), maxFittedRows);
    const Eigen::Index columns = std::min<Eigen::Index>(table.cols(), maxFittedColumns);
    frame.fittedRows = std::max<std::int64_t>(0, rows - shift);
    frame.fittedColumns = static_cast<int>(columns);
    if (frame.fittedRows > columns)
        frame.shiftResidual = lab::shiftResidual(table.topLeftCorner(rows, columns), shift);
}

/// Of the values of the table; for a table of zeros, which has no scale, as if untrained.
double deviationOf(const LearnedScheme& scheme, const Eigen::MatrixXd& table)
{
    const double learned = scheme.table.table() ? std::sqrt(table.array().square().mean()) : 0;
    return learned > 0 ? learned : scheme.encoding.deviation;
}

std::vector<std::string> headerOf(const Runs& runs)
{
    if (runs.width > 1)
        return {"first_position", "positions"};
    return {"position"};
}

NumberTable tableOver(const Runs& runs)
{
    NumberTable table {headerOf(runs), {}, runs.width > 1 ? 2U : 1U};
    for (int cell = 0; cell < runs.count; ++cell) {
        std::vector<double>& row = table.rows.emplace_back();
        row.push_back(static_cast<double>(runs.begin(cell)));
        if (runs.width > 1)
            row.push_back(static_cast<double>(runs.size(cell)));
    }
    return table;
}

} // namespace

std::optional<std::int64_t> rowsEnd(const Learned& encoding)
{
    if (encoding.beyond == BeyondRule::Nothing)
        return encoding.trainingLength;
    if (encoding.beyond == BeyondRule::Interpolate)
        return encoding.targetLength;
    return std::nullopt;
}

bool hasRow(const Learned& encoding, std::int64_t position)
{
    return position < rowsEnd(encoding).value_or(std::numeric_limits<std::int64_t>::max());
}

LearnedFrame learnedFrame(const LabState& state, const WavesSpace& space)
{
    const LearnedScheme& scheme = state.schemes.learned;
    LearnedFrame frame;
    frame.encoding = scheme.encoding;
    frame.runs = runsOf(state.position.first, state.position.shown, space.across);
    frame.columnStep = stepFor(scheme.encoding.width, space.down);
    for (int column = 0; column < scheme.encoding.width; column += frame.columnStep)
        frame.columns.push_back(column);
    const auto table = learnedTable(scheme);
    Eigen::MatrixXd shown(table->rows(), static_cast<Eigen::Index>(frame.columns.size()));
    for (std::size_t k = 0; k < frame.columns.size(); ++k)
        shown.col(static_cast<Eigen::Index>(k)) = table->col(frame.columns[k]);
    const Eigen::MatrixXd means = meanRows(scheme.encoding, shown, frame.runs);
    frame.cells.rows = static_cast<int>(frame.columns.size());
    frame.cells.columns = frame.runs.count;
    frame.cells.values.assign(means.data(), means.data() + means.size()); // column by column
    frame.isTrained = scheme.table.table() != nullptr;
    frame.cells.highest = roundEnd(scaleEnd * deviationOf(scheme, *table));
    frame.cells.lowest = -frame.cells.highest;
    return frame;
}

ProductsFrame productsFrame(const LabState& state, const WavesSpace& space)
{
    const LearnedScheme& scheme = state.schemes.learned;
    const auto table = learnedTable(scheme);
    ProductsFrame frame;
    frame.encoding = scheme.encoding;
    frame.runs = runsOf(state.position.first, state.position.shown, space.across);
    frame.query = state.position.query;
    frame.key = state.position.key;
    const double deviation = deviationOf(scheme, *table);
    frame.chance = deviation * deviation * std::sqrt(static_cast<double>(scheme.encoding.width));
    const Eigen::ArrayXd ofQuery = row(scheme.encoding, *table, frame.query);
    frame.withItself = ofQuery.matrix().squaredNorm();
    frame.withKey = (ofQuery * row(scheme.encoding, *table, frame.key)).sum();
    // The product with a sum of rows is the sum of the products.
    const Eigen::MatrixXd products = *table * ofQuery.matrix();
    const Eigen::MatrixXd means = meanRows(scheme.encoding, products, frame.runs);
    frame.products.assign(means.data(), means.data() + means.size());
    fitShift(frame, *table);
    return frame;
}

NumberTable numbers(const LearnedFrame& frame)
{
    NumberTable table = tableOver(frame.runs);
    for (std::size_t row = 0; row < frame.columns.size(); ++row) {
        table.header.push_back("column_" + std::to_string(frame.columns[row]));
        for (int cell = 0; cell < frame.runs.count; ++cell)
            table.rows[static_cast<std::size_t>(cell)].push_back(
                frame.cells.at(static_cast<int>(row), cell));
    }
    return table;
}

NumberTable numbers(const ProductsFrame& frame)
{
    NumberTable table = tableOver(frame.runs);
    table.header.emplace_back("product");
    for (std::size_t cell = 0; cell < frame.products.size(); ++cell)
        table.rows[cell].push_back(frame.products[cell]);
    return table;
}

std::optional<LearnedFrame> difference(const LearnedFrame& a, const LearnedFrame& b)
{
    const bool isAlike = a.runs == b.runs && a.columns == b.columns;
    auto cells = isAlike ? difference(a.cells, b.cells) : std::nullopt;
    if (!cells)
        return std::nullopt;
    LearnedFrame frame = b;
    frame.cells = std::move(*cells);
    return frame;
}

} // namespace lab
