#include "core/state/typed_values.h"

#include "core/math/significant_digits.h"
#include "core/state/drag_scale.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace lab {

namespace {

constexpr std::array<std::string_view, 4> gaps {
    " ", "\u2009", "\u202f", "\u00a0"}; // plain, thin, narrow, no-break

bool isNumber(const Parameter& parameter)
{
    return parameter.kind == ParameterKind::Integer || parameter.kind == ParameterKind::Real;
}

bool isPosition(const Parameter& parameter)
{
    return parameter.key == "position.query" || parameter.key == "position.key";
}

bool isDigit(char sign)
{
    return sign >= '0' && sign <= '9';
}

/// The length of a space at the beginning of the text; 0 without one.
std::size_t gapAt(std::string_view text)
{
    for (const std::string_view gap : gaps)
        if (text.starts_with(gap))
            return gap.size();
    return 0;
}

/// The same of a space or a sign between values. A comma before a digit belongs to a number.
std::size_t separatorAt(std::string_view text)
{
    if (const std::size_t gap = gapAt(text))
        return gap;
    const bool isComma = text.starts_with(',') && (text.size() == 1 || !isDigit(text[1]));
    return isComma || text.starts_with('=') || text.starts_with(';') ? 1 : 0;
}

bool beginsNumber(std::string_view text)
{
    constexpr std::string_view signs = ".,+-^%";
    constexpr std::string_view minus = "\u2212";
    return text.starts_with(minus)
        || (!text.empty()
            && (isDigit(text.front()) || signs.find(text.front()) != std::string_view::npos));
}

/// The text up to the next separator.
std::string_view wordAt(std::string_view text)
{
    std::size_t length = 0;
    while (length < text.size() && separatorAt(text.substr(length)) == 0)
        ++length;
    return text.substr(0, length);
}

bool isSameLetter(char left, char right)
{
    const auto small = [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    };
    return small(left) == small(right);
}

bool isSameWord(std::string_view left, std::string_view right)
{
    return std::ranges::equal(left, right, isSameLetter);
}

std::string_view lastPart(std::string_view key)
{
    return key.substr(key.find('.') + 1);
}

const Parameter* named(std::string_view word, std::span<const Parameter* const> known)
{
    using Matches = bool (*)(const Parameter&, std::string_view);
    constexpr std::array<Matches, 5> ways {
        [](const Parameter& row, std::string_view name) { return row.symbol == name; },
        [](const Parameter& row, std::string_view name) { return row.key == name; },
        [](const Parameter& row, std::string_view name) { return lastPart(row.key) == name; },
        [](const Parameter& row, std::string_view name) { return isSameWord(row.symbol, name); },
        [](const Parameter& row, std::string_view name) { return isSameWord(row.label, name); }};
    for (const Matches matches : ways)
        for (const Parameter* row : known)
            if (matches(*row, word))
                return row;
    return nullptr;
}

/// The row at the beginning of a word, and the length of its name: in "d64", that of "d".
struct Name {
    const Parameter* parameter = nullptr;
    std::size_t length = 0;
};
Name nameAt(std::string_view word, std::span<const Parameter* const> known)
{
    for (std::size_t length = word.size(); length > 0; --length) {
        const bool isWhole = length == word.size();
        if (!isWhole && !beginsNumber(word.substr(length)))
            continue;
        if (const Parameter* row = named(word.substr(0, length), known))
            return {row, length};
        const Parameter* other = parameterNamed(word.substr(0, length));
        if (other && isNumber(*other))
            return {other, length};
    }
    return {};
}

struct Typed {
    const Parameter* parameter = nullptr;
    std::string number {}; ///< its parts with a space between them
};

Expected<std::vector<Typed>, TypingError> split(
    std::string_view line, const Parameter& chosen, std::span<const Parameter* const> known)
{
    std::vector<Typed> all;
    while (!line.empty()) {
        if (const std::size_t separator = separatorAt(line)) {
            line.remove_prefix(separator);
            continue;
        }
        const std::string_view word = wordAt(line);
        const bool isName = !beginsNumber(word);
        const Name name = isName ? nameAt(word, known) : Name {};
        if (isName && !name.parameter)
            return Unexpected(TypingError {.name = std::string(word)});
        if (isName || all.empty())
            all.push_back({isName ? name.parameter : &chosen});
        const std::string_view part = word.substr(name.length);
        std::string& number = all.back().number;
        number += number.empty() || part.empty() ? "" : " ";
        number += part;
        line.remove_prefix(word.size());
    }
    return all;
}

bool hasBoth(const Patch& settings, std::string_view first, std::string_view second)
{
    const auto has = [&](std::string_view key) {
        return std::ranges::find(settings, key, &Setting::key) != settings.end();
    };
    return has(first) && has(second);
}

/// Both positions at once: with a locked distance, each by itself would move the other one.
Edit positionsOf(const Patch& settings)
{
    MovePositions both;
    for (const Setting& one : settings) {
        if (one.key == "position.query")
            both.query = std::get<std::int64_t>(one.value);
        if (one.key == "position.key")
            both.key = std::get<std::int64_t>(one.value);
    }
    return both;
}

std::vector<Edit> editsOf(const Patch& settings)
{
    const bool areBoth = hasBoth(settings, "position.query", "position.key");
    std::vector<Edit> edits;
    for (const Setting& one : settings)
        if (!areBoth || !isPosition(*parameterNamed(one.key)))
            edits.emplace_back(SetParameter {one.key, one.value});
    if (areBoth)
        edits.push_back(positionsOf(settings));
    return edits;
}

double nextPowerOfTwo(double number, bool isUp)
{
    constexpr double same = 1e-9;
    const double power = std::log2(std::max(number, 1.0));
    return std::exp2(isUp ? std::floor(power + same) + 1 : std::ceil(power - same) - 1);
}

double nextMultiple(double step, double number, bool isUp)
{
    constexpr double same = 1e-9;
    constexpr int digits = 12;
    const double count = number / step;
    return toSignificantDigits(
        step * (isUp ? std::floor(count + same) + 1 : std::ceil(count - same) - 1), digits);
}

} // namespace

std::vector<const Parameter*> typedParameters(
    std::span<const std::string_view> panel, bool usesPositions)
{
    std::vector<const Parameter*> rows;
    const auto add = [&](std::string_view key) {
        const Parameter* row = parameterNamed(key);
        if (row && isNumber(*row) && std::ranges::find(rows, row) == rows.end())
            rows.push_back(row);
    };
    for (const std::string_view key : panel)
        add(key);
    if (usesPositions)
        for (const std::string_view key : {"position.query", "position.key"})
            add(key);
    const auto place = [](const Parameter* row) {
        constexpr std::array<std::string_view, 5> first {"b", "d", "H", "m", "n"};
        const auto found = std::ranges::find(first, row->symbol);
        return found - first.begin() + (row->symbol.empty() ? 1 : 0);
    };
    std::ranges::stable_sort(rows, {}, place);
    return rows;
}

std::optional<Value> typedValue(
    const Parameter& parameter, std::string_view text, const LabState& state)
{
    if (parameter.unit != "%")
        return parsed(parameter, text, state);
    constexpr double hundred = 100;
    if (text.ends_with('%'))
        text.remove_suffix(1);
    const auto percent = wellFormed(parameter, text);
    if (!percent)
        return std::nullopt;
    const auto* whole = std::get_if<std::int64_t>(&*percent);
    const double number = whole ? static_cast<double>(*whole) : std::get<double>(*percent);
    return accepted(parameter, number / hundred, state);
}

Expected<TypedValues, TypingError> typedValues(std::string_view line, const Parameter& chosen,
    std::span<const Parameter* const> known, const LabState& state)
{
    const auto parts = split(line, chosen, known);
    if (!parts)
        return Unexpected(parts.error());
    TypedValues typed {.reached = state};
    for (const Typed& part : *parts) {
        const auto value = typedValue(*part.parameter, part.number, typed.reached);
        if (!value)
            return Unexpected(TypingError {.kind = TypingError::Kind::WrongValue,
                .parameter = part.parameter,
                .range = part.parameter->range(typed.reached)});
        typed.settings.push_back({std::string(part.parameter->key), *value});
        typed.reached = applied(typed.reached, SetParameter {typed.settings.back().key, *value});
    }
    typed.edits = editsOf(typed.settings);
    typed.reached = state;
    for (const Edit& edit : typed.edits)
        typed.reached = applied(typed.reached, edit);
    return typed;
}

std::optional<NamedStart> namedStart(std::string_view line, std::span<const Parameter* const> known)
{
    while (const std::size_t gap = gapAt(line))
        line.remove_prefix(gap);
    const std::string_view word = wordAt(line);
    if (beginsNumber(word))
        return std::nullopt;
    const Name name = nameAt(word, known);
    const bool isKnown = std::ranges::find(known, name.parameter) != known.end();
    if (!isKnown || name.length == line.size())
        return std::nullopt;
    std::string_view rest = line.substr(name.length);
    while (const std::size_t separator = separatorAt(rest))
        rest.remove_prefix(separator);
    return NamedStart {name.parameter, rest};
}

double nextRound(const Parameter& parameter, const LabState& state, double number, bool isUp)
{
    const Range range = parameter.range(state);
    const auto stepped = [&](const DragScale& scale) {
        return steppedNumber(scale, number, DragStep::Round, isUp);
    };
    const auto whole = [](double end) { return static_cast<int>(end); };
    const bool isLogarithmic = parameter.scale == ParameterScale::Logarithmic;
    double next = number;
    if (parameter.symbol == "b")
        next = stepped(baseScale());
    else if (parameter.symbol == "d")
        next = stepped(
            dimensionScale(whole(range.lowest), whole(range.highest), parameter.multipleOf));
    else if (isLogarithmic && parameter.unit == "positions")
        next = parameter.multipleOf * nextPowerOfTwo(number / parameter.multipleOf, isUp);
    else if (parameter.kind == ParameterKind::Integer)
        next = nextMultiple(parameter.multipleOf, number, isUp);
    else if (isLogarithmic)
        next = stepped({.lowest = range.lowest, .highest = range.highest});
    else
        next = nextMultiple(10 * parameter.step, number, isUp);
    return std::clamp(next, range.lowest, range.highest);
}

} // namespace lab
