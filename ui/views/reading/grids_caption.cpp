#include "ui/views/reading/grids_caption.h"

#include "core/figures/grids/grid_words.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/text/number_text.h"
#include "ui/views/reading/reading_view.h"

#include <algorithm>
#include <string_view>

namespace lab::ui {

namespace {

/// An integer that the caption shows in addition to those of the formula.
QString gridNumber(const Reading& reading, std::string_view slot)
{
    const auto found = std::ranges::find(reading.captionNumbers, slot, &ReadingNumber::slot);
    return found == reading.captionNumbers.end()
        ? QString()
        : wholeNumber(static_cast<std::int64_t>(found->value));
}

QString patchesCaption(const Reading& reading)
{
    const Focus& focus = reading.focus;
    const QString places =
        ReadingView::tr("query patch %1, row %2, column %3; key patch %4, row %5, column %6")
            .arg(wholeNumber(focus.query.value_or(0)), gridNumber(reading, "query_row"),
                gridNumber(reading, "query_column"), wholeNumber(focus.key.value_or(0)),
                gridNumber(reading, "key_row"), gridNumber(reading, "key_column"));
    if (reading.subject == Reading::Subject::GridPatches)
        return ReadingView::tr("%1: %2", "an encoding, and where query and key stand")
            .arg(qt(drawing::gridEncodingName(
                     focus.gridEncoding.value_or(GridEncoding::Axial), QtLanguage())
                         .text),
                places);
    const QString index = wholeNumber(focus.pair.value_or(0));
    return (focus.gridEncoding == GridEncoding::Sinusoidal ? ReadingView::tr("Column %1: %2")
                                                           : ReadingView::tr("Pair %1: %2"))
        .arg(index, places);
}

/// "query token 95: t 6, y 8, x 7; key token 179: t 7, y 10, x 11"
QString videoCaption(const Reading& reading)
{
    const Focus& focus = reading.focus;
    const QString tokens =
        ReadingView::tr("query token %1: t %2, y %3, x %4; key token %5: t %6, y %7, x %8")
            .arg(wholeNumber(focus.query.value_or(0)), gridNumber(reading, "query_t"),
                gridNumber(reading, "query_y"), gridNumber(reading, "query_x"),
                wholeNumber(focus.key.value_or(0)), gridNumber(reading, "key_t"),
                gridNumber(reading, "key_y"), gridNumber(reading, "key_x"));
    return reading.subject == Reading::Subject::VideoTokens
        ? ReadingView::tr("Similarity, M-RoPE: %1").arg(tokens)
        : ReadingView::tr("Pair %1: %2").arg(wholeNumber(focus.pair.value_or(0)), tokens);
}

} // namespace

QString gridsCaption(const Reading& reading)
{
    const bool isVideo = reading.subject == Reading::Subject::VideoTokens
        || reading.subject == Reading::Subject::VideoAngle;
    return isVideo ? videoCaption(reading) : patchesCaption(reading);
}

} // namespace lab::ui
