#pragma once

#include "core/derivation/wish_verdict.h"
#include "core/state/derivation.h"

#include <QString>

#include <optional>
#include <vector>

namespace lab::ui {

/// The breaks of the program's own pages that have a verdict, as cards (`cardOf`): mixed by a seed,
/// the same on every machine, and no two of one page after each other where that can be.
const std::vector<int>& breakCards();

/// The card that follows the open one: one that was wrong and has had others after it, else the
/// first that is not answered, else another that was wrong; none where all were right.
std::optional<int> cardAfter(const Derivation& derivation);

/// "breaks", "keeps" or "rope", as a file of pages has them.
QString verdictKey(WishVerdict verdict);
std::optional<WishVerdict> verdictOf(const QString& key); ///< none of an unknown one

} // namespace lab::ui
