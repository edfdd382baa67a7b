#pragma once

#include "core/encodings/biases/alibi_parameters.h"

#include <cstdint>
#include <map>

namespace lab {

struct LabState;

/// The encodings of the bench Biases: each adds one number to the score of a query and a key.
enum class BiasEncoding {
    Alibi,
    RelativeBias,
    T5,
    Swin,
    Kerple,
    Fire,
    Sandwich,
    Nope, ///< adds 0
    Cope, ///< a number that depends on the words between
};

/// The numbers of ALiBi; those of the other encodings are members of Schemes.
struct Biases {
    BiasEncoding shown = BiasEncoding::Alibi;
    Alibi encoding;
    int head = 3; ///< the one shown, from 1
    std::map<std::int64_t, double> scores; ///< before the bias, by key position; else 0
    std::map<std::int64_t, double> gates; ///< of CoPE, by key position; else those of the vectors

    bool operator==(const Biases&) const = default;
};

/// How many heads the encoding that is shown has a bias for: 1 where its numbers are those of one
/// head.
int biasHeads(const LabState& state);

} // namespace lab
