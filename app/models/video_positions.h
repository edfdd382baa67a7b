#pragma once

#include "app/models/config_reader.h"
#include "core/state/model.h"

namespace lab::app {

/// How the class of a model with M-RoPE numbers the frames of a video, as settings of the model:
/// one by one (Qwen2-VL), by seconds (Qwen2.5-VL and both Omni), or each as an image of its own
/// behind the words of its time (Qwen3-VL, Qwen3.5, GLM-4V); of another type it is a guess, and
/// said. `beside` is the object that the part for text stands in, or the whole file; it has
/// vision_config.tokens_per_second, or position_id_per_seconds of an Omni.
///
/// Read in get_rope_index() of transformers 5 (src/transformers/models/<type>/).
void readVideoPositions(ConfigReader& beside, ConfigReader& config, Model& model);

} // namespace lab::app
