#pragma once

#include "core/drawing/figure.h"
#include "core/frames/order/order_frames.h"

#include <optional>

namespace lab::drawing {

/// What the pictures of Order share.

Said sideName(OrderSide side, const Language& words); ///< "As typed", "Reordered"

/// The token that is pointed at: the key of the sentences, the row of the other pictures.
std::optional<int> pointedToken(const Focus& focus, const OrderFrame& frame);

/// The query whose attention is drawn: the one pointed at, or the selected one.
int shownQuery(const Focus& focus, const OrderFrame& frame);

/// Selects a token.
Press selectsToken(int token);
/// The same by up and down: the token before or after the selected one.
KeyPress selectedByKey(const OrderFrame& frame, Key key);

} // namespace lab::drawing
