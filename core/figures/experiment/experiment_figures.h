#pragma once

#include "core/drawing/figure.h"
#include "core/frames/experiment/example_frame.h"
#include "core/frames/experiment/pairs_used_frame.h"
#include "core/frames/experiment/ranking_frame.h"
#include "core/frames/experiment/training_frame.h"

#include <span>

namespace lab::drawing {

/// The results against the evaluated length, doubled from tick to tick, with the 95 % interval as a
/// band. Names are at the line ends, with the results at the selected length, whose line can be
/// dragged or moved with the left and right keys. A press on a mark selects its encoding; up and
/// down select the next better or worse one. Bundled lines are dotted under those of models that
/// were trained here. Before a prediction there are no lines, but a button that shows them.
extern const Figure<AccuracyFrame> experimentAccuracy;

/// The progress of each model, a piece per seed, and the loss curve of the last one. Of A, only the
/// numbers are used.
extern const Figure<TrainingFrame> experimentTraining;

/// The same for all states.
struct LimitsFrame {
    bool operator==(const LimitsFrame&) const = default;
};

/// What such small models can show and what they cannot, a sentence each.
std::span<const Message> limitSentences();

/// Both side by side, complete; while presenting as large as fits, but never small beside another
/// picture.
extern const Figure<LimitsFrame> experimentLimits;

/// The prediction, best first, and beside it the results and the rank that they give; for A the
/// rank in its prediction and a mark of its result. Rows can be dragged until a button confirms the
/// prediction. A press on a row, and the up and down keys, select its encoding.
extern const Figure<RankingFrame> experimentRanking;

/// Two sequences token by token: the token, and below it what is written or answered, as high as
/// the right answer is likely. Between them the development of one query's attention. The query is
/// dragged horizontally, the moment vertically. Of A, only the numbers are used.
extern const Figure<ExampleFrame> experimentExample;

/// On the left the contribution of each pair to the score, before and after training, with its
/// wavelength below; the frozen pair is dragged along them, or moved with the left and right keys.
/// On the right the results against the length if it is frozen, if all are rotated, and in pale
/// lines if each of the others is frozen.
extern const Figure<PairsUsedFrame> experimentPairs;

} // namespace lab::drawing
