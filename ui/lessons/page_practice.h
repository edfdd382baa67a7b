#pragma once

#include "ui/lessons/book_entry.h"
#include "ui/lessons/derivation_book.h"

namespace lab::ui {

/// An entry "blank": the wrong equations beside the page's own, {"key", "says"}; with "side", that
/// side of an equation is asked for. Their formulas are derivation.PAGE.blank.KEY, the right one's
/// derivation.PAGE.blank.right, and the equation with its gap derivation.PAGE.blank.
DerivationPage::Blank blankOf(const BookEntry& entry);

/// An entry "card" of a break: its verdict (breaks, keeps or rope), its score, and optionally its
/// question for a number, {"text", "answer", "tolerance"}. Returns this, and stores the others in
/// the break.
std::optional<DerivationPage::Number> readCard(const BookEntry& entry, PageText::Break& way);

/// Whether each break of a book has the verdict of its card, determined numerically: slow, 10⁵
/// values.
Outcome<void> triedCards(const DerivationBook& book);

} // namespace lab::ui
