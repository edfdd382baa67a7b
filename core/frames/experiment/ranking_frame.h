#pragma once

#include "core/frames/experiment/accuracy_frame.h"

namespace lab {

/// A predicted ranking of encodings at the selected length, beside the actual one. Two encodings
/// whose 95 % intervals overlap are not distinguished, nor is one with a single seed.
struct RankingFrame {
    struct Row {
        TrainedEncoding encoding = TrainedEncoding::Rope;
        int place = 1; ///< in the bet, from 1
        std::optional<int> measured; ///< the place that the answers give it, from 1
        AccuracyFrame::Point point; ///< of the share of right answers, where it is measured

        bool operator==(const Row&) const = default;
    };
    std::vector<Row> rows; ///< as the bet has them
    Experiment experiment; ///< what an edit of the bet starts from
    int length = 0;
    ExperimentBet bet = ExperimentBet::Open; ///< the answers are not here before it is said
    bool isShipped = false; ///< the answers are those that come with the program
    int right = 0; ///< pairs of encodings that the bet and the answers order alike
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
