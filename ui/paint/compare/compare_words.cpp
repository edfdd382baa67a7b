#include "ui/paint/compare/compare_words.h"

#include "core/state/choices.h"
#include "ui/paint/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

struct CompareWords {
    Q_DECLARE_TR_FUNCTIONS(CompareWords)
};

QString label(const Choice& choice)
{
    return QCoreApplication::translate("parameters", choice.label.data());
}

QString extendedName(const QString& method)
{
    return CompareWords::tr("RoPE + %1").arg(method);
}

std::optional<double> told(const Reading& reading, std::string_view slot)
{
    const auto found = std::ranges::find(reading.told, slot, &ReadingNumber::slot);
    return found == reading.told.end() ? std::nullopt : std::optional(found->value);
}

QString toldWhole(const Reading& reading, std::string_view slot)
{
    return wholeNumber(static_cast<std::int64_t>(told(reading, slot).value_or(0)));
}

QString movedCaption(const Reading& reading, const QString& name)
{
    const QString moved = toldWhole(reading, "moved");
    const auto there = static_cast<int>(told(reading, "there").value_or(0));
    if (there <= comparedSteps)
        return CompareWords::tr("%1, both moved on by 0…%2: a value at %3 of %4 places, none past "
                                "the end of the table")
            .arg(name, moved, wholeNumber(there), wholeNumber(comparedSteps + 1));
    const auto spread = std::ranges::find(reading.numbers, "spread", &ReadingNumber::slot);
    ComparedRow row;
    row.spread = spread->value;
    return (row.isRelative()
            ? CompareWords::tr("%1, both moved on by 0…%2: only the distance counts")
            : CompareWords::tr("%1, both moved on by 0…%2: the places count too"))
        .arg(name, moved);
}

QString ownCaption(const Reading& reading, const QString& name)
{
    if (reading.formula.ends_with("every"))
        return CompareWords::tr("%1: each distance has a value of its own, however far").arg(name);
    if (reading.formula.ends_with("table"))
        return CompareWords::tr("%1: a row for each position of the table, none after it")
            .arg(name);
    if (reading.formula.ends_with("ratio"))
        return CompareWords::tr("%1: farther distances share values, ever more of them one")
            .arg(name);
    if (reading.numbers.front().value < 1)
        return CompareWords::tr("%1: nothing tells one distance from another").arg(name);
    if (reading.focus.compared == ComparedEncoding::Cope)
        return CompareWords::tr("%1: what is counted further shares one value; with all gates open")
            .arg(name);
    return CompareWords::tr("%1: all farther distances share one value").arg(name);
}

} // namespace

QString comparedName(ComparedEncoding encoding, ScalingMethod method)
{
    return encoding == ComparedEncoding::ExtendedRope ? extendedName(label(choiceOf(method)))
                                                      : label(choiceOf(encoding));
}

QString shortComparedName(ComparedEncoding encoding, ScalingMethod method)
{
    return encoding == ComparedEncoding::ExtendedRope ? label(choiceOf(method))
                                                      : label(choiceOf(encoding));
}

QString propertyName(ComparedProperty property)
{
    return label(choiceOf(property));
}

QString shortPropertyName(ComparedProperty property)
{
    if (property == ComparedProperty::Own)
        return CompareWords::tr("Own below", "a distance");
    return property == ComparedProperty::Parameters ? CompareWords::tr("Learned numbers")
                                                    : propertyName(property);
}

QString ownText(const OwnValues& own)
{
    switch (own.beyond) {
    case BeyondOwn::Everywhere:
        return {};
    case BeyondOwn::Nothing:
        return CompareWords::tr("%1, then nothing").arg(wholeNumber(own.own));
    case BeyondOwn::Shared:
        return CompareWords::tr("%1, then shared").arg(wholeNumber(own.own));
    case BeyondOwn::Ratio:
        return CompareWords::tr("%1, by ratio to %2")
            .arg(wholeNumber(own.own), wholeNumber(own.last));
    case BeyondOwn::None:
        break;
    }
    return CompareWords::tr("none");
}

QString shortOwnText(const OwnValues& own)
{
    switch (own.beyond) {
    case BeyondOwn::Nothing:
    case BeyondOwn::Shared:
        return wholeNumber(own.own);
    case BeyondOwn::Ratio:
        return CompareWords::tr("%1 to %2", "distances")
            .arg(wholeNumber(own.own), wholeNumber(own.last));
    case BeyondOwn::Everywhere:
    case BeyondOwn::None:
        break;
    }
    return ownText(own);
}

QString spreadText(const ComparedRow& row, int digits)
{
    const bool isRounding = row.isRelative() && row.spread > 0;
    return isRounding ? powerOfTen(row.spread, 1) : significant(row.spread, digits);
}

bool isSpreadStrong(const ComparedRow& row)
{
    return !row.isRelative() && !std::isnan(row.spread);
}

QString cellText(const ComparedRow& row, ComparedProperty property)
{
    switch (property) {
    case ComparedProperty::MovedOn:
        return CompareWords::tr("spread %1").arg(withSuperscripts(significant(row.spread, 3)));
    case ComparedProperty::Distance:
        return CompareWords::tr("rises: %1").arg(wholeNumber(row.rises));
    case ComparedProperty::Own:
        return row.own.beyond == BeyondOwn::Everywhere ? CompareWords::tr("every distance")
                                                       : ownText(row.own);
    case ComparedProperty::Length:
        return decimals(row.length, 2);
    case ComparedProperty::Parameters:
        return wholeNumber(row.cost.parameters());
    case ComparedProperty::Operations:
        break;
    }
    return wholeNumber(row.cost.operations());
}

QString comparedCaption(const Reading& reading)
{
    const auto encoding = reading.focus.compared.value_or(ComparedEncoding::Rope);
    const QString name = encoding == ComparedEncoding::ExtendedRope
        ? extendedName(QCoreApplication::translate("parameters", reading.words.front().c_str()))
        : label(choiceOf(encoding));
    switch (reading.focus.property.value_or(ComparedProperty::MovedOn)) {
    case ComparedProperty::MovedOn:
        return movedCaption(reading, name);
    case ComparedProperty::Distance:
        return CompareWords::tr("%1, the key falls behind by 0…%2: the score goes from %3 to %4")
            .arg(name, toldWhole(reading, "farthest"),
                decimals(told(reading, "first").value_or(0), 3),
                decimals(told(reading, "end").value_or(0), 3));
    case ComparedProperty::Own:
        return ownCaption(reading, name);
    case ComparedProperty::Length:
        return CompareWords::tr("%1, length of a vector with its position over that without, mean")
            .arg(name);
    case ComparedProperty::Parameters:
        return CompareWords::tr("%1, numbers that are learned for the position").arg(name);
    case ComparedProperty::Operations:
        break;
    }
    return CompareWords::tr("%1, operations of one more token for its position in one layer; "
                            "numbers kept: %2 bytes")
        .arg(name, toldWhole(reading, "bytes"));
}

} // namespace lab::ui
