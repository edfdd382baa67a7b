#pragma once

#include "core/experiment/shipped_results.h"
#include "core/frames/compare/compare_frames.h"
#include "core/frames/experiment/trained_runs.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lab {

/// Why an encoding does not meet the requirements, with the number that shows it.
struct Mismatch {
    enum class Reason {
        Axes, ///< the program has no version for that many axes; number: axes
        /// The score depends on distances, not positions; number: its spread while both tokens are
        /// shifted.
        NoPlace,
        NoDistance, ///< nothing in the score depends on a distance
        MovesOn, ///< the score at one offset changes with the position; number: its spread
        Fixed, ///< one curve for all words, largest at distance 0: no other offset is preferred
        Counts, ///< it counts gates, not positions
        OwnEnds, ///< distances from this number on share values
        NoRow, ///< its table ends at this number of positions
        Unseen, ///< this many of its pairs meet angles that did not occur in training
        Learns, ///< parameters, relative to those of the attention layer
        Works, ///< operations, relative to those of the attention layer
        /// Like Fixed with the smallest value at 0: distant keys are preferred for all words.
        FixedLowest,
    };
    Reason reason = Reason::NoDistance;
    double number = 0;
    double of = 0; ///< Unseen: all rotated pairs; RoPE's are those of the open model's head

    bool operator==(const Mismatch&) const = default;
};

/// The results of small models of an encoding at the required length, on the task that matches the
/// requirement: positions, offsets, or the last value written. It is shown beside the advice, which
/// does not depend on it. The user's own models take precedence over bundled ones.
struct TrainedQuote {
    ExperimentTask task = ExperimentTask::Variables;
    int factor = 1; ///< times the training length; 16 for any
    SeedMean accuracy;
    bool isOwn = false; ///< of models that the user trained, else of the bundled ones
    std::string run; ///< the name of a saved run

    bool operator==(const TrainedQuote&) const = default;
};

/// The advice on one encoding: it fits if there is no mismatch, and it exceeds only the cost limit
/// if only `dear` has entries.
struct Advice {
    ComparedEncoding encoding = ComparedEncoding::None;
    std::vector<Mismatch> against;
    std::vector<Mismatch> dear;
    std::optional<TrainedQuote> quote; ///< for encodings that can be trained

    bool fits() const { return against.empty() && dear.empty(); }
    bool fitsButCosts() const { return against.empty() && !dear.empty(); }
    bool operator==(const Advice&) const = default;
};

struct AdviceFrame {
    CompareFrame table; ///< the rows that determine the advice
    Needs needs;
    std::int64_t trained = 0; ///< L, the training length of the bench Context, positions
    std::vector<Advice> advice; ///< all encodings, in the order of the table

    bool operator==(const AdviceFrame&) const = default;
};

/// Determines which encodings meet state.compare.needs, from the computed properties of each.
///
/// - Places: the encoding is added to the tokens; in a score all others use only a distance, or
///   one divided by the length so far (FIRE).
/// - Offsets: the spread of the score while both tokens are shifted is only rounding, the score
/// depends on the distance, the curve is not
///   the same for all words with its maximum or minimum at distance 0 (ALiBi, KERPLE, Sandwich),
///   and it counts positions (not CoPE). All: up to L each distance has its own value.
/// - Length f·L: a table has a row there; no pair reaches a larger angle, min(2π, θ′·fL), than in
///   training, min(2π, θ·L), with θ and θ′ its frequency in training and there. RoPE's pairs are
///   those of the head of the open model, else of the compared one.
/// - Cost: parameters as a fraction of 4D², operations per token as a fraction of 8D² + 4D·keys,
///   those of the attention itself.
///
/// Laws: weaker requirements, or a higher cost limit, never exclude an encoding; a requirement that
/// is not set gives no mismatch.
AdviceFrame adviceFrame(const LabState& state, const std::vector<KeptRun>& own = {});

/// The state from which a configuration for the chosen encoding is written: `state` with the
/// required training and target lengths, the head of the open model, else the compared one, and for
/// extended RoPE its method with the required factor, or with the factor that was judged if a
/// smaller one leaves angles unseen. If no more than the training length is required, nothing is
/// extended. For "any length", it is the target length of the bench Context.
///
/// Law: if the encoding fits, it also fits with these values.
LabState advisedState(const LabState& state);

/// The number of pairs that, at `stretch` times the training length (infinity: any length), meet
/// angles that did not occur in training at `trained` positions.
int unseenPairs(const std::vector<double>& frequencies, const std::vector<double>& there,
    std::int64_t trained, double stretch);

/// In training lengths: 1, 2, 8, the target length of the bench Context (at least 1), or infinity.
double stretchOf(LengthNeeded length, const ContextLengths& lengths);

NumberTable numbers(const AdviceFrame& frame);

} // namespace lab
