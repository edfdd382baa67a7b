#include "core/frames/compared_reading.h"

#include <algorithm>

namespace lab {

namespace {

// Positions may differ: each state has its own query and key. So may the pair where each reading is
// of its own worst one.
bool speakOfTheSame(const Reading& a, const Reading& b)
{
    using Subject = Reading::Subject;
    const bool isOfTheWorst =
        b.subject == Subject::RoundedAngle || b.subject == Subject::RoundedCosine;
    if (isOfTheWorst)
        return a.subject == b.subject;
    return a.focus.pair == b.focus.pair && a.focus.column == b.focus.column
        && a.focus.head == b.focus.head;
}

const ReadingNumber* numberIn(const Reading& reading, std::string_view slot)
{
    const auto found = std::ranges::find(reading.numbers, slot, &ReadingNumber::slot);
    return found == reading.numbers.end() ? nullptr : &*found;
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
