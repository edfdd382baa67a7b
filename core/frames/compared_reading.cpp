#include "core/frames/compared_reading.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace lab {

namespace {

const ReadingNumber* numberIn(const Reading& reading, std::string_view slot)
{
    const auto found = std::ranges::find(reading.numbers, slot, &ReadingNumber::slot);
    return found == reading.numbers.end() ? nullptr : &*found;
}

/// The first and last of several unrotated pairs in one reading; the row and column of a shifted
/// score, whose cell has another number in a wider matrix.
std::optional<std::pair<std::int64_t, std::int64_t>> bothPlaces(const Reading& reading)
{
    using Subject = Reading::Subject;
    const bool isNamedByTwo =
        reading.subject == Subject::RestingPair || reading.subject == Subject::RelativeShift;
    const ReadingNumber* first = numberIn(reading, "i");
    const ReadingNumber* last = numberIn(reading, "j");
    if (!isNamedByTwo || !first || !last)
        return std::nullopt;
    return std::pair<std::int64_t, std::int64_t> {
        std::llround(first->value), std::llround(last->value)};
}

/// A and B may differ in whether a pair is rotated and whether an extension is chosen.
Reading::Subject comparableSubject(const Reading& reading)
{
    using Subject = Reading::Subject;
    const bool isOnePair = reading.subject == Subject::RestingPair && !bothPlaces(reading);
    return isOnePair || reading.subject == Subject::PlainPair ? Subject::Pair : reading.subject;
}

// Positions may differ: each state has its own query and key. So may the pair, if each reading is
// about its own worst pair or the one that it freezes.
bool speakOfTheSame(const Reading& a, const Reading& b)
{
    if (comparableSubject(a) != comparableSubject(b))
        return false;
    using Subject = Reading::Subject;
    if (b.subject == Subject::RoundedAngle || b.subject == Subject::RoundedCosine
        || b.subject == Subject::FrozenPair)
        return true;
    return a.focus.pair == b.focus.pair && bothPlaces(a) == bothPlaces(b)
        && a.focus.column == b.focus.column && a.focus.head == b.focus.head;
}

// For what A does not have, the nearest that it has is used.
bool hasWhatIsPointedAt(const Focus& a, const Focus& b, const Focus& pointed)
{
    const auto agree = [&](const auto... fields) {
        return ((!(pointed.*fields) || a.*fields == b.*fields) && ...);
    };
    return agree(&Focus::query, &Focus::key, &Focus::cell, &Focus::column, &Focus::position,
        &Focus::distance, &Focus::curve);
}

} // namespace

std::optional<ComparedNumber> compared(
    const Reading& a, const Reading& b, std::string_view slot, const Focus& pointed)
{
    const ReadingNumber* first = numberIn(a, slot);
    const ReadingNumber* second = numberIn(b, slot);
    if (!first || !second || !speakOfTheSame(a, b)
        || !hasWhatIsPointedAt(a.focus, b.focus, pointed))
        return std::nullopt;
    ReadingNumber difference = *second;
    difference.value = second->value - first->value;
    return ComparedNumber {*first, *second, difference};
}

} // namespace lab
