#pragma once

namespace lab::ui {

struct WindowParts;

/// At the first start, shows one sentence on what to do. It disappears with the first drag or when
/// it is dismissed, and is not shown again.
void bindWelcome(const WindowParts& parts);

} // namespace lab::ui
