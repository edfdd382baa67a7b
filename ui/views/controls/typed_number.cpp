#include "ui/views/controls/typed_number.h"

#include "core/math/expression/expression.h"

#include <QRegularExpression>

#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

/// Letters, digits and signs of full width as those of half.
QString inHalfWidth(QString text)
{
    constexpr char16_t first = 0xff01;
    constexpr char16_t last = 0xff5e;
    constexpr int apart = 0xfee0;
    for (QChar& letter : text)
        if (letter.unicode() >= first && letter.unicode() <= last)
            letter = QChar(letter.unicode() - apart);
    return text.replace(QChar(0x3000), u' ');
}

/// "14 distances", "69 %", "40°" and "14个" without what is counted. A word for a number is none.
QString withoutUnit(const QString& text)
{
    static const QRegularExpression unit(
        u"^(.*[0-9.])\\s*(?:[%°]|(?:(?<=\\s)[\\p{Latin}]|\\p{Han})[\\p{L}\\s]+|\\p{Han})$"_s);
    static const QRegularExpression number(
        u"(?:hundred|thousand|million|billion|dozen|\\bpi|[百千万亿])"_s,
        QRegularExpression::CaseInsensitiveOption);
    const auto parts = unit.match(text);
    if (!parts.hasMatch() || text.mid(parts.capturedEnd(1)).contains(number))
        return text;
    return parts.captured(1);
}

QString withPointsAlone(QString text)
{
    static const QRegularExpression blanks(
        u"(?<=\\d)\\s+(?=\\d{3}(?!\\d))"_s, QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression call(u"[A-Za-z]\\s*\\("_s);
    text.remove(blanks);
    if (text.contains(call))
        return text; // whose commas part what it is called with
    static const QRegularExpression thousands(
        u"(?<![\\d.,])([1-9]\\d{0,2}(?:,\\d{3})+)(?![\\d,])"_s);
    for (auto found = thousands.match(text); found.hasMatch(); found = thousands.match(text))
        text.replace(found.capturedStart(), found.capturedLength(), found.captured().remove(u','));
    static const QRegularExpression decimal(u"(?<![\\d.,])(\\d+),(\\d+)(?![\\d.,])"_s);
    return text.replace(decimal, u"\\1.\\2"_s);
}

/// "2π" and "2 pi" as products.
QString withProducts(QString text)
{
    static const QRegularExpression factor(u"(?<=[\\d.)])\\s*(?=pi\\b)"_s);
    return text.replace(u'π', u"pi"_s).replace(factor, u"*"_s);
}

} // namespace

std::optional<double> typedNumber(const QString& text)
{
    QString plain = inHalfWidth(text.trimmed());
    plain.replace(QChar(0x2212), u'-').replace(u'×', u'*').replace(u'·', u'*').replace(u'÷', u'/');
    plain = withProducts(withPointsAlone(withoutUnit(plain)));
    const auto formula = expression(plain.toStdString());
    if (!formula)
        return {};
    const auto number = formula->value({[](std::string_view) { return std::optional<Complex>(); },
        [](std::string_view, std::span<const Argument>) {
            return std::optional<Expected<Complex, ExpressionFault::Kind>>();
        }});
    if (!number || !std::isfinite(number->real()) || std::abs(number->imag()) > 0)
        return {};
    return number->real();
}

} // namespace lab::ui
