#include "core/drawing/font_metrics.h"

#include "core/drawing/advances.h"
#include "core/drawing/characters.h"
#include "core/drawing/line_breaks.h"
#include "core/drawing/numbers.h"
#include "core/math/quoting.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace lab::drawing {

namespace {

constexpr double em = 1000; ///< of formulas and Han characters
constexpr char32_t ellipsis = U'…';
using Letters = std::u32string;
using LettersView = std::u32string_view;

bool isLatin(char32_t c)
{
    return isLetter(c) && c < 0x250;
}

bool isInvisible(char32_t c)
{
    return (c >= 0x200b && c <= 0x200f) || (c >= 0x2060 && c <= 0x2064);
}

/// From a font's units to 64ths of a pixel, in 65536ths, rounded as FreeType does. Qt keeps the
/// 64ths.
double freeTypeScale(double pixels, double em)
{
    return std::round(pixels * 64 * 65536 / em);
}

/// In pixels, equal to Qt's.
double advance(const FontAdvances& font, char32_t c, double pixels)
{
    const auto found = font.characters.find(c);
    const bool isCode = &font == &advances().code;
    if (found == font.characters.end() && isCode)
        return advance(advances().regular, c, pixels);
    const bool isKnown = found != font.characters.end();
    if (!isKnown && isInvisible(c))
        return 0;
    const double units = isKnown ? font.em : em;
    const double length = isKnown ? found->second : em;
    return std::floor(std::round(length * freeTypeScale(pixels, units) / 64) / 1024) / 64;
}

const FontAdvances& fontOf(TextRole role)
{
    return role == TextRole::Code     ? advances().code
        : letterSize(role).isSemibold ? advances().semibold
                                      : advances().regular;
}

/// Digits after "10^" are raised: they are other characters.
Letters withSuperscripts(LettersView text)
{
    constexpr LettersView raised = U"⁰¹²³⁴⁵⁶⁷⁸⁹";
    Letters result;
    bool isExponent = false;
    for (const char32_t c : text) {
        if (c == U'^' && result.ends_with(U"10")) {
            isExponent = true;
            continue;
        }
        const bool isSign = c == U'−' || c == U'-';
        isExponent = isExponent && (isDigit(c) || isSign);
        result += !isExponent ? c : isDigit(c) ? raised[c - U'0'] : U'⁻';
    }
    return result;
}

/// Whether the mark at a place makes the character after it an index: the q of "W_q", the Δ of
/// "R(θ)^Δ".
bool isIndexMark(LettersView text, std::size_t at)
{
    if (at == 0 || at + 1 == text.size())
        return false;
    if (text[at] == U'^')
        return text[at - 1] == U')' && text[at + 1] == U'Δ';
    const auto joins = [](char32_t c) { return isLetter(c) || isDigit(c) || c == U'_'; };
    const bool isIndex = text[at] == U'_' && (text[at + 1] == U'q' || text[at + 1] == U'k');
    return isIndex && isLetter(text[at - 1]) && (at == 1 || !joins(text[at - 2]))
        && (at + 2 == text.size()
            || !(isLatin(text[at + 2]) || isDigit(text[at + 2]) || text[at + 2] == U'_'));
}

double sum(const FontAdvances& font, LettersView text, double pixels)
{
    double width = 0;
    for (const char32_t c : text)
        width += advance(font, c, pixels);
    return width;
}

/// Of a text its parts on the line, and between them one letter each below or above it.
struct LetterParts {
    LettersView line;
    LettersView index {};
    bool isAbove = false;
};

std::vector<LetterParts> partsIn(LettersView text, TextRole role)
{
    std::vector<LetterParts> parts;
    std::size_t start = 0;
    for (std::size_t at = 0; role != TextRole::Code && at < text.size(); ++at) {
        if (!isIndexMark(text, at))
            continue;
        parts.push_back({text.substr(start, at - start), text.substr(at + 1, 1), text[at] == U'^'});
        start = ++at + 1;
    }
    if (start < text.size() || parts.empty())
        parts.push_back({text.substr(start)});
    return parts;
}

double smallPixels(TextRole role, double pixels)
{
    return std::max(1.0, std::round(indexScale(role) * pixels));
}

double widthOf(LettersView text, TextRole role, double scale)
{
    const FontAdvances& font = fontOf(role);
    const double pixels = letterPixels(role, scale);
    double width = 0;
    for (const LetterParts& part : partsIn(text, role))
        width += sum(font, withSuperscripts(part.line), pixels)
            + sum(font, part.index, smallPixels(role, pixels));
    return width;
}

/// The end of a number that begins at a place, with its sign, power of ten and unit; the place if
/// none does.
std::size_t endOfNumber(LettersView text, std::size_t at)
{
    const auto has = [&](std::size_t i, LettersView any) {
        return i < text.size() && any.find(text[i]) != any.npos;
    };
    const auto afterDigits = [&](std::size_t i) {
        while (i < text.size() && isDigit(text[i]))
            ++i;
        return i;
    };
    const std::size_t digits = has(at, U"−-") ? at + 1 : at;
    std::size_t end = afterDigits(digits);
    if (end == digits)
        return at;
    while (has(end, U".\u2009") && afterDigits(end + 1) > end + 1)
        end = afterDigits(end + 1);
    if (text.substr(end).starts_with(U"×10")) {
        const std::size_t power = end + 3;
        if (has(power, U"^")) {
            const std::size_t exponent = has(power + 1, U"−-") ? power + 2 : power + 1;
            if (afterDigits(exponent) > exponent)
                end = afterDigits(exponent);
        } else if (has(power, U"⁻⁰¹²³⁴⁵⁶⁷⁸⁹")) {
            for (end = power; has(end, U"⁻⁰¹²³⁴⁵⁶⁷⁸⁹");)
                ++end;
        }
    }
    const std::size_t unit = has(end, U" ") ? end + 1 : end;
    return has(unit, U"%°") ? unit + 1 : end;
}

/// The start of the number around an end of the text; that end if there is none.
std::size_t startOfNumberAround(LettersView text, std::size_t end)
{
    for (std::size_t at = 0; at < end;) {
        const std::size_t after = endOfNumber(text, at);
        if (after > end)
            return at;
        at = std::max(after, at + 1);
    }
    return end;
}

std::string utf8(LettersView letters)
{
    std::string text;
    for (const char32_t c : letters) {
        if (c < 0x80) {
            text += static_cast<char>(c);
            continue;
        }
        const int more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
        text += static_cast<char>((0xff00 >> (more + 1) & 0xff) | c >> 6 * more);
        for (int k = more - 1; k >= 0; --k)
            text += static_cast<char>(0x80 | (c >> 6 * k & 0x3f));
    }
    return text;
}

LettersView trimmed(LettersView line)
{
    while (line.starts_with(U' '))
        line.remove_prefix(1);
    while (line.ends_with(U' '))
        line.remove_suffix(1);
    return line;
}

/// Of a number in a formula, in thousandths of an em. A caret raises the exponent after it.
double formulaNumberWidth(LettersView number)
{
    constexpr double unknown = em / 2;
    const Advances& all = advances();
    double width = 0;
    bool isRaised = false;
    for (std::size_t at = 0; at < number.size(); ++at) {
        const char32_t c = number[at] == U'-' ? U'−' : number[at];
        if (c == U'^') {
            isRaised = true;
            continue;
        }
        const bool opensExponent = at > 0 && number[at - 1] == U'^' && (c == U'−' || c == U'+');
        isRaised = isRaised && (opensExponent || isDigit(c) || c == U'.' || c == U'/');
        const auto found = all.formulaNumbers.characters.find(c);
        width += (found == all.formulaNumbers.characters.end() ? unknown : found->second)
            * (isRaised ? all.raised : 1);
    }
    return width;
}

/// Above its baseline, in thousandths of an em.
double formulaNumberAscent(LettersView number)
{
    constexpr double digitHeight = 666;
    const bool hasExponent = number.find(U'^') != number.npos;
    return hasExponent ? digitHeight * advances().raised - advances().raisedY : digitHeight;
}

} // namespace

LetterSize letterSize(TextRole role)
{
    switch (role) {
    case TextRole::BenchTitle:
        return {20, true};
    case TextRole::PictureTitle:
        return {14, true};
    case TextRole::Body:
        return {13};
    case TextRole::BodyStrong:
        return {13, true};
    case TextRole::NoteStrong:
        return {12, true};
    case TextRole::MainResult:
        return {24, true};
    case TextRole::Note:
    case TextRole::Axis:
    case TextRole::Code:
        break;
    }
    return {12};
}

int letterPixels(TextRole role, double scale)
{
    return std::max(1, static_cast<int>(std::lround(letterSize(role).pixels * scale)));
}

double indexScale(TextRole role)
{
    return std::max(0.75, 1.0 * letterSize(TextRole::Note).pixels / letterSize(role).pixels);
}

bool FontMetrics::hasAll(std::string_view text)
{
    const auto isOtherAsian = [](char32_t c) { return c >= 0x3040 && c < 0x3200; };
    return std::ranges::all_of(codePoints(text), [&](char32_t c) {
        return (isHan(c) && c < 0x20000 && !isOtherAsian(c)) || isInvisible(c)
            || advances().regular.characters.contains(c);
    });
}

bool hasLetters(std::string_view text)
{
    return std::ranges::any_of(codePoints(text), isLetter);
}

std::vector<LinePart> partsOf(std::string_view text, TextRole role, double scale)
{
    constexpr double below = 0.22; // of an em
    constexpr double above = -0.36;
    const FontAdvances& font = fontOf(role);
    const double pixels = letterPixels(role, scale);
    const double small = smallPixels(role, pixels);
    std::vector<LinePart> parts;
    const Letters letters = codePoints(text);
    for (const LetterParts& part : partsIn(letters, role)) {
        const Letters line = withSuperscripts(part.line);
        if (!line.empty())
            parts.push_back({utf8(line), pixels, 0, sum(font, line, pixels)});
        if (!part.index.empty())
            parts.push_back({utf8(part.index), small, (part.isAbove ? above : below) * pixels,
                sum(font, part.index, small)});
    }
    return parts;
}

std::optional<PlacedLine> lineIn(
    const Box& place, Point start, double width, double height, bool hasLetters)
{
    constexpr double rounding = 0.5; // pixels
    constexpr double minLetters = 3; // and their ellipsis, in heights of a digit
    const double beyond = std::max(place.top() + height - start.y, start.y - place.bottom());
    if (beyond > height / 2 + rounding || place.height < height)
        return std::nullopt;
    start.y = std::clamp(start.y, place.top() + height, place.bottom());
    const double left = place.left() - start.x;
    const double right = start.x + width - place.right();
    if (std::max(left, right) <= rounding)
        return PlacedLine {start};
    if (std::max(left, right) <= 2 * height && width <= place.width)
        return PlacedLine {{left > 0 ? place.left() : place.right() - width, start.y}};
    const double from = std::max(start.x, place.left());
    const double space = std::min(start.x + width, place.right()) - from;
    if (!hasLetters || space < minLetters * height)
        return std::nullopt;
    return PlacedLine {{from, start.y}, space};
}

double FontMetrics::width(std::string_view text, TextRole role, double scale) const
{
    return widthOf(codePoints(text), role, scale);
}

double FontMetrics::spaceWidth(TextRole role, double scale) const
{
    return width(" ", role, scale);
}

double FontMetrics::digitHeight(TextRole role, double scale) const
{
    const FontAdvances& font = fontOf(role);
    const double factor = freeTypeScale(letterPixels(role, scale), font.em);
    return std::round(font.capitals * factor / 65536) / 64;
}

std::string FontMetrics::fitted(
    std::string_view text, double space, TextRole role, double scale) const
{
    const Letters letters = codePoints(text);
    if (widthOf(letters, role, scale) <= space)
        return std::string(text);
    const FontAdvances& font = fontOf(role);
    const double pixels = letterPixels(role, scale);
    double left = std::floor(space * 64) / 64 - advance(font, ellipsis, pixels);
    if (left < 0) // not even the ellipsis has space
        return {};
    std::size_t end = 0;
    while (end < letters.size() && left > advance(font, letters[end], pixels))
        left -= advance(font, letters[end++], pixels);
    const std::size_t start = startOfNumberAround(letters, end);
    const LettersView kept = LettersView(letters).substr(0, start);
    return utf8(start == end ? kept : trimmed(kept)) + utf8({&ellipsis, 1});
}

std::vector<std::string> FontMetrics::lines(
    std::string_view text, double space, TextRole role, double scale) const
{
    const Letters letters = codePoints(text);
    const Letters measured = heldTogether(letters);
    const LettersView all(letters);
    std::vector<std::string> lines;
    std::size_t start = 0;
    std::size_t chance = 0;
    for (std::size_t at = 1; at <= all.size(); ++at) {
        if (at < all.size() && !mayBreakBefore(measured, at))
            continue;
        const bool isWide =
            widthOf(trimmed(LettersView(measured).substr(start, at - start)), role, scale) > space
            && chance > start;
        if (isWide) {
            lines.push_back(utf8(trimmed(all.substr(start, chance - start))));
            start = chance;
        }
        chance = at;
    }
    if (start < all.size())
        lines.push_back(utf8(trimmed(all.substr(start))));
    return lines;
}

Box FontMetrics::formulaBox(
    std::string_view key, const FormulaValues& values, double size, double scale) const
{
    const auto found = advances().formulas.find(key);
    if (found == advances().formulas.end())
        return {};
    const FormulaAdvances& formula = found->second;
    double width = formula.width;
    double ascent = formula.ascent;
    for (const FormulaAdvances::Slot& slot : formula.slots) {
        const auto value = std::ranges::find(values, slot.name, &FormulaValues::value_type::first);
        const Letters number = value == values.end() ? U"…" : codePoints(value->second);
        const bool isNegative = number.starts_with(U'−') || number.starts_with(U'-');
        const bool isEnclosed = (slot.enclosesNegative && isNegative)
            || (slot.enclosesPower && number.find(U'^') != number.npos);
        const double own =
            formulaNumberWidth(isEnclosed ? U'(' + number + U')' : number) * slot.scale;
        const double squeezed = slot.isFixed ? std::min(1.0, slot.width / own) : 1;
        ascent = std::max(ascent, formulaNumberAscent(number) * slot.scale * squeezed - slot.y);
        width += slot.isFixed ? 0 : own - slot.width;
    }
    const double pixels = size * scale / em;
    return {0, -ascent * pixels, width * pixels, (ascent + formula.descent) * pixels};
}

} // namespace lab::drawing
