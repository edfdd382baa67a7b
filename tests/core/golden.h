#pragma once

#include <nlohmann/json.hpp>

#include <fstream>
#include <stdexcept>
#include <string>

namespace lab {

/// The cases of a file of reference values in tests/core/golden.
inline nlohmann::json goldenCases(const std::string& name)
{
    const std::string path = std::string(LAB_TEST_DIRECTORY) + "/core/golden/" + name + ".json";
    std::ifstream file(path);
    if (!file)
        throw std::runtime_error("cannot read " + path);
    return nlohmann::json::parse(file).at("cases");
}

} // namespace lab
