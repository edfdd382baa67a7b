#pragma once

namespace lab {

/// The effect of a break on the score: it changes when query and key are shifted together; it stays
/// the same but is not that of a RoPE; or it is that of a RoPE with other speeds, signs or pairs.
enum class RequirementVerdict { Breaks, Keeps, OtherRope };

} // namespace lab
