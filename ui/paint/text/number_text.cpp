#include "ui/paint/text/number_text.h"

#include "core/frames/reading_numbers.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr QChar minus = u'\u2212';
constexpr QChar thinSpace = u'\u2009';
constexpr QChar times = u'\u00D7';
constexpr double firstWithoutUnits = 1e15; ///< beyond this a double's last integer digits are noise

/// "12345.678" → "12 345.678", a hyphen in front → U+2212.
QString grouped(QString number)
{
    const bool negative = number.startsWith(u'-');
    if (negative)
        number.remove(0, 1);
    const qsizetype point = number.indexOf(u'.');
    for (qsizetype end = (point < 0 ? number.size() : point) - 3; end > 0; end -= 3)
        number.insert(end, thinSpace);
    return negative ? minus + number : number;
}

bool isZero(const QString& number)
{
    return std::all_of(
        number.begin(), number.end(), [](QChar c) { return c == u'0' || c == u'.' || c == u'-'; });
}

QString withoutZerosAtEnd(QString number)
{
    if (!number.contains(u'.'))
        return number;
    while (number.endsWith(u'0'))
        number.chop(1);
    if (number.endsWith(u'.'))
        number.chop(1);
    return number;
}

QString notFinite(double number)
{
    if (std::isnan(number))
        return u"\u2014"_s;
    return number < 0 ? minus + u"\u221E"_s : u"\u221E"_s;
}

/// "-1.5e-07" → "−1.5×10^−7".
QString withPower(const QString& scientific)
{
    const qsizetype e = scientific.indexOf(u'e');
    const int exponent = scientific.mid(e + 1).toInt();
    const QString power = grouped(QString::number(exponent));
    return grouped(withoutZerosAtEnd(scientific.left(e))) + times + u"10^"_s + power;
}

} // namespace

QString wholeNumber(std::int64_t number)
{
    return grouped(QString::number(number));
}

QString decimals(double number, int digits)
{
    if (!std::isfinite(number))
        return notFinite(number);
    if (std::abs(number) >= firstWithoutUnits)
        return powerOfTen(number, digits + 1);
    QString text = QString::number(number, 'f', digits);
    if (isZero(text) && text.startsWith(u'-'))
        text.remove(0, 1);
    return grouped(text);
}

QString significant(double number, int digits)
{
    if (!std::isfinite(number))
        return notFinite(number);
    const QString scientific = QString::number(number, 'e', std::max(0, digits - 1));
    const int exponent = scientific.mid(scientific.indexOf(u'e') + 1).toInt();
    if (exponent < -4 || exponent >= std::max(7, std::min(digits, 15)))
        return powerOfTen(number, digits);
    const int places = std::max(0, digits - 1 - exponent);
    const QString text = withoutZerosAtEnd(QString::number(number, 'f', places));
    return isZero(text) ? u"0"_s : grouped(text);
}

QString percentOf(double share, int digits)
{
    return significant(100 * share, digitsOfShare(share, digits));
}

QString wholePercentOf(double share)
{
    constexpr double rounding = 1e-12; // of a sum of shares
    if (share > rounding && share < 0.005)
        return u"< 1"_s;
    if (share >= 0.995 && share < 1 - rounding)
        return u"> 99"_s;
    return QString::number(std::lround(100 * share)).replace(u'-', minus);
}

QString withSign(double number, int digits)
{
    const QString text = decimals(number, digits);
    return number > 0 && !isZero(text) ? u'+' + text : text;
}

QString allDigits(double number)
{
    return QString::number(number, 'g', 17);
}

QString allDigitsTypeset(double number)
{
    if (!std::isfinite(number))
        return notFinite(number);
    const QString text = allDigits(number);
    if (text.contains(u'e'))
        return withPower(text);
    return QString(text).replace(u'-', minus);
}

QString tickLabel(double value, double step)
{
    constexpr int maxPlaces = 6;
    for (int places = 0; places <= maxPlaces; ++places) {
        const double scaled = step * std::pow(10.0, places);
        if (std::abs(scaled - std::round(scaled)) < 1e-6 * scaled && scaled > 0.5)
            return decimals(value, places);
    }
    return std::abs(value) <= 1e-6 * std::abs(step) ? u"0"_s : powerOfTen(value, 3);
}

QString powerOfTen(double number, int digits)
{
    return withPower(QString::number(number, 'e', std::max(0, digits - 1)));
}

QString withSuperscripts(const QString& text)
{
    static const QString raised = u"⁰¹²³⁴⁵⁶⁷⁸⁹"_s;
    QString result;
    result.reserve(text.size());
    bool inExponent = false;
    for (const QChar c : text) {
        if (c == u'^' && result.endsWith(u"10"_s)) {
            inExponent = true;
            continue;
        }
        const bool digit = c >= u'0' && c <= u'9';
        if (inExponent && digit) {
            result += raised[c.unicode() - u'0'];
        } else if (inExponent && (c == minus || c == u'-')) {
            result += u'\u207B';
        } else {
            inExponent = false;
            result += c;
        }
    }
    return result;
}

} // namespace lab::ui
