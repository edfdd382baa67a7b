#pragma once

namespace lab::ui {

class MainWindow;
class Messages;
struct WindowServices;

/// At the first start, one quiet sentence on what to do: it goes with the first drag, or dismissed,
/// and does not come back.
void bindWelcome(const WindowServices& services, Messages& messages, MainWindow& window);

} // namespace lab::ui
