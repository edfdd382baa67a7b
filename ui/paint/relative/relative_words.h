#pragma once

#include "core/frames/relative/relative_frames.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QString>
#include <QStringList>

class QPainter;

namespace lab::ui {

QString termName(RelativeTerm term); ///< "Content–position"
QString termsTitle(const RelativeFrame& frame); ///< "Four terms"
/// "each divided by √8, one colour scale", or a shorter form.
QStringList dividedNotes(const RelativeFrame& frame);
QString wordAt(const RelativeFrame& frame, int position);

/// A term as a formula, "q·Wr": the symbols of the encoding.
QString termFormula(RelativeEncoding encoding, RelativeTerm term);

/// The cell of a square map of `count` × `count` cells on whole pixels.
QRectF mapCell(const QRectF& map, int count, int query, int key);

/// The marked query and key: those under the pointer, else the selected ones.
struct MarkedCell {
    int query = 0;
    int key = 0;
};
MarkedCell markedCell(const Focus& focus, const RelativeFrame& frame);

} // namespace lab::ui
