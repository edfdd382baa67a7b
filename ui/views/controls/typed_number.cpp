#include "ui/views/controls/typed_number.h"

#include "core/math/expression/expression.h"
#include "ui/paint/text/punctuation.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct TypedNumberWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::TypedNumberWords)
};

/// With ASCII characters, and without the full stop of a sentence.
QString withPlainSigns(const QString& text)
{
    static const QRegularExpression stop(u"\\s*[.。｡]\\s*$"_s);
    static const QRegularExpression pi(u"(?<![A-Za-z])pi(?![A-Za-z])"_s);
    static const QRegularExpression hundredth(u"^百分之\\s*(.*)$"_s);
    QString plain = inHalfWidth(text).trimmed().remove(stop);
    plain.replace(QChar(0x2212), u'-').replace(u'×', u'*').replace(u'·', u'*').replace(u'÷', u'/');
    plain.replace(QChar(0x00ba), u'°').replace(QChar(0x02da), u'°'); // which look like degrees
    return plain.replace(pi, u"π"_s).replace(hundredth, u"\\1%"_s);
}

struct InUnit {
    QString number;
    QString unit; ///< in lowercase; may be empty
};

/// Splits "14 distances", "69%", "1.581rad" and "14个" into number and unit. A number in words is
/// not supported.
InUnit parted(const QString& text)
{
    static const QRegularExpression both(
        u"^(.*[0-9.)π])\\s*((?:[%°]|\\p{Latin}(?=[\\p{L}\\s/]+$)|\\p{Han})[\\p{L}\\s/]*)$"_s);
    static const QRegularExpression number(
        u"(?:hundred|thousand|million|billion|dozen|[百千万亿])"_s,
        QRegularExpression::CaseInsensitiveOption);
    const auto parts = both.match(text);
    if (!parts.hasMatch() || parts.captured(2).contains(number))
        return {text, {}};
    return {parts.captured(1), parts.captured(2).simplified().toLower()};
}

enum class UnitKind { Other, Share, Radians, Degrees };

UnitKind kindOf(const QString& unit)
{
    static const QRegularExpression share(u"^(?:%|per ?cents?\\b)"_s);
    static const QRegularExpression radians(u"^(?:rads?\\b|radians?\\b|弧度)"_s);
    static const QRegularExpression degrees(u"^(?:°|degs?\\b|degrees?\\b|度)"_s);
    if (unit.contains(share))
        return UnitKind::Share;
    if (unit.contains(radians))
        return UnitKind::Radians;
    return unit.contains(degrees) ? UnitKind::Degrees : UnitKind::Other;
}

QString withoutPlural(QString word)
{
    if (word.endsWith(u's'))
        word.chop(1);
    return word;
}

/// The same word in singular or plural, with more text after it or, in Chinese, with its measure
/// word.
bool isSameUnit(const QString& typed, const QString& asked)
{
    static const QRegularExpression han(u"\\p{Han}"_s);
    if (asked.contains(han) && typed.contains(han))
        return asked.contains(typed) || typed.contains(asked);
    return withoutPlural(typed) == withoutPlural(asked) || typed.startsWith(asked + u' ');
}

/// The divisor for a number in the typed unit; empty if this unit is of another kind than the
/// expected one.
std::optional<double> divisorOf(const QString& typed, const QStringList& units)
{
    constexpr double degreesOfRadian = 180 / std::numbers::pi;
    UnitKind asked = UnitKind::Other;
    bool isAsked = typed.isEmpty() || units.isEmpty();
    for (const QString& unit : units) {
        const QString word = unit.simplified().toLower();
        asked = asked == UnitKind::Other ? kindOf(word) : asked;
        isAsked = isAsked || isSameUnit(typed, word);
    }
    const UnitKind kind = kindOf(typed);
    if (kind == UnitKind::Share && asked != UnitKind::Share)
        return 100;
    if (kind == UnitKind::Degrees && asked == UnitKind::Radians)
        return degreesOfRadian;
    if (kind == UnitKind::Radians && asked == UnitKind::Degrees)
        return 1 / degreesOfRadian;
    const bool isOfKind = kind == asked && kind != UnitKind::Other;
    return isAsked || isOfKind ? std::optional(1.0) : std::nullopt;
}

/// A comma that could separate thousands or decimals, with the digits around it.
std::optional<QString> unclearComma(const QString& text)
{
    static const QRegularExpression either(u"(?<![\\d.,])[1-9]\\d{0,2},(?!000)\\d{3}(?![\\d.,])"_s);
    const auto found = either.match(text);
    return found.hasMatch() ? std::optional(found.captured()) : std::nullopt;
}

bool hasCall(const QString& text) // its commas separate arguments
{
    static const QRegularExpression call(u"[A-Za-z]\\s*\\("_s);
    return text.contains(call);
}

QString withoutBlanks(QString text)
{
    static const QRegularExpression blanks(
        u"(?<=\\d)\\s+(?=\\d{3}(?!\\d))"_s, QRegularExpression::UseUnicodePropertiesOption);
    return text.remove(blanks);
}

QString withPointsAlone(QString text)
{
    static const QRegularExpression thousands(
        u"(?<![\\d.,])([1-9]\\d{0,2}(?:,\\d{3})+)(?![\\d,])"_s);
    for (auto found = thousands.match(text); found.hasMatch(); found = thousands.match(text))
        text.replace(found.capturedStart(), found.capturedLength(), found.captured().remove(u','));
    static const QRegularExpression decimal(u"(?<![\\d.,])(\\d+),(\\d+)(?![\\d.,])"_s);
    return text.replace(decimal, u"\\1.\\2"_s);
}

/// Writes "2π" as a product.
QString withProducts(QString text)
{
    static const QRegularExpression factor(u"(?<=[\\d.)])\\s*(?=π)"_s);
    return text.replace(factor, u"*"_s).replace(u'π', u"pi"_s);
}

std::optional<double> reckoned(const QString& text)
{
    const auto formula = expression(text.toStdString());
    if (!formula)
        return {};
    const auto number = formula->value({[](std::string_view) { return std::optional<Complex>(); },
        [](std::string_view, std::span<const Argument>) {
            return std::optional<Expected<Complex, ExpressionError::Kind>>();
        }});
    if (!number || !std::isfinite(number->real()) || std::abs(number->imag()) > 0)
        return {};
    return number->real();
}

} // namespace

bool hasTypedUnit(const QString& text)
{
    const QString unit = parted(withPlainSigns(text)).unit;
    return !unit.isEmpty() && kindOf(unit) != UnitKind::Share;
}

Expected<double, QString> typedNumber(const QString& text, const QStringList& units)
{
    const InUnit typed = parted(withPlainSigns(text));
    QString plain = withoutBlanks(typed.number);
    if (!hasCall(plain)) {
        if (const auto comma = unclearComma(plain))
            return Unexpected(TypedNumberWords::tr("%1 is ambiguous: type %2 or %3.")
                                  .arg(*comma, QString(*comma).remove(u','),
                                      QString(*comma).replace(u',', u'.')));
        plain = withPointsAlone(plain);
    }
    const auto number = reckoned(withProducts(plain));
    if (!number)
        return Unexpected(QString());
    const auto divisor = divisorOf(typed.unit, units);
    if (!divisor)
        return Unexpected(
            TypedNumberWords::tr("The answer is in %1. Use that unit, or type only the number.")
                .arg(units.front()));
    return *number / *divisor;
}

} // namespace lab::ui
