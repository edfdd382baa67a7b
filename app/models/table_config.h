#pragma once

#include "core/state/model.h"

namespace lab::app {

class ConfigReader;

/// The parameters of a learned table, of a sinusoid, of T5's buckets, of Swin's window, of
/// Transformer-XL's distances or of DeBERTa's spans that a model's config.json gives, by their
/// keys: `relative_attention_num_buckets` is "t5.buckets". A field that the file does not have, or
/// a number that the table of parameters cannot hold, is left out.
///
/// DeBERTa reads as its code does: `max_relative_positions` below 1 means
/// `max_position_embeddings`, the span is `position_buckets` where there are any, `pos_att_type`
/// names the terms as a list or with bars between them, none where it is left out, and
/// `share_att_key` is false then.
/// T5's first values deviate by 1/√`d_model`, a learned table's by `initializer_range`.
/// The length of RoBERTa and its relatives, in `model` too, is less by the rows up to the
/// padding's.
Patch tablesInConfig(ConfigReader& config, Model& model);

} // namespace lab::app
