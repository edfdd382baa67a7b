#pragma once

#include "app/text/error.h"
#include "core/drawing/sheet.h"
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

/// A picture or a bench for export: its size in pixels at 1x, how it is painted, its numbers.
struct Drawing {
    QString name; ///< "dials", "rotations"
    QSize size;
    ui::Look look; ///< nothing under the pointer; the medium follows the file's format
    std::function<void(QPainter&, const ui::Look&)> paint;
    std::function<drawing::Sheet(const ui::Look&)> sheet; ///< the same as marks
    std::function<QByteArray()> csv;
};

/// The metadata of a file.
QString titleOf(const Drawing& drawing);
/// On the ground of the look.
void paintPage(QPainter& painter, const Drawing& drawing, const ui::Look& look);
constexpr int dotsPerInch = 96; ///< so that SVG and PDF give text its size on the screen

/// If a bench shows A and B, their differences are below its picture.
Drawing drawingOf(const ui::PictureView& picture);
Drawing drawingOf(const ui::Bench& bench);

/// Null if there is not enough memory for this number of pixels.
QImage image(const Drawing& drawing, double pixelScale);
QByteArray svg(const Drawing& drawing);
QByteArray pdf(const Drawing& drawing);

/// A header line and one line per row, numbers with 17 significant digits, an empty field for NaN,
/// and the word for a number in a column of words.
QByteArray csv(const NumberTable& table);

/// Numbers in the form that a spreadsheet accepts when pasted: fields separated by tabs, and as
/// HTML with a table for each picture, with its name, after "# ", above it.
QString inTabs(const QByteArray& csv);
QString inTables(const QByteArray& csv);

/// Whether a file of this name has a known format; `render` also writes JSON.
enum class Formats { OfWindow, OfRender };
Outcome<void> checkedFormat(const QString& path, Formats formats = Formats::OfWindow);
bool isJson(const QString& path);

/// The message if a picture of this number of pixels is impossible.
Error noPicture(const QString& path, const QSize& size);

/// Writes the drawing in the format of the path's suffix: .png (pixelScale 1 to 4), .svg, .pdf, or
/// .csv for the numbers; completely or not at all. "-" is a PNG on standard output.
Outcome<void> exported(const Drawing& drawing, const QString& path, double pixelScale);

/// Copies the drawing to the clipboard, as an image and its numbers as text and as a table.
void copyToClipboard(const Drawing& drawing, double pixelScale);

} // namespace lab::app
