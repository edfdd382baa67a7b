#pragma once

#include "core/drawing/figure.h"
#include "core/frames/order/order_frames.h"

#include <optional>
#include <vector>

namespace lab::drawing {

/// What the pictures of Order share.

Said sideName(OrderSide side, const Language& words); ///< "As typed", "Reordered"

Said comparisonName(OrderComparison comparison, const Language& words); ///< "per token"

/// The wordings of that name, the longest first.
std::vector<Said> comparisonNames(OrderComparison comparison, const Language& words);

/// Whether the difference is no larger than what rounding alone makes of 0.
bool isRounding(double change);

/// A difference as the pictures show it: "0" only for 0, "≈ 0" for rounding.
std::string changeText(double change);

/// The token that is pointed at: the key of the sentences, the row of the other pictures.
std::optional<int> pointedToken(const Focus& focus, const OrderFrame& frame);

/// The query whose attention is drawn: the one pointed at, or the selected one.
int shownQuery(const Focus& focus, const OrderFrame& frame);

/// Selects a token.
Press selectsToken(int token);
/// The same by up and down: the token before or after the selected one.
KeyPress selectedByKey(const OrderFrame& frame, Key key);

} // namespace lab::drawing
