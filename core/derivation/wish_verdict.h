#pragma once

namespace lab {

/// What becomes of a score whose page is broken: it changes when query and key move on together; it
/// stays, but is not that of a RoPE; or it is what a RoPE of other speeds, signs or pairs gives.
enum class WishVerdict { Breaks, Keeps, OtherRope };

} // namespace lab
