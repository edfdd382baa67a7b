#pragma once

#include "core/state/lab_state.h"

#include <span>
#include <string_view>

namespace lab {

/// A picture as named in files: a bench, and a word that is unique there.
struct PictureName {
    BenchId bench;
    std::string_view name;
};

/// All pictures, bench by bench: the valid values of `--picture` and of a lesson's "pictures", and
/// the names of the window's views.
std::span<const PictureName> pictureNames();

} // namespace lab
