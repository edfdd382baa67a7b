#include "core/frames/derivation/derivation_frames.h"

#include <cmath>

namespace lab {

namespace {

std::vector<double> row(double isWorst, const StepSides& sides, const DerivationInputs& inputs)
{
    return {isWorst, sides.left.real(), sides.left.imag(), sides.right.real(), sides.right.imag(),
        sides.difference, sides.relative, sides.tolerance, inputs.query.real(), inputs.query.imag(),
        inputs.key.real(), inputs.key.imag(), static_cast<double>(inputs.queryPosition),
        static_cast<double>(inputs.keyPosition), static_cast<double>(inputs.shift), inputs.turn,
        inputs.queryPhase, inputs.growth};
}

} // namespace

NumberTable stepTable(const StepFrame& frame)
{
    NumberTable table {{"worst", "left", "left_imaginary", "right", "right_imaginary", "difference",
                           "relative_difference", "tolerance", "query_x", "query_y", "key_x",
                           "key_y", "m", "n", "s", "theta", "gamma", "c"},
        {}};
    std::vector<double> own = row(0, frame.own, frame.inputs);
    if (frame.hidesRight)
        own[3] = own[4] = own[5] = own[6] = NAN;
    if (frame.hidesLeft)
        own[1] = own[2] = NAN;
    table.rows.push_back(std::move(own));
    if (frame.whole && frame.whole->worst && !frame.hidesRight)
        table.rows.push_back(row(1, frame.whole->worst->sides, frame.whole->worst->inputs));
    return table;
}

NumberTable planeTable(const PlaneFrame& frame)
{
    const auto line = [](double token, double position, PlanePoint before, PlanePoint after) {
        return std::vector<double> {token, position, before.x, before.y, after.x, after.y};
    };
    NumberTable table {{"is_key", "position", "before_x", "before_y", "after_x", "after_y"}, {}};
    const auto m = static_cast<double>(frame.queryPosition);
    const auto n = static_cast<double>(frame.keyPosition);
    const auto s = static_cast<double>(frame.shift);
    table.rows.push_back(line(0, m, frame.query, frame.turnedQuery));
    table.rows.push_back(line(1, n, frame.key, frame.turnedKey));
    if (frame.picture == StepPicture::Shifted) {
        table.rows.push_back(line(0, m + s, frame.query, frame.shiftedQuery));
        table.rows.push_back(line(1, n + s, frame.key, frame.shiftedKey));
    }
    return table;
}

NumberTable anglesTable(const AnglesFrame& frame)
{
    NumberTable table {{"position", "angle", "line"}, {}};
    for (std::size_t index = 0; index < frame.angles.size(); ++index) {
        const std::int64_t position = frame.first + static_cast<std::int64_t>(index);
        table.rows.push_back(
            {static_cast<double>(position), frame.angles[index], frame.line(position)});
    }
    return table;
}

NumberTable matricesTable(const MatricesFrame& frame)
{
    NumberTable table {{"row", "column", "left", "right"}, {}, 2};
    for (int row = 0; row < frame.left.rows; ++row)
        for (int column = 0; column < frame.left.columns; ++column)
            table.rows.push_back({static_cast<double>(row), static_cast<double>(column),
                frame.left.at(row, column), frame.right.at(row, column)});
    // Beside the matrices: the columns of the turned query, -1, and of the turned key, -2.
    for (std::size_t row = 0; row < frame.leftTurned.query.size(); ++row) {
        const auto at = static_cast<double>(row);
        table.rows.push_back({at, -1.0, frame.leftTurned.query[row], frame.rightTurned.query[row]});
        table.rows.push_back({at, -2.0, frame.leftTurned.key[row], frame.rightTurned.key[row]});
    }
    return table;
}

} // namespace lab
