#pragma once

#include "core/state/lab_state.h"
#include "ui/windows/parts/window_services.h"

#include <QString>

namespace lab::app {

/// The state's RoPE as the part of a config.json that says it, with sentences on what the reader of
/// such a file should know.
///
/// Keys as transformers' modeling_rope_utils takes them, floats with a point (its older releases
/// warn of whole ones), the shortest digits that read back. BlockKeys::Present is rope_parameters
/// with rope_theta in it; Older is rope_scaling with both rope_type and type, and rope_theta and
/// partial_rotary_factor outside. NTK-aware and the adjusted base are another rope_theta; NTK-by-
/// parts has no rope_type and turns as plain RoPE there. What no key holds stands in position_lab,
/// an object of parameters that transformers passes over; it is absent where all is said. Of a
/// model whose types of layers turn by ladders of their own, rope_parameters has an entry for each,
/// where these can be read again; else the block is of the layers that are shown, and a sentence
/// says so. Of a model whose RoPE stands in a part of its file, such as text_config, the block
/// stands in that part, and it has the keys that its block had of several axes (mrope_section).
/// There rope_scaling is
/// null beside rope_parameters, in place of which transformers would take the file's.
///
/// Law: read by editInJson() into any state, it turns as `state` does (turnAlike()); put into the
/// model's file, object by object, it gives the state that it was written of.
ui::RopeBlockText ropeBlockText(const LabState& state, ui::BlockKeys keys);

} // namespace lab::app
