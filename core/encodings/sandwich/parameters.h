#pragma once

namespace lab {

/// Sandwich: the part of the products of two sinusoidal rows that depends only on the distance is
/// added to the scores, factor·S(d) with S(d) = Σ cos(d/base^(2i/width)), i = 1 … width/2.
///
/// The sum starts at i = 1, so it omits the fastest wave of the sinusoidal table (i = 0), and the
/// slowest wave has frequency 1/base. `factor` belongs to a head and is an input. Laws: S(0) =
/// width/2, and no |S(d)| is larger; S depends only on the distance. Chi et al. 2023,
/// arXiv:2212.10356.
struct Sandwich {
    double base = 10000; ///< > 1
    int width = 128; ///< d̄, even, 2 to 8192; independent of the model's width
    double factor = 1; ///< per head

    bool operator==(const Sandwich&) const = default;
};

} // namespace lab
