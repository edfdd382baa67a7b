#include "ui/paint/text/number_text.h"

#include "core/drawing/numbers.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr QChar minus = u'\u2212';

} // namespace

QString wholeNumber(std::int64_t number)
{
    return QString::fromStdString(drawing::wholeNumber(number));
}

QString decimals(double number, int digits)
{
    return QString::fromStdString(drawing::decimals(number, digits));
}

QString significant(double number, int digits)
{
    return QString::fromStdString(drawing::significant(number, digits));
}

QString percentOf(double share, int digits)
{
    return QString::fromStdString(drawing::percentOf(share, digits));
}

QString wholePercentOf(double share)
{
    return QString::fromStdString(drawing::wholePercentOf(share));
}

QString allDigits(double number)
{
    return QString::fromStdString(drawing::allDigits(number));
}

QString tickLabel(double value, double step)
{
    return QString::fromStdString(drawing::tickLabel(value, step));
}

QString powerOfTen(double number, int digits)
{
    return QString::fromStdString(drawing::powerOfTen(number, digits));
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
