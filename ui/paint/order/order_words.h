#pragma once

#include "core/figures/order/order_words.h"
#include "ui/paint/look.h"

#include <QString>

namespace lab::ui {

QString word(const OrderFrame& frame, int token);
QString sideName(OrderSide side); ///< "As typed", "Reordered"
QString encodingName(OrderEncoding encoding);
QString comparisonName(OrderComparison comparison); ///< "by token"

/// A title, or where it does not fit what stands before one of its commas: whole phrases all the
/// same.
QString fittingTitle(const QString& title, double space, const Look& look);

/// Whether the difference is no larger than what rounding alone makes of 0.
bool isRounding(double change);

/// A difference as the pictures show it: "0" is nothing but 0, "≈ 0" what rounding has made of it.
QString changeText(double change);

using drawing::pointedToken;

} // namespace lab::ui
