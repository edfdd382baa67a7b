#pragma once

#include "ui/paint/look.h"

#include <QString>

#include <vector>

class QPainter;
class QRectF;

namespace lab::ui {

/// The last change as shown to an audience: "m 8 → 9", "Training length 4 096 → 8 192", or a
/// description if it is not a number: "choice of Llama-3-8B".
struct LastChange {
    struct Value {
        QString label; ///< "Training length"; a single letter, "b", is set as a symbol
        QString from;
        QString to;

        bool operator==(const Value&) const = default;
    };
    std::vector<Value> values; ///< at most a few
    QString action; ///< if there are no values

    bool operator==(const LastChange&) const = default;
    bool isEmpty() const { return values.empty() && action.isEmpty(); }
};

/// The same as one line of plain text.
QString lastChangeText(const LastChange& change);

double lastChangeWidth(const LastChange& change, const Look& look);

/// Ends at the right of `area`, vertically centered; cut to its width.
void paintLastChange(
    QPainter& painter, const QRectF& area, const LastChange& change, const Look& look);

} // namespace lab::ui
