#pragma once

#include <QString>

namespace lab::ui {

/// Shows a possibly untrusted text, such as the name of a file or a string in one, as it is:
/// nothing in it is treated as HTML, a mnemonic or a marker of Qt, and nothing changes the
/// direction of the text around it. `tests/arch/tst_plain_texts.py` finds code that shows texts
/// otherwise.

/// Hidden characters (`isHidden()` of the core) are U+FFFD; line breaks and tabs stay.
QString visible(const QString& text);

/// The same on one line, with its middle omitted beyond `longestShownName` characters.
QString shownName(const QString& text);
constexpr qsizetype longestShownName = 100;

/// The name of a file, without its folder.
QString shownFileName(const QString& path);

/// As text of a menu entry, a button or a tab: no letter of it becomes a mnemonic.
QString menuText(const QString& text);

/// As part of a window's title, where "[*]" is Qt's marker for modified documents.
QString titleText(const QString& text);

} // namespace lab::ui
