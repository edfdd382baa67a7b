#include "core/encodings/multimodal_rotary/formula.h"
#include "core/encodings/multimodal_rotary/positions.h"
#include "core/frames/tables/token_table.h"

#include <array>
#include <utility>

namespace lab {

namespace {

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
        {{1, gridAxisWords()}}};
}

} // namespace

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
