#include "core/drawing/words.h"

namespace lab::drawing {

namespace {

constexpr Message comma =
    LAB_COMMENTED("lab::ui::Punctuation", ", ", "between the things of a list");

} // namespace

Said Language::operator()(const Message& message, std::initializer_list<std::string> values) const
{
    Said said {{}, &message};
    const std::string pattern = translated(message);
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const bool isPlace = pattern[at] == '%' && at + 1 < pattern.size() && pattern[at + 1] > '0'
            && static_cast<std::size_t>(pattern[at + 1] - '0') <= values.size();
        if (isPlace)
            said.text += *(values.begin() + (pattern[++at] - '1'));
        else
            said.text += pattern[at];
    }
    return said;
}

std::string listed(const std::vector<std::string>& items, const Language& words)
{
    std::string all;
    for (const std::string& item : items)
        all += (all.empty() ? "" : words(comma).text) + item;
    return all;
}

} // namespace lab::drawing
