#pragma once

#include "core/frames/experiment/accuracy_frame.h"

namespace lab {

/// A bet on the order of the encodings at the length that is looked at, beside the order that the
/// answers have. Two whose 95 % intervals meet are not told apart, and neither is one of a single
/// seed.
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
    int open = 0; ///< pairs that are not told apart

    bool operator==(const RankingFrame&) const = default;

    bool isMeasured() const { return right + wrong + open > 0; }
    /// The answers are there without a bet, and the rows stand as they stood from the first.
    bool isNobodys() const;
};
RankingFrame rankingFrame(
    const Experiment& experiment, const std::vector<ExperimentRun>& runs = {});
/// {"place", "encoding", "measured_place", "accuracy"}, the encoding by its key.
NumberTable numbers(const RankingFrame& frame);

} // namespace lab
