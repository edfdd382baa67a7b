#pragma once

#include "app/text/error.h"
#include "core/frames/number_table.h"
#include "ui/paint/look.h"

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>

#include <functional>

class QPainter;

namespace lab::ui {
class Bench;
class PictureView;
} // namespace lab::ui

namespace lab::app {

/// Something that can be put on a page: its size in pixels at 1x, how it is painted, its numbers.
struct Drawing {
    QString name; ///< "dials", "rotations"
    QSize size;
    ui::Look look; ///< nothing under the pointer; the medium follows the file's format
    std::function<void(QPainter&, const ui::Look&)> paint;
    std::function<QByteArray()> csv;
};

/// Where a bench shows A and B, what tells them apart stands below its picture.
Drawing drawingOf(const ui::PictureView& picture);
Drawing drawingOf(const ui::Bench& bench);

/// Null where there is no memory for so many pixels.
QImage image(const Drawing& drawing, double pixelScale);
QByteArray svg(const Drawing& drawing);
/// The same as Qt writes it, for vectorMarks(): its texts in pieces, each from its left end.
QByteArray svgInPieces(const Drawing& drawing);
QByteArray pdf(const Drawing& drawing);

/// A header line and a line a row, numbers with 17 significant digits, an empty field for NaN,
/// and the word of a number in a column of words.
QByteArray csv(const NumberTable& table);

/// Such numbers as a spreadsheet takes them when they are pasted: fields apart by tabs, and as HTML
/// with a table for each picture, whose name, behind "# ", stands above it.
QString inTabs(const QByteArray& csv);
QString inTables(const QByteArray& csv);

/// Whether a file of this name has a format that is known.
Outcome<void> checkedFormat(const QString& path);

/// What is said where there is no picture of so many pixels.
Error noPicture(const QString& path, const QSize& size);

/// Writes the drawing in the format that the path ends in: .png (pixelScale 1 to 4), .svg, .pdf,
/// or .csv for the numbers; whole or not at all. "-" is a PNG on standard output.
Outcome<void> exported(const Drawing& drawing, const QString& path, double pixelScale);

/// The drawing on the clipboard, as an image and its numbers as text and as a table.
void copyToClipboard(const Drawing& drawing, double pixelScale);

} // namespace lab::app
