#pragma once

#include "core/frames/experiment/accuracy_frame.h"

namespace lab {

/// A predicted ranking of encodings at the selected length, beside the actual one. Two encodings
/// whose 95 % intervals overlap are not distinguished, nor is one with a single seed.
struct RankingFrame {
    struct Row {
        TrainedEncoding encoding = TrainedEncoding::Rope;
        int place = 1; ///< predicted rank, from 1
        std::optional<int> measured; ///< actual rank, from 1
        AccuracyFrame::Point point; ///< of the accuracy, if it is measured

        bool operator==(const Row&) const = default;
    };
    std::vector<Row> rows; ///< in predicted order
    Experiment experiment; ///< the ranking that an edit changes
    int length = 0;
    ExperimentBet bet = ExperimentBet::Open; ///< the results are hidden before the prediction
    bool isShipped = false; ///< the results are bundled ones
    int right = 0; ///< pairs of encodings in the same order in prediction and results
    int wrong = 0;
    int open = 0; ///< pairs of encodings that are not distinguished

    bool operator==(const RankingFrame&) const = default;

    bool isMeasured() const { return right + wrong + open > 0; }
    /// The results are visible without a prediction, and the rows are in their initial order.
    bool isNobodys() const;
};
RankingFrame rankingFrame(
    const Experiment& experiment, const std::vector<ExperimentRun>& runs = {});
/// {"place", "encoding", "measured_place", "accuracy"}, the encoding by its key.
NumberTable numbers(const RankingFrame& frame);

} // namespace lab
