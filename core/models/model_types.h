#pragma once

#include <string_view>

namespace lab {

/// Whether the code of the type comes from its authors, together with the weights: transformers has
/// no class for it.
bool isOfAuthors(std::string_view modelType);

/// DeepSeek-V4 and 4.1: two sets of frequencies, and a head_dim that is the full head dimension.
bool isDeepSeekV4(std::string_view modelType);

} // namespace lab
