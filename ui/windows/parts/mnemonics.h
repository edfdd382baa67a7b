#pragma once

class QMenu;
class QMenuBar;

namespace lab::ui {

/// Gives each entry of a menu an underlined letter that no other entry there has: its own where an
/// earlier entry has not taken it, else the first free letter of its words, else one of them that
/// an entry with other letters spares, else a free one in brackets behind them, as menus in Chinese
/// have it: 波(&1). An entry with a single key for a shortcut is offered that key. What a text has
/// behind a tab is none of its words.
///
/// Law: afterwards no two entries share a letter, and none is without one while there are letters.
void giveMnemonics(QMenu& menu);

/// Keeps the letters of the bar's menus, and of all menus inside them, whatever is written into
/// them: each is gone over when it is about to show.
void keepMnemonics(QMenuBar& bar);

} // namespace lab::ui
