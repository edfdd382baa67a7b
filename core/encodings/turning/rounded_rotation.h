#pragma once

#include "core/encodings/turning/rounded_rotary.h"
#include "core/math/kernels/rounded_arrays.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

/// A rotation with rounding that turns to many positions: its frequencies are rounded once, and all
/// pairs are turned together.
///
/// Law: bit for bit what roundedAngle() gives for each pair, and what roundedProduct() and
/// roundedSum() make of it. `frequencies` as for roundedRotation(), in radians a position.
class RoundedRotation {
public:
    RoundedRotation(
        const Rotary& rotary, const RotationFormats& formats, const Eigen::ArrayXd& frequencies);

    const RotationFormats& formats() const { return m_formats; }
    const PairArray& frequencies() const { return m_frequencies; } ///< rounded, of the turned pairs
    int turningOfFirst(int pair) const { return m_firstTurnings[std::size_t(pair)]; }
    int turningOfSecond(int pair) const { return m_secondTurnings[std::size_t(pair)]; }

    /// False where a pair turns and the format of the positions cannot hold this one: all angles
    /// and what follows from them are then infinite or NaN.
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
    std::vector<int> m_firstTurnings; ///< the pairs whose angle turns them
    std::vector<int> m_secondTurnings;
};

} // namespace lab
