#include "core/frames/code/conversion_mistakes.h"

#include "core/state/rotation_vectors.h"

#include <algorithm>
#include <vector>

namespace lab {

namespace {

/// A head for which the two layouts differ: at least two pairs are rotated, the tokens are at
/// different positions, and its rows can be split as by the mistake.
LabState convertible(LabState state, Conversion mistake)
{
    Rotations& rotations = state.rotations;
    rotations.width = std::max(rotations.width, 8);
    if (mistake == Conversion::ByQueryHeads)
        rotations.width -= rotations.width % 4; // two heads of even width
    const int turning = rotary(rotations).rotatedWidth;
    const bool hasRest = turning < rotations.width;
    if (mistake != Conversion::BeyondRotated)
        rotations.rotatedShare = 1;
    else if (turning < 4 || !hasRest)
        rotations.rotatedShare = 0.5;
    if (rotations.pairing == Pairing::WrongMix)
        rotations.pairing = Pairing::Halves;
    if (state.position.query == state.position.key)
        state.position.query = state.position.key + 5;
    state.pinned = {};
    state.bench = BenchId::Rotations;
    return clamped(std::move(state));
}

Eigen::ArrayXd inOrder(const Eigen::ArrayXd& rows, const std::vector<int>& order)
{
    Eigen::ArrayXd result(rows.size());
    for (Eigen::Index row = 0; row < rows.size(); ++row)
        result[row] = rows[order[static_cast<std::size_t>(row)]];
    return result;
}

double scoreAfter(const LabState& state, Conversion conversion)
{
    const Rotations& rotations = state.rotations;
    Rotary encoding = rotary(rotations);
    const Turning present = turning(rotations);
    const HeadRows rows {2, 1, encoding.width, encoding.rotatedWidth};
    encoding.pairing = encoding.pairing == Pairing::Halves ? Pairing::Interleaved : Pairing::Halves;
    const Eigen::ArrayXd query =
        inOrder(queryVector(rotations), queryOrder(rows, encoding.pairing, conversion));
    const Eigen::ArrayXd key =
        inOrder(keyVector(rotations), keyOrder(rows, encoding.pairing, conversion));
    return (rotated(encoding, present, query, state.position.query)
        * rotated(encoding, present, key, state.position.key))
        .sum();
}

} // namespace

MistakeNumbers conversionMistake(const LabState& state, Conversion mistake)
{
    const LabState subject = convertible(state, mistake);
    return {scoreAfter(subject, Conversion::Right), scoreAfter(subject, mistake), subject, {}};
}

} // namespace lab
