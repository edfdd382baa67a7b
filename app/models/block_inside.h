#pragma once

#include "core/encodings/turning/rotary_parameters.h"
#include "core/encodings/turning/rotary_scaling_parameters.h"
#include "core/models/kept_key.h"
#include "ui/windows/parts/window_services.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace lab::app {

/// A ladder as a block of a configuration says it.
struct WrittenLadder {
    Rotary rotary;
    RotaryScaling scaling;
    double rotatedShare = 1;
    bool isOfParts = false; ///< MLA, whose widths say the share
    std::int64_t target = 0; ///< the longest text
    std::optional<double> temperature {}; ///< llama_4_scaling_beta, of the classes that read it
    std::vector<KeptKey> kept {}; ///< mrope_section and its like
};

/// The partial_rotary_factor, 1 where none has to be said.
double shareIn(const WrittenLadder& ladder);

/// The object with the block's numbers, indented by so many steps: with rope_theta and the share in
/// it (Present), or with rope_type and type (Older).
QString blockInside(const WrittenLadder& ladder, ui::BlockKeys keys, int depth);

} // namespace lab::app
