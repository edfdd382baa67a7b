#pragma once

#include "core/drawing/words.h"

#include <map>
#include <string>
#include <tuple>

namespace lab::drawing {

/// The messages of a file of translations for Qt Linguist (.ts), read without Qt.
class TranslationFile : public Language {
public:
    explicit TranslationFile(const std::string& path);

    /// The English text if the file has no translation of the message.
    std::string translated(const Message& message) const override;
    std::string name() const override { return m_name; } ///< as at the end of the file's name
    /// By context, English text and comment.
    using Key = std::tuple<std::string, std::string, std::string>;
    const std::map<Key, std::string>& messages() const { return m_messages; }

private:
    std::map<Key, std::string> m_messages;
    std::string m_name = "en";
};

} // namespace lab::drawing
