#include "core/experiment/experiment_text.h"

#include "core/experiment/experiment_cost.h"
#include "core/math/read_number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

namespace lab {

namespace {

/// Increment it if the same setup gives different numbers than before. Setups of one round keep
/// their numbers from before there were rounds, and so do their texts.
constexpr std::string_view heading = "position-lab experiment 5\n";
constexpr std::string_view headingOfOneRound = "position-lab experiment 4\n";

std::string_view headingOf(const ExperimentSetup& setup)
{
    return setup.rounds == 1 ? headingOfOneRound : heading;
}

/// Seeds are stored with the runs.
bool isInText(const ExperimentNumber& number, std::string_view heading)
{
    return number.key != "seeds" && (heading != headingOfOneRound || number.key != "rounds");
}

/// Before the table of a run, if it has one; texts of older versions have none.
constexpr std::string_view tableMark = "table:";

/// FNV-1a.
std::uint64_t sumOf(std::string_view text)
{
    std::uint64_t sum = 0xcbf29ce484222325;
    for (const char letter : text) {
        sum ^= static_cast<unsigned char>(letter);
        sum *= 0x100000001b3;
    }
    return sum;
}

template <class Number> void add(std::string& text, Number number)
{
    std::array<char, 32> digits {};
    const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    text.append(digits.data(), end).append(" ");
}

std::string hexText(std::uint64_t number)
{
    std::array<char, 16> digits {};
    const auto [end, error] =
        std::to_chars(digits.data(), digits.data() + digits.size(), number, 16);
    return {digits.data(), end};
}

std::string setupText(const ExperimentSetup& setup)
{
    std::string text(headingOf(setup));
    text.append(keyOf(setup.task)).append(" ");
    for (const ExperimentNumber& number : experimentNumbers()) {
        if (isInText(number, headingOf(setup)))
            add(text, number.read(setup));
    }
    return text + "\n";
}

/// Reads the words of a text one by one; after an invalid one, there are none.
class KeptWords {
public:
    explicit KeptWords(std::string_view text)
        : m_left(text)
    {
    }

    std::string_view word()
    {
        const std::size_t begin = m_left.find_first_not_of(" \n");
        if (begin == std::string_view::npos) {
            m_isSound = false;
            return {};
        }
        const std::size_t end = std::min(m_left.find_first_of(" \n", begin), m_left.size());
        const std::string_view taken = m_left.substr(begin, end - begin);
        m_left.remove_prefix(end);
        return taken;
    }

    template <class Number> Number number()
    {
        const std::string_view digits = word();
        Number number {};
        const auto [end, error] = readNumber(digits.data(), digits.data() + digits.size(), number);
        m_isSound = m_isSound && error == std::errc {} && end == digits.data() + digits.size();
        return number;
    }

    /// A list of this size, two digits per number, in one word.
    std::vector<std::uint8_t> bytes(std::size_t count)
    {
        const std::string_view digits = word();
        std::vector<std::uint8_t> all(count);
        m_isSound = m_isSound && digits.size() == 2 * count;
        for (std::size_t at = 0; at < count && m_isSound; ++at) {
            const char* const first = digits.data() + 2 * at;
            const auto [end, error] = std::from_chars(first, first + 2, all[at], 16);
            m_isSound = error == std::errc {} && end == first + 2;
        }
        return all;
    }
    /// The size of the list that follows; 0 if it is invalid, so that no invalid size allocates
    /// memory.
    std::size_t count()
    {
        const auto many = number<std::size_t>();
        m_isSound = m_isSound && many <= m_left.size();
        return m_isSound ? many : 0;
    }

    /// The rest of the next word if it has this prefix.
    std::optional<std::string_view> wordAfter(std::string_view mark)
    {
        const std::size_t begin = m_left.find_first_not_of(" \n");
        if (begin == std::string_view::npos || !m_left.substr(begin).starts_with(mark))
            return std::nullopt;
        return word().substr(mark.size());
    }

    bool isSound() const { return m_isSound; }
    bool isAtEnd() const { return m_left.find_first_not_of(" \n") == std::string_view::npos; }

private:
    std::string_view m_left;
    bool m_isSound = true;
};

void add(std::string& text, const WatchedMoment& moment)
{
    constexpr std::string_view digits = "0123456789abcdef";
    add(text, moment.step);
    for (const auto* const answers : {&moment.trained, &moment.longer}) {
        for (const WatchedAnswer& answer : *answers) {
            add(text, answer.answer);
            add(text, answer.right);
        }
    }
    for (const std::uint8_t weight : moment.weights)
        text.append({digits[weight / 16U], digits[weight % 16U]});
    text += " ";
}

void add(std::string& text, const ExperimentSetup& setup, const ExperimentRun& run)
{
    text.append(keyOf(run.job.encoding)).append(" ");
    add(text, run.job.seed);
    if (setup.rounds > 1)
        add(text, run.steps);
    add(text, run.losses.size());
    for (const double loss : run.losses)
        add(text, loss);
    for (const std::vector<EvaluatedLength>& curve : run.asked) {
        for (const EvaluatedLength& asked : curve) {
            add(text, asked.length);
            add(text, asked.questions);
            add(text, asked.right);
            add(text, asked.crossEntropy);
        }
    }
    add(text, run.pairs.size());
    for (const PairUse& pair : run.pairs) {
        for (const double number : {pair.wavelength, pair.before, pair.after})
            add(text, number);
        for (const double share : pair.frozen)
            add(text, share);
    }
    add(text, run.moments.size());
    for (const WatchedMoment& moment : run.moments)
        add(text, moment);
    if (run.table)
        text.append(tableMark).append(textOf(*run.table));
    text += "\n";
}

WatchedMoment momentIn(const ExperimentSetup& setup, KeptWords& words)
{
    WatchedMoment moment {words.number<int>(), {}, {}, {}};
    for (auto* const answers : {&moment.trained, &moment.longer}) {
        for (int at = 0; at < setup.trainingLength; ++at) {
            const int answer = words.number<int>();
            answers->push_back({answer, words.number<float>()});
        }
    }
    moment.weights = words.bytes(
        static_cast<std::size_t>(setup.trainingLength * (setup.trainingLength + 1) / 2));
    return moment;
}

std::optional<ExperimentRun> runIn(const ExperimentSetup& setup, KeptWords& words)
{
    const auto encoding = trainedEncodingNamed(words.word());
    if (!encoding)
        return std::nullopt;
    ExperimentRun run {{*encoding, words.number<int>()}, {}, {}, {}, {}};
    run.steps = setup.rounds > 1 ? words.number<int>() : setup.steps;
    for (std::size_t left = words.count(); left > 0; --left)
        run.losses.push_back(words.number<double>());
    run.asked.resize(curvesOf(setup, *encoding).size());
    for (std::vector<EvaluatedLength>& curve : run.asked) {
        for ([[maybe_unused]] const int length : lengthsOf(setup)) {
            EvaluatedLength asked;
            asked.length = words.number<int>();
            asked.questions = words.number<int>();
            asked.right = words.number<int>();
            asked.crossEntropy = words.number<double>();
            curve.push_back(asked);
        }
    }
    for (std::size_t left = words.count(); left > 0; --left) {
        PairUse pair;
        for (double* number : {&pair.wavelength, &pair.before, &pair.after})
            *number = words.number<double>();
        for ([[maybe_unused]] const int length : lengthsOf(setup))
            pair.frozen.push_back(words.number<double>());
        run.pairs.push_back(std::move(pair));
    }
    for (std::size_t left = words.count(); left > 0 && words.isSound(); --left)
        run.moments.push_back(momentIn(setup, words));
    if (const auto table = words.wordAfter(tableMark)) {
        run.table = toyTableIn(*table);
        if (!run.table || run.table->encoding != *encoding)
            return std::nullopt;
    }
    return words.isSound() ? std::optional(std::move(run)) : std::nullopt;
}

} // namespace

std::string keptText(const ExperimentSetup& setup, std::span<const ExperimentRun> runs)
{
    std::string text = setupText(setup);
    for (const ExperimentRun& run : runs)
        add(text, setup, run);
    return text + "sum " + hexText(sumOf(text)) + "\n";
}

std::optional<ExperimentSetup> keptSetup(std::string_view text)
{
    const bool isOfOneRound = text.starts_with(headingOfOneRound);
    const std::string_view head = isOfOneRound ? headingOfOneRound : heading;
    if (!text.starts_with(head))
        return std::nullopt;
    KeptWords words(text.substr(head.size()));
    const auto task = experimentTaskNamed(words.word());
    if (!task)
        return std::nullopt;
    ExperimentSetup setup = presetOf(*task);
    setup.rounds = 1;
    for (const ExperimentNumber& number : experimentNumbers()) {
        if (!isInText(number, head))
            continue;
        const auto value = words.number<double>();
        if (!words.isSound() || !(value >= number.least && value <= number.most))
            return std::nullopt;
        number.write(setup, value);
    }
    setup.seeds = 1;
    const std::array one {TrainedEncoding::Nope};
    return checkedSetup(setup, one) ? std::optional(setup) : std::nullopt;
}

bool isWholeText(std::string_view text)
{
    const std::size_t sum = text.rfind("sum ");
    return sum != std::string_view::npos
        && text.substr(sum) == "sum " + hexText(sumOf(text.substr(0, sum))) + "\n";
}

std::optional<std::vector<ExperimentRun>> keptRuns(
    const ExperimentSetup& setup, std::string_view text)
{
    const std::string head = setupText(setup);
    if (!text.starts_with(head) || !isWholeText(text))
        return std::nullopt;
    KeptWords words(text.substr(head.size(), text.rfind("sum ") - head.size()));
    std::vector<ExperimentRun> runs;
    while (!words.isAtEnd()) {
        auto run = runIn(setup, words);
        if (!run)
            return std::nullopt;
        runs.push_back(*std::move(run));
    }
    return runs;
}

std::string keptName(const ExperimentSetup& setup)
{
    return hexText(sumOf(setupText(setup)));
}

} // namespace lab
