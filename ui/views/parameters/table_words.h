#pragma once

#include "core/experiment/toy_table.h"
#include "core/state/parameters.h"

#include <QString>

#include <string_view>

namespace lab::ui {

/// A short name of a table: "Untrained numbers", "Learned: Last value written".
QString tableName(std::string_view table);

/// The origin of a table, what it does not contain, and the effect of another size; empty for
/// untrained values.
QString tableNote(const Parameter& parameter, std::string_view table);

/// The sentence about the table at the top of a bench.
QString tableSentence(const TableChoice& taken);

} // namespace lab::ui
