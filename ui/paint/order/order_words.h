#pragma once

#include "core/frames/focus.h"
#include "core/frames/order/order_frames.h"
#include "ui/paint/look.h"

#include <QString>

#include <optional>

namespace lab::ui {

QString word(const OrderFrame& frame, int token);
QString sideName(OrderSide side); ///< "As typed", "Reordered"
QString encodingName(OrderEncoding encoding);
QString comparisonName(OrderComparison comparison); ///< "by token"

/// A title or, if it does not fit, the part before one of its commas, which is a complete phrase.
QString fittingTitle(const QString& title, double space, const Look& look);

/// The width of the widest word, at most `most` pixels at 1x.
double widestWord(const OrderFrame& frame, double most, const Look& look);

/// Whether the difference is no larger than the rounding error of 0.
bool isRounding(double change);

/// A difference as displayed: "0" is exactly 0, "≈ 0" is only rounding.
QString changeText(double change);

/// The token under the pointer: the key of the chips, the row of the other pictures.
std::optional<int> pointedToken(const Focus& focus, const OrderFrame& frame);

/// The query whose attention is drawn: the one under the pointer, or the selected one.
int shownQuery(const Focus& focus, const OrderFrame& frame);

} // namespace lab::ui
