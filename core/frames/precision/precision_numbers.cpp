#include "core/frames/precision/precision_frames.h"

#include <string>
#include <utility>

namespace lab {

namespace {

std::string nameOf(NumberFormat format)
{
    switch (format) {
    case NumberFormat::Double:
        return "double";
    case NumberFormat::Float:
        return "float";
    case NumberFormat::Tf32:
        return "tf32";
    case NumberFormat::Half:
        return "half";
    case NumberFormat::Bfloat16:
        break;
    }
    return "bfloat16";
}

} // namespace

NumberTable numbers(const PrecisionErrorsFrame& frame)
{
    NumberTable table {{"first_position", "positions"}, {}, 2};
    for (const NumberFormat format : numberFormats) {
        table.header.push_back(nameOf(format) + "_reached");
        table.header.push_back(nameOf(format) + "_limit");
    }
    table.header.push_back("chosen_reached");
    table.header.push_back("chosen_limit");
    for (std::size_t k = 0; k < frame.runs.size(); ++k) {
        std::vector<double> row {
            static_cast<double>(frame.runs[k].first), static_cast<double>(frame.runs[k].count)};
        for (const ErrorCurve& curve : frame.formats)
            row.insert(row.end(), {curve.reached[k], curve.limit[k]});
        row.insert(row.end(), {frame.chosen.reached[k], frame.chosen.limit[k]});
        table.rows.push_back(std::move(row));
    }
    return table;
}

NumberTable numbers(const PrecisionDriftFrame& frame)
{
    NumberTable table {{"first_position", "positions", "lowest_drift", "highest_drift"}, {}, 2};
    for (std::size_t k = 0; k < frame.runs.size(); ++k)
        table.rows.push_back({static_cast<double>(frame.runs[k].first),
            static_cast<double>(frame.runs[k].count), frame.lowest[k], frame.highest[k]});
    return table;
}

} // namespace lab
