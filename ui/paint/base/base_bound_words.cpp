#include "ui/paint/base/base_bound_words.h"

#include "ui/paint/base/base_words.h"
#include "ui/paint/text/number_text.h"

namespace lab::ui {

namespace {

QString baseText(double base)
{
    return significant(base, 8);
}

} // namespace

QStringList failingWords(const BaseBoundFrame& frame)
{
    if (frame.width < 2)
        return {BaseWords::tr("No pair is rotated: raise the rotated share.")};
    const QString base = significant(frame.base, 6);
    const QString searched = wholeNumber(frame.failing.searched);
    if (frame.failing.distance) {
        const QString distance = wholeNumber(*frame.failing.distance);
        return {BaseWords::tr("Base %1 first fails at distance %2").arg(base, distance),
            BaseWords::tr("%1 first fails at %2").arg(base, distance)};
    }
    if (frame.failing.isKnown())
        return {BaseWords::tr("Base %1 fails at no distance below %2").arg(base, searched),
            BaseWords::tr("%1 fails nowhere below %2").arg(base, searched)};
    return {BaseWords::tr("Base %1 does not fail below %2; farther is being searched")
                .arg(base, searched),
        BaseWords::tr("%1 does not fail below %2").arg(base, searched)};
}

QStringList targetWords(const BaseBoundFrame& frame)
{
    if (frame.width < 2)
        return {};
    const QString length = wholeNumber(frame.target.length);
    if (frame.target.bound) {
        const QString base = baseText(frame.target.bound->base);
        return {BaseWords::tr("The smallest base for %1 positions is %2").arg(length, base),
            BaseWords::tr("Smallest base for %1: %2").arg(length, base)};
    }
    if (frame.target.noneServes)
        return {BaseWords::tr("No base up to 10^15 serves %1 positions").arg(length),
            BaseWords::tr("No base serves %1").arg(length)};
    const QString lower = significant(frame.targetAtLeast, 4);
    if (frame.targetAtMost)
        return {BaseWords::tr("The smallest base for %1 positions is between %2 and %3")
                    .arg(length, lower, significant(*frame.targetAtMost, 4)),
            BaseWords::tr("%1 positions: %2 to %3")
                .arg(length, lower, significant(*frame.targetAtMost, 4))};
    if (frame.targetAtLeast > 1)
        return {
            BaseWords::tr("The smallest base for %1 positions is at least %2").arg(length, lower),
            BaseWords::tr("%1 positions: at least %2").arg(length, lower)};
    return {BaseWords::tr("The smallest base for %1 positions is not found yet").arg(length),
        BaseWords::tr("%1 positions: not found yet").arg(length)};
}

QString widthWords(const BaseBoundFrame& frame)
{
    const QString width = wholeNumber(frame.width);
    if (frame.width == frame.fullWidth)
        return BaseWords::tr("smallest base for a context, width %1").arg(width);
    return BaseWords::tr("smallest base, rotated width %1 of %2")
        .arg(width, wholeNumber(frame.fullWidth));
}

QString pointWords(const BaseBoundFrame::Point& point)
{
    const QString length = wholeNumber(point.length);
    const QString published = significant(point.published, 2);
    if (point.bound)
        return BaseWords::tr("%1: %2, published %3")
            .arg(length, baseText(point.bound->base), published);
    return BaseWords::tr("%1: published %2").arg(length, published);
}

} // namespace lab::ui
