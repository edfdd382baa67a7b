#pragma once

#include "core/math/visible.h"

#include <cstdint>

namespace lab {

enum class PositionMapMethod {
    None, ///< d = i − j, as in training
    ReRope, ///< min(d, w). Su 2023, bojone/rerope
    LeakyReRope, ///< d below w, w + (d − w)/s from there on; same source
    SelfExtend, ///< d below w, else ⌊i/g⌋ + w − w/g − ⌊j/g⌋. Jin et al. 2024, arXiv:2401.01325
    DualChunk, ///< three ways to compute distances, by chunks. An et al. 2024, arXiv:2402.17463
    StreamingLlm, ///< the positions in the cache. Xiao et al. 2023, arXiv:2309.17453
    LmInfinite, ///< min(d, cap) with a Λ-shaped mask. Han et al. 2023, arXiv:2308.16137
    SlidingWindow, ///< d, with only the nearest keys
    Chunked, ///< d, with only the keys of the same chunk: Llama 4's layers with RoPE
};

/// How Self-Extend computes w/g if g does not divide w. The released code does both: prefill adds w
/// − w/g to each query, decoding w − w // g (`_re_group_size_2 // group_size_1`).
enum class GroupShift {
    Exact, ///< with the fraction, as in the released code's prefill
    Floored, ///< ⌊w/g⌋, as in the paper and in the released code's decoding
};

/// The distance that the rotation uses for query i and key j, and which keys are visible, for
/// methods that stay within the distances of training without further training.
///
/// A method reads only the values that its comment names. All are causal except None and the
/// sliding window, which also support transformers' encoders: there, None attends to all keys and
/// the window to those with |i − j| ≤ w; under the causal mask the window is i − j < w, including
/// the query itself. Laws: none changes the distances of the nearest keys; ReRoPE with w of at
/// least the length and Self-Extend with g = 1 change nothing; dual chunk never exceeds its chunk.
struct PositionMap {
    PositionMapMethod method = PositionMapMethod::None;
    std::int64_t window = 512; ///< w ≥ 1: ReRoPE, leaky, Self-Extend, sliding window
    double factor = 8; ///< s ≥ 1: leaky
    std::int64_t group = 8; ///< g ≥ 1: Self-Extend
    GroupShift groupShift = GroupShift::Exact; ///< Self-Extend
    std::int64_t chunk = 8192; ///< ≥ 1: dual chunk (chunk_size), chunked (attention_chunk_size)
    std::int64_t local = 1024; ///< ≥ 0: dual chunk (local_size)
    /// ≥ 0 first keys that stay visible: StreamingLLM, LM-Infinite (global).
    std::int64_t first = 4;
    std::int64_t recent = 2000; ///< ≥ 1 last keys, including the query's own: the same two
    std::int64_t cap = 2000; ///< ≥ 0: LM-Infinite's largest distance
    std::int64_t padding = 0; ///< ≥ 0 padding tokens on the left, before the chunks begin: chunked
    Visible visible = Visible::KeysUpToQuery; ///< None, sliding window

    bool operator==(const PositionMap&) const = default;
};

} // namespace lab
