#pragma once

#include <QString>

namespace lab::ui {

/// How a text that may be a stranger's, such as the name of a file or a string in one, is shown as
/// it is: nothing in it is HTML, a mnemonic or a mark of Qt's, and nothing turns the text around
/// it. `tests/arch/tst_plain_texts.py` finds places that show texts otherwise.

/// Hidden characters (`isHidden()` of the core) are U+FFFD; line breaks and tabs stay.
QString visible(const QString& text);

/// The same on one line, its middle left out beyond `longestShownName` characters.
QString shownName(const QString& text);
constexpr qsizetype longestShownName = 100;

/// The name of a file, without its folder.
QString shownFileName(const QString& path);

/// As text of a menu's entry, a button or a tab: no letter of it becomes a mnemonic.
QString menuText(const QString& text);

/// As part of a window's title, where "[*]" is Qt's mark of what is modified.
QString titleText(const QString& text);

} // namespace lab::ui
