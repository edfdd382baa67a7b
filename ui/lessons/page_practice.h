#pragma once

#include "ui/lessons/book_entry.h"
#include "ui/lessons/derivation_book.h"

namespace lab::ui {

/// An entry "blank": the wrong lines beside the page's own, {"key", "says"}, and with "side" that
/// one side of an equation is asked for. Their formulas are derivation.PAGE.blank.KEY, the right
/// one's derivation.PAGE.blank.right, and the equation with its gap derivation.PAGE.blank.
DerivationPage::Blank blankOf(const BookEntry& entry);

/// An entry "card" of a break: its verdict (breaks, keeps or rope), the score that it is about, and
/// where it asks for one the number, {"text", "answer", "tolerance"}. Gives that, and the others go
/// into the break.
std::optional<DerivationPage::Number> readCard(const BookEntry& entry, PageText::Break& way);

/// Whether each break of a book is what its card says, found out with numbers: slow, 10⁵ values.
Outcome<void> triedCards(const DerivationBook& book);

} // namespace lab::ui
