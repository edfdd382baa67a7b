#include "ui/views/reading/pair_caption.h"

#include "ui/paint/text/number_text.h"
#include "ui/views/reading/reading_view.h"

namespace lab::ui {

namespace {

/// For a pair that is held by the keyboard, under the pointer, or selected.
QString wordingNow(
    const Reading& reading, const QString& held, const QString& pointed, const QString& selected)
{
    if (reading.focus.picture == Picture::None)
        return selected;
    return reading.focus.isHeld ? held : pointed;
}

} // namespace

QString pairCaption(const Reading& reading)
{
    const QString pair = wholeNumber(reading.focus.pair.value_or(0));
    if (reading.formula.ends_with(".rest"))
        return ReadingView::tr("All pairs that are not rotated");
    if (reading.subject == Reading::Subject::RestingPair)
        return wordingNow(reading, ReadingView::tr("Pair %1, not rotated, grabbed"),
            ReadingView::tr("Pair %1, not rotated, under the pointer"),
            ReadingView::tr("Pair %1, not rotated, selected"))
            .arg(pair);
    if (reading.subject == Reading::Subject::PlainPair)
        return wordingNow(reading, ReadingView::tr("Pair %1 in plain RoPE, grabbed"),
            ReadingView::tr("Pair %1 in plain RoPE, under the pointer"),
            ReadingView::tr("Pair %1 in plain RoPE, selected"))
            .arg(pair);
    return wordingNow(reading, ReadingView::tr("Pair %1, grabbed"),
        ReadingView::tr("Pair %1, under the pointer"), ReadingView::tr("Pair %1, selected"))
        .arg(pair);
}

} // namespace lab::ui
