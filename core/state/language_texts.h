#pragma once

#include <map>
#include <string>
#include <string_view>

namespace lab {

/// A text in several languages, by their names: {"en", "Turn"}, {"zh_CN", "旋转"}. Which there are,
/// the data says: nothing but English is known by name.
using LanguageTexts = std::map<std::string, std::string, std::less<>>;

/// The text in the language; else in English, else in any; "" where there is none.
inline std::string textIn(const LanguageTexts& texts, std::string_view language)
{
    for (const std::string_view name : {language, std::string_view("en")}) {
        const auto found = texts.find(name);
        if (found != texts.end() && !found->second.empty())
            return found->second;
    }
    for (const auto& [name, text] : texts) {
        if (!text.empty())
            return text;
    }
    return {};
}

} // namespace lab
