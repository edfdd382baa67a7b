#pragma once

#include "app/exports/export.h"
#include "app/exports/vector_marks.h"

#include <vector>

namespace lab::freeze {

/// The marks of a drawing as its SVG file has them. Images are the digests of their pixels: packing
/// them as PNG would take most of the time, and another zlib packs them otherwise.
std::vector<app::VectorMark> marksOf(const app::Drawing& drawing);

} // namespace lab::freeze
