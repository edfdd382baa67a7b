#include "core/state/derivation_handles.h"

#include "core/math/read_number.h"
#include "core/state/parameters.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

constexpr std::array<HandleListRule, handleLists> rules {{
    {.key = "derivation.colours",
        .size = scoreTableSize * scoreTableSize,
        .highest = cellColours,
        .isWhole = true},
    {.key = "derivation.marks", .size = 6, .highest = 2, .isWhole = true},
    {.key = "derivation.query_column",
        .size = scoreTableSize,
        .lowest = -2,
        .highest = 2,
        .start = 0.93},
    {.key = "derivation.key_column",
        .size = scoreTableSize,
        .lowest = -2,
        .highest = 2,
        .start = 0.48},
    {.key = "derivation.query_lengths",
        .size = lengthPositions,
        .lowest = 0.05,
        .highest = 8,
        .start = 1},
    {.key = "derivation.key_lengths",
        .size = lengthPositions,
        .lowest = 0.05,
        .highest = 8,
        .start = 1},
    {.key = "derivation.angles", .size = lengthPositions, .lowest = -7, .highest = 7},
    {.key = "derivation.wavelengths", .size = 2, .lowest = 0, .highest = 6, .start = 2},
    {.key = "derivation.score_sketch", .size = 9, .lowest = -2, .highest = 2},
    {.key = "derivation.bound_sketch", .size = 6, .lowest = 0, .highest = 4, .start = 2},
    {.key = "derivation.weights", .size = 64, .highest = 2, .start = 1},
}};

bool isOrderOfWords(const TokenOrder& order)
{
    return order.size() == 4 && isOrder(order);
}

} // namespace

const HandleListRule& ruleOf(HandleList list)
{
    return rules[static_cast<std::size_t>(list)];
}

const HandleListRule* ruleNamed(std::string_view key)
{
    const auto found = std::ranges::find(rules, key, &HandleListRule::key);
    return found == rules.end() ? nullptr : &*found;
}

std::vector<double> startOf(HandleList list)
{
    const HandleListRule& rule = ruleOf(list);
    std::vector<double> numbers(rule.size, rule.start);
    if (list == HandleList::Wavelengths)
        numbers.back() = 3.5;
    return numbers;
}

std::string listText(const std::vector<double>& numbers)
{
    std::string all;
    for (const double number : numbers) {
        if (!all.empty())
            all += ' ';
        all += text(Value(number));
    }
    return all;
}

std::vector<double> listOf(HandleList list, std::string_view text)
{
    const HandleListRule& rule = ruleOf(list);
    std::vector<double> numbers;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at != end) {
        if (*at == ' ') {
            ++at;
            continue;
        }
        double number = 0;
        const auto [next, error] = readNumber(at, end, number);
        const bool isIn = error == std::errc() && number >= rule.lowest && number <= rule.highest
            && (!rule.isWhole || std::abs(number - std::round(number)) <= 0);
        if (!isIn || (next != end && *next != ' '))
            return {};
        numbers.push_back(number);
        at = next;
    }
    return numbers.size() == rule.size ? numbers : std::vector<double>();
}

DerivationHandles::DerivationHandles()
{
    for (std::size_t list = 0; list < handleLists; ++list)
        lists[list] = startOf(static_cast<HandleList>(list));
}

DerivationHandles clampedHandles(DerivationHandles handles)
{
    if (!isOrderOfWords(handles.words))
        handles.words = DerivationHandles().words;
    for (std::size_t list = 0; list < handleLists; ++list) {
        const auto kind = static_cast<HandleList>(list);
        const HandleListRule& rule = ruleOf(kind);
        std::vector<double>& numbers = handles.lists[list];
        if (numbers.size() != rule.size)
            numbers = startOf(kind);
        for (double& number : numbers) {
            if (!std::isfinite(number))
                number = rule.start;
            number = std::clamp(number, rule.lowest, rule.highest);
        }
    }
    return handles;
}

} // namespace lab
