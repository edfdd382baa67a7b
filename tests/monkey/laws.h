#pragma once

#include "ui/store/store.h"

#include <QString>
#include <QWidget>

#include <optional>

namespace lab::monkey {

/// Laws that must hold after every gesture; a sentence if one does not.
std::optional<QString> quickViolation(const ui::Store& store);

/// Slower laws, which need all menus and dialogs to be closed: undo over this many steps, or to the
/// start, and redo to the end pass through the same states; a saved scene is read back unchanged;
/// and visible pictures paint nothing outside their area.
std::optional<QString> slowViolation(ui::Store& store, const QWidget& window, std::size_t steps);

/// Processor time of this thread, in seconds.
double threadSeconds();

/// The ratio of this machine's speed for a fixed piece of work to the 0.05 s of the reference
/// machine.
double slowness();

/// Bytes that are allocated now.
double allocatedBytes();

} // namespace lab::monkey
