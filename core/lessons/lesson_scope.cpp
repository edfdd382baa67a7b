#include "core/lessons/lesson_scope.h"

#include "core/encodings/rope/parameters.h"
#include "core/frames/tables/scheme_table.h"
#include "core/math/read_number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace lab {

namespace {

using Answer = Expected<Complex, ExpressionError::Kind>;

/// The measured cost of a table row, in steps of a formula.
std::int64_t stepsOf(const std::string& table, std::int64_t row, const LabState& state)
{
    const std::int64_t width = std::max(state.rotations.width, state.waves.encoding.width);
    if (table == "rope.mean_score") // all distances up to the last are evaluated
        return maxLessonSteps + 1;
    if (table == "rope.base_bound") // all lengths are, for many bases
        return cellSteps + 8 * std::max<std::int64_t>(row, 0) * width;
    return cellSteps * (1 + width / 256);
}

// φ(p) from the straight line of the derivation and its bends.
Answer angleAt(const LabState& state, std::span<const Argument> arguments)
{
    const auto* const place =
        arguments.size() == 1 ? std::get_if<Complex>(arguments.data()) : nullptr;
    if (!place)
        return Unexpected(ExpressionError::Kind::WrongArguments);
    const Derivation& own = state.derivation;
    const auto found = own.bends.find(std::llround(place->real()));
    return Complex(place->real() * own.turn + (found == own.bends.end() ? 0 : found->second));
}

std::optional<Complex> numberNamed(std::string_view name, const LabState& state)
{
    if (name == "rope.rotated_width") // which no formula should round again
        return rotatedWidth(state.rotations.width, state.rotations.rotatedShare);
    const Parameter* const parameter = parameterNamed(name);
    return parameter ? std::optional<Complex>(numberOf(*parameter, state)) : std::nullopt;
}

Answer numberAt(const LabState& state, std::span<const Argument> arguments)
{
    const auto* const name =
        arguments.size() == 1 ? std::get_if<std::string>(arguments.data()) : nullptr;
    const auto number = name ? numberNamed(*name, state) : std::nullopt;
    if (!number)
        return Unexpected(ExpressionError::Kind::WrongArguments);
    return *number;
}

} // namespace

LessonScope::LessonScope(LabState start, LabState revealed, std::shared_ptr<Effort> effort)
    : m_start(std::move(start))
    , m_revealed(std::move(revealed))
    , m_effort(std::move(effort))
{
}

std::shared_ptr<Effort> LessonScope::newEffort()
{
    return std::make_shared<Effort>(maxLessonSteps);
}

void LessonScope::setOptions(const std::vector<LessonOption>& options)
{
    std::vector<LessonText> texts;
    for (const LessonOption& option : options)
        texts.push_back(option.text);
    m_options = std::make_shared<const std::vector<LessonText>>(std::move(texts));
}

std::optional<std::string> LessonScope::optionWords(
    std::string_view name, std::string_view language) const
{
    const auto number = name == "answer" ? m_answer
        : name == "prediction"           ? m_prediction
                                         : std::optional<double>();
    if (!m_options || !number)
        return {};
    const double option = std::round(*number);
    if (!(option >= 0 && option < static_cast<double>(m_options->size())))
        return {};
    return textIn((*m_options)[static_cast<std::size_t>(option)], language);
}

Scope LessonScope::scope() const
{
    return {[this](std::string_view name) { return variable(name); },
        [this](std::string_view name, std::span<const Argument> arguments) {
            return function(name, arguments);
        },
        m_effort};
}

std::optional<Complex> LessonScope::variable(std::string_view name) const
{
    if (name == "answer")
        return m_answer;
    if (name == "prediction")
        return m_prediction;
    if (name == "x")
        return m_x;
    return numberNamed(name, m_revealed);
}

std::optional<Answer> LessonScope::function(
    std::string_view name, std::span<const Argument> arguments) const
{
    if (name == "cell")
        return cell(m_revealed, arguments);
    if (name == "cell_at_start")
        return cell(m_start, arguments);
    if (name == "phi")
        return angleAt(m_revealed, arguments);
    if (name == "at_start")
        return numberAt(m_start, arguments);
    return {};
}

LessonScope::Tables& LessonScope::Tables::operator=(const Tables&)
{
    m_kept.clear();
    return *this;
}

const SchemeTable& LessonScope::Tables::of(
    const LabState& state, const TableQuantity& quantity, std::int64_t row)
{
    const auto isOfIt = [&](const Kept& one) {
        return one.state == &state && one.quantity == &quantity;
    };
    auto kept = std::ranges::find_if(m_kept, isOfIt);
    const bool isNew = kept == m_kept.end();
    if (isNew)
        kept = m_kept.insert(kept, Kept {&state, &quantity, {}});
    const bool isIn = row >= kept->table.first && row < kept->table.first + kept->table.count;
    if (quantity.isOfRange && !isIn)
        kept->table = quantity.table(state, {row, row + 1});
    else if (isNew)
        kept->table = quantity.table(state, {-lastPosition, lastPosition + 1});
    return kept->table;
}

Answer LessonScope::cell(const LabState& state, std::span<const Argument> arguments) const
{
    if (arguments.size() != 3)
        return Unexpected(ExpressionError::Kind::WrongArguments);
    const auto* const name = std::get_if<std::string>(&arguments[0]);
    const auto* const row = std::get_if<Complex>(&arguments[1]);
    const auto* const column = std::get_if<std::string>(&arguments[2]);
    if (!name || !row || !column)
        return Unexpected(ExpressionError::Kind::WrongArguments);
    const double wanted = std::round(row->real());
    if (!(std::abs(row->real() - wanted) < 1e-9))
        return Unexpected(ExpressionError::Kind::NotWhole);
    if (std::abs(wanted) > lastPosition)
        return Unexpected(ExpressionError::Kind::WrongArguments);
    const auto number = static_cast<std::int64_t>(wanted);
    if (const auto own = m_cells ? m_cells(*name, number, *column) : std::nullopt) {
        if (!m_effort->spend(cellSteps) || std::isnan(*own))
            return Unexpected(ExpressionError::Kind::WrongArguments);
        return Complex(*own);
    }
    for (const TableQuantity& one : tableQuantities()) {
        if (std::string(one.encoding) + "." + std::string(one.quantity) != *name)
            continue;
        if (!m_effort->spend(stepsOf(*name, number, state)))
            return Unexpected(ExpressionError::Kind::TooMuchWork);
        const SchemeTable& table = m_tables.of(state, one, number);
        const auto found = std::ranges::find(table.columns, *column);
        const auto index = found - table.columns.begin();
        if (found == table.columns.end() || index == 0 || number < table.first
            || number >= table.first + table.count)
            return Unexpected(ExpressionError::Kind::WrongArguments);
        return Complex(table.row(number)[static_cast<std::size_t>(index - 1)]);
    }
    return Unexpected(ExpressionError::Kind::WrongArguments);
}

double numberOf(const Parameter& parameter, const LabState& state)
{
    const Value value = parameter.read(state);
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? 1 : 0;
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*whole);
    if (const auto* real = std::get_if<double>(&value))
        return *real;
    const auto found =
        std::ranges::find(parameter.choices, std::get<std::string>(value), &Choice::key);
    return static_cast<double>(found - parameter.choices.begin());
}

namespace {

// The root of a number that is 0 except for rounding keeps half of its digits.
bool isRealButForRounding(Complex value)
{
    constexpr double rounding = 1e-6;
    return !(std::abs(value.imag()) > rounding * std::max(1.0, std::abs(value.real())));
}

} // namespace

Expected<double, ExpressionError> lessonNumber(std::string_view formula, const LessonScope& scope)
{
    const Scope names = scope.scope();
    constexpr std::int64_t readingSteps = 20;
    if (!names.effort->spend(readingSteps + static_cast<std::int64_t>(formula.size())))
        return Unexpected(ExpressionError {ExpressionError::Kind::TooMuchWork, 0, formula.size()});
    const auto read = expression(formula);
    if (!read)
        return Unexpected(read.error());
    const auto value = read->value(names);
    if (!value)
        return Unexpected(value.error());
    if (!isRealButForRounding(*value))
        return Unexpected(ExpressionError {ExpressionError::Kind::NotReal, 0, formula.size()});
    return value->real();
}

namespace {

/// Whether all digits before the point are shown, in groups of three.
bool isGrouped(double number)
{
    constexpr double firstGrouped = 9999.5;
    return std::abs(number) >= firstGrouped && std::abs(number) < 1e9;
}

/// The displayed form of a number, as in program output.
std::string shownDigits(double number)
{
    std::array<char, 32> digits {};
    char* const last = digits.data() + digits.size();
    const auto end = isGrouped(number)
        ? std::to_chars(digits.data(), last, number, std::chars_format::fixed, 0)
        : std::to_chars(digits.data(), last, number, std::chars_format::general, 4);
    return {digits.data(), end.ptr};
}

std::string raised(int exponent)
{
    constexpr std::array<std::string_view, 10> digits = {
        "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string text;
    for (const char letter : std::to_string(exponent))
        text += letter == '-' ? "⁻" : digits[static_cast<std::size_t>(letter - '0')];
    return text;
}

} // namespace

double shownNumber(double number)
{
    const std::string digits = shownDigits(number);
    double shown = number; // unchanged if it has no digits: infinity
    readNumber(digits.data(), digits.data() + digits.size(), shown);
    return shown;
}

std::string numberText(double number)
{
    std::string text = shownDigits(number);
    if (isGrouped(number)) {
        const std::size_t first = number < 0 ? 1 : 0;
        for (std::size_t at = text.size(); at > first + 3;)
            text.insert(at -= 3, "\u2009");
    }
    if (const std::size_t e = text.find('e'); e != std::string::npos) {
        const std::string power = raised(std::stoi(text.substr(e + 1)));
        text = text.substr(0, e) + "×10" + power;
    }
    for (std::size_t at = text.find('-'); at != std::string::npos; at = text.find('-', at + 3))
        text.replace(at, 1, "\u2212");
    return text;
}

namespace {

/// The content of braces: a formula, and singular and plural if given.
struct Filling {
    std::string_view formula;
    std::string_view one;
    std::string_view more;
};

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(' ');
    return first == text.npos ? std::string_view()
                              : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// The text of an option within a sentence that continues with `rest`: no punctuation follows a
/// full stop.
std::string_view withinSentence(std::string_view words, std::string_view rest)
{
    const auto isMark = [&](std::string_view mark) { return rest.starts_with(mark); };
    constexpr std::array<std::string_view, 12> marks = {
        ".", ",", ";", ":", "!", "?", "。", "，", "；", "：", "！", "？"};
    for (const std::string_view stop : {".", "。"})
        if (words.ends_with(stop) && std::ranges::any_of(marks, isMark))
            return words.substr(0, words.size() - stop.size());
    return words;
}

Filling fillingOf(std::string_view braces)
{
    const std::size_t first = braces.find('|');
    const std::size_t second = first == braces.npos ? first : braces.find('|', first + 1);
    if (second == braces.npos || braces.find('|', second + 1) != braces.npos)
        return {braces, {}, {}};
    return {braces.substr(0, first), braces.substr(first + 1, second - first - 1),
        braces.substr(second + 1)};
}

} // namespace

Expected<std::string, ExpressionError> filledText(std::string_view text, const LessonScope& scope,
    MissingNumber missing, std::string_view language)
{
    std::string filled;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t open = text.find('{', at);
        filled += text.substr(at, open - at);
        if (open == std::string_view::npos)
            break;
        const std::size_t close = text.find('}', open);
        if (close == std::string_view::npos)
            return Unexpected(
                ExpressionError {ExpressionError::Kind::UnclosedBracket, open, text.size() - open});
        const Filling filling = fillingOf(text.substr(open + 1, close - open - 1));
        at = close + 1;
        if (const auto option = scope.optionWords(trimmed(filling.formula), language)) {
            const auto steps = callSteps + static_cast<std::int64_t>(option->size());
            if (!scope.scope().effort->spend(steps) && missing == MissingNumber::Error)
                return Unexpected(
                    ExpressionError {ExpressionError::Kind::TooMuchWork, open, at - open});
            LessonScope ofOption = scope; // so that its text names no option
            ofOption.setOptions({});
            const auto words = filledText(*option, ofOption, MissingNumber::Dash);
            filled += withinSentence(words.value_or(*option), text.substr(at));
            continue;
        }
        auto number = lessonNumber(filling.formula, scope);
        if (!number && missing == MissingNumber::Error) {
            number.error().from += open + 1;
            return Unexpected(number.error());
        }
        const std::string shown = number ? numberText(*number) : "\u2014";
        filled += shown;
        if (!filling.more.empty())
            filled.append(" ").append(shown == "1" ? filling.one : filling.more);
    }
    return filled;
}

} // namespace lab
