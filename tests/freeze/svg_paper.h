#pragma once

#include "app/exports/export.h"
#include "tests/freeze/vector_marks.h"

#include <vector>

namespace lab::freeze {

/// The marks of a drawing as in its SVG file. Images are digests of their pixels: compressing them
/// as PNG would take most of the time, and versions of zlib compress differently.
std::vector<VectorMark> marksOf(const app::Drawing& drawing);

} // namespace lab::freeze
