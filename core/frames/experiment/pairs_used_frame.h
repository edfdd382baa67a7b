#pragma once

#include "core/frames/experiment/accuracy_frame.h"

namespace lab {

/// Which pairs of columns the trained heads of RoPE use, and what becomes of the answers where one
/// of them no longer turns: of the models that were trained here, else of those that come with the
/// program.
struct PairsUsedFrame {
    struct Pair {
        double wavelength = 0; ///< positions of a whole turn
        double before = 0; ///< its share of Σ|qᵢ||kᵢ|, mean over the seeds, before training
        double after = 0; ///< and after
        std::vector<AccuracyFrame::Point> frozen; ///< right answers where it rests, one a length

        bool operator==(const Pair&) const = default;
    };
    std::vector<Pair> pairs; ///< fastest first; none where there is no model
    std::vector<AccuracyFrame::Point> turning; ///< right answers where all turn, one a length
    int count = 0; ///< of pairs, also where there is no model
    int frozen = 0; ///< the pair that is looked at
    int trainingLength = 32;
    int longest = 16; ///< times that, the longest that is asked
    int doublings = 0; ///< of the length that is looked at
    double chance = 0;
    bool isShipped = false; ///< the models are those that come with the program
    bool isChosen = true; ///< RoPE is among the encodings that are trained
    bool isCovered = false; ///< until there is a bet there are no pairs

    bool operator==(const PairsUsedFrame&) const = default;

    bool isEmpty() const { return pairs.empty(); }
    int lookedAt() const { return trainingLength << doublings; }
    const AccuracyFrame::Point* frozenAt(int pair, int length) const; ///< null where it has none
    const AccuracyFrame::Point* turningAt(int length) const;
};
PairsUsedFrame pairsUsedFrame(
    const Experiment& experiment, const std::vector<ExperimentRun>& runs = {});

/// {"pair", "wavelength", "share_before", "share_after", "frozen_16", …}: a row a pair with the
/// share of right answers at each length where it rests, and a last one without a pair where all
/// turn.
NumberTable numbers(const PairsUsedFrame& frame);

/// Of the pair that is pointed at, else the one that is frozen, at the length that is looked at.
Reading pairsUsedReading(const PairsUsedFrame& frame, const Focus& focus);
/// Of the picture that is pointed at; else of the pairs where they are shown and there are any,
/// else of the answers.
Reading experimentReading(
    const Experiment& experiment, const std::vector<ExperimentRun>& runs, const Focus& focus);

} // namespace lab
