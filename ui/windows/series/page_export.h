#pragma once

namespace lab::ui {

class SeriesPlayer;
struct WindowParts;

/// Asks what the slider of a page is to move, the series of states or one parameter over a range,
/// and writes the page for the present bench. What goes wrong is one sentence over the bench, what
/// cannot be asked for one in the dialog.
void exportPageAfterAsking(const SeriesPlayer& player, const WindowParts& parts);

} // namespace lab::ui
