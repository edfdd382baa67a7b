#include "core/figures/compare/compare_words.h"
#include "core/figures/precision/precision_figures.h"
#include "core/state/choices.h"
#include "ui/paint/axes.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/text/number_text.h"
#include "ui/views/parameters/parameter_words.h"
#include "ui/views/reading/context_caption.h"
#include "ui/views/reading/experiment_caption.h"
#include "ui/views/reading/grids_caption.h"
#include "ui/views/reading/pair_caption.h"
#include "ui/views/reading/reading_view.h"
#include "ui/views/reading/waves_caption.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string_view>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

QString number(std::int64_t value)
{
    return wholeNumber(value);
}

QString last(std::int64_t first, std::int64_t count)
{
    return wholeNumber(first + count - 1);
}

QString turnedCaption(const Reading& reading)
{
    const QString pair = number(reading.focus.pair.value_or(0));
    const ReadingNumber& first = reading.captionNumbers.front();
    const QString seen = significant(first.value, first.digits);
    if (first.slot == "turns" && seen == u"1"_s)
        return ReadingView::tr("Pair %1, one rotation up to the training length: all angles seen")
            .arg(pair);
    if (first.slot == "turns")
        return ReadingView::tr("Pair %1, %2 rotations up to the training length: all angles seen")
            .arg(pair, seen);
    if (reading.captionNumbers.size() == 1)
        return ReadingView::tr(
            "Pair %1, %2° of 360° covered up to the training length; the target adds none")
            .arg(pair, seen);
    const ReadingNumber& more = reading.captionNumbers.back();
    return ReadingView::tr(
        "Pair %1, %2° of 360° covered up to the training length; %3° more up to the target")
        .arg(pair, seen, significant(more.value, more.digits));
}

QString tableCaption(const Reading& reading)
{
    const Focus& focus = reading.focus;
    const QString column = number(focus.column.value_or(0));
    const QString pair = pairWithColumns(reading);
    const std::int64_t position = focus.position.value_or(0);
    const bool isCosine = reading.formula.ends_with("cosine");
    if (reading.subject == Reading::Subject::TableRun) {
        const QString words = isCosine
            ? ReadingView::tr("Positions %1 to %2, column %3, the cosine of pair %4, mean of %5")
            : ReadingView::tr("Positions %1 to %2, column %3, the sine of pair %4, mean of %5");
        return words.arg(
            number(position), last(position, focus.covered), column, pair, number(focus.covered));
    }
    const QString words = isCosine
        ? ReadingView::tr("Position %1, column %2, the cosine of pair %3")
        : ReadingView::tr("Position %1, column %2, the sine of pair %3");
    return words.arg(number(position), column, pair);
}

QString biasCaption(const Reading& reading)
{
    const Focus& focus = reading.focus;
    const QString head = number(focus.head.value_or(1));
    const std::int64_t query = focus.query.value_or(0);
    const std::int64_t key = focus.key.value_or(0);
    switch (reading.subject) {
    case Reading::Subject::BiasTile:
        return ReadingView::tr("Head %1, queries %2 to %3, keys %4 to %5, mean")
            .arg(head, number(query), last(query, focus.covered), number(key),
                last(key, focus.covered));
    case Reading::Subject::MaskedCell:
        return ReadingView::tr("Head %1, query %2, key %3, masked")
            .arg(head, number(query), number(key));
    case Reading::Subject::OtherWindow:
        return ReadingView::tr("Head %1, query %2, key %3, in another window")
            .arg(head, number(query), number(key));
    case Reading::Subject::BeyondBiases:
        return ReadingView::tr("Head %1, query %2, key %3, not computed at this distance")
            .arg(head, number(query), number(key));
    case Reading::Subject::Weight:
        if (focus.covered > 1)
            return ReadingView::tr("Head %1, query %2, keys %3 to %4, sum of the attention weights")
                .arg(head, number(query), number(key), last(key, focus.covered));
        return ReadingView::tr("Head %1, query %2, key %3, attention weight")
            .arg(head, number(query), number(key));
    default:
        return ReadingView::tr("Head %1, query %2, key %3").arg(head, number(query), number(key));
    }
}

QString word(const Reading& reading, std::size_t index)
{
    return index < reading.words.size() ? QString::fromStdString(reading.words[index]) : QString();
}

QString orderWeightCaption(const Reading& reading)
{
    const QString first = word(reading, 0);
    const QString second = word(reading, 1);
    const bool isTyped = reading.focus.side.value_or(OrderSide::Typed) == OrderSide::Typed;
    if (reading.formula.starts_with("reading.order.two."))
        return isTyped
            ? ReadingView::tr("As typed, %1 attends to %2 in the second layer").arg(first, second)
            : ReadingView::tr("Reordered, %1 attends to %2 in the second layer").arg(first, second);
    return isTyped ? ReadingView::tr("As typed, %1 attends to %2").arg(first, second)
                   : ReadingView::tr("Reordered, %1 attends to %2").arg(first, second);
}

// A single output, or for a token the most significant column.
QString orderOutputCaption(const Reading& reading)
{
    const QString first = word(reading, 0);
    const QString second = word(reading, 1);
    const bool isColumn = reading.subject == Reading::Subject::OrderOutput;
    const QString column = number(reading.focus.column.value_or(0));
    if (reading.formula.ends_with("pooled"))
        return isColumn ? ReadingView::tr("Mean of all outputs, column %1").arg(column)
                        : ReadingView::tr("Mean of all outputs, the column that changed most");
    if (first == second)
        return isColumn ? ReadingView::tr("Output of %1, column %2").arg(first, column)
                        : ReadingView::tr("Output of %1, the column that changed most").arg(first);
    return isColumn
        ? ReadingView::tr("Output at the position of %1, now %2, column %3")
              .arg(first, second, column)
        : ReadingView::tr("Output at the position of %1, now %2, in the column that differs most")
              .arg(first, second);
}

QString orderCaption(const Reading& reading)
{
    const Focus& focus = reading.focus;
    const bool isLast = reading.formula.ends_with("last");
    switch (reading.subject) {
    case Reading::Subject::OrderWeight:
        return orderWeightCaption(reading);
    case Reading::Subject::OrderHidden:
        return focus.side.value_or(OrderSide::Typed) == OrderSide::Typed
            ? ReadingView::tr("As typed, %2 is masked for %1")
                  .arg(word(reading, 0), word(reading, 1))
            : ReadingView::tr("Reordered, %2 is masked for %1")
                  .arg(word(reading, 0), word(reading, 1));
    case Reading::Subject::OrderOutput:
    case Reading::Subject::OrderToken:
        return orderOutputCaption(reading);
    case Reading::Subject::OrderEncoding: {
        const QString name = labelOf(choiceOf(focus.encoding.value_or(OrderEncoding::None)));
        return isLast
            ? ReadingView::tr("%1, the last token, those before it reordered", "an encoding")
                  .arg(name)
            : ReadingView::tr("%1, the largest difference of all outputs", "an encoding").arg(name);
    }
    default:
        return isLast ? ReadingView::tr("The last token, those before it reordered")
                      : ReadingView::tr("The largest difference of all outputs");
    }
}

QString relativeCaption(const Reading& reading)
{
    const Focus& focus = reading.focus;
    const QString query = number(focus.query.value_or(0));
    const QString key = number(focus.key.value_or(0));
    const std::int64_t distance = focus.distance.value_or(0);
    switch (reading.subject) {
    case Reading::Subject::RelativeWeight:
        return ReadingView::tr("Attention of “%1” at %2 to “%3” at %4")
            .arg(word(reading, 0), query, word(reading, 1), key);
    case Reading::Subject::RelativeOutput:
        return ReadingView::tr("Output of “%1” at %2, and what “%3” at %4 adds to it")
            .arg(word(reading, 0), query, word(reading, 1), key);
    case Reading::Subject::RelativeMasked:
        return ReadingView::tr("Key %1 is after query %2: masked, weight 0").arg(key, query);
    case Reading::Subject::RelativeShift:
        return ReadingView::tr("The row of “%1”, shifted until its numbers align with their keys")
            .arg(word(reading, 0));
    case Reading::Subject::RelativeLeftover:
        return ReadingView::tr(
            "Left over by the shift in the row of “%1”: belongs to no distance, masked")
            .arg(word(reading, 0));
    case Reading::Subject::RelativeRow:
        if (distance == 0)
            return ReadingView::tr("The key is the query's own position");
        return (distance > 0 ? ReadingView::tr("A key %1 back from the query")
                             : ReadingView::tr("A key %1 ahead of the query"))
            .arg(number(std::abs(distance)));
    default:
        return ReadingView::tr("Query “%1” at %2, key “%3” at %4")
            .arg(word(reading, 0), query, word(reading, 1), key);
    }
}

/// For a claim or a mistake, by its number from 1: what to do with it.
QString cardCaption(const Reading& reading)
{
    const bool isClaim = reading.subject == Reading::Subject::Claim;
    const QString card = number(static_cast<std::int64_t>(reading.captionNumbers.front().value));
    if (reading.captionNumbers.back().value > 0)
        return (isClaim
                ? ReadingView::tr(
                    "Claim %1: the deciding numbers are on its card; press Enter to test it.")
                : ReadingView::tr(
                    "Mistake %1: the deciding numbers are on its card; press Enter to show it."))
            .arg(card);
    return (isClaim ? ReadingView::tr(
                "Claim %1: press 1 to 4 to vote; the deciding numbers are on its card.")
                    : ReadingView::tr(
                        "Mistake %1: press 1 to 4 to vote; the deciding numbers are on its card."))
        .arg(card);
}

QString roundedCaption(const Reading& reading)
{
    const Focus& focus = reading.focus;
    const QString position = number(focus.position.value_or(0));
    const QString pair = number(focus.pair.value_or(0));
    const bool isHeld = std::ranges::none_of(
        reading.numbers, [](const ReadingNumber& one) { return std::isnan(one.value); });
    if (!isHeld) { // the farther one of two
        const bool isOne = reading.subject == Reading::Subject::RoundedAngle
            || reading.subject == Reading::Subject::RoundedCosine;
        const QString there =
            isOne ? position : number(std::max(focus.query.value_or(0), focus.key.value_or(0)));
        return ReadingView::tr("Not representable at position %1: %2")
            .arg(there, qt(drawing::notHeldWords(QtLanguage()).text));
    }
    switch (reading.subject) {
    case Reading::Subject::RoundedAngle:
        return ReadingView::tr("Position %1 in the chosen formats, angle of the worst pair, %2")
            .arg(position, pair);
    case Reading::Subject::RoundedCosine:
        return ReadingView::tr("Position %1 in the chosen formats, cosine of the worst pair, %2")
            .arg(position, pair);
    case Reading::Subject::RoundedScore:
        return ReadingView::tr("Query %1, key %2, score in the chosen formats")
            .arg(number(focus.query.value_or(0)), number(focus.key.value_or(0)));
    default:
        return ReadingView::tr("Query %1, key %2, drift of the score since the start")
            .arg(number(focus.query.value_or(0)), number(focus.key.value_or(0)));
    }
}

QString derivationCaption(const Reading& reading)
{
    switch (reading.subject) {
    case Reading::Subject::OwnVector:
        return ReadingView::tr("Your vector");
    case Reading::Subject::OwnTurn:
        return ReadingView::tr("The angle by which its position rotates it");
    case Reading::Subject::StepAngle:
        return ReadingView::tr("The angle at one position");
    case Reading::Subject::PairScore:
        return ReadingView::tr("The score of the pair at your positions");
    default:
        return ReadingView::tr("The remaining rotation");
    }
}

} // namespace

QString readingCaption(const Reading& reading)
{
    using Subject = Reading::Subject;
    const Focus& focus = reading.focus;
    const std::int64_t distance = focus.distance.value_or(0);
    switch (reading.subject) {
    case Subject::Pair:
    case Subject::PlainPair:
    case Subject::RestingPair:
        return pairCaption(reading);
    case Subject::TurnedPair:
        return turnedCaption(reading);
    case Subject::Score:
        return ReadingView::tr("Sum over all pairs, query %1, key %2")
            .arg(number(focus.query.value_or(0)), number(focus.key.value_or(0)));
    case Subject::ForgottenScore:
        return ReadingView::tr("Without the permutation, query %1, key %2")
            .arg(number(focus.query.value_or(0)), number(focus.key.value_or(0)));
    case Subject::Column:
        return ReadingView::tr("Column %1 of the interleaved layout, pair %2")
            .arg(number(focus.column.value_or(0)), number(focus.pair.value_or(0)));
    case Subject::Distance:
        return ReadingView::tr("Distance %1").arg(number(distance));
    case Subject::DistanceRun:
        return ReadingView::tr("Distances %1 to %2, mean of %3")
            .arg(number(distance), last(distance, focus.covered), number(focus.covered));
    case Subject::TableCell:
    case Subject::TableRun:
        return tableCaption(reading);
    case Subject::Similarity:
        return ReadingView::tr("Shift %1").arg(number(distance));
    case Subject::SimilarityRun:
        return ReadingView::tr("Shifts %1 to %2, mean of %3")
            .arg(number(distance), last(distance, focus.covered), number(focus.covered));
    case Subject::Shift:
        return ReadingView::tr("Pair %1, shifted by %2")
            .arg(number(focus.pair.value_or(0)), number(distance));
    case Subject::DistanceCell:
    case Subject::DistanceCells:
    case Subject::DistancePair:
    case Subject::LearnedCell:
    case Subject::LearnedRun:
    case Subject::LearnedGap:
    case Subject::LearnedProduct:
    case Subject::LearnedProducts:
    case Subject::OdometerStep:
    case Subject::OdometerWheel:
    case Subject::OdometerDial:
    case Subject::AddedTerms:
    case Subject::AddedTerm:
        return wavesCaption(reading);
    case Subject::BiasCell:
    case Subject::BiasTile:
    case Subject::MaskedCell:
    case Subject::OtherWindow:
    case Subject::BeyondBiases:
    case Subject::Weight:
        return biasCaption(reading);
    case Subject::RoundedAngle:
    case Subject::RoundedCosine:
    case Subject::RoundedScore:
    case Subject::Drift:
        return roundedCaption(reading);
    case Subject::GrownBase:
    case Subject::PairAtLength:
    case Subject::CachedKey:
    case Subject::SeenPair:
    case Subject::SeenDistances:
    case Subject::QueryFactor:
    case Subject::QueryRow:
    case Subject::RampEnd:
        return contextCaption(reading);
    case Subject::BaseSum:
        return ReadingView::tr("Distance %1, sum over all rotated pairs").arg(number(distance));
    case Subject::OwnVector:
    case Subject::OwnTurn:
    case Subject::TurnLeft:
    case Subject::PairScore:
    case Subject::StepAngle:
        return derivationCaption(reading);
    case Subject::OrderWeight:
    case Subject::OrderHidden:
    case Subject::OrderOutput:
    case Subject::OrderToken:
    case Subject::OrderSentence:
    case Subject::OrderEncoding:
        return orderCaption(reading);
    case Subject::RelativeCell:
    case Subject::RelativeMasked:
    case Subject::RelativeTerm:
    case Subject::RelativeWeight:
    case Subject::RelativeOutput:
    case Subject::RelativeShift:
    case Subject::RelativeLeftover:
    case Subject::RelativeRow:
        return relativeCaption(reading);
    case Subject::ComparedCell:
        return qt(drawing::comparedCaption(reading, QtLanguage()).text);
    case Subject::TrainedAnswers:
    case Subject::FrozenPair:
        return experimentCaption(reading);
    case Subject::GridPatches:
    case Subject::GridAngle:
    case Subject::VideoTokens:
    case Subject::VideoAngle:
        return gridsCaption(reading);
    case Subject::Claim:
    case Subject::Mistake:
        return cardCaption(reading);
    case Subject::Nothing:
        break;
    }
    return ReadingView::tr("Point at a picture to see its formula here, with its numbers.");
}

} // namespace lab::ui
