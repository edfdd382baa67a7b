#include "ui/views/parameters/parameter_words.h"

#include "core/state/choices.h"
#include "core/state/typed_values.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/punctuation.h"
#include "ui/views/parameters/table_words.h"
#include "ui/views/words/word_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::ParameterWords)
};

QString translated(std::string_view english)
{
    return QCoreApplication::translate("parameters", std::string(english).c_str());
}

bool isShare(const Parameter& parameter)
{
    return parameter.unit == "%";
}

// The fewest digits that read back as the same number, in groups of three before the decimal point.
QString shownReal(double number)
{
    constexpr double firstWithExponent = 1e9; // where this is shorter: 1e9, but 1 234 567 890
    if (std::abs(number) >= firstWithExponent) {
        static const QRegularExpression exponent(u"e[+]?0*"_s);
        const QString shortest = QString::number(number, 'g', QLocale::FloatingPointShortest);
        if (shortest.contains(u'e'))
            return QString(shortest).replace(exponent, u"e"_s).replace(u'-', QChar(0x2212));
    }
    const double size = std::abs(number);
    const QString plain = QString::number(size, 'f', QLocale::FloatingPointShortest);
    const qsizetype point = plain.indexOf(u'.');
    return (number < 0 ? QString(QChar(0x2212)) : QString())
        + wholeNumber(static_cast<std::int64_t>(size)) + (point < 0 ? QString() : plain.mid(point));
}

} // namespace

QString labelOf(const Parameter& parameter)
{
    return translated(parameter.label);
}

QString meaningOf(const Parameter& parameter)
{
    return translated(parameter.meaning);
}

QString labelOf(const Choice& choice)
{
    return translated(choice.label);
}

QString benchName(BenchId bench)
{
    return labelOf(choiceOf(bench));
}

QString shownNumber(const Parameter& parameter, double number)
{
    if (isShare(parameter))
        return shownReal(std::round(number * 1e14) / 1e12) + u" %"_s;
    return shownReal(number);
}

QString shownValue(const Parameter& parameter, const Value& value)
{
    if (const auto* key = std::get_if<std::string>(&value)) {
        for (const Choice& choice : parameter.choices) {
            if (choice.key == *key)
                return labelOf(choice);
        }
        return parameter.admitsOthers ? tableName(*key) : QString::fromStdString(*key);
    }
    if (const auto* isOn = std::get_if<bool>(&value))
        return *isOn ? Words::tr("on") : Words::tr("off");
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return wholeNumber(*whole);
    return shownNumber(parameter, std::get<double>(value));
}

QString rangeOf(const Parameter& parameter, const LabState& state)
{
    if (!parameter.range)
        return {};
    const Range range = parameter.range(state);
    const QString ends =
        Words::tr("%1 to %2")
            .arg(shownNumber(parameter, range.lowest), shownNumber(parameter, range.highest));
    const bool hasUnit = !parameter.unit.empty() && !isShare(parameter);
    return hasUnit ? ends + u' ' + translated(parameter.unit) : ends;
}

QString whatIsWanted(const Parameter& parameter, const LabState& state)
{
    if (parameter.kind == ParameterKind::Text)
        return Words::tr("%1 must be %2.").arg(labelOf(parameter), translated(parameter.wanted));
    if (!parameter.range)
        return {};
    const Range range = parameter.range(state);
    const QString pattern = parameter.kind == ParameterKind::Real
        ? Words::tr("%1 must be a number from %2 to %3.")
        : parameter.multipleOf == 2 ? Words::tr("%1 must be an even whole number from %2 to %3.")
        : parameter.multipleOf > 2  ? Words::tr("%1 must be a multiple of %4 from %2 to %3.")
                                    : Words::tr("%1 must be a whole number from %2 to %3.");
    const QString wanted = pattern.arg(labelOf(parameter), shownNumber(parameter, range.lowest),
        shownNumber(parameter, range.highest));
    return parameter.multipleOf > 2 ? wanted.arg(parameter.multipleOf) : wanted;
}

QString tooltipOf(const Parameter& parameter, const LabState& state)
{
    const KnownWord* word = wordOf(parameter);
    const QString head = word
        ? Words::tr("%1, %2", "a parameter and its symbol").arg(labelOf(parameter), word->letter)
        : labelOf(parameter);
    const QString range = rangeOf(parameter, state);
    const auto line = [](const QString& text) {
        return text.isEmpty() ? QString() : u"<br>"_s + text.toHtmlEscaped();
    };
    // The explanation of the symbol already contains the meaning.
    return u"<p><b>%1</b>%2%3%4</p>"_s.arg(head.toHtmlEscaped(), line(meaningOf(parameter)),
        line(range), line(word ? introductionOf(*word) : QString()));
}

std::optional<Value> typedValue(
    const Parameter& parameter, const QString& typed, const LabState& state)
{
    if (parameter.kind
        == ParameterKind::Text) // letters of a sentence stay unchanged, an order needs digits
        if (auto text = parsed(parameter, typed.toStdString(), state))
            return text;
    return lab::typedValue(parameter, inHalfWidth(typed).trimmed().toStdString(), state);
}

double asNumber(const Value& value)
{
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*whole);
    if (const auto* real = std::get_if<double>(&value))
        return *real;
    if (const auto* isOn = std::get_if<bool>(&value))
        return *isOn ? 1 : 0;
    return 0;
}

Value valueNear(const Parameter& parameter, double number)
{
    if (parameter.kind == ParameterKind::Real)
        return number;
    const double multiple = std::round(number / parameter.multipleOf);
    return static_cast<std::int64_t>(multiple) * parameter.multipleOf;
}

} // namespace lab::ui
