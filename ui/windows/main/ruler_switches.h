#pragma once

namespace lab::ui {

class PositionRuler;
struct WindowParts;

/// What the ruler tells of beside the positions: the words of the sentence, a switch of the menu
/// that says where there is no space for them, and that it plays, to what turns meanwhile.
void bindRuler(const WindowParts& parts, PositionRuler& ruler);

} // namespace lab::ui
