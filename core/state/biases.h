#pragma once

#include "core/encodings/alibi/parameters.h"

#include <array>
#include <cstdint>
#include <map>

namespace lab {

struct LabState;

/// The encodings of the bench Biases: each adds a number to the score of a query and a key.
enum class BiasEncoding {
    Alibi,
    RelativeBias,
    T5,
    Swin,
    Kerple,
    Fire,
    Sandwich,
    Nope, ///< adds 0
    Cope, ///< a number that depends on the words between query and key
};
inline constexpr std::array biasEncodings {BiasEncoding::Alibi, BiasEncoding::RelativeBias,
    BiasEncoding::T5, BiasEncoding::Swin, BiasEncoding::Kerple, BiasEncoding::Fire,
    BiasEncoding::Sandwich, BiasEncoding::Nope, BiasEncoding::Cope};

/// The parameters of ALiBi. Those of the other encodings are members of Schemes.
struct Biases {
    BiasEncoding shown = BiasEncoding::Alibi;
    Alibi encoding;
    int head = 3; ///< the head shown, from 1
    std::map<std::int64_t, double> scores; ///< before the bias, by key position; 0 if absent
    /// Of CoPE, by key position; computed from the vectors if absent
    std::map<std::int64_t, double> gates;

    bool operator==(const Biases&) const = default;
};

/// The number of heads for which the shown encoding has a bias: 1 if its parameters describe a
/// single head.
int biasHeads(const LabState& state);
/// With this number of heads, if the number is a parameter of the shown encoding.
LabState withBiasHeads(LabState state, int heads);

} // namespace lab
