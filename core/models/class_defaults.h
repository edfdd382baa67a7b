#pragma once

#include <string_view>
#include <vector>

namespace lab {

/// A number that the class sets where the file gives none: {"gpt_oss", "rope_theta", 150000}.
struct ClassDefault {
    std::string_view modelType;
    std::string_view key; ///< of config.json
    double value = 0;
};

/// Those of the type; rope_theta is left out where it is 10000, which is what every other class
/// takes.
std::vector<ClassDefault> classDefaults(std::string_view modelType);

/// Those of the type as a part of another model's file, such as the text_config of LLaVA: what
/// equals its class's is left out there, down to the sizes, which a file of its own always has.
std::vector<ClassDefault> partDefaults(std::string_view modelType);

} // namespace lab
