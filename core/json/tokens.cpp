#include "core/json/tokens.h"

#include <algorithm>

namespace lab {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view signs = "{}[]:,"; // in the order of their kinds
constexpr std::string_view afterWord = " \t\r\n{}[]:,\"";

} // namespace

JsonTokens::JsonTokens(std::string_view text)
    : m_text(text)
    , m_at(text.starts_with("\xEF\xBB\xBF") ? 3 : 0)
{
}

JsonToken JsonTokens::next()
{
    const auto moveTo = [this](std::size_t end) {
        end = std::min(end, m_text.size());
        m_line += static_cast<int>(std::ranges::count(m_text.substr(m_at, end - m_at), '\n'));
        m_at = end;
    };
    moveTo(m_text.find_first_not_of(blanks, m_at));
    JsonToken token {JsonToken::Kind::End, m_at, m_at, m_line};
    if (m_at == m_text.size())
        return token;
    if (const auto sign = signs.find(m_text[m_at]); sign != std::string_view::npos) {
        token.kind = static_cast<JsonToken::Kind>(sign);
        moveTo(m_at + 1);
    } else if (m_text[m_at] == '"') {
        std::size_t mark = m_text.find_first_of("\"\\", m_at + 1);
        while (mark != std::string_view::npos && m_text[mark] == '\\')
            mark = m_text.find_first_of("\"\\", mark + 2);
        const bool isClosed = mark != std::string_view::npos;
        token.kind = isClosed ? JsonToken::Kind::String : JsonToken::Kind::Unclosed;
        moveTo(isClosed ? mark + 1 : mark);
    } else {
        token.kind = JsonToken::Kind::Word;
        moveTo(m_text.find_first_of(afterWord, m_at));
    }
    token.end = m_at;
    return token;
}

} // namespace lab
