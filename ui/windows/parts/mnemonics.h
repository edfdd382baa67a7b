#pragma once

class QMenu;
class QMenuBar;

namespace lab::ui {

/// Gives each entry of a menu an underlined letter that no other entry there has: its own if no
/// earlier entry has it, else the first free letter of its words, else one of them from an entry
/// that has other letters, else a free one in brackets after them, as usual in Chinese menus:
/// 波(&1). An entry with a single key as its shortcut prefers that key. Text after a tab does not
/// count.
///
/// Law: afterwards no two entries share a letter, and none is without one while there are letters.
void giveMnemonics(QMenu& menu);

/// Maintains the letters of the bar's menus, and of all their submenus, whatever entries they get:
/// each menu is updated when it is about to show.
void keepMnemonics(QMenuBar& bar);

} // namespace lab::ui
