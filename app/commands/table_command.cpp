#include "app/commands/table_command.h"

#include "app/commands/argument_values.h"
#include "app/files/streamed_file.h"
#include "ui/lessons/derivation_tables.h"
#include "ui/paint/text/key_text.h"
#include "ui/paint/text/punctuation.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::TableCommand)
};

std::vector<TableQuantity> quantitiesOf(const QString& encoding)
{
    std::vector<TableQuantity> found;
    for (const TableQuantity& one : allTables()) {
        if (one.encoding == encoding.toStdString())
            found.push_back(one);
    }
    return found;
}

// Whether it is independent of the range: then another range has the same rows.
bool hasOwnRows(
    const TableQuantity& quantity, const SchemeTable& table, const TableRequest& request)
{
    const std::int64_t first = std::max<std::int64_t>(request.first, 0) + 1;
    const SchemeTable other =
        quantity.table(request.state, {first, std::max(request.end, first) + 2});
    return other.first == table.first && other.count == table.count
        && other.columns == table.columns;
}

} // namespace

const std::vector<TableQuantity>& allTables()
{
    static const std::vector<TableQuantity> all = [] {
        const auto core = tableQuantities();
        std::vector<TableQuantity> joined(core.begin(), core.end());
        const auto steps = ui::derivationTables();
        joined.insert(joined.end(), steps.begin(), steps.end());
        return joined;
    }();
    return all;
}

QStringList tableEncodings()
{
    QStringList encodings;
    for (const TableQuantity& one : allTables())
        encodings += keyText(one.encoding);
    encodings.removeDuplicates();
    return encodings;
}

Expected<void, Failure> writtenTable(const TableRequest& request)
{
    const std::vector<TableQuantity> quantities = quantitiesOf(request.encoding);
    QStringList names;
    for (const TableQuantity& one : quantities)
        names += keyText(one.quantity);
    const qsizetype chosen = request.quantity.isEmpty() ? 0 : names.indexOf(request.quantity);
    if (chosen < 0)
        return Unexpected(Failure {Exit::Misused,
            Words::tr("--quantity: %1 has no %2; it must be one of %3.")
                .arg(request.encoding, request.quantity, ui::listed(names))});

    const TableQuantity& quantity = quantities[static_cast<std::size_t>(chosen)];
    SchemeTable table = quantity.table(request.state, {request.first, request.end});
    if (request.isRangeGiven && hasOwnRows(quantity, table, request))
        return Unexpected(Failure {Exit::Misused,
            Words::tr("--positions: %1 of %2 has its own rows, with no positions to choose.")
                .arg(names[chosen], request.encoding)});
    if (request.first < 0 && table.first != request.first)
        return Unexpected(Failure {Exit::Misused,
            Words::tr("--positions: %1 of %2 starts at 0; give FROM:END from 0 to %3, such as "
                      "0:16, not %4:%5.")
                .arg(names[chosen], request.encoding)
                .arg(lastTableEnd)
                .arg(request.first)
                .arg(request.end)});
    TableText text(quantity, std::move(table), request.format);
    return orFailure(streamed(request.output, [&] { return text.next(); }));
}

} // namespace lab::app
