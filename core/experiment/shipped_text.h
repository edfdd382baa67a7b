#pragma once

#include "core/experiment/experiment_setup.h"

#include <string_view>

namespace lab {

/// resources/experiment/TASK.csv as it is; empty where there is none. Its source is made by CMake.
std::string_view shippedText(ExperimentTask task);
/// The same of resources/experiment/pairs_TASK.csv.
std::string_view shippedPairText(ExperimentTask task);
/// The same of resources/experiment/tables_TASK.csv.
std::string_view shippedTableText(ExperimentTask task);

} // namespace lab
