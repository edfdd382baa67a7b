#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// How any text, also one of a file that a stranger wrote, becomes a part of JSON, of a Python
/// program, of a shell's line or of a CSV file. Nowhere else are such quotes written
/// (`tests/arch/tst_quoting.py`). Texts are UTF-8; bytes that are not become U+FFFD.

/// Whether a character shows nothing and changes what is around it: a control character, a mark of
/// writing direction, a separator of lines, a byte order mark, a tag, or no character at all.
bool isHidden(char32_t code);

bool hasHidden(std::string_view utf8);

/// The code points of a text.
std::u32string codePoints(std::string_view utf8);

/// A string of JSON (RFC 8259), which is one of Python as well: hidden characters, quotes and
/// backslashes are escaped, all others stay as they are.
std::string jsonString(std::string_view utf8);

/// [1, 2], of values that are JSON already.
std::string jsonList(const std::vector<std::string>& values);

/// An object of JSON; its entries stay in the order in which they are added.
class JsonObject {
public:
    JsonObject() = default; ///< on one line: {"a": 1, "b": 2}
    /// An entry a line, indented by `depth` times `step` blanks.
    explicit JsonObject(int depth, int step = 2);

    /// `value` is JSON already.
    void add(std::string_view key, std::string_view value);
    void add(std::string_view key, std::int64_t number);
    std::string text() const;

private:
    int m_indent = 0; ///< of the entries; 0 on one line
    int m_step = 0;
    std::string m_entries;
};

/// In single quotes, so that a POSIX shell gives it on as it is.
std::string shellQuoted(std::string_view text);

/// A field of CSV (RFC 4180) in quotes.
std::string csvQuoted(std::string_view text);

} // namespace lab
