#include "core/math/quoting.h"

#include <algorithm>
#include <array>

namespace lab {

namespace {

constexpr char32_t replacement = 0xfffd;
constexpr std::string_view utf8Replacement = "\xef\xbf\xbd";

struct Range {
    char32_t first;
    char32_t last;
};

constexpr std::array hiddenRanges {Range {0, 0x1f}, Range {0x7f, 0x9f}, Range {0x61c, 0x61c},
    Range {0x200e, 0x200f}, Range {0x2028, 0x202e}, Range {0x2066, 0x206f}, Range {0xd800, 0xdfff},
    Range {0xfdd0, 0xfdef}, Range {0xfeff, 0xfeff}, Range {0xfff9, 0xfffb}, Range {0xfffe, 0xffff},
    Range {0xe0000, 0xe007f}};

/// The first code point of a nonempty text, and its number of bytes.
struct Letter {
    char32_t code = replacement;
    std::size_t bytes = 1;
};

Letter firstLetter(std::string_view utf8)
{
    const auto byteAt = [&](std::size_t at) { return static_cast<unsigned char>(utf8[at]); };
    const unsigned char lead = byteAt(0);
    if (lead < 0x80)
        return {lead, 1};
    const std::size_t bytes = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4 || utf8.size() < bytes)
        return {};
    char32_t code = lead & (0x7fU >> bytes);
    for (std::size_t at = 1; at < bytes; ++at) {
        if ((byteAt(at) & 0xc0U) != 0x80U)
            return {};
        code = (code << 6U) | (byteAt(at) & 0x3fU);
    }
    constexpr std::array<char32_t, 5> least {0, 0, 0x80, 0x800, 0x10000};
    const bool isCode = code >= least.at(bytes) && code <= 0x10ffff && (code & ~0x7ffU) != 0xd800;
    return isCode ? Letter {code, bytes} : Letter {};
}

/// \u202e; beyond the first plane, a surrogate pair.
std::string escaped(char32_t code)
{
    constexpr std::string_view digits = "0123456789abcdef";
    if (code > 0xffff) {
        const char32_t above = code - 0x10000;
        return escaped(0xd800 + (above >> 10U)) + escaped(0xdc00 + (above & 0x3ffU));
    }
    std::string text = "\\u";
    for (const unsigned shift : {12U, 8U, 4U, 0U})
        text += digits[(code >> shift) & 0xfU];
    return text;
}

std::string replaced(std::string_view text, char letter, std::string_view by)
{
    std::string whole;
    for (const char one : text) {
        if (one == letter)
            whole += by;
        else
            whole += one;
    }
    return whole;
}

} // namespace

bool isHidden(char32_t code)
{
    return std::ranges::any_of(
        hiddenRanges, [code](Range range) { return code >= range.first && code <= range.last; });
}

bool hasHidden(std::string_view utf8)
{
    return std::ranges::any_of(codePoints(utf8), isHidden);
}

std::u32string codePoints(std::string_view utf8)
{
    std::u32string codes;
    while (!utf8.empty()) {
        const Letter letter = firstLetter(utf8);
        codes += letter.code;
        utf8.remove_prefix(letter.bytes);
    }
    return codes;
}

std::string jsonString(std::string_view utf8)
{
    std::string text = "\"";
    while (!utf8.empty()) {
        const Letter letter = firstLetter(utf8);
        const std::string_view bytes = utf8.substr(0, letter.bytes);
        utf8.remove_prefix(letter.bytes);
        if (letter.code == U'"' || letter.code == U'\\')
            (text += '\\') += bytes;
        else if (letter.code == U'\n')
            text += "\\n";
        else if (letter.code == U'\t')
            text += "\\t";
        else if (isHidden(letter.code))
            text += escaped(letter.code);
        else if (letter.code == replacement)
            text += "\xef\xbf\xbd";
        else
            text += bytes;
    }
    return text + '"';
}

std::string jsonList(const std::vector<std::string>& values)
{
    std::string text;
    for (const std::string& value : values)
        text += (text.empty() ? "" : ", ") + value;
    return '[' + text + ']';
}

JsonObject::JsonObject(int depth, int step)
    : m_indent(depth * step)
    , m_step(step)
{
}

void JsonObject::add(std::string_view key, std::string_view value)
{
    if (!m_entries.empty())
        m_entries += m_indent > 0 ? ",\n" : ", ";
    m_entries.append(static_cast<std::size_t>(m_indent), ' ');
    m_entries += jsonString(key) + ": ";
    m_entries += value;
}

void JsonObject::add(std::string_view key, std::int64_t number)
{
    add(key, std::to_string(number));
}

std::string JsonObject::text() const
{
    if (m_indent == 0)
        return '{' + m_entries + '}';
    return "{\n" + m_entries + '\n' + std::string(static_cast<std::size_t>(m_indent - m_step), ' ')
        + '}';
}

std::string shellQuoted(std::string_view text)
{
    return '\'' + replaced(text, '\'', "'\\''") + '\'';
}

std::string xmlText(std::string_view text)
{
    std::string all;
    for (std::string_view rest = text; !rest.empty();) {
        const Letter letter = firstLetter(rest);
        const bool isShown = letter.code != replacement && !isHidden(letter.code);
        switch (letter.code) {
        case U'<':
            all += "&lt;";
            break;
        case U'>':
            all += "&gt;";
            break;
        case U'&':
            all += "&amp;";
            break;
        case U'"':
            all += "&quot;";
            break;
        default:
            all += isShown ? rest.substr(0, letter.bytes) : utf8Replacement;
        }
        rest.remove_prefix(letter.bytes);
    }
    return all;
}

std::string xmlAttribute(std::string_view name, std::string_view value)
{
    return ' ' + std::string(name) + "=\"" + xmlText(value) + '"';
}

std::string csvQuoted(std::string_view text)
{
    return '"' + replaced(text, '"', "\"\"") + '"';
}

} // namespace lab
