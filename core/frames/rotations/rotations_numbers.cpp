#include "core/frames/rotations/rotations_frames.h"

namespace lab {

NumberTable dialsTable(const DialsFrame& frame)
{
    NumberTable table {{"pair", "frequency_first", "frequency_second", "query_first",
                           "query_second", "key_first", "key_second", "turned_query_first",
                           "turned_query_second", "turned_key_first", "turned_key_second"},
        {}};
    table.rows.reserve(frame.dials.size());
    for (const DialsFrame::Dial& dial : frame.dials)
        table.rows.push_back({static_cast<double>(dial.pair), dial.frequency, dial.secondFrequency,
            dial.query.x, dial.query.y, dial.key.x, dial.key.y, dial.turnedQuery.x,
            dial.turnedQuery.y, dial.turnedKey.x, dial.turnedKey.y});
    return table;
}

NumberTable scoresTable(const ScoresFrame& frame)
{
    NumberTable table {{"pair", "score", "sum"}, {}};
    table.rows.reserve(frame.scores.size());
    for (std::size_t pair = 0; pair < frame.scores.size(); ++pair)
        table.rows.push_back({static_cast<double>(pair), frame.scores[pair], frame.sums[pair + 1]});
    return table;
}

} // namespace lab
