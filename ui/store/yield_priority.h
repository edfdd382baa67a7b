#pragma once

namespace lab::ui {

/// Lets the thread that paints go before the calling one, and before those that this one starts,
/// where there are no more cores than threads at work. Only Linux has a priority of a thread alone
/// that any program may lower; elsewhere it stays as it is.
void yieldPriority();

} // namespace lab::ui
