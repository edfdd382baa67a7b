#pragma once

#include "core/state/lab_state.h"

#include <span>
#include <string_view>

namespace lab {

/// A picture as files name it: a bench, and a word that is the picture's alone there.
struct PictureName {
    BenchId bench;
    std::string_view name;
};

/// All that there are, bench by bench: what `--picture` and a lesson's "pictures" may say, and the
/// views of the window are called.
std::span<const PictureName> pictureNames();

} // namespace lab
