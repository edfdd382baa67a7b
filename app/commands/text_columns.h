#pragma once

#include <QString>

namespace lab::app {

/// The number of terminal columns: a Chinese character takes two.
qsizetype columnsOf(const QString& text);

/// Whether a line may end before this character: at a space, or beside a Chinese character.
bool mayBreak(const QString& text, qsizetype at);

/// The text in lines up to the last column of the help. The first continues a line at `column`,
/// where the others begin.
QString wrapped(const QString& text, qsizetype column);

} // namespace lab::app
