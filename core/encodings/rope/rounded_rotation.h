#pragma once

#include "core/encodings/rope/rounded.h"
#include "core/math/kernels/rounded_arrays.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

/// A rotation with rounding to many positions: its frequencies are rounded once, and all pairs are
/// rotated together.
///
/// Law: bit for bit the results of roundedAngle() for each pair, and of roundedProduct() and
/// roundedSum(). `frequencies` as for roundedRotation(), in radians per position.
class RoundedRotation {
public:
    RoundedRotation(
        const Rotary& rotary, const RotationFormats& formats, const Eigen::ArrayXd& frequencies);

    const RotationFormats& formats() const { return m_formats; }
    /// Rounded, of the rotated pairs.
    const PairArray& frequencies() const { return m_frequencies; }
    int turningOfFirst(int pair) const { return m_firstTurnings[std::size_t(pair)]; }
    int turningOfSecond(int pair) const { return m_secondTurnings[std::size_t(pair)]; }

    /// False if a pair is rotated and the format of positions cannot represent this one: all angles
    /// and results are then infinite or NaN.
    bool holds(std::int64_t position) const;
    PairArray angles(std::int64_t position) const; ///< in radians, not reduced
    PairArray cosines(std::int64_t position) const;
    Eigen::ArrayXd turned(const Eigen::ArrayXd& vector, std::int64_t position) const;

private:
    PairArray combined(const PairArray& value, const PairArray& cosine, const PairArray& other,
        const PairArray& sine) const;

    RotationFormats m_formats;
    PairArray m_frequencies;
    std::vector<int> m_firsts; ///< columns of each pair
    std::vector<int> m_seconds;
    std::vector<int> m_firstTurnings; ///< the pairs whose angles rotate them
    std::vector<int> m_secondTurnings;
};

} // namespace lab
