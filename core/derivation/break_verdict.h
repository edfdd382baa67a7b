#pragma once

#include "core/derivation/page_rule.h"

namespace lab {

/// What becomes of the score of a break, found out with numbers and not by what the page says.
///
/// Law: a score is that of a RoPE where it stays when both positions move on, is the plain dot
/// product q·k at distance 0, is never larger than |q||k|, and is the plain one at every distance
/// where θ is 0. One that changes by more than 10⁻⁶ for at least half of the queries and keys
/// breaks the wish; one that does so for fewer has no verdict.
Expected<std::optional<WishVerdict>, PageError> computedVerdict(
    const PageRule& rule, const PageText::Break& way);

} // namespace lab
