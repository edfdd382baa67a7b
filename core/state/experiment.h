#pragma once

#include "core/experiment/experiment_setup.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// What the large picture of the bench Experiment measures.
enum class ExperimentMeasure {
    Accuracy, ///< the fraction of correct answers
    CrossEntropy, ///< the mean of −ln p(correct answer), in nats
};

/// The picture beside the training curve.
enum class ExperimentPictureShown {
    Ranking, ///< the predicted ranking and the actual one
    Example, ///< sequences whose answers become correct during training
    Pairs, ///< which pairs RoPE uses, and the effect of freezing one of them
    Limits, ///< what such models can and cannot show
};

/// Results stay hidden until the learner has predicted a ranking.
enum class ExperimentBet {
    Open, ///< no prediction yet: the results are hidden
    Made, ///< the ranking is the prediction for this task
    Waived, ///< results are shown without a prediction, for every task
};

/// Each trained encoding once, best first.
using Ranking = std::vector<TrainedEncoding>;

/// The bench Experiment: what small models are trained on, and which results are shown. The results
/// themselves are not part of the state: they follow from the setup and take time to compute.
struct Experiment {
    ExperimentSetup setup; ///< presetOf() except for the values that the bench lets the user choose
    std::set<TrainedEncoding> encodings {TrainedEncoding::Nope, TrainedEncoding::Sinusoidal,
        TrainedEncoding::Learned, TrainedEncoding::T5, TrainedEncoding::Alibi,
        TrainedEncoding::Rope}; ///< not empty
    /// Method of the line beside plain RoPE; None for no line
    RopeStretch stretch = RopeStretch::Yarn;
    ExperimentMeasure measure = ExperimentMeasure::Accuracy;
    ExperimentPictureShown picture = ExperimentPictureShown::Ranking;
    ExperimentBet bet = ExperimentBet::Open;
    bool showsShipped = true; ///< shows the bundled results
    TrainedEncoding encoding = TrainedEncoding::Rope; ///< the selected encoding
    int doublings = 2; ///< the evaluated length is 2^doublings times the training length
    Ranking ranking {TrainedEncoding::Rope, TrainedEncoding::Alibi, TrainedEncoding::T5,
        TrainedEncoding::Deberta, TrainedEncoding::TransformerXl, TrainedEncoding::Shaw,
        TrainedEncoding::Learned, TrainedEncoding::Sinusoidal,
        TrainedEncoding::Nope}; ///< the predicted ranking, including encodings that are not chosen
    int moment = lastMoment; ///< moment of training at which the example is shown
    int query = 31; ///< position of the query whose attention is shown
    int frozenPair = 0; ///< pair of RoPE that is not rotated during evaluation

    bool operator==(const Experiment&) const = default;
};

/// Switches to another task and the recipe for it. Keeps the length and the seeds.
ExperimentSetup withTask(const ExperimentSetup& setup, ExperimentTask task);
/// The same for the experiment. A prediction for one task does not count for another.
Experiment withTask(Experiment experiment, ExperimentTask task);
/// Whether the results are hidden.
inline bool isCovered(const Experiment& experiment)
{
    return experiment.bet == ExperimentBet::Open;
}

/// log₂(longest evaluated length / training length)
int maxDoublings(const ExperimentSetup& setup);

/// The ranking, restricted to the chosen encodings.
Ranking chosenRanking(const Experiment& experiment);
/// Moves a chosen encoding to an index among the chosen ones, from 0. The others keep their order.
Ranking withPlace(const Experiment& experiment, TrainedEncoding encoding, int place);

/// "rope alibi …". Law: rankingOf(textOf(r)) is r.
std::string textOf(const Ranking& ranking);
Ranking rankingOf(std::string_view text); ///< empty unless each encoding occurs once

} // namespace lab
