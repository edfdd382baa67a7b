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

std::optional<double> captionNumber(const Reading& reading, std::string_view slot)
{
    const auto found = std::ranges::find(reading.captionNumbers, slot, &ReadingNumber::slot);
    return found == reading.captionNumbers.end() ? std::nullopt : std::optional(found->value);
}

QString wholeNumberAt(const Reading& reading, std::string_view slot)
{
    return wholeNumber(static_cast<std::int64_t>(captionNumber(reading, slot).value_or(0)));
}

QString movedCaption(const Reading& reading, const QString& name)
{
    const QString moved = wholeNumberAt(reading, "moved");
    const auto there = static_cast<int>(captionNumber(reading, "there").value_or(0));
    if (there <= comparedSteps)
        return CompareWords::tr("%1, both shifted by 0…%2: a value at %3 of %4 positions, none "
                                "beyond the end of the table")
            .arg(name, moved, wholeNumber(there), wholeNumber(comparedSteps + 1));
    const auto spread = std::ranges::find(reading.numbers, "spread", &ReadingNumber::slot);
    ComparedRow row;
    row.spread = spread->value;
    return (row.isRelative()
            ? CompareWords::tr("%1, both shifted by 0…%2: only the distance matters")
            : CompareWords::tr("%1, both shifted by 0…%2: the positions matter too"))
        .arg(name, moved);
}

QString ownCaption(const Reading& reading, const QString& name)
{
    if (reading.formula.ends_with("every"))
        return CompareWords::tr("%1: each distance has its own value, however large").arg(name);
    if (reading.formula.ends_with("table"))
        return CompareWords::tr("%1: one row per position of the table, none beyond it").arg(name);
    if (reading.formula.ends_with("ratio"))
        return CompareWords::tr("%1: larger distances share values, more and more of them")
            .arg(name);
    if (reading.numbers.front().value < 1)
        return CompareWords::tr("%1: distances are not told apart").arg(name);
    if (reading.focus.compared == ComparedEncoding::Cope)
        return CompareWords::tr(
            "%1: with all gates open, everything beyond the limit shares one value")
            .arg(name);
    return CompareWords::tr("%1: all larger distances share one value").arg(name);
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
    if (property == ComparedProperty::DistinctDistances)
        return CompareWords::tr("Distinct below", "a distance");
    return property == ComparedProperty::Parameters ? CompareWords::tr("Learned values")
                                                    : propertyName(property);
}

QString ownText(const OwnValues& own)
{
    switch (own.beyond) {
    case BeyondOwn::Everywhere:
        return {};
    case BeyondOwn::Nothing:
        return CompareWords::tr("%1, none beyond").arg(wholeNumber(own.own));
    case BeyondOwn::Shared:
        return CompareWords::tr("%1, shared beyond").arg(wholeNumber(own.own));
    case BeyondOwn::Ratio:
        return CompareWords::tr("%1, logarithmic to %2")
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
    case ComparedProperty::ShiftedScore:
        return CompareWords::tr("spread %1").arg(withSuperscripts(significant(row.spread, 3)));
    case ComparedProperty::Distance:
        return CompareWords::tr("increases: %1").arg(wholeNumber(row.rises));
    case ComparedProperty::DistinctDistances:
        return row.own.beyond == BeyondOwn::Everywhere ? CompareWords::tr("all distances")
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
    switch (reading.focus.property.value_or(ComparedProperty::ShiftedScore)) {
    case ComparedProperty::ShiftedScore:
        return movedCaption(reading, name);
    case ComparedProperty::Distance:
        return CompareWords::tr("%1, key 0…%2 positions behind: the logit goes from %3 to %4")
            .arg(name, wholeNumberAt(reading, "farthest"),
                decimals(captionNumber(reading, "first").value_or(0), 3),
                decimals(captionNumber(reading, "end").value_or(0), 3));
    case ComparedProperty::DistinctDistances:
        return ownCaption(reading, name);
    case ComparedProperty::Length:
        return CompareWords::tr(
            "%1, mean ratio of a vector's length with its position to that without")
            .arg(name);
    case ComparedProperty::Parameters:
        return CompareWords::tr("%1, parameters learned for the position").arg(name);
    case ComparedProperty::Operations:
        break;
    }
    return CompareWords::tr(
        "%1, operations per token that the encoding adds in one layer; stored: %2 bytes")
        .arg(name, wholeNumberAt(reading, "bytes"));
}

} // namespace lab::ui
