#include "app/table_command.h"

#include "app/parameter_words.h"
#include "core/encodings/catalogue.h"
#include "core/math/cosine_sum.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::TableCommand)
};

// A table that is made row by row.
struct Rows {
    std::vector<std::string> header;
    std::int64_t first = 0;
    std::int64_t count = 0;
    std::function<void(std::int64_t index, std::vector<double>& row)> fill;
};

std::vector<std::string> numbered(const std::string& first, const std::string& name, int count)
{
    std::vector<std::string> header {first};
    for (int k = 0; k < count; ++k)
        header.push_back(name + std::to_string(k));
    return header;
}

template <class Vector> void append(std::vector<double>& row, const Vector& values)
{
    row.insert(row.end(), values.begin(), values.end());
}

Rows frequencyRows(const Eigen::ArrayXd& frequencies)
{
    return {{"pair", "frequency"}, 0, frequencies.size(),
        [frequencies](
            std::int64_t pair, std::vector<double>& row) { row.push_back(frequencies[pair]); }};
}

Rows sinusoidalRows(const TableRequest& request)
{
    const Sinusoidal encoding = request.state.waves.encoding;
    if (request.quantity == "frequencies"_L1)
        return frequencyRows(frequencies(encoding));
    return {numbered("position", "column ", encoding.width), request.first,
        request.end - request.first, [encoding](std::int64_t position, std::vector<double>& row) {
            append(row, lab::row(encoding, position));
        }};
}

Rows rotaryRows(const TableRequest& request)
{
    const Rotations& rotations = request.state.rotations;
    const Rotary encoding = rotary(rotations);
    const std::int64_t count = request.end - request.first;
    if (request.quantity == "frequencies"_L1)
        return frequencyRows(frequencies(encoding));
    if (request.quantity == "query"_L1 || request.quantity == "key"_L1) {
        const Eigen::ArrayXd vector =
            request.quantity == "query"_L1 ? queryVector(rotations) : keyVector(rotations);
        return {numbered("position", "column ", encoding.width), request.first, count,
            [encoding, vector](std::int64_t position, std::vector<double>& row) {
                append(row, rotated(encoding, vector, position));
            }};
    }
    if (request.quantity == "score"_L1) {
        const CosineSum score = scoreAgainstDistance(
            encoding, queryVector(rotations), keyVector(rotations), request.state.position.key);
        return {{"distance", "score"}, request.first, count,
            [score](std::int64_t distance, std::vector<double>& row) {
                append(row, values(score, distance, 1));
            }};
    }
    const std::vector<Turn> perPosition = turns(encoding);
    std::vector<std::string> header {"position"};
    for (int pair = 0; pair < pairCount(encoding); ++pair) {
        header.push_back("cos " + std::to_string(pair));
        header.push_back("sin " + std::to_string(pair));
    }
    return {header, request.first, count,
        [perPosition](std::int64_t position, std::vector<double>& row) {
            for (const Turn turn : perPosition) {
                const SinCos value = sinCos(position * turn);
                row.push_back(value.cos);
                row.push_back(value.sin);
            }
        }};
}

Rows alibiRows(const TableRequest& request)
{
    const Alibi encoding = request.state.biases.encoding;
    const std::vector<double> perHead = slopes(encoding);
    if (request.quantity == "slopes"_L1)
        return {{"head", "slope"}, 1, encoding.heads,
            [perHead](std::int64_t head, std::vector<double>& row) {
                row.push_back(perHead[static_cast<std::size_t>(head - 1)]);
            }};
    std::vector<std::string> header {"distance"};
    for (int head = 1; head <= encoding.heads; ++head)
        header.push_back("head " + std::to_string(head));
    return {header, request.first, request.end - request.first,
        [encoding, perHead](std::int64_t distance, std::vector<double>& row) {
            for (const double slope : perHead)
                row.push_back(bias(encoding, slope, distance, 0));
        }};
}

struct TableKind {
    QLatin1StringView encoding;
    QStringList quantities;
    Rows (*rows)(const TableRequest&);
};

const std::vector<TableKind>& tableKinds()
{
    static const std::vector<TableKind> kinds {
        {"sinusoidal"_L1, {u"encoding"_s, u"frequencies"_s}, sinusoidalRows},
        {"rope"_L1, {u"rotation"_s, u"frequencies"_s, u"query"_s, u"key"_s, u"score"_s},
            rotaryRows},
        {"alibi"_L1, {u"bias"_s, u"slopes"_s}, alibiRows}};
    return kinds;
}

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
        const int length = std::snprintf(digits.data(), digits.size(), "%.17g", number);
        put({digits.data(), static_cast<std::size_t>(length)});
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

void writeCsv(const Rows& rows, Writer& writer)
{
    for (std::size_t k = 0; k < rows.header.size(); ++k)
        writer.put((k == 0 ? "" : ",") + rows.header[k]);
    writer.put("\n");
    std::vector<double> row;
    for (std::int64_t k = rows.first; k < rows.first + rows.count && writer.isWell(); ++k) {
        row.clear();
        rows.fill(k, row);
        writer.put(std::to_string(k));
        for (const double number : row) {
            writer.put(",");
            writer.putNumber(number);
        }
        writer.put("\n");
    }
}

void writeJson(const Rows& rows, const TableRequest& request, Writer& writer)
{
    writer.put("{\"encoding\": \"" + request.encoding.toStdString() + "\", \"quantity\": \""
        + request.quantity.toStdString() + "\",\n \"columns\": [");
    for (std::size_t k = 0; k < rows.header.size(); ++k)
        writer.put((k == 0 ? "\"" : ", \"") + rows.header[k] + "\"");
    writer.put("],\n \"rows\": [");
    std::vector<double> row;
    for (std::int64_t k = rows.first; k < rows.first + rows.count && writer.isWell(); ++k) {
        row.clear();
        rows.fill(k, row);
        writer.put((k == rows.first ? "\n  [" : ",\n  [") + std::to_string(k));
        for (const double number : row) {
            writer.put(", ");
            writer.putNumber(number);
        }
        writer.put("]");
    }
    writer.put("\n ]}\n");
}

} // namespace

TableOutcome writtenTable(const TableRequest& given, std::FILE* out)
{
    TableRequest request = given;
    QStringList known;
    for (const TableKind& kind : tableKinds())
        known += kind.encoding;
    const auto kind = std::ranges::find(tableKinds(), request.encoding, &TableKind::encoding);
    if (kind == tableKinds().end())
        return {Exit::Misused,
            Words::tr("--encoding: there is no encoding %1; it must be one of %2.")
                .arg(request.encoding, known.join(u", "_s))};
    if (request.quantity.isEmpty())
        request.quantity = kind->quantities.first();
    if (!kind->quantities.contains(request.quantity))
        return {Exit::Misused,
            Words::tr("--quantity: %1 has no %2; it must be one of %3.")
                .arg(request.encoding, request.quantity, kind->quantities.join(u", "_s))};

    const Rows rows = kind->rows(request);
    const auto columns = static_cast<std::int64_t>(rows.header.size());
    if (rows.count * columns > largestTable)
        return {Exit::Misused,
            Words::tr("--positions: %1 rows of %2 numbers are too many; at most %3 rows.")
                .arg(rows.count)
                .arg(columns)
                .arg(largestTable / columns)};

    Writer writer(out);
    if (request.format == TableFormat::Csv)
        writeCsv(rows, writer);
    else
        writeJson(rows, request, writer);
    if (!writer.finish())
        return {Exit::Failed,
            Words::tr("The table could not be written whole: the output is full or closed.")};
    return {};
}

} // namespace lab::app
