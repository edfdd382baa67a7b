#pragma once

#include "core/drawing/drawing.h"

#include <string>

namespace lab::drawing {

/// A drawing as JSON, for programs that paint it elsewhere:
///
///     {"layers": [{"meaning": "data", "live": true, "marks": [["text", …], …]}, …],
///      "handles": […], "pinned": […], "targets": […], "cells": […], "pairs": […]}
///
/// A mark is a list that begins with its kind. A cell of a map is two letters. Lengths are pixels,
/// rounded to hundredths. An ink is [tone, how it is seen, share].
std::string json(const Drawing& drawing);

} // namespace lab::drawing
