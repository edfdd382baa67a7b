#pragma once

#include "core/state/model.h"

namespace lab::app {

class ConfigReader;

/// The parameters of a learned table, of a sinusoid, of T5's buckets, of Swin's window, of
/// Transformer-XL's distances or of DeBERTa's spans that a model's config.json gives, by their
/// keys: `relative_attention_num_buckets` is "t5.buckets". A field that the file does not have, or
/// a number out of the range of the parameter table, is left out.
///
/// DeBERTa reads as its code does: `max_relative_positions` below 1 means
/// `max_position_embeddings`, the span is `position_buckets` if positive, `pos_att_type` has the
/// terms as a list or separated by bars, none if missing, and a missing `share_att_key` is false.
/// T5's initial values have standard deviation 1/√`d_model`, a learned table's `initializer_range`.
/// The length for RoBERTa and its relatives, in `model` too, is reduced by the rows up to that of
/// the padding.
Patch tablesInConfig(ConfigReader& config, Model& model);

} // namespace lab::app
