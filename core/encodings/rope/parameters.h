#pragma once

namespace lab {

enum class Pairing {
    Interleaved, ///< pair i is the columns 2i and 2i + 1; GPT-J, Meta's LLaMA, GLM
    Halves, ///< pair i is the columns i and i + r/2; GPT-NeoX, LLaMA in transformers
    WrongMix, ///< the columns of Halves with the angles of Interleaved: a common mistake
};

/// Rotary position encoding (RoPE): position p rotates feature pair i by the angle p·θᵢ with θᵢ =
/// base^(−2i/r), r = rotatedWidth. Columns beyond r stay unchanged.
///
/// Law: the score of a rotated query and key depends only on their distance, ⟨R(m)q, R(n)k⟩ = ⟨q,
/// R(n−m)k⟩. WrongMix violates it: the two columns of a pair use different angles, so it is not a
/// rotation. Su et al. 2021, arXiv:2104.09864, §3.2.2.
struct Rotary {
    double base = 10000; ///< > 1; a larger base slows the last pairs
    int width = 16; ///< of a head, even, 2 to 1024
    int rotatedWidth = 16; ///< r, even, 0 to width; less than width is partial rotary
    Pairing pairing = Pairing::Interleaved;

    bool operator==(const Rotary&) const = default;
};

/// r for a share of the width: the largest even integer of at most share·width (0 to 1).
int rotatedWidth(int width, double share);

int pairCount(const Rotary& rotary); ///< width / 2, including unrotated pairs
bool isRotated(const Rotary& rotary, int pair);

} // namespace lab
