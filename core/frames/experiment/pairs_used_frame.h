#pragma once

#include "core/frames/experiment/accuracy_frame.h"

namespace lab {

/// The pairs of columns that trained heads of RoPE use, and the results if one of them is no longer
/// rotated: for the models trained here, else for the bundled ones.
struct PairsUsedFrame {
    struct Pair {
        double wavelength = 0; ///< positions per full rotation
        double before = 0; ///< its share of Σ|qᵢ||kᵢ|, mean over the seeds, before training
        double after = 0; ///< and after
        std::vector<AccuracyFrame::Point> frozen; ///< accuracy if it is not rotated, one per length

        bool operator==(const Pair&) const = default;
    };
    std::vector<Pair> pairs; ///< fastest first; empty if there is no model
    std::vector<AccuracyFrame::Point> turning; ///< accuracy if all are rotated, one per length
    int count = 0; ///< number of pairs, also if there is no model
    int frozen = 0; ///< the selected pair
    int trainingLength = 32;
    int longest = 16; ///< as a multiple of that, the longest evaluated length
    int doublings = 0; ///< of the selected length
    double chance = 0;
    bool isShipped = false; ///< the models are bundled ones
    bool isChosen = true; ///< RoPE is among the encodings that are trained
    bool isCovered = false; ///< without a prediction there are no pairs

    bool operator==(const PairsUsedFrame&) const = default;

    bool isEmpty() const { return pairs.empty(); }
    int lookedAt() const { return trainingLength << doublings; }
    const AccuracyFrame::Point* frozenAt(int pair, int length) const; ///< null if it has none
    const AccuracyFrame::Point* turningAt(int length) const;
};
PairsUsedFrame pairsUsedFrame(
    const Experiment& experiment, const std::vector<ExperimentRun>& runs = {});

/// {"pair", "wavelength", "share_before", "share_after", "frozen_16", …}: a row per pair with the
/// accuracy at each length if it is not rotated, and a last one without a pair in which all are
/// rotated.
NumberTable numbers(const PairsUsedFrame& frame);

/// For the pair under the pointer, else for the frozen one, at the selected length.
Reading pairsUsedReading(const PairsUsedFrame& frame, const Focus& focus);
/// For the picture under the pointer; else for the pairs if they are shown and exist, else for the
/// results.
Reading experimentReading(
    const Experiment& experiment, const std::vector<ExperimentRun>& runs, const Focus& focus);

} // namespace lab
