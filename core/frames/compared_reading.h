#pragma once

#include "core/frames/reading.h"

#include <optional>
#include <string_view>

namespace lab {

/// A number of the reading line in A and in B, and B − A, in the same notation.
struct ComparedNumber {
    ReadingNumber a;
    ReadingNumber b;
    ReadingNumber difference;

    bool operator==(const ComparedNumber&) const = default;
};

/// The number in `slot` of two readings for the focus `pointed`. Empty if one of them has no such
/// number, or if A does not have the pointed element and its reading is about another one (another
/// pair, column, head, token or position). If query and key are not pointed at, each state uses its
/// own.
std::optional<ComparedNumber> compared(
    const Reading& a, const Reading& b, std::string_view slot, const Focus& pointed);

} // namespace lab
