#include "core/experiment/toy_table.h"

#include "core/experiment/shipped_results.h"
#include "core/experiment/toy_slots.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <utility>

namespace lab {

namespace {

constexpr int largestPart = 10'000'000; ///< ±1000, far beyond trained values

/// Returns the parts between commas one by one.
class TableWords {
public:
    explicit TableWords(std::string_view text)
        : m_left(text)
    {
    }

    std::string_view word()
    {
        const std::size_t end = std::min(m_left.find(','), m_left.size());
        const std::string_view taken = m_left.substr(0, end);
        m_isAtEnd = end == m_left.size();
        m_left.remove_prefix(std::min(end + 1, m_left.size()));
        return taken;
    }
    std::optional<int> whole()
    {
        const std::string_view digits = word();
        int number = 0;
        const auto [end, error] =
            std::from_chars(digits.data(), digits.data() + digits.size(), number);
        const bool isWhole = error == std::errc {} && end == digits.data() + digits.size();
        return isWhole ? std::optional(number) : std::nullopt;
    }
    bool isAtEnd() const { return m_isAtEnd; }

private:
    std::string_view m_left;
    bool m_isAtEnd = false;
};

/// Whether a model could have learned it: within the ranges of ExperimentSetup.
bool isPossible(const ToyTable& table)
{
    const auto isWithin = [](int number, int least, int most) {
        return number >= least && number <= most;
    };
    if (!isWithin(table.trainingLength, 16, 256) || !isWithin(table.seed, 0, 31))
        return false;
    switch (table.encoding) {
    case TrainedEncoding::Learned:
        return table.rows == table.trainingLength && isWithin(table.columns, 2, 256);
    case TrainedEncoding::T5:
        return table.rows == toyBuckets && isWithin(table.columns, 1, 8);
    case TrainedEncoding::Shaw:
        return table.rows == clippedDistance + 1 && isWithin(table.columns, 2, 256);
    case TrainedEncoding::Deberta:
        return table.rows == 2 * (clippedDistance + 1) && isWithin(table.columns, 1, 64);
    default:
        return false;
    }
}

} // namespace

bool learnsTable(TrainedEncoding encoding)
{
    return encoding == TrainedEncoding::Learned || encoding == TrainedEncoding::T5
        || encoding == TrainedEncoding::Shaw || encoding == TrainedEncoding::Deberta;
}

std::string textOf(const ToyTable& table)
{
    std::string text(keyOf(table.encoding));
    text.append(",").append(keyOf(table.task));
    for (const int number : {table.trainingLength, table.seed, table.rows, table.columns})
        text.append(",").append(std::to_string(number));
    for (const int number : table.numbers)
        text.append(",").append(std::to_string(number));
    return text;
}

std::optional<ToyTable> toyTableIn(std::string_view text)
{
    TableWords words(text);
    const auto encoding = trainedEncodingNamed(words.word());
    const auto task = experimentTaskNamed(words.word());
    if (!encoding || !task)
        return std::nullopt;
    ToyTable table {*encoding, *task, 0, 0, 0, 0, {}};
    for (int* number : {&table.trainingLength, &table.seed, &table.rows, &table.columns}) {
        const auto read = words.whole();
        if (!read)
            return std::nullopt;
        *number = *read;
    }
    if (!isPossible(table))
        return std::nullopt;
    const std::size_t count =
        static_cast<std::size_t>(table.rows) * static_cast<std::size_t>(table.columns);
    while (table.numbers.size() < count) {
        const auto number = words.isAtEnd() ? std::nullopt : words.whole();
        if (!number || *number < -largestPart || *number > largestPart)
            return std::nullopt;
        table.numbers.push_back(*number);
    }
    return words.isAtEnd() ? std::optional(std::move(table)) : std::nullopt;
}

std::optional<TableChoice> TableChoice::of(TrainedEncoding encoding, std::string_view text)
{
    TableChoice taken;
    if (text == untrainedTable)
        return taken;
    if (const auto task = experimentTaskNamed(text)) {
        const ToyTable* shipped = shippedTable(*task, encoding);
        if (!shipped)
            return std::nullopt;
        taken.m_kept = std::make_shared<const Kept>(Kept {std::string(text), *shipped});
        return taken;
    }
    auto table = toyTableIn(text);
    if (!table || table->encoding != encoding)
        return std::nullopt;
    taken.m_kept = std::make_shared<const Kept>(Kept {std::string(text), *std::move(table)});
    return taken;
}

const ToyTable* TableChoice::table() const
{
    return m_kept ? &m_kept->table : nullptr;
}

std::string TableChoice::text() const
{
    return m_kept ? m_kept->text : std::string(untrainedTable);
}

bool TableChoice::isOwn() const
{
    return m_kept && !experimentTaskNamed(m_kept->text);
}

} // namespace lab
