#pragma once

#include "ui/paint/text/text.h"

#include <QString>

#include <vector>

namespace lab::ui {

/// A text drawn into a vector file, as requested. QPainter gives a file only the left end of each
/// piece, and with another font a right-aligned number would leave its edge.
struct VectorText {
    QString text;
    double width = 0; ///< in the font at hand
    Alignment alignment = Alignment::Left;
};

} // namespace lab::ui
