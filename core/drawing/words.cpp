#include "core/drawing/words.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace lab::drawing {

namespace {

constexpr Message comma =
    LAB_COMMENTED("lab::ui::Punctuation", ", ", "between the things of a list");
constexpr Message semicolon =
    LAB_COMMENTED("lab::ui::Punctuation", "; ", "between parts that have commas");

constexpr Message nameAndValue =
    LAB_COMMENTED("lab::ui::Punctuation", "%1: %2", "a name and its value");

std::string joined(const std::vector<std::string>& items, const std::string& between)
{
    std::string all;
    for (const std::string& item : items)
        all += (all.empty() ? "" : between) + item;
    return all;
}

constexpr Message next = LAB_COMMENTED("lab::ui::Punctuation", "%1 %2", "two sentences");
constexpr Message nextAfterStop = LAB_COMMENTED("lab::ui::Punctuation", "%1. %2", "two sentences");

bool isEnded(std::string_view text)
{
    constexpr std::array<std::string_view, 8> ends {".", "?", "!", ":", "…", "。", "？", "！"};
    return text.empty()
        || std::ranges::any_of(ends, [&](std::string_view end) { return text.ends_with(end); });
}

} // namespace

std::string filled(std::string_view pattern, std::span<const std::string> values)
{
    std::string text;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const bool isPlace = pattern[at] == '%' && at + 1 < pattern.size() && pattern[at + 1] > '0'
            && static_cast<std::size_t>(pattern[at + 1] - '0') <= values.size();
        if (isPlace)
            text += values[static_cast<std::size_t>(pattern[++at] - '1')];
        else
            text += pattern[at];
    }
    return text;
}

Said Language::operator()(const Message& message, std::initializer_list<std::string> values) const
{
    return {filled(translated(message), {values.begin(), values.size()}), &message};
}

std::string oneAfterAnother(const std::vector<std::string>& sentences, const Language& words)
{
    std::string text;
    for (const std::string& sentence : sentences)
        text = text.empty() ? sentence
                            : words(isEnded(text) ? next : nextAfterStop, {text, sentence}).text;
    return text;
}

std::string captioned(const std::string& name, const std::string& value, const Language& words)
{
    return words(nameAndValue, {name, value}).text;
}

std::string listed(const std::vector<std::string>& items, const Language& words)
{
    return joined(items, words(comma).text);
}

std::string listedApart(const std::vector<std::string>& parts, const Language& words)
{
    return joined(parts, words(semicolon).text);
}

} // namespace lab::drawing
