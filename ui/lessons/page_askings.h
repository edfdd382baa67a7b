#pragma once

#include "ui/lessons/book_entry.h"
#include "ui/lessons/derivation_book.h"

#include <optional>
#include <vector>

namespace lab::ui {

/// The question of an entry "ask": as it is asked first and, where "numbers" gives names other
/// numbers, {"angle": [30, 50, 75]}, as it is asked again.
std::vector<DerivationPage::Asking> askingsOf(const BookEntry& asked);

/// What may be drawn before the answer, and which sketch is right.
std::optional<DerivationPage::Sketch> sketchOf(const BookEntry& asked);

/// Fails where a formula of the questions or of their words has no value with the start's numbers.
void tryAskings(const DerivationPage& page, const BookEntry& asked);

} // namespace lab::ui
