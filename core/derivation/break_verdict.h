#pragma once

#include "core/derivation/page_rule.h"

namespace lab {

/// The effect of a break on the score, determined numerically and not from the page's text.
///
/// Law: a score is that of a RoPE if it stays the same when both positions are shifted, equals the
/// plain dot product q·k at distance 0, never exceeds |q||k|, and is the plain one at every
/// distance if θ is 0. A score that changes by more than 10⁻⁶ for at least half of the queries and
/// keys breaks the requirement; if it changes for fewer of them, there is no verdict.
Expected<std::optional<RequirementVerdict>, PageError> computedVerdict(
    const PageRule& rule, const PageText::Break& way);

} // namespace lab
