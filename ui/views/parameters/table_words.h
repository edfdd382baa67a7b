#pragma once

#include "core/experiment/toy_table.h"
#include "core/state/parameters.h"

#include <QString>

#include <string_view>

namespace lab::ui {

/// What a table's row holds, in a word or two: "Untrained numbers", "Learned: Last value
/// written".
QString tableName(std::string_view table);

/// Whose numbers they are, what is not among them, and what another size does; empty for untrained
/// ones.
QString tableNote(const Parameter& parameter, std::string_view table);

/// What a bench says of them in its head.
QString tableSentence(const TakenTable& taken);

} // namespace lab::ui
