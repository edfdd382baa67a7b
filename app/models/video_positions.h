#pragma once

#include "app/models/config_reader.h"
#include "core/state/model.h"

namespace lab::app {

/// How the class of a model with M-RoPE numbers the frames of a video, as settings of the model:
/// one by one (Qwen2-VL), by seconds (Qwen2.5-VL and both Omni), or each as a separate image after
/// the words of its timestamp (Qwen3-VL, Qwen3.5, GLM-4V); for another type it is a guess, with a
/// note. `beside` is the object that contains the part for text, or the whole file; it has
/// vision_config.tokens_per_second, or position_id_per_seconds of an Omni model.
///
/// Read in get_rope_index() of transformers 5 (src/transformers/models/<type>/).
void readVideoPositions(ConfigReader& beside, ConfigReader& config, Model& model);

} // namespace lab::app
