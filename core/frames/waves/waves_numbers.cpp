#include "core/analysis/position_similarity.h"
#include "core/encodings/sinusoidal/formula.h"
#include "core/frames/waves/waves_frames.h"

#include <cmath>
#include <string>

namespace lab {

namespace {

std::vector<std::string> headerOf(const Runs& runs, const std::string& name)
{
    if (runs.width > 1)
        return {"first_" + name, name + "s"};
    return {name};
}

/// One row per cell, with the columns of the header above.
std::vector<std::vector<double>> rowsOf(const Runs& runs)
{
    std::vector<std::vector<double>> rows;
    for (int cell = 0; cell < runs.count; ++cell) {
        const Run run = runOf(runs, cell);
        rows.push_back({static_cast<double>(run.first)});
        if (runs.width > 1)
            rows.back().push_back(static_cast<double>(run.count));
    }
    return rows;
}

NumberTable tableOf(const Runs& runs, const std::string& name)
{
    return {headerOf(runs, name), rowsOf(runs), runs.width > 1 ? 2U : 1U};
}

void append(NumberTable& table, const std::string& name, const std::vector<double>& column)
{
    table.header.push_back(name);
    for (std::size_t row = 0; row < column.size(); ++row)
        table.rows[row].push_back(column[row]);
}

/// The values of `sum` at the positions of `runs`, or their means and standard deviations.
void append(NumberTable& table, const std::string& name, const CosineSum& sum, const Runs& runs)
{
    if (runs.width <= 1)
        return append(table, name, values(sum, runs.first, runs.count));
    const RunMoments moments = runMoments(sum, runs.first, runs.width, runs.count);
    append(table, name + "_mean", moments.mean);
    append(table, name + "_deviation", moments.deviation);
}

std::string rowName(WavesEncoding shown)
{
    return shown == WavesEncoding::Functional ? "distance" : "position";
}

} // namespace

NumberTable numbers(const TableFrame& frame)
{
    NumberTable table = tableOf(frame.runs, rowName(frame.shown));
    auto row = frame.cells.values.begin();
    for (const int column : frame.columns) {
        const auto end = row + frame.cells.columns;
        append(table, "column_" + std::to_string(column), {row, end});
        row = end;
    }
    return table;
}

NumberTable numbers(const WavesFrame& frame)
{
    NumberTable table = tableOf(frame.runs, rowName(frame.shown));
    const bool areValues = frame.runs.width <= 1;
    const RowMajorMatrix values = areValues
        ? lab::table(frame.encoding, frame.runs.first, frame.runs.count)
        : RowMajorMatrix();
    for (const WavesFrame::Wave& wave : frame.waves) {
        const std::string name = "column_" + std::to_string(wave.column);
        if (!areValues) {
            append(table, name, columnWave(frame.encoding, wave.column), frame.runs);
            continue;
        }
        // The table's own values: a wave's sine as a shifted cosine has other last digits.
        const Eigen::ArrayXd column = values.col(wave.column).array();
        append(table, name, std::vector<double>(column.begin(), column.end()));
    }
    return table;
}

NumberTable numbers(const SimilarityFrame& frame)
{
    NumberTable table = tableOf(frame.runs, "shift");
    if (frame.measure == RowMeasure::Similarity) {
        append(table, "similarity", similarity(frame.encoding), frame.runs);
        return table;
    }
    const bool areMeans = frame.runs.width > 1;
    std::vector<double> differences = areMeans ? frame.curve.values : frame.curve.dots;
    std::vector<double> proportional;
    for (int cell = 0; cell < frame.runs.count; ++cell) {
        const Run run = runOf(frame.runs, cell);
        if (!areMeans && frame.curve.dots.empty())
            differences.push_back(
                similarityCurve(frame.encoding, run.first, 1, 1).distance.front());
        const double middle =
            static_cast<double>(run.first) + static_cast<double>(run.count - 1) / 2;
        proportional.push_back(std::abs(middle) * frame.ofOneStep);
    }
    append(table, areMeans ? "difference_rms" : "difference", differences);
    append(table, "proportional", proportional);
    return table;
}

NumberTable numbers(const ShiftFrame& frame)
{
    return {{"pair", "position", "shift", "cosine_of_shift", "sine_of_shift", "sine_at_position",
                "cosine_at_position", "sine_at_target", "cosine_at_target", "first_checked",
                "last_checked", "largest_error", "faulty_residual"},
        {{static_cast<double>(frame.pair), static_cast<double>(frame.position),
            static_cast<double>(frame.shift), frame.matrix.cos, frame.matrix.sin, frame.before.sin,
            frame.before.cos, frame.after.sin, frame.after.cos,
            static_cast<double>(frame.firstChecked), static_cast<double>(frame.lastChecked),
            frame.largestError, frame.faultyResidual}}};
}

} // namespace lab
