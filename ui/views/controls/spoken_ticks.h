#pragma once

class QListWidget;

namespace lab::ui {

/// Lets a screen reader hear at once that an entry of the list was ticked, or that it no longer is.
/// Qt tells of entries that are chosen, and leaves ticks to who asks.
void speakTicks(QListWidget& list);

} // namespace lab::ui
