#pragma once

#include "core/experiment/shipped_results.h"
#include "core/state/rows/member_rows.h"
#include "core/state/schemes/taken_tables.h"

#include <utility>

namespace lab {

/// "untrained", and the keys of the tasks whose tables are bundled with the program.
inline std::vector<std::string> shippedTableNames(const LabState&)
{
    std::vector<std::string> names {std::string(untrainedTable)};
    for (const ExperimentTask task : shippedTableTasks())
        names.emplace_back(keyOf(task));
    return names;
}

/// The row of the table that an encoding uses from Experiment; a table sets the sizes. It comes
/// before the rows of the sizes: if settings conflict, the size is kept and the table is dropped.
template <TrainedEncoding encoding, auto scheme>
constexpr Parameter tableChoiceRow(std::string_view key)
{
    return {.key = key,
        .label = LAB_WORDS("parameters", "Table"),
        .meaning = LAB_WORDS("parameters",
            "Untrained numbers drawn from the seed, or what a small model of Experiment has "
            "learned. The learned table sets its own sizes; changing a size, the direction or the "
            "mask restores the untrained numbers. Compare, Grids and Order keep untrained ones."),
        .kind = ParameterKind::Text,
        .wanted = LAB_WORDS("parameters",
            "untrained, variables or back, or all numbers of a table taken from Experiment"),
        .admits =
            [](const LabState&, std::string_view text) {
                return TableChoice::of(encoding, text).has_value();
            },
        .names = shippedTableNames,
        .admitsOthers = true,
        .read = [](const LabState& s) { return Value((s.schemes.*scheme).table.text()); },
        .with =
            [](LabState s, const Value& v) {
                auto& member = s.schemes.*scheme;
                if (auto table = TableChoice::of(encoding, std::get<std::string>(v)))
                    member = withTable(std::move(member), *std::move(table));
                return s;
            }};
}

} // namespace lab
