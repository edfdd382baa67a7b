#pragma once

#include "core/encodings/catalogue.h"
#include "core/encodings/scaling/parameters.h"
#include "core/state/needs.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace lab {

struct LabState;

/// The rows of the bench Compare, grouped by where the position enters.
enum class ComparedEncoding {
    None, ///< NoPE
    Sinusoidal, ///< added to the token embedding
    Learned,
    Shaw, ///< added to the score: a vector per distance
    TransformerXl,
    Deberta,
    T5, ///< added to the score: a number per distance
    Alibi,
    Kerple,
    Fire,
    Sandwich,
    Cope,
    Rope, ///< query and key are rotated
    ExtendedRope, ///< the same with Compare::method
};
inline constexpr std::array comparedEncodings {ComparedEncoding::None, ComparedEncoding::Sinusoidal,
    ComparedEncoding::Learned, ComparedEncoding::Shaw, ComparedEncoding::TransformerXl,
    ComparedEncoding::Deberta, ComparedEncoding::T5, ComparedEncoding::Alibi,
    ComparedEncoding::Kerple, ComparedEncoding::Fire, ComparedEncoding::Sandwich,
    ComparedEncoding::Cope, ComparedEncoding::Rope, ComparedEncoding::ExtendedRope};

PositionEntry entryOf(ComparedEncoding encoding); ///< the rows are grouped by this
std::string_view catalogueKey(ComparedEncoding encoding); ///< "rope" for both of its rows

/// The columns of the bench Compare.
enum class ComparedProperty {
    ShiftedScore, ///< the score while both tokens are shifted
    Distance, ///< the score while the distance of the key increases
    DistinctDistances, ///< the largest distance up to which all distances have different values
    Length, ///< norm of a vector after the encoding divided by its norm before
    Parameters, ///< number of learned parameters
    Operations, ///< operations per additional token
};
inline constexpr std::array comparedProperties {ComparedProperty::ShiftedScore,
    ComparedProperty::Distance, ComparedProperty::DistinctDistances, ComparedProperty::Length,
    ComparedProperty::Parameters, ComparedProperty::Operations};

constexpr int comparedSteps = 120; ///< between the shifts at which the score is computed
constexpr int comparedDistance = 5; ///< query minus key while both are shifted
constexpr int maxComparedHeads = 16;
constexpr int widestComparedModel = 1024; ///< columns of a token embedding

/// The verdict on a claim about an encoding, as computed or as voted by a person. For a mistake:
/// which of its two lines is right.
enum class Verdict {
    None, ///< no vote
    Holds,
    InPart,
    DoesNotHold,
    Depends,
    FirstLine,
    SecondLine,
    BothLines,
    NeitherLine,
    /// Only computed, for a claim: the confidence intervals of its numbers contain a threshold
    Undecided,
};
constexpr std::size_t maxClaims = 17;
constexpr std::size_t maxMistakes = 17;

/// The picture that the bench shows.
enum class ComparePicture { Properties, Adviser, Claims, Mistakes };

/// The bench Compare: one layer for all encodings, and the selected cell of the table. Parameters
/// that belong to one encoding (base, clip, buckets, …) are shared with its own bench.
struct Compare {
    ComparePicture picture = ComparePicture::Properties;
    ComparedEncoding encoding = ComparedEncoding::Rope;
    ComparedProperty property = ComparedProperty::ShiftedScore;
    int width = 64; ///< head dimension d, even
    int heads = 8;
    std::int64_t keys = 4096; ///< keys that one more token attends to, including itself
    int moved = 960; ///< positions by which both tokens are shifted, a multiple of comparedSteps
    int distances = 128; ///< the largest distance of the key
    ScalingMethod method = ScalingMethod::Yarn; ///< for ExtendedRope; never None
    std::int64_t seed = 7; ///< seed of the words and of the untrained layer

    Needs needs; ///< of the adviser

    int claim = 1; ///< the claim shown, from 1
    std::array<Verdict, maxClaims> votes {};
    int mistake = 1; ///< the mistake shown, from 1
    std::array<Verdict, maxMistakes> lines {}; ///< the line chosen for each mistake

    bool operator==(const Compare&) const = default;
};

int modelWidth(const Compare& compare); ///< heads·width

/// The state in which another bench shows the selected cell: its encoding with the heads of the
/// layer, at the positions of the cell.
LabState withCellOpened(LabState state);

} // namespace lab
