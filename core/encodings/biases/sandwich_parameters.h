#pragma once

namespace lab {

/// Sandwich: of the products of two sinusoidal rows only the part that knows the distance alone is
/// kept and added to the scores, factor·S(d) with S(d) = Σ cos(d/base^(2i/width)), i = 1 … width/2.
///
/// The sum starts at i = 1, so the fastest wave of the sinusoidal table (i = 0) is not in it and
/// the slowest has the frequency 1/base. `factor` belongs to a head and is given from outside.
/// Laws: S(0) = width/2 and no |S(d)| is larger; S knows the distance alone.
/// Chi et al. 2023, arXiv:2212.10356.
struct Sandwich {
    double base = 10000; ///< > 1
    int width = 128; ///< d̄, even, 2 to 8192; a free number, not the model's width
    double factor = 1; ///< of the head

    bool operator==(const Sandwich&) const = default;
};

} // namespace lab
