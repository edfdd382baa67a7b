#include "app/table_command.h"

#include "app/setting_words.h"
#include "ui/lessons/derivation_tables.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>
#include <charconv>
#include <cmath>
#include <string_view>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::TableCommand)
};

class Writer {
public:
    explicit Writer(std::FILE* out)
        : m_out(out)
    {
    }

    void put(const std::string& text)
    {
        m_buffer += text;
        if (m_buffer.size() > 1 << 16)
            flush();
    }

    void putNumber(double number)
    {
        std::array<char, 32> digits {};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number,
            std::chars_format::general, 17); // a point in every locale
        put({digits.data(), end.ptr});
    }

    bool finish()
    {
        flush();
        return m_isWell && std::fflush(m_out) == 0;
    }

    bool isWell() const { return m_isWell; }

private:
    void flush()
    {
        m_isWell =
            m_isWell && std::fwrite(m_buffer.data(), 1, m_buffer.size(), m_out) == m_buffer.size();
        m_buffer.clear();
    }

    std::FILE* m_out;
    std::string m_buffer;
    bool m_isWell = true;
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

QString keyText(std::string_view key)
{
    return QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
}

void writeCsv(const SchemeTable& table, Writer& writer)
{
    for (std::size_t k = 0; k < table.columns.size(); ++k)
        writer.put((k == 0 ? "" : ",") + table.columns[k]);
    writer.put("\n");
    for (std::int64_t k = table.first; k < table.first + table.count && writer.isWell(); ++k) {
        writer.put(std::to_string(k));
        for (const double number : table.row(k)) {
            writer.put(",");
            if (!std::isnan(number))
                writer.putNumber(number);
        }
        writer.put("\n");
    }
}

// Numbers that JSON has no word for are null.
void writeJson(const SchemeTable& table, const TableQuantity& quantity, Writer& writer)
{
    writer.put("{\"encoding\": \"" + std::string(quantity.encoding) + "\", \"quantity\": \""
        + std::string(quantity.quantity) + "\",\n \"columns\": [");
    for (std::size_t k = 0; k < table.columns.size(); ++k)
        writer.put((k == 0 ? "\"" : ", \"") + table.columns[k] + "\"");
    writer.put("],\n \"rows\": [");
    for (std::int64_t k = table.first; k < table.first + table.count && writer.isWell(); ++k) {
        writer.put((k == table.first ? "\n  [" : ",\n  [") + std::to_string(k));
        for (const double number : table.row(k)) {
            writer.put(", ");
            if (std::isfinite(number))
                writer.putNumber(number);
            else
                writer.put("null");
        }
        writer.put("]");
    }
    writer.put("\n ]}\n");
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

TableOutcome writtenTable(const TableRequest& request, std::FILE* out)
{
    const std::vector<TableQuantity> quantities = quantitiesOf(request.encoding);
    if (quantities.empty())
        return {Exit::Misused,
            Words::tr("--encoding: there is no encoding %1; it must be one of %2.")
                .arg(request.encoding, knownEncodings().join(u", "_s))};
    QStringList names;
    for (const TableQuantity& one : quantities)
        names += keyText(one.quantity);
    const qsizetype chosen = request.quantity.isEmpty() ? 0 : names.indexOf(request.quantity);
    if (chosen < 0)
        return {Exit::Misused,
            Words::tr("--quantity: %1 has no %2; it must be one of %3.")
                .arg(request.encoding, request.quantity, names.join(u", "_s))};

    const TableQuantity& quantity = quantities[static_cast<std::size_t>(chosen)];
    const SchemeTable table = quantity.table(request.state, {request.first, request.end});
    const auto columns = static_cast<std::int64_t>(table.columns.size());
    if (table.count * columns > largestTable) {
        // Some tables have the rows of their encoding, whatever the positions.
        const bool isOverRange = table.count == request.end - request.first;
        const QString sentence = isOverRange
            ? Words::tr("--positions: %1 rows of %2 numbers are too many; at most %3 rows.")
            : Words::tr("--encoding: the table has %1 rows of %2 numbers; make it smaller with "
                        "--set, to at most %3 rows.");
        return {Exit::Misused, sentence.arg(table.count).arg(columns).arg(largestTable / columns)};
    }

    Writer writer(out);
    if (request.format == TableFormat::Csv)
        writeCsv(table, writer);
    else
        writeJson(table, quantity, writer);
    if (!writer.finish())
        return {Exit::Failed,
            Words::tr("The table could not be written whole: the output is full or closed.")};
    return {};
}

} // namespace lab::app
