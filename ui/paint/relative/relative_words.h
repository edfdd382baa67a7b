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
/// "each divided by √8, one colour scale", or less of it.
QStringList dividedNotes(const RelativeFrame& frame);
QString wordAt(const RelativeFrame& frame, int position);

/// Of a term as a formula, "q·Wr": the symbols of the encoding.
QString termFormula(RelativeEncoding encoding, RelativeTerm term);

/// A picture's title at the top left of `area`, and behind it the first of the notes that fits.
void paintTitle(QPainter& painter, const QRectF& area, const QString& title,
    const QStringList& notes, const Look& look);

/// The cell of a square map of `count` × `count` cells on whole pixels.
QRectF mapCell(const QRectF& map, int count, int query, int key);

/// The query and key that are marked: those pointed at, else the chosen ones.
struct MarkedCell {
    int query = 0;
    int key = 0;
};
MarkedCell markedCell(const Focus& focus, const RelativeFrame& frame);

/// A rectangle drawn inside its own edge.
void outlineCells(
    QPainter& painter, const QRectF& cells, const QColor& colour, double width, const Look& look);

} // namespace lab::ui
