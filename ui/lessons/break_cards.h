#pragma once

#include "core/derivation/wish_verdict.h"
#include "core/state/derivation.h"

#include <QString>

#include <optional>
#include <vector>

namespace lab::ui {

/// The breaks of the program's own pages that have a verdict, as cards (`cardOf`): shuffled by a
/// seed, the same on every machine, without two of one page in a row if possible.
const std::vector<int>& breakCards();

/// The card after the open one: one that was wrong and had others after it, else the first that is
/// not answered, else another one that was wrong; empty if all were right.
std::optional<int> cardAfter(const Derivation& derivation);

/// "breaks", "keeps" or "rope", as in a file of pages.
QString verdictKey(RequirementVerdict verdict);
std::optional<RequirementVerdict> verdictOf(const QString& key); ///< empty for an unknown one

} // namespace lab::ui
