#include "core/frames/compared_reading.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace lab {

namespace {

const ReadingNumber* numberIn(const Reading& reading, std::string_view slot)
{
    const auto found = std::ranges::find(reading.numbers, slot, &ReadingNumber::slot);
    return found == reading.numbers.end() ? nullptr : &*found;
}

/// The last of several pairs that rest and are spoken of together.
std::optional<std::int64_t> lastResting(const Reading& reading)
{
    const bool isResting = reading.subject == Reading::Subject::RestingPair;
    const ReadingNumber* last = isResting ? numberIn(reading, "j") : nullptr;
    return last ? std::optional(std::int64_t {std::llround(last->value)}) : std::nullopt;
}

/// Whether a pair turns is what A and B may differ in.
Reading::Subject comparableSubject(const Reading& reading)
{
    using Subject = Reading::Subject;
    const bool isOnePair = reading.subject == Subject::RestingPair && !lastResting(reading);
    return isOnePair ? Subject::Pair : reading.subject;
}

// Positions may differ: each state has its own query and key. So may the pair where each reading is
// of its own worst one.
bool speakOfTheSame(const Reading& a, const Reading& b)
{
    if (comparableSubject(a) != comparableSubject(b))
        return false;
    using Subject = Reading::Subject;
    if (b.subject == Subject::RoundedAngle || b.subject == Subject::RoundedCosine)
        return true;
    return a.focus.pair == b.focus.pair && lastResting(a) == lastResting(b)
        && a.focus.column == b.focus.column && a.focus.head == b.focus.head;
}

} // namespace

std::optional<ComparedNumber> compared(const Reading& a, const Reading& b, std::string_view slot)
{
    const ReadingNumber* first = numberIn(a, slot);
    const ReadingNumber* second = numberIn(b, slot);
    if (!first || !second || !speakOfTheSame(a, b))
        return std::nullopt;
    ReadingNumber difference = *second;
    difference.value = second->value - first->value;
    return ComparedNumber {*first, *second, difference};
}

} // namespace lab
