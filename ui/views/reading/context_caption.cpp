#include "ui/views/reading/context_caption.h"

#include "ui/paint/text/number_text.h"
#include "ui/views/reading/reading_view.h"

#include <algorithm>
#include <string_view>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

QString number(std::int64_t value)
{
    return wholeNumber(value);
}

// The number in a slot; empty if the reading has none.
QString filled(const Reading& reading, std::string_view slot)
{
    const auto found = std::ranges::find(reading.numbers, slot, &ReadingNumber::slot);
    return found == reading.numbers.end() ? QString() : significant(found->value, 5);
}

QString turnsOf(const Reading& reading)
{
    const QString turns = filled(reading, "t");
    return turns == u"1"_s ? ReadingView::tr("1 rotation")
                           : ReadingView::tr("%1 rotations").arg(turns);
}

QString rampSentence(const Reading& reading)
{
    const QString turns = turnsOf(reading);
    switch (reading.focus.rampEnd.value_or(RampEnd::YarnFast)) {
    case RampEnd::YarnFast:
        return ReadingView::tr("YaRN keeps pairs with at least %1").arg(turns);
    case RampEnd::YarnSlow:
        return ReadingView::tr("YaRN interpolates (÷s) pairs with at most %1").arg(turns);
    case RampEnd::Llama3High:
        return ReadingView::tr("Llama 3 keeps pairs with at least %1").arg(turns);
    case RampEnd::Llama3Low:
        return ReadingView::tr("Llama 3 interpolates (÷s) pairs with at most %1").arg(turns);
    case RampEnd::PlainBegin:
        return ReadingView::tr("From %1 down, plain RoPE gives way to NTK-aware").arg(turns);
    case RampEnd::PlainEnd:
        return ReadingView::tr("At %1, plain RoPE has given way to NTK-aware").arg(turns);
    case RampEnd::LinearBegin:
        return ReadingView::tr("From %1 down, NTK-aware gives way to full interpolation (÷s)")
            .arg(turns);
    case RampEnd::LinearEnd:
        return ReadingView::tr("At %1, NTK-aware has given way to full interpolation (÷s)")
            .arg(turns);
    case RampEnd::TurningShare:
        break;
    }
    return ReadingView::tr("The fastest pairs rotate, the others do not");
}

QString rampCaption(const Reading& reading)
{
    const QString sentence = rampSentence(reading);
    const QString used = filled(reading, "used");
    return used.isEmpty() ? sentence
                          : ReadingView::tr("%1; rounded to pair %2").arg(sentence, used);
}

QString lengthCaption(const Reading& reading)
{
    const Focus& focus = reading.focus;
    const QString pair = number(focus.pair.value_or(0));
    const QString length = number(focus.position.value_or(1));
    const bool isOne = focus.position.value_or(1) == 1;
    switch (reading.subject) {
    case Reading::Subject::GrownBase:
        return isOne ? ReadingView::tr("Text of 1 position, its base")
                     : ReadingView::tr("Text of %1 positions, its base").arg(length);
    case Reading::Subject::PairAtLength:
        return isOne ? ReadingView::tr("Text of 1 position, pair %1").arg(pair)
                     : ReadingView::tr("Text of %1 positions, pair %2").arg(length, pair);
    default:
        return ReadingView::tr("Cached key %1, used by query %2, angle error of pair %3")
            .arg(number(focus.key.value_or(0)), number(focus.query.value_or(0)), pair);
    }
}

QString longTextCaption(const Reading& reading)
{
    const Focus& focus = reading.focus;
    const std::int64_t distance = focus.distance.value_or(0);
    switch (reading.subject) {
    case Reading::Subject::QueryFactor:
        return ReadingView::tr("Position %1, temperature of a query there")
            .arg(number(focus.position.value_or(0)));
    case Reading::Subject::QueryRow:
        return ReadingView::tr("Query %1, weight of the only matching key")
            .arg(number(focus.query.value_or(0)));
    case Reading::Subject::SeenDistances:
        return focus.covered > 1
            ? ReadingView::tr("Effective distances %1 to %2, visible pairs of the text")
                  .arg(number(distance), number(distance + focus.covered - 1))
            : ReadingView::tr("Effective distance %1, visible pairs of the text")
                  .arg(number(distance));
    default:
        return ReadingView::tr("Query %1, key %2, distance used by the rotation")
            .arg(number(focus.query.value_or(0)), number(focus.key.value_or(0)));
    }
}

} // namespace

QString contextCaption(const Reading& reading)
{
    switch (reading.subject) {
    case Reading::Subject::RampEnd:
        return rampCaption(reading);
    case Reading::Subject::GrownBase:
    case Reading::Subject::PairAtLength:
    case Reading::Subject::CachedKey:
        return lengthCaption(reading);
    default:
        return longTextCaption(reading);
    }
}

} // namespace lab::ui
