#include "golden.h"

#include <fstream>
#include <stdexcept>

namespace lab {

nlohmann::json goldenCases(const std::string& name)
{
    const std::string path = std::string(LAB_TEST_DIRECTORY) + "/core/golden/" + name + ".json";
    std::ifstream file(path);
    if (!file)
        throw std::runtime_error("cannot read " + path);
    return nlohmann::json::parse(file).at("cases");
}

} // namespace lab
