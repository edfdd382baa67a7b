#pragma once

#include "core/encodings/turning/rotary_scaling_parameters.h"
#include "core/state/needs.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace lab {

struct LabState;

/// The rows of the bench Compare, by where the position enters.
enum class ComparedEncoding {
    None, ///< NoPE
    Sinusoidal, ///< added to the token
    Learned,
    Shaw, ///< added to the score: a vector for a distance
    TransformerXl,
    Deberta,
    T5, ///< added to the score: a number for a distance
    Alibi,
    Kerple,
    Fire,
    Sandwich,
    Cope,
    Rope, ///< query and key are turned
    ExtendedRope, ///< the same with Compare::method
};
inline constexpr std::array comparedEncodings {ComparedEncoding::None, ComparedEncoding::Sinusoidal,
    ComparedEncoding::Learned, ComparedEncoding::Shaw, ComparedEncoding::TransformerXl,
    ComparedEncoding::Deberta, ComparedEncoding::T5, ComparedEncoding::Alibi,
    ComparedEncoding::Kerple, ComparedEncoding::Fire, ComparedEncoding::Sandwich,
    ComparedEncoding::Cope, ComparedEncoding::Rope, ComparedEncoding::ExtendedRope};

/// Where an encoding enters the layer: the groups of the rows.
enum class PositionEntry { Nowhere, Token, ScoreVector, ScoreNumber, Turn };
PositionEntry entryOf(ComparedEncoding encoding);

/// The columns of the bench Compare.
enum class ComparedProperty {
    MovedOn, ///< the score while both tokens move on
    Distance, ///< the score while the key falls behind
    Own, ///< up to which distance each has a value of its own
    Length, ///< of a vector, after the encoding and before
    Parameters, ///< learned
    Operations, ///< of one more token
};
inline constexpr std::array comparedProperties {ComparedProperty::MovedOn,
    ComparedProperty::Distance, ComparedProperty::Own, ComparedProperty::Length,
    ComparedProperty::Parameters, ComparedProperty::Operations};

constexpr int comparedSteps = 120; ///< between the places at which both tokens are looked at
constexpr int comparedDistance = 5; ///< query minus key while both move on
constexpr int mostComparedHeads = 16;
constexpr int widestComparedModel = 1024; ///< columns of a token's vector

/// What a text says of an encoding: whether it is so, as it is judged and as a person votes. Of a
/// mistake: which of its two lines is right.
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
    Undecided, ///< of a claim, as it is judged alone: its numbers' intervals contain a threshold
};
constexpr std::size_t mostClaims = 17;
constexpr std::size_t mostMistakes = 17;

/// Which picture stands in the bench.
enum class ComparePicture { Properties, Adviser, Claims, Mistakes };

/// The bench Compare: one layer for all encodings, and which cell of the table is chosen. What an
/// encoding has of its own (base, clip, buckets, …) are the numbers of its bench.
struct Compare {
    ComparePicture picture = ComparePicture::Properties;
    ComparedEncoding encoding = ComparedEncoding::Rope;
    ComparedProperty property = ComparedProperty::MovedOn;
    int width = 64; ///< d of a head, even
    int heads = 8;
    std::int64_t keys = 4096; ///< that one more token sees, itself among them
    int moved = 960; ///< places that both tokens move on, a multiple of comparedSteps
    int distances = 128; ///< the largest of the falling key
    ScalingMethod method = ScalingMethod::Yarn; ///< of ExtendedRope, never None
    std::int64_t seed = 7; ///< of the words and the layer, which nobody has trained

    Needs needs; ///< of the adviser

    int claim = 1; ///< the one shown, from 1
    std::array<Verdict, mostClaims> votes {};
    int mistake = 1; ///< the one shown, from 1
    std::array<Verdict, mostMistakes> lines {}; ///< which line was chosen of each

    bool operator==(const Compare&) const = default;
};

int modelWidth(const Compare& compare); ///< heads·width

/// The state in which another bench shows the chosen cell: its encoding with the layer's heads, at
/// the positions that the cell is about.
LabState withCellOpened(LabState state);

} // namespace lab
