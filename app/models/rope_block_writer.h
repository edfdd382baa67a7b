#pragma once

#include "core/state/lab_state.h"
#include "ui/windows/parts/window_services.h"

#include <QString>

namespace lab::app {

/// The state's RoPE as a part of a config.json, with notes for users of such a file.
///
/// Keys as read by transformers' modeling_rope_utils, floats with a decimal point (its older
/// releases warn about integers), the shortest digits that read back. BlockKeys::Present is
/// rope_parameters with rope_theta in it; Older is rope_scaling with both rope_type and type, and
/// rope_theta and partial_rotary_factor outside. NTK-aware and the adjusted base are another
/// rope_theta; NTK-by-parts has no rope_type and is plain RoPE there. Values without a key are in
/// position_lab, an object of parameters that transformers ignores; it is absent if not needed. For
/// a model whose types of layers have different frequencies, rope_parameters has an entry for each,
/// if these can be read again; else the block is for the layers that are shown, with a note. For a
/// model whose RoPE is in a part of its file, such as text_config, the block is in that part, and
/// keeps the keys for several axes (mrope_section). There rope_scaling is
/// null beside rope_parameters, because otherwise transformers would use that of the file.
///
/// Law: read by editInJson() into any state, it rotates as `state` does (haveSameRotation());
/// merged into the model's file, object by object, it gives the state from which it was written.
ui::RopeBlockText ropeBlockText(const LabState& state, ui::BlockKeys keys);

} // namespace lab::app
