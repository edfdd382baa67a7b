#pragma once

#include "ui/lessons/book_entry.h"
#include "ui/lessons/derivation_book.h"

#include <optional>
#include <vector>

namespace lab::ui {

/// The question of an entry "ask": as asked first and, if "numbers" gives names other values,
/// {"angle": [30, 50, 75]}, as asked again.
std::vector<DerivationPage::Asking> askingsOf(const BookEntry& asked);

/// What can be drawn before the answer, and which sketch is right.
std::optional<DerivationPage::Sketch> sketchOf(const BookEntry& asked);

/// Fails if a formula of the questions or of their texts has no value for the initial numbers.
void tryAskings(const DerivationPage& page, const BookEntry& asked);

} // namespace lab::ui
