#include "core/state/schemes/taken_tables.h"

#include <utility>

namespace lab {

bool fits(const LearnedScheme& scheme)
{
    const ToyTable* table = scheme.table.table();
    return !table
        || (scheme.encoding.trainingLength == table->rows
            && scheme.encoding.width == table->columns);
}

bool fits(const T5Scheme& scheme)
{
    const ToyTable* table = scheme.table.table();
    const T5Bias& t5 = scheme.encoding;
    return !table
        || (t5.direction == T5Direction::Causal && t5.buckets == table->rows
            && t5.heads == table->columns && t5.maxDistance == table->trainingLength);
}

bool fits(const ShawScheme& scheme)
{
    const ToyTable* table = scheme.table.table();
    const Shaw& shaw = scheme.encoding;
    return !table
        || (shaw.visible == Visible::KeysUpToQuery && shaw.clip == table->rows - 1
            && shaw.width == table->columns);
}

bool fits(const DebertaScheme& scheme)
{
    const ToyTable* table = scheme.table.table();
    const Deberta& deberta = scheme.encoding;
    return !table
        || (scheme.heads == 1 && scheme.headWidth == table->columns && deberta.buckets == 0
            && deberta.span == table->rows / 2);
}

LearnedScheme withTable(LearnedScheme scheme, TableChoice table)
{
    if (const ToyTable* taken = table.table()) {
        scheme.encoding.trainingLength = taken->rows;
        scheme.encoding.width = taken->columns;
    }
    scheme.table = std::move(table);
    return scheme;
}

T5Scheme withTable(T5Scheme scheme, TableChoice table)
{
    if (const ToyTable* taken = table.table()) {
        scheme.encoding.direction = T5Direction::Causal;
        scheme.encoding.buckets = taken->rows;
        scheme.encoding.heads = taken->columns;
        scheme.encoding.maxDistance = taken->trainingLength;
    }
    scheme.table = std::move(table);
    return scheme;
}

ShawScheme withTable(ShawScheme scheme, TableChoice table)
{
    if (const ToyTable* taken = table.table()) {
        scheme.encoding.visible = Visible::KeysUpToQuery;
        scheme.encoding.clip = taken->rows - 1;
        scheme.encoding.width = taken->columns;
    }
    scheme.table = std::move(table);
    return scheme;
}

DebertaScheme withTable(DebertaScheme scheme, TableChoice table)
{
    if (const ToyTable* taken = table.table()) {
        scheme.heads = 1;
        scheme.head = 1;
        scheme.headWidth = taken->columns;
        scheme.encoding.buckets = 0;
        scheme.encoding.span = taken->rows / 2;
    }
    scheme.table = std::move(table);
    return scheme;
}

} // namespace lab
