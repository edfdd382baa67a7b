#include "core/frames/relative/relative_frames.h"

#include <string>
#include <string_view>

namespace lab {

namespace {

std::string_view nameOf(RelativeTerm term)
{
    switch (term) {
    case RelativeTerm::Content:
        return "content";
    case RelativeTerm::QueryPosition:
        return "query_position";
    case RelativeTerm::KeyPosition:
        return "key_position";
    case RelativeTerm::GlobalContent:
        return "global_content";
    case RelativeTerm::GlobalPosition:
        break;
    }
    return "global_position";
}

} // namespace

NumberTable termNumbers(const RelativeFrame& frame)
{
    NumberTable table {{"query", "key"}, {}, 2};
    for (const RelativeTermFrame& term : frame.terms)
        table.header.emplace_back(nameOf(term.term));
    table.header.emplace_back("score");
    for (int query = 0; query < frame.count(); ++query) {
        for (int key = 0; key < frame.count(); ++key) {
            std::vector<double> row {double(query), double(key)};
            for (const RelativeTermFrame& term : frame.terms)
                row.push_back(term.map.at(query, key));
            row.push_back(frame.sum.at(query, key));
            table.rows.push_back(std::move(row));
        }
    }
    return table;
}

NumberTable outputNumbers(const RelativeFrame& frame)
{
    NumberTable table {{"key", "score", "weight", "weight_of_content", "value", "mixed_value"}, {}};
    for (int key = 0; key < frame.count(); ++key) {
        const auto index = static_cast<std::size_t>(key);
        table.rows.push_back({double(key), frame.sum.at(frame.query, key), frame.weights[index],
            frame.contentWeights[index], frame.values[index], frame.mixed[index]});
    }
    return table;
}

NumberTable numbers(const ShiftedFrame& frame)
{
    NumberTable table {{"query", "key", "distance", "leftover", "score"}, {}, 2};
    for (int cell = 0; cell < frame.done; ++cell) {
        const auto index = static_cast<std::size_t>(cell);
        const auto place = static_cast<int>(frame.byKey[index]);
        table.rows.push_back({double(cell / frame.keys), double(cell % frame.keys),
            double(frame.distanceAt(place)), frame.isLeftover[index] ? 1.0 : 0.0,
            frame.byDistance[static_cast<std::size_t>(place)]});
    }
    return table;
}

NumberTable numbers(const DistanceRowsFrame& frame)
{
    NumberTable table {{"key_minus_query", "row"}, {}};
    for (std::int64_t ahead = -frame.farthest; ahead <= frame.farthest; ++ahead)
        table.rows.push_back({double(ahead), double(frame.rowOf(ahead))});
    return table;
}

} // namespace lab
