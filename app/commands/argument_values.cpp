#include "app/commands/argument_values.h"

#include "app/text/exit.h"
#include "app/text/setting_words.h"
#include "core/state/parameters.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <optional>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::CommandLine)
};

/// The settings that context.training_length and context.target_length would set too, if both are
/// given: a setting given explicitly is not treated as a consequence.
Patch besideLengths(const Patch& patch)
{
    Patch scaling;
    const auto isLength = [](const Setting& one) {
        return one.key == "context.training_length" || one.key == "context.target_length";
    };
    if (std::ranges::none_of(patch, isLength))
        return scaling;
    std::ranges::copy_if(patch, std::back_inserter(scaling), [](const Setting& one) {
        return one.key == "scaling.factor" || one.key == "scaling.original_length"
            || one.key == "scaling.current_length";
    });
    return scaling;
}

/// "1000" or "1e3".
std::optional<std::int64_t> wholeNumber(const QString& text)
{
    bool isWhole = false;
    const std::int64_t whole = text.toLongLong(&isWhole);
    if (isWhole)
        return whole;
    constexpr double most = 2.0 * static_cast<double>(lastTableEnd);
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    if (!isNumber || !(std::abs(number) <= most) || std::abs(number - std::round(number)) > 0)
        return std::nullopt;
    return static_cast<std::int64_t>(number);
}

} // namespace

Outcome<LabState> withSettings(const LabState& state, const QStringList& settings,
    const QString& prefix, const QString& option)
{
    Patch patch;
    for (const QString& setting : settings) {
        const qsizetype equals = setting.indexOf(u'=');
        if (equals < 1)
            return Unexpected(
                Error {Words::tr("%1: %2 must have the form KEY=VALUE.").arg(option, setting)});
        QString key = setting.left(equals);
        if (!prefix.isEmpty() && !key.contains(u'.') && !parameterNamed(key.toStdString()))
            key = prefix + u'.' + key;
        const std::string typed = setting.mid(equals + 1).toStdString();
        const Parameter* parameter = parameterNamed(key.toStdString());
        // The range of the value is checked below, when all settings are applied.
        const auto value = parameter ? wellFormed(*parameter, typed) : std::nullopt;
        patch.push_back({key.toStdString(), value.value_or(typed)});
    }
    auto result = patched(state, patch);
    if (result)
        result = patched(*std::move(result), besideLengths(patch));
    if (!result)
        return Unexpected(Error {sentence(result.error(), state, option)});
    return *std::move(result);
}

QStringList scalingBesideLengths(
    const LabState& set, const QStringList& settings, const QString& option)
{
    const auto isGiven = [&settings](const QString& key) {
        return std::ranges::any_of(
            settings, [&key](const QString& one) { return one.startsWith(key + u'='); });
    };
    const bool hasTraining = isGiven(u"context.training_length"_s);
    const bool hasTarget = isGiven(u"context.target_length"_s);
    const ContextLengths lengths = contextLengths(set);
    const RotaryScaling& scaling = set.rotations.scaling;
    const RotaryScaling ofLengths = extended(scaling, lengths);
    QStringList sentences;
    const auto tellLength = [&](const QString& key, std::int64_t given, const QString& besides,
                                std::int64_t follows) {
        if (isGiven(key) && given != follows)
            sentences += Words::tr("%1: %2=%3 applies, not %4=%5; without %2, that would apply.")
                             .arg(option, key)
                             .arg(given)
                             .arg(besides)
                             .arg(follows);
    };
    if (hasTraining)
        tellLength(u"scaling.original_length"_s, scaling.originalLength,
            u"context.training_length"_s, ofLengths.originalLength);
    if (hasTarget)
        tellLength(u"scaling.current_length"_s, scaling.currentLength, u"context.target_length"_s,
            ofLengths.currentLength);
    if ((hasTraining || hasTarget) && isGiven(u"scaling.factor"_s)
        && std::abs(scaling.factor - ofLengths.factor) > 1e-9 * ofLengths.factor)
        sentences += Words::tr("%1: scaling.factor=%2 applies, not the ratio of the lengths %3 and "
                               "%4, which is %5; without scaling.factor the ratio would apply.")
                         .arg(option, plainNumber(scaling.factor))
                         .arg(lengths.training)
                         .arg(lengths.target)
                         .arg(plainNumber(ofLengths.factor));
    return sentences;
}

Outcome<QSize> parsedSize(const QString& text)
{
    const QStringList parts = text.split(u'x');
    const QSize size = parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize();
    const auto isRight = [](int length) { return length >= 16 && length <= 16384; };
    if (isRight(size.width()) && isRight(size.height()))
        return size;
    return Unexpected(Error {Words::tr(
        "--size: %1 is not a size; give WIDTHxHEIGHT, 16 to 16384 pixels each, such as 1280x800.")
                                 .arg(text)});
}

QString noteOnSize(const QSize& size)
{
    constexpr QSize least(640, 576);
    if (size.width() >= least.width() && size.height() >= least.height())
        return {};
    const auto reported = [](const QSize& one) {
        return u"%1x%2"_s.arg(one.width()).arg(one.height());
    };
    return Words::tr("--size: %1 is smaller than a bench in the smallest window, %2; texts of the "
                     "picture may be cut or overlap.")
        .arg(reported(size), reported(least));
}

Outcome<PositionRange> parsedRange(const QString& text)
{
    const QStringList parts = text.split(u':');
    const auto first = wholeNumber(parts[0]);
    const auto end = parts.size() == 2 ? wholeNumber(parts[1])
        : first                        ? std::optional(std::min(*first, lastTableEnd) + 1)
                                       : std::nullopt;
    const bool isRight = parts.size() <= 2 && first && end && *first >= -lastTableEnd
        && *first <= lastTableEnd && *end <= lastTableEnd;
    if (isRight && *first < *end)
        return PositionRange {*first, *end};
    if (isRight)
        return Unexpected(
            Error {Words::tr("--positions: %1 ends at or before its start; in FROM:END, FROM "
                             "must be below END, which is not included.")
                       .arg(text)});
    return Unexpected(
        Error {Words::tr("--positions: %1 is not a range; give FROM:END, two whole numbers from "
                         "0 to %2, such as 0:16, or -16:16 for a table with signed distances.")
                   .arg(text)
                   .arg(lastTableEnd)});
}

// The state with A set to this state with these settings; without settings, the pinned state stays.
Outcome<LabState> withPinned(LabState state, const QStringList& settings)
{
    if (settings.isEmpty())
        return state;
    auto pinned = withSettings(state, settings, {}, u"--pin"_s);
    if (!pinned)
        return pinned;
    for (const QString& sentence : scalingBesideLengths(*pinned, settings, u"--pin"_s))
        warn(sentence);
    state.pinned = Pinned(*std::move(pinned));
    return state;
}

std::optional<ui::Comparison> comparisonNamed(const QString& name)
{
    static const std::map<QString, ui::Comparison> known {{u"a"_s, ui::Comparison::A},
        {u"both"_s, ui::Comparison::Both}, {u"b"_s, ui::Comparison::B},
        {u"difference"_s, ui::Comparison::Difference}};
    const auto found = known.find(name);
    return found == known.end() ? std::nullopt : std::optional(found->second);
}

} // namespace lab::app
