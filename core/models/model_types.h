#pragma once

#include <string_view>

namespace lab {

/// Whether the code of the type is its authors' own, which comes with the weights: transformers has
/// no class of it.
bool isOfAuthors(std::string_view modelType);

/// DeepSeek-V4 and 4.1: two ladders, and a head_dim that is the whole width of the head.
bool isDeepSeekV4(std::string_view modelType);

} // namespace lab
