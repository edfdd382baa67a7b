#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace lab {

/// The cases of a file of reference values in tests/core/golden.
nlohmann::json goldenCases(const std::string& name);

} // namespace lab
