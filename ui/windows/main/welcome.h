#pragma once

namespace lab::ui {

struct WindowParts;

/// At the first start, one quiet sentence on what to do: it goes with the first drag, or dismissed,
/// and does not come back.
void bindWelcome(const WindowParts& parts);

} // namespace lab::ui
