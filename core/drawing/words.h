#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Mark the English text of a Message for translation, as LAB_WORDS does; the second one has a
/// comment for translators.
#define LAB_MESSAGE(context, text)                                                                 \
    {                                                                                              \
        context, text                                                                              \
    }
#define LAB_COMMENTED(context, text, comment)                                                      \
    {                                                                                              \
        context, text, comment                                                                     \
    }

namespace lab::drawing {

/// An English text and the context in which its translation is looked up. One object per text:
/// tests ask for the message instead of a sentence.
struct Message {
    const char* context;
    const char* english;
    const char* comment = nullptr;
};

/// A text, and the message from which it was made; null for data, such as a word or a number.
struct Said {
    std::string text {};
    const Message* message = nullptr;

    bool operator==(const Said&) const = default;
};

/// Looks up messages in one language.
class Language {
public:
    virtual ~Language() = default;
    virtual std::string translated(const Message& message) const = 0;
    /// Of its locale, as in LanguageTexts.
    virtual std::string name() const { return "en"; }

    /// With `values` in the places %1, %2 and so on.
    Said operator()(const Message& message, std::initializer_list<std::string> values = {}) const;
};

/// The text with `values` in the places %1, %2 and so on.
std::string filled(std::string_view pattern, std::span<const std::string> values);

/// One sentence after the other, with a full stop where one has no end.
std::string oneAfterAnother(const std::vector<std::string>& sentences, const Language& words);
std::string listed(const std::vector<std::string>& items, const Language& words); ///< "a, b"
std::string captioned(
    const std::string& name, const std::string& value, const Language& words); ///< "name: value"
/// Parts that may have commas: "a, b; c".
std::string listedApart(const std::vector<std::string>& parts, const Language& words);

} // namespace lab::drawing
