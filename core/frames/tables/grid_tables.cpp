#include "core/encodings/added/sinusoidal_grid.h"
#include "core/encodings/turning/multimodal_positions.h"
#include "core/encodings/turning/multimodal_rotary.h"
#include "core/encodings/turning/rotary_grid.h"
#include "core/frames/tables/scheme_table.h"

#include "core/math/constants.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lab {

namespace {

const std::vector<std::string_view> axisWords {"t", "y", "x"};

/// {"token", "t", "y", "x", name0, …}: the indices of a token and `count` numbers.
std::vector<std::string> tokenColumns(std::string_view name, int count)
{
    std::vector<std::string> columns = numberedColumns("token", name, count);
    columns.insert(columns.begin() + 1, {"t", "y", "x"});
    return columns;
}

std::vector<double> tokenRow(const GridCell& cell, const Eigen::ArrayXd& numbers)
{
    std::vector<double> row {static_cast<double>(cell.frame), static_cast<double>(cell.row),
        static_cast<double>(cell.column)};
    row.insert(row.end(), numbers.begin(), numbers.end());
    return row;
}

SchemeTable sinusoidalTable(const LabState& state, TableRange)
{
    const SinusoidalGrid grid = state.schemes.sinusoidalGrid;
    return {tokenColumns("column ", grid.width), 0, tokenCount(grid),
        [grid, meanings = channels(grid)](std::int64_t token) {
            const std::int64_t patch = token - (hasClassRow(grid) ? 1 : 0);
            if (patch < 0) {
                std::vector<double> classToken(static_cast<std::size_t>(grid.width + 3));
                std::fill_n(classToken.begin(), 3, noNumber);
                return classToken;
            }
            const GridCell cell = rasterCell(usedShape(grid), patch);
            return tokenRow(cell, row(grid, meanings, cell));
        }};
}

SchemeTable channelTable(const LabState& state, TableRange)
{
    const SinusoidalGrid grid = state.schemes.sinusoidalGrid;
    return {{"column", "axis", "frequency", "is sine"}, 0, grid.width,
        [meanings = channels(grid)](std::int64_t column) {
            const GridChannel& channel = meanings[static_cast<std::size_t>(column)];
            return std::vector {static_cast<double>(channel.axis), radians(channel.perPosition),
                channel.sine ? 1.0 : 0.0};
        },
        {{1, axisWords}}};
}

SchemeTable angleTable(const LabState& state, TableRange)
{
    const RotaryGrid grid = state.schemes.rotaryGrid;
    return {tokenColumns("pair ", grid.width / 2), 0, tokenCount(grid),
        [grid, perStep = frequencies(grid)](std::int64_t token) {
            const GridCell at = cell(grid, token);
            return tokenRow(at, angles(perStep, place(grid, at)));
        }};
}

SchemeTable axisFrequencyTable(const LabState& state, TableRange)
{
    const RotaryGrid grid = state.schemes.rotaryGrid;
    return {{"pair", "t", "y", "x"}, 0, grid.width / 2,
        [perStep = frequencies(grid)](std::int64_t pair) {
            const GridFrequency& frequency = perStep[static_cast<std::size_t>(pair)];
            return std::vector {frequency.frame, frequency.row, frequency.column};
        }};
}

std::vector<double> numberRow(const PositionNumbers& numbers)
{
    return {static_cast<double>(numbers.time), static_cast<double>(numbers.height),
        static_cast<double>(numbers.width)};
}

std::vector<NumberedToken> tokensOf(const MultimodalScheme& scheme)
{
    return numbered(scheme.positions, prompt(scheme));
}

SchemeTable positionTable(const LabState& state, TableRange)
{
    std::vector<NumberedToken> tokens = tokensOf(state.schemes.multimodal);
    const auto count = static_cast<std::int64_t>(tokens.size());
    return {{"token", "t", "y", "x", "kind"}, 0, count,
        [tokens = std::move(tokens)](std::int64_t token) {
            const auto& [kind, numbers] = tokens[static_cast<std::size_t>(token)];
            std::vector<double> row = numberRow(numbers);
            row.push_back(static_cast<double>(kind));
            return row;
        },
        {{4, {"text", "vision start", "image", "video", "vision end"}}}};
}

SchemeTable multimodalAngleTable(const LabState& state, TableRange)
{
    const MultimodalRotary encoding = rotary(state.schemes.multimodal);
    std::vector<NumberedToken> tokens = tokensOf(state.schemes.multimodal);
    const auto count = static_cast<std::int64_t>(tokens.size());
    return {tokenColumns("pair ", encoding.width / 2), 0, count,
        [encoding, tokens = std::move(tokens), perPosition = frequencies(encoding)](
            std::int64_t token) {
            const PositionNumbers numbers = tokens[static_cast<std::size_t>(token)].numbers;
            std::vector<double> row = numberRow(numbers);
            for (int pair = 0; pair < encoding.width / 2; ++pair)
                row.push_back(static_cast<double>(along(numbers, axisOfPair(encoding, pair)))
                    * perPosition[pair]);
            return row;
        }};
}

SchemeTable sectionTable(const LabState& state, TableRange)
{
    const MultimodalRotary encoding = rotary(state.schemes.multimodal);
    return {{"pair", "axis", "frequency"}, 0, encoding.width / 2,
        [encoding, perPosition = frequencies(encoding)](std::int64_t pair) {
            const int index = static_cast<int>(pair);
            return std::vector {
                static_cast<double>(axisOfPair(encoding, index)), perPosition[index]};
        },
        {{1, axisWords}}};
}

} // namespace

std::span<const TableQuantity> sinusoidalGridTables()
{
    static constexpr std::array quantities {
        TableQuantity {"sinusoidal_grid", "encoding", sinusoidalTable},
        TableQuantity {"sinusoidal_grid", "channels", channelTable},
    };
    return quantities;
}

std::span<const TableQuantity> rotaryGridTables()
{
    static constexpr std::array quantities {
        TableQuantity {"rotary_grid", "angles", angleTable},
        TableQuantity {"rotary_grid", "frequencies", axisFrequencyTable},
    };
    return quantities;
}

std::span<const TableQuantity> multimodalTables()
{
    static constexpr std::array quantities {
        TableQuantity {"multimodal_rotary", "positions", positionTable},
        TableQuantity {"multimodal_rotary", "angles", multimodalAngleTable},
        TableQuantity {"multimodal_rotary", "sections", sectionTable},
    };
    return quantities;
}

} // namespace lab
