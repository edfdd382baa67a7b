#include "core/frames/compare/compare_frames.h"
#include "core/frames/compare/compared_layer.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/choices.h"

#include <array>

namespace lab {

namespace {

/// {"step", "moved_by", "score"}: query and key are shifted together, one row per step.
template <ComparedEncoding encoding> SchemeTable movedTable(const LabState& state, TableRange)
{
    const std::int64_t step = state.compare.moved / comparedSteps;
    return {{"step", "moved_by", "score"}, 0, comparedSteps + 1,
        [step, score = comparedScore(state, encoding)](std::int64_t place) {
            const std::int64_t by = place * step;
            return std::vector {static_cast<double>(by), score(by + comparedDistance, by)};
        }};
}

/// {"step", "moved_by", "score"} of the last row of the bench Compare if a method is chosen.
SchemeTable movedRopeTable(const LabState& state, TableRange range)
{
    return state.compare.encoding == ComparedEncoding::ExtendedRope
        ? movedTable<ComparedEncoding::ExtendedRope>(state, range)
        : movedTable<ComparedEncoding::Rope>(state, range);
}

/// {"encoding", "spread", "rises", "own", "length", "parameters", "operations", "bytes"}: one row.
template <ComparedEncoding encoding> SchemeTable propertiesTable(const LabState& state, TableRange)
{
    return {{"encoding", "spread", "rises", "own", "length", "parameters", "operations", "bytes"},
        static_cast<std::int64_t>(encoding), 1,
        [all = numbers(compareFrame(state))](std::int64_t) {
            const std::vector<double>& row = all.rows[static_cast<std::size_t>(encoding)];
            return std::vector<double>(row.begin() + 1, row.end());
        },
        {{0, keysOf(comparedEncodings)}}};
}

} // namespace

std::span<const TableQuantity> compareTables()
{
    using enum ComparedEncoding;
    static constexpr std::array quantities {
        TableQuantity {"nope", "moved", movedTable<None>},
        TableQuantity {"nope", "properties", propertiesTable<None>},
        TableQuantity {"sinusoidal", "moved", movedTable<Sinusoidal>},
        TableQuantity {"sinusoidal", "properties", propertiesTable<Sinusoidal>},
        TableQuantity {"learned", "moved", movedTable<Learned>},
        TableQuantity {"learned", "properties", propertiesTable<Learned>},
        TableQuantity {"shaw", "moved", movedTable<Shaw>},
        TableQuantity {"shaw", "properties", propertiesTable<Shaw>},
        TableQuantity {"transformer_xl", "moved", movedTable<TransformerXl>},
        TableQuantity {"transformer_xl", "properties", propertiesTable<TransformerXl>},
        TableQuantity {"deberta", "moved", movedTable<Deberta>},
        TableQuantity {"deberta", "properties", propertiesTable<Deberta>},
        TableQuantity {"t5", "moved", movedTable<T5>},
        TableQuantity {"t5", "properties", propertiesTable<T5>},
        TableQuantity {"alibi", "moved", movedTable<Alibi>},
        TableQuantity {"alibi", "properties", propertiesTable<Alibi>},
        TableQuantity {"kerple", "moved", movedTable<Kerple>},
        TableQuantity {"kerple", "properties", propertiesTable<Kerple>},
        TableQuantity {"fire", "moved", movedTable<Fire>},
        TableQuantity {"fire", "properties", propertiesTable<Fire>},
        TableQuantity {"sandwich", "moved", movedTable<Sandwich>},
        TableQuantity {"sandwich", "properties", propertiesTable<Sandwich>},
        TableQuantity {"cope", "moved", movedTable<Cope>},
        TableQuantity {"cope", "properties", propertiesTable<Cope>},
        TableQuantity {"rope", "moved", movedRopeTable},
        TableQuantity {"rope", "properties", propertiesTable<Rope>},
        TableQuantity {"rope", "extended_properties", propertiesTable<ExtendedRope>},
    };
    return quantities;
}

} // namespace lab
