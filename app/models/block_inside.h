#pragma once

#include "core/encodings/rope/parameters.h"
#include "core/encodings/scaling/parameters.h"
#include "core/models/kept_key.h"
#include "ui/windows/parts/window_services.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace lab::app {

/// The frequencies as a block of a configuration gives them.
struct WrittenLadder {
    Rotary rotary;
    RotaryScaling scaling;
    double rotatedShare = 1;
    bool isOfParts = false; ///< MLA, whose widths imply the share
    std::int64_t target = 0; ///< the longest text
    std::optional<double> temperature {}; ///< llama_4_scaling_beta, for the classes that read it
    std::vector<KeptKey> kept {}; ///< mrope_section and similar keys
};

/// The partial_rotary_factor, 1 if it need not be written.
double shareIn(const WrittenLadder& ladder);

/// The object with the block's values, indented by this number of steps: with rope_theta and the
/// share in it (Present), or with rope_type and type (Older).
QString blockInside(const WrittenLadder& ladder, ui::BlockKeys keys, int depth);

} // namespace lab::app
