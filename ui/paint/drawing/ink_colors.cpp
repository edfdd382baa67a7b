#include "ui/paint/drawing/drawing_painter.h"

#include "ui/paint/cell_marks.h"
#include "ui/paint/comparison.h"

#include <cstddef>

namespace lab::ui {

namespace {

QColor toneColor(drawing::Tone tone, const Palette& palette)
{
    using drawing::Tone;
    switch (tone) {
    case Tone::Ground:
        return palette.ground;
    case Tone::Frame:
        return palette.frame;
    case Tone::Field:
        return palette.field;
    case Tone::Grid:
        return palette.grid;
    case Tone::Axis:
        return palette.axis;
    case Tone::Text:
        return palette.text;
    case Tone::Notes:
        return palette.notes;
    case Tone::Query:
        return palette.query;
    case Tone::QueryText:
        return palette.queryText;
    case Tone::Key:
        return palette.key;
    case Tone::KeyText:
        return palette.keyText;
    case Tone::Result:
        return palette.result;
    case Tone::ResultText:
        return palette.resultText;
    case Tone::Seen:
        return palette.seen;
    case Tone::SeenText:
        return palette.seenText;
    case Tone::Unseen:
        return palette.unseen;
    case Tone::UnseenText:
        return palette.unseenText;
    default:
        break;
    }
    if (tone >= Tone::Pairs)
        return rampColor(palette.pairs, 1);
    const auto seriesOf = [tone](Tone first) {
        return static_cast<std::size_t>(tone) - static_cast<std::size_t>(first);
    };
    if (tone >= Tone::SeriesText0)
        return palette.seriesText[seriesOf(Tone::SeriesText0)];
    return tone >= Tone::Series0 ? palette.series[seriesOf(Tone::Series0)] : Qt::transparent;
}

/// Of the ink as such, before it is made fainter or something is written on it.
QColor ownColor(const drawing::Ink& ink, const Palette& palette)
{
    if (ink.tone == drawing::Tone::Negative)
        return QColor(rampColor(palette.negative, ink.share).rgb());
    if (ink.tone == drawing::Tone::Positive)
        return QColor(rampColor(palette.positive, ink.share).rgb());
    if (ink.tone == drawing::Tone::Pairs)
        return rampColor(palette.pairs, ink.share);
    if (ink.tone == drawing::Tone::Cells)
        return blended(rampColor(palette.pairs, ink.share), palette.ground, 0.85);
    if (ink.tone == drawing::Tone::Photo) {
        constexpr double dimmed = 0.72; // in a dark room
        const QColor full = QColor::fromRgb(ink.color);
        return palette.isDark ? blended(full, palette.ground, dimmed) : full;
    }
    const QColor tone = toneColor(ink.tone, palette);
    return ink.share < 1 ? blended(tone, palette.ground, ink.share) : tone;
}

} // namespace

QColor colorOf(const drawing::Ink& ink, const Palette& palette)
{
    if (ink.as == drawing::Ink::As::Clear) {
        QColor clear = toneColor(ink.tone, palette);
        clear.setAlphaF(static_cast<float>(ink.share));
        return clear;
    }
    const QColor own = ownColor(ink, palette);
    switch (ink.as) {
    case drawing::Ink::As::Plain:
    case drawing::Ink::As::Clear:
        break;
    case drawing::Ink::As::Reference:
        return ghostColor(own, palette);
    case drawing::Ink::As::ReadableOn:
        return inkOn(own, palette);
    }
    return own;
}

} // namespace lab::ui
