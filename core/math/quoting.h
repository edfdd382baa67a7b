#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// Quotes any text, also from untrusted files, for JSON, Python, shell lines, XML or CSV. No other
/// code writes such quotes (`tests/arch/tst_quoting.py`). Texts are UTF-8; invalid bytes become
/// U+FFFD.

/// Whether a character is invisible and affects what is around it: a control character, a mark of
/// writing direction, a line separator, a byte order mark, a tag, or not a character at all.
bool isHidden(char32_t code);

bool hasHidden(std::string_view utf8);

/// The code points of a text.
std::u32string codePoints(std::string_view utf8);

/// A JSON string (RFC 8259), which is also a Python string: hidden characters, quotes and
/// backslashes are escaped, all others are unchanged.
std::string jsonString(std::string_view utf8);

/// [1, 2], from values that are already JSON.
std::string jsonList(const std::vector<std::string>& values);

/// A JSON object; entries stay in the order in which they were added.
class JsonObject {
public:
    JsonObject() = default; ///< on one line: {"a": 1, "b": 2}
    /// One entry per line, indented by `depth` times `step` spaces.
    explicit JsonObject(int depth, int step = 2);

    /// `value` is already JSON.
    void add(std::string_view key, std::string_view value);
    void add(std::string_view key, std::int64_t number);
    std::string text() const;

private:
    int m_indent = 0; ///< of the entries; 0 on one line
    int m_step = 0;
    std::string m_entries;
};

/// In single quotes, so that a POSIX shell passes it on unchanged.
std::string shellQuoted(std::string_view text);

/// Text in XML; hidden characters become U+FFFD.
std::string xmlText(std::string_view text);

/// ' name="value"', with a space before it.
std::string xmlAttribute(std::string_view name, std::string_view value);

/// A quoted CSV field (RFC 4180).
std::string csvQuoted(std::string_view text);

} // namespace lab
