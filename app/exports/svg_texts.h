#pragma once

#include "ui/paint/text/vector_texts.h"

#include <QByteArray>

#include <vector>

namespace lab::app {

/// A file of QSvgGenerator that can be read where its font is not: a family is a list that ends in
/// sans-serif or monospace, the pieces of a text are one again, and a text that was asked for at
/// its right end or its middle stands there (text-anchor). `texts` are those painted, in their
/// order; a text of the file that is none of them stays where it is.
QByteArray withPlacedTexts(const QByteArray& svg, const std::vector<ui::VectorText>& texts);

} // namespace lab::app
