#pragma once

namespace lab::ui {

class SeriesPlayer;
struct WindowParts;

/// Asks what the slider of a page changes, the series of states or one parameter over a range, and
/// writes the page for the current bench. A failure is one sentence over the bench, invalid input
/// one in the dialog.
void exportPageAfterAsking(const SeriesPlayer& player, const WindowParts& parts);

} // namespace lab::ui
