#pragma once

#include <map>
#include <string>
#include <string_view>

namespace lab {

/// A text in several languages, by language name: {"en", "Turn"}, {"zh_CN", "旋转"}. The data
/// defines the languages; only English is known to the code.
using LanguageTexts = std::map<std::string, std::string, std::less<>>;

/// The text in the language, else in English, else in any language; "" if there is none.
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
