#pragma once

#include <QFont>
#include <QStringList>

namespace lab::ui {

/// The families of the program's own fonts, which resources/fonts holds: of texts, and of code and
/// numbers in columns. A character that the first lacks comes from the next, and one that all lack,
/// as a rare Han character in a text that somebody typed, from the system's fonts. No other font of
/// the system is ever asked for: a text looks the same on every machine.
const QStringList& textFamilies();
const QStringList& codeFamilies();

/// Makes the program's fonts known, and that of texts the application's, in the size of the
/// desktop's. To be called once, after the QApplication is made and before the first widget. A font
/// is read when its first character is drawn, so that the Chinese one costs an English window
/// nothing.
void useOwnFonts();

/// A font of those families for pictures: the width of a text is the sum of its characters' widths,
/// at any size, and how the system smooths letters does not matter.
QFont pictureFont(const QStringList& families, int pixelSize, QFont::Weight weight);

} // namespace lab::ui
