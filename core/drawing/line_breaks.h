#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lab::drawing {

/// Where lines break, as Qt breaks them: at spaces, after dashes that join words, and between Han
/// characters, but not before a mark that closes or after one that opens.

/// The text, of the same length, with spaces at which a line may not break: not in a number,
/// "32 768" or "99 %", nor in a short sum or equation, "m − n = 5", an absolute value or the
/// arguments of a function.
std::u32string heldTogether(std::u32string_view text);

/// Whether a line of a text that is held together may end before a character; not before the first.
bool mayBreakBefore(std::u32string_view held, std::size_t at);

} // namespace lab::drawing
