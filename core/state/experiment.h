#pragma once

#include "core/experiment/experiment_setup.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// What the large picture of the bench Experiment shows of the answers.
enum class ExperimentMeasure {
    Accuracy, ///< the share of right answers
    CrossEntropy, ///< the mean of −ln p(right answer), in nats
};

/// Which picture stands beside the training.
enum class ExperimentPictureShown {
    Ranking, ///< the bet, and what came of it
    Example, ///< sequences whose answers turn right while a model is trained
    Pairs, ///< which pairs RoPE uses, and what freezing one of them does
    Limits, ///< what such models can and cannot say
};

/// The answers are covered until a person has said what to expect of them.
enum class ExperimentBet {
    Open, ///< not yet said: the answers are covered
    Made, ///< the ranking is meant, of this task
    Waived, ///< the answers are looked at without one, of whichever task
};

/// Each encoding that is trained once, best first.
using Ranking = std::vector<TrainedEncoding>;

/// The bench Experiment: what small models are trained on, and what is looked at of their answers.
/// The answers are no part of it: they follow from the setup, and take a while.
struct Experiment {
    ExperimentSetup setup; ///< of presetOf() but for the numbers that the bench lets one choose
    std::set<TrainedEncoding> encodings {TrainedEncoding::Nope, TrainedEncoding::Sinusoidal,
        TrainedEncoding::Learned, TrainedEncoding::T5, TrainedEncoding::Alibi,
        TrainedEncoding::Rope}; ///< not empty
    RopeStretch stretch = RopeStretch::Yarn; ///< of the line beside RoPE's own; None for no line
    ExperimentMeasure measure = ExperimentMeasure::Accuracy;
    ExperimentPictureShown picture = ExperimentPictureShown::Ranking;
    ExperimentBet bet = ExperimentBet::Open;
    bool showsShipped = true; ///< the results that come with the program
    TrainedEncoding encoding = TrainedEncoding::Rope; ///< the one looked at
    int doublings = 2; ///< the length looked at is 2^doublings times the trained one
    Ranking ranking {TrainedEncoding::Rope, TrainedEncoding::Alibi, TrainedEncoding::T5,
        TrainedEncoding::Deberta, TrainedEncoding::TransformerXl, TrainedEncoding::Shaw,
        TrainedEncoding::Learned, TrainedEncoding::Sinusoidal,
        TrainedEncoding::Nope}; ///< the bet, also of those that are not chosen
    int moment = lastMoment; ///< of the training, looked at of the example
    int query = 31; ///< position of the example whose attention is looked at
    int frozenPair = 0; ///< of RoPE, that does not turn where its models are asked

    bool operator==(const Experiment&) const = default;
};

/// With another task and the recipe that it is learned with; the length and the seeds as they were.
ExperimentSetup withTask(const ExperimentSetup& setup, ExperimentTask task);
/// The same; a bet on one task is none on another.
Experiment withTask(Experiment experiment, ExperimentTask task);
/// Whether the answers are covered.
inline bool isCovered(const Experiment& experiment)
{
    return experiment.bet == ExperimentBet::Open;
}

int mostDoublings(const ExperimentSetup& setup); ///< log₂ of its longest

/// The ranking of those that are chosen.
Ranking chosenRanking(const Experiment& experiment);
/// With a chosen encoding at a place among the chosen ones, from 0; the others keep their order.
Ranking withPlace(const Experiment& experiment, TrainedEncoding encoding, int place);

/// "rope alibi …". Law: rankingOf(textOf(r)) is r.
std::string textOf(const Ranking& ranking);
Ranking rankingOf(std::string_view text); ///< empty where it is not every encoding once

} // namespace lab
