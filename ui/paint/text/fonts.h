#pragma once

#include <QFont>
#include <QStringList>

namespace lab::ui {

/// The families of the program's own fonts in resources/fonts: for texts, and for code and numbers
/// in columns. A character missing in the first comes from the next, and one missing in all, such
/// as a rare Han character in a typed text, from the system's fonts. No other font of the system is
/// used: a text looks the same on every machine.
const QStringList& textFamilies();
const QStringList& codeFamilies();

/// Registers the program's fonts, and sets the application's font to that of texts, in the size of
/// the desktop's. Call once, after the QApplication is constructed and before the first widget. A
/// font is read when its first character is drawn, so the Chinese one costs an English window
/// nothing.
void useOwnFonts();

/// A font of those families for pictures: the width of a text is the sum of its characters' widths,
/// at any size, and independent of the system's font smoothing.
QFont pictureFont(const QStringList& families, int pixelSize, QFont::Weight weight);

} // namespace lab::ui
