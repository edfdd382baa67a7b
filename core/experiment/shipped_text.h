#pragma once

#include "core/experiment/experiment_setup.h"

#include <string_view>

namespace lab {

/// The contents of resources/experiment/TASK.csv; empty if there is none. CMake generates the
/// source.
std::string_view shippedText(ExperimentTask task);
/// The same of resources/experiment/pairs_TASK.csv.
std::string_view shippedPairText(ExperimentTask task);
/// The same of resources/experiment/tables_TASK.csv.
std::string_view shippedTableText(ExperimentTask task);

} // namespace lab
