#pragma once

#include "ui/paint/text/text.h"

#include <QString>

#include <vector>

namespace lab::ui {

/// A text that was drawn into a vector file, as it was asked for. QPainter tells a file the left
/// end of each piece alone, and with another font a number then leaves the edge that it stood at.
struct VectorText {
    QString text;
    double width = 0; ///< in the font at hand
    Alignment alignment = Alignment::Left;
};

} // namespace lab::ui
