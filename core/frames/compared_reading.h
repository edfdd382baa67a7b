#pragma once

#include "core/frames/reading.h"

#include <optional>
#include <string_view>

namespace lab {

/// One number of the reading line in A and in B, and B − A, written alike.
struct ComparedNumber {
    ReadingNumber a;
    ReadingNumber b;
    ReadingNumber difference;

    bool operator==(const ComparedNumber&) const = default;
};

/// The number in `slot` of two readings for the focus `pointed`. Nothing where one of them has no
/// such number, or where A has not what is pointed at and speaks of something else, or of another
/// pair, column, head, token or position. Query and key that nobody points at are each state's own.
std::optional<ComparedNumber> compared(
    const Reading& a, const Reading& b, std::string_view slot, const Focus& pointed);

} // namespace lab
