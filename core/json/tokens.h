#pragma once

#include <cstddef>
#include <string_view>

namespace lab {

/// A part of a JSON text.
struct JsonToken {
    enum class Kind {
        BeginObject,
        EndObject,
        BeginList,
        EndList,
        Colon,
        Comma,
        String, ///< with its quotation marks
        Unclosed, ///< a string without its end: the rest of the text
        Word, ///< a number, true, false or null, or anything else that is none of the others
        End, ///< empty, at the end of the text
    };
    Kind kind = Kind::End;
    std::size_t begin = 0;
    std::size_t end = 0; ///< just after it
    int line = 1; ///< of its first byte, from 1

    std::string_view in(std::string_view text) const { return text.substr(begin, end - begin); }
};

/// Splits a text into tokens, in one pass and without allocations. The text may have any errors and
/// any depth: what may follow what is for the caller to check.
///
/// Law: a byte order mark, blanks and the tokens, in their order, are the whole text.
class JsonTokens {
public:
    explicit JsonTokens(std::string_view text);

    /// At the end of the text, End again and again.
    JsonToken next();

private:
    std::string_view m_text;
    std::size_t m_at = 0;
    int m_line = 1;
};

} // namespace lab
