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

/// A title, or where it does not fit what stands before one of its commas: whole phrases all the
/// same.
QString fittingTitle(const QString& title, double space, const Look& look);

/// The width of the widest word, at most `most` pixels at 1x.
double widestWord(const OrderFrame& frame, double most, const Look& look);

/// Whether the difference is no larger than what rounding alone makes of 0.
bool isRounding(double change);

/// A difference as the pictures show it: "0" is nothing but 0, "≈ 0" what rounding has made of it.
QString changeText(double change);

/// The token that is pointed at: the key of the chips, the row of the other pictures.
std::optional<int> pointedToken(const Focus& focus, const OrderFrame& frame);

/// The query whose attention is drawn: the one pointed at, or the selected one.
int shownQuery(const Focus& focus, const OrderFrame& frame);

} // namespace lab::ui
