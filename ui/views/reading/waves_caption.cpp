#include "ui/views/reading/waves_caption.h"

#include "ui/paint/text/number_text.h"
#include "ui/views/reading/reading_view.h"

namespace lab::ui {

namespace {

QString lastOf(const Focus& focus)
{
    return wholeNumber(focus.position.value_or(0) + focus.covered - 1);
}

QString distanceCaption(const Reading& reading)
{
    const Focus& focus = reading.focus;
    const QString column = wholeNumber(focus.column.value_or(0));
    const QString pair = pairWithColumns(reading);
    const QString distance = wholeNumber(focus.position.value_or(0));
    const bool isCosine = reading.formula.ends_with("cosine");
    if (reading.subject == Reading::Subject::DistancePair)
        return ReadingView::tr("Query %1, key %2: distance %3, column %4")
            .arg(wholeNumber(focus.query.value_or(0)), wholeNumber(focus.key.value_or(0)), distance,
                column);
    if (reading.subject == Reading::Subject::DistanceCells)
        return (isCosine ? ReadingView::tr("Distances %1 to %2, column %3, the cosine of pair %4, "
                                           "mean of %5")
                         : ReadingView::tr("Distances %1 to %2, column %3, the sine of pair %4, "
                                           "mean of %5"))
            .arg(distance, lastOf(focus), column, pair, wholeNumber(focus.covered));
    return (isCosine ? ReadingView::tr("Distance %1, column %2, the cosine of pair %3: even, the "
                                       "same on both sides")
                     : ReadingView::tr("Distance %1, column %2, the sine of pair %3: odd, the "
                                       "opposite sign on the other side"))
        .arg(distance, column, pair);
}

QString learnedCaption(const Reading& reading)
{
    const Focus& focus = reading.focus;
    const QString position = wholeNumber(focus.position.value_or(0));
    const QString column = wholeNumber(focus.column.value_or(0));
    const QString query = wholeNumber(focus.query.value_or(0));
    switch (reading.subject) {
    case Reading::Subject::LearnedGap:
        return (reading.formula.ends_with("stretched")
                ? ReadingView::tr("Position %1 has no row: it is beyond the resampled table")
                : ReadingView::tr("Position %1 has no row: it is beyond the table"))
            .arg(position);
    case Reading::Subject::LearnedRun:
        return ReadingView::tr("Positions %1 to %2, column %3, mean of those that have a row")
            .arg(position, lastOf(focus), column);
    case Reading::Subject::LearnedProduct:
        return focus.position == focus.query
            ? ReadingView::tr("The dot product of position %1's row with itself").arg(query)
            : ReadingView::tr("The rows of positions %1 and %2: similar only by chance")
                  .arg(query, position);
    case Reading::Subject::LearnedProducts:
        return ReadingView::tr("The row of position %1 and those of positions %2 to %3, mean")
            .arg(query, position, lastOf(focus));
    default:
        break;
    }
    if (reading.formula.ends_with("last"))
        return ReadingView::tr("Position %1, column %2: beyond the table, so its last row")
            .arg(position, column);
    if (reading.formula.ends_with("again"))
        return ReadingView::tr("Position %1, column %2: beyond the table, which wraps around")
            .arg(position, column);
    if (reading.formula.ends_with("stretched"))
        return ReadingView::tr("Position %1, column %2, between the rows of the resampled table")
            .arg(position, column);
    return ReadingView::tr("Position %1, column %2 of the learned table").arg(position, column);
}

QString odometerCaption(const Reading& reading)
{
    const Focus& focus = reading.focus;
    const QString position = wholeNumber(focus.position.value_or(0));
    if (reading.subject == Reading::Subject::OdometerWheel)
        return ReadingView::tr("Position %1 on wheel %2")
            .arg(position, wholeNumber(focus.cell.value_or(0)));
    if (reading.subject == Reading::Subject::OdometerDial)
        return ReadingView::tr("Position %1 on the dial of pair %2")
            .arg(position, wholeNumber(focus.pair.value_or(0)));
    return ReadingView::tr("From position %1 to the next").arg(position);
}

QString addedCaption(const Reading& reading)
{
    const Focus& focus = reading.focus;
    const QString query = wholeNumber(focus.query.value_or(0));
    const QString key = wholeNumber(focus.key.value_or(0));
    return reading.subject == Reading::Subject::AddedTerm
        ? ReadingView::tr("One term of the score of query %1 and key %2, and after the shift")
              .arg(query, key)
        : ReadingView::tr("The score of query %1 and key %2, added and concatenated")
              .arg(query, key);
}

} // namespace

QString pairWithColumns(const Reading& reading)
{
    QString pair = wholeNumber(reading.focus.pair.value_or(0));
    if (reading.captionNumbers.size() != 2)
        return pair;
    const auto column = [](const ReadingNumber& number) {
        return wholeNumber(static_cast<std::int64_t>(number.value));
    };
    return ReadingView::tr("%1 (columns %2, %3)", "a pair and its columns")
        .arg(pair, column(reading.captionNumbers.front()), column(reading.captionNumbers.back()));
}

QString wavesCaption(const Reading& reading)
{
    switch (reading.subject) {
    case Reading::Subject::DistanceCell:
    case Reading::Subject::DistanceCells:
    case Reading::Subject::DistancePair:
        return distanceCaption(reading);
    case Reading::Subject::OdometerStep:
    case Reading::Subject::OdometerWheel:
    case Reading::Subject::OdometerDial:
        return odometerCaption(reading);
    case Reading::Subject::AddedTerms:
    case Reading::Subject::AddedTerm:
        return addedCaption(reading);
    default:
        return learnedCaption(reading);
    }
}

} // namespace lab::ui
