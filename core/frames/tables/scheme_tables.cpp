#include "core/frames/encoding.h"
#include "core/frames/tables/trained_tables.h"

#include <algorithm>
#include <utility>

namespace lab {

std::span<const TableQuantity> tableQuantities()
{
    static const std::vector<TableQuantity> joined = [] {
        std::vector<TableQuantity> all;
        for (const auto quantities : {
                 schemeTables(),
                 alibiFormTables(),
                 sinusoidalAnalysisTables(),
                 rotaryAnalysisTables(),
                 scalingTables(),
                 modelTables(),
                 cacheTables(),
                 attentionTables(),
                 precisionTables(),
                 orderTables(),
                 patchTables(),
                 compareTables(),
                 trainedTables(),
             })
            all.insert(all.end(), quantities.begin(), quantities.end());
        return all;
    }();
    return joined;
}

std::vector<std::string> numberedColumns(
    std::string_view first, std::string_view name, int count, int from)
{
    std::vector<std::string> columns {std::string(first)};
    for (int k = from; k < from + count; ++k)
        columns.push_back(std::string(name) + std::to_string(k));
    return columns;
}

SchemeTable tableOver(TableRange range, std::vector<std::string> columns,
    std::function<std::vector<double>(std::int64_t)> row)
{
    range.first = std::max<std::int64_t>(range.first, 0);
    return tableOverSigned(range, std::move(columns), std::move(row));
}

SchemeTable tableOverSigned(TableRange range, std::vector<std::string> columns,
    std::function<std::vector<double>(std::int64_t)> row)
{
    const std::int64_t count = std::max<std::int64_t>(range.end - range.first, 0);
    return {std::move(columns), range.first, count, std::move(row)};
}

SchemeTable frequencyTable(std::span<const double> frequencies)
{
    return {{"pair", "frequency"}, 0, static_cast<std::int64_t>(frequencies.size()),
        [kept = std::vector<double>(frequencies.begin(), frequencies.end())](
            std::int64_t pair) { return std::vector {kept[static_cast<std::size_t>(pair)]}; }};
}

} // namespace lab
