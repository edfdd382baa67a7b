#include "core/frames/compare/compare_frames.h"
#include "core/frames/compare/compared_layer.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/choices.h"

#include <algorithm>

namespace lab {

namespace {

ComparedEncoding rowNamed(std::string_view key)
{
    return *std::ranges::find(comparedEncodings, key, catalogueKey);
}

/// {"step", "moved_by", "score"}: query and key are shifted together, one row per step.
SchemeTable movedTable(const LabState& state, TableRange, std::string_view key)
{
    const std::int64_t step = state.compare.moved / comparedSteps;
    const ComparedEncoding chosen = state.compare.encoding;
    const ComparedEncoding encoding =
        chosen == ComparedEncoding::ExtendedRope && key == "rope" ? chosen : rowNamed(key);
    return {{"step", "moved_by", "score"}, 0, comparedSteps + 1,
        [step, score = comparedScore(state, encoding)](std::int64_t place) {
            const std::int64_t by = place * step;
            return std::vector {static_cast<double>(by), score(by + comparedDistance, by)};
        }};
}

/// {"encoding", "spread", "rises", "own", "length", "parameters", "operations", "bytes"}: one row.
SchemeTable propertiesOf(const LabState& state, ComparedEncoding encoding)
{
    return {{"encoding", "spread", "rises", "own", "length", "parameters", "operations", "bytes"},
        static_cast<std::int64_t>(encoding), 1,
        [all = numbers(compareFrame(state)), encoding](std::int64_t) {
            const std::vector<double>& row = all.rows[static_cast<std::size_t>(encoding)];
            return std::vector<double>(row.begin() + 1, row.end());
        },
        {{0, keysOf(comparedEncodings)}}};
}

SchemeTable propertiesTable(const LabState& state, TableRange, std::string_view key)
{
    return propertiesOf(state, rowNamed(key));
}

SchemeTable extendedProperties(const LabState& state, TableRange)
{
    return propertiesOf(state, ComparedEncoding::ExtendedRope);
}

} // namespace

std::span<const TableQuantity> compareTables()
{
    static const std::vector<TableQuantity> quantities = [] {
        std::vector<TableQuantity> all;
        for (const ComparedEncoding encoding : comparedEncodings) {
            const std::string_view key = catalogueKey(encoding);
            if (encoding == ComparedEncoding::ExtendedRope) {
                all.push_back({key, "extended_properties", extendedProperties});
                continue;
            }
            all.push_back({.encoding = key, .quantity = "moved", .makeFor = movedTable});
            all.push_back({.encoding = key, .quantity = "properties", .makeFor = propertiesTable});
        }
        return all;
    }();
    return quantities;
}

} // namespace lab
