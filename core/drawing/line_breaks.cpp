#include "core/drawing/line_breaks.h"

#include "core/drawing/characters.h"

#include <algorithm>
#include <vector>

namespace lab::drawing {

namespace {

using Letters = std::u32string;
using LettersView = std::u32string_view;

bool mayBreakBetween(char32_t before, char32_t after)
{
    constexpr LettersView closing = U"，。；：、！？）】》」』…,.;:!?)%";
    constexpr LettersView opening = U"（【《「『(";
    constexpr LettersView quotes = U"“”‘’"; // rule 19 of Unicode's annex 14: on neither side
    if (before == U' ' && after != U' ')
        return true;
    return (isHan(before) || isHan(after)) && before != U' ' && after != U' '
        && closing.find(after) == closing.npos && opening.find(before) == opening.npos
        && quotes.find(after) == quotes.npos && quotes.find(before) == quotes.npos;
}

/// Whether a dash that joins two words ends there.
bool isAfterDash(LettersView text, std::size_t at)
{
    const bool isDash = at >= 2 && (text[at - 1] == U'-' || text[at - 1] == U'–');
    return isDash && isLetter(text[at - 2]) && isLetter(text[at]);
}

/// Whether a short word ends there: a few letters after a space or a parenthesis.
bool isShortWordBefore(LettersView text, std::size_t end)
{
    constexpr std::size_t most = 4;
    constexpr LettersView before = U" (（⟨";
    const std::size_t start = text.find_last_of(U' ', end - 1) + 1;
    for (std::size_t at = std::max(start, end - std::min(end, most)); at < end; ++at)
        if (at == 0 || before.find(text[at - 1]) != before.npos)
            return true;
    return false;
}

bool isShortWordFrom(LettersView text, std::size_t start)
{
    constexpr std::size_t most = 8;
    const std::size_t end = text.find_first_of(U" ，。；：、）", start + 1);
    return start < text.size() && text[start] != U' ' && std::min(end, text.size()) - start <= most;
}

constexpr char32_t noBreak = U'\u00a0';

/// The end of the characters from a place on that are none of these; the place if they are too
/// many.
std::size_t endOfRun(LettersView text, std::size_t at, LettersView others, std::size_t most)
{
    const std::size_t end = std::min(text.find_first_of(others, at), text.size());
    return end <= at + most ? end : at;
}

/// The difference in an absolute value, "|v − w|", that begins there.
void holdAbsolute(LettersView text, std::size_t bar, Letters& held)
{
    constexpr std::size_t most = 8; // letters of v and of w
    const std::size_t end = endOfRun(text, bar + 1, U"| ", most);
    const std::size_t second = end + 3;
    const bool isOperator = end > bar + 1 && second < text.size() && text[end] == U' '
        && LettersView(U"−+·").find(text[end + 1]) != text.npos && text[end + 2] == U' ';
    const std::size_t last = isOperator ? endOfRun(text, second, U"| ", most) : 0;
    if (last > second && last < text.size() && text[last] == U'|')
        held[end] = held[end + 2] = noBreak;
}

/// Up to three arguments of a function, "f(k, n)", whose parenthesis opens there.
void holdArguments(LettersView text, std::size_t open, Letters& held)
{
    constexpr std::size_t most = 7; // letters of an argument and its comma
    std::vector<std::size_t> spaces;
    std::size_t start = open + 1;
    std::size_t end = endOfRun(text, start, U"() ", most);
    while (spaces.size() < 2 && end > start + 1 && end < text.size() && text[end] == U' '
        && text[end - 1] == U',') {
        spaces.push_back(end);
        start = end + 1;
        end = endOfRun(text, start, U"() ", most);
    }
    if (end > start && end < text.size() && text[end] == U')')
        for (const std::size_t space : spaces)
            held[space] = noBreak;
}

} // namespace

std::u32string heldTogether(std::u32string_view text)
{
    constexpr LettersView operators = U"−+·×=≈≠<>≤≥";
    Letters held(text);
    std::ranges::replace(held, U'\u2009', noBreak);
    for (std::size_t at = 1; at + 1 < text.size(); ++at) {
        if (text[at - 1] == U'|')
            holdAbsolute(text, at - 1, held);
        if (text[at] == U'(' && isLetter(text[at - 1]))
            holdArguments(text, at, held);
        if (text[at] != U' ')
            continue;
        if (isDigit(text[at - 1]) && text[at + 1] == U'%')
            held[at] = noBreak;
        const bool isOperator = operators.find(text[at + 1]) != operators.npos
            && at + 2 < text.size() && text[at + 2] == U' ';
        if (isOperator)
            held[at] = noBreak;
        if (isOperator && isShortWordBefore(text, at) && isShortWordFrom(text, at + 3))
            held[at + 2] = noBreak;
    }
    return held;
}

bool mayBreakBefore(std::u32string_view held, std::size_t at)
{
    return mayBreakBetween(held[at - 1], held[at]) || isAfterDash(held, at);
}

} // namespace lab::drawing
