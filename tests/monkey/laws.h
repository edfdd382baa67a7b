#pragma once

#include "ui/store/store.h"

#include <QString>
#include <QWidget>

#include <optional>

namespace lab::monkey {

/// What must hold after every gesture; a sentence where it does not.
std::optional<QString> brokenAtOnce(const ui::Store& store);

/// What takes longer, and wants no menu or dialog open: the way back over so many steps, or to the
/// start, and on to the end goes over the same states, what is saved is read again as it was, and
/// the pictures that are seen paint nothing around their place.
std::optional<QString> brokenByAndBy(ui::Store& store, const QWidget& window, std::size_t steps);

/// Processor time of this thread, in seconds.
double threadSeconds();

/// How many times as slow as where it was measured, 0.05 s, a fixed piece of work is here.
double slowness();

/// Bytes that are allocated now.
double allocatedBytes();

} // namespace lab::monkey
