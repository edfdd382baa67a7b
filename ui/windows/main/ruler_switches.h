#pragma once

namespace lab::ui {

class PositionRuler;
struct WindowParts;

/// The words of the sentence on the ruler: a switch of the menu, that says where there is no space
/// for them.
void bindRuler(const WindowParts& parts, PositionRuler& ruler);

} // namespace lab::ui
