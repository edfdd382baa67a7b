#pragma once

#include <QString>

namespace lab::app {

/// What to install where no font is there, or none with the letters of the language that is spoken:
/// all text is boxes then. Empty where nothing is missing.
QString sentenceOnFonts();

} // namespace lab::app
