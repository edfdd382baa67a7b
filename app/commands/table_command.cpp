#include "app/commands/table_command.h"

#include "app/commands/argument_values.h"
#include "app/files/streamed_file.h"
#include "ui/lessons/derivation_tables.h"
#include "ui/paint/text/key_text.h"
#include "ui/paint/text/punctuation.h"

#include <QCoreApplication>
#include <QStringList>

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

QStringList knownEncodings()
{
    QStringList encodings;
    for (const TableQuantity& one : allTables()) {
        if (!encodings.contains(keyText(one.encoding)))
            encodings += keyText(one.encoding);
    }
    return encodings;
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

Expected<void, Failure> writtenTable(const TableRequest& request)
{
    const std::vector<TableQuantity> quantities = quantitiesOf(request.encoding);
    if (quantities.empty())
        return Unexpected(Failure {Exit::Misused,
            Words::tr("--encoding: there is no encoding %1; it must be one of %2.")
                .arg(request.encoding, ui::listed(knownEncodings()))});
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
    if (request.first < 0 && table.first != request.first) // of positions, or rows of its own
        return Unexpected(Failure {
            Exit::Misused, noRange(u"%1:%2"_s.arg(request.first).arg(request.end)).sentence});
    TableText text(quantity, std::move(table), request.format);
    return orFailure(streamed(request.output, [&] { return text.next(); }));
}

} // namespace lab::app
