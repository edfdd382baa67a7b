#pragma once

namespace lab::ui {

class PositionRuler;
struct WindowParts;

/// Connects the ruler: a menu switch shows the words of the sentence, with a message if there is no
/// space for them, and the benches are notified when it starts or stops playing.
void bindRuler(const WindowParts& parts, PositionRuler& ruler);

} // namespace lab::ui
