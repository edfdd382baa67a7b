#include "core/frames/order/order_frames.h"
#include "core/state/choices.h"

#include <string>
#include <string_view>
#include <vector>

namespace lab {

NumberTable chipNumbers(const OrderFrame& frame)
{
    NumberTable table {{"reordered", "place", "token", "weight"}, {}, 2};
    for (const OrderSide side : {OrderSide::Typed, OrderSide::Reordered}) {
        const OrderSideFrame& shown = frame.side(side);
        const int query = frame.placeOf(side, frame.selected);
        for (int place = 0; place < shown.weights.columns; ++place)
            table.rows.push_back({side == OrderSide::Typed ? 0.0 : 1.0, double(place),
                double(shown.tokens[static_cast<std::size_t>(place)]),
                shown.weights.at(query, place)});
    }
    return table;
}

NumberTable weightNumbers(const OrderFrame& frame)
{
    NumberTable table {{"reordered", "place", "token"}, {}, 2};
    for (std::size_t key = 0; key < frame.words.size(); ++key)
        table.header.push_back("key_" + std::to_string(key));
    for (const OrderSide side : {OrderSide::Typed, OrderSide::Reordered}) {
        const OrderSideFrame& shown = frame.side(side);
        for (int query = 0; query < shown.weights.rows; ++query) {
            std::vector<double> row {side == OrderSide::Typed ? 0.0 : 1.0, double(query),
                double(shown.tokens[static_cast<std::size_t>(query)])};
            for (int key = 0; key < shown.weights.columns; ++key)
                row.push_back(shown.weights.at(query, key));
            table.rows.push_back(std::move(row));
        }
    }
    return table;
}

NumberTable outputNumbers(const OrderFrame& frame)
{
    NumberTable table {{"row", "place_before", "place_after"}, {}};
    const std::size_t columns = frame.rows.front().before.size();
    for (const char* name : {"before_", "after_"}) {
        for (std::size_t column = 0; column < columns; ++column)
            table.header.push_back(name + std::to_string(column));
    }
    table.header.emplace_back("largest_difference");
    for (std::size_t index = 0; index < frame.rows.size(); ++index) {
        const OrderRow& row = frame.rows[index];
        std::vector<double> cells {double(index), double(row.token), double(row.place)};
        cells.insert(cells.end(), row.before.begin(), row.before.end());
        cells.insert(cells.end(), row.after.begin(), row.after.end());
        cells.push_back(row.change);
        table.rows.push_back(std::move(cells));
    }
    return table;
}

NumberTable numbers(const OrderEncodingsFrame& frame)
{
    NumberTable table {{"encoding", "all_keys", "causal"}, {}};
    std::vector<std::string_view>& keys = table.words.emplace_back().words;
    for (const OrderEncodingsFrame::Line& line : frame.lines) {
        table.rows.push_back({double(keys.size()), line.allKeys, line.causal});
        keys.push_back(choiceOf(line.encoding).key);
    }
    return table;
}

} // namespace lab
