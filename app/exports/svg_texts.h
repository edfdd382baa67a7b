#pragma once

#include "ui/paint/text/vector_texts.h"

#include <QByteArray>

#include <vector>

namespace lab::app {

/// A file of QSvgGenerator made readable without its font: a family becomes a list that ends in
/// sans-serif or monospace, the pieces of a text are joined, and a text that was requested
/// right-aligned or centered stays so (text-anchor). `texts` are those painted, in their order; any
/// other text of the file stays where it is.
QByteArray withPlacedTexts(const QByteArray& svg, const std::vector<ui::VectorText>& texts);

} // namespace lab::app
