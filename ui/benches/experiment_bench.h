#pragma once

#include "core/figures/experiment/experiment_figures.h"
#include "core/frames/experiment/accuracy_frame.h"
#include "core/frames/experiment/example_frame.h"
#include "core/frames/experiment/pairs_used_frame.h"
#include "core/frames/experiment/ranking_frame.h"
#include "core/frames/experiment/training_frame.h"
#include "core/frames/frame_inputs.h"
#include "ui/benches/bench.h"
#include "ui/benches/picture_frames.h"
#include "ui/drawing/button_view.h"
#include "ui/store/experiment_results.h"
#include "ui/store/kept_runs.h"
#include "ui/views/experiment/train_button.h"

#include <array>

namespace lab::ui {

class PictureChoice;

/// Experiment: small models, one per encoding and seed, trained at one length and evaluated at
/// others, here or in advance; a predicted ranking, before which the results are hidden; an example
/// that they learn to answer; the use of pairs; and what they cannot show.
class ExperimentBench : public Bench {
    Q_OBJECT
public:
    explicit ExperimentBench(QWidget* parent = nullptr);

    /// Trained models are stored in this folder, and earlier ones are loaded from it.
    void keepResultsIn(const QString& folder);

    /// Saved runs of the user are available from now on; the object outlives the bench.
    void useKept(KeptRuns& kept);
    KeptRuns& keptRuns() { return *m_kept; }
    bool canKeep() const; ///< models with the current setup exist, and none are being trained
    Outcome<void> keepPresent(const QString& name);
    /// The table of positions that the selected model has learned, for seed 0, or why there is
    /// none.
    Outcome<UseTable> learnedTable() const;
    const ExperimentSetup& presentSetup() const { return state().experiment.setup; }

    QString title() const override;
    QString sentence() const override;
    std::vector<std::string_view> panelParameters() const override;
    bool usesPositions() const override { return false; }
    std::vector<PanelAction> panelActions() const override
    {
        return {PanelAction::KeptRuns, PanelAction::UseTable};
    }
    void complete() override;

Q_SIGNALS:
    void resultsChanged(); ///< a different setup, or more models of it

protected:
    double headWidth(const Look& look) const override;
    LayoutInputs layoutInputs(const LabState& state) const override;
    void layOut(const QRect& area, const LayoutInputs& inputs) override;
    std::vector<SlidePicture> slidePictures(const LabState& state) const override;
    void show(const LabState& state) override;
    void showGhost(const std::optional<LabState>& ghost) override;
    Reading readingOf(const LabState& state, const Focus& focus) const override;

private:
    std::vector<ExperimentRun> presentRuns() const; ///< without moments
    std::array<TrainButton*, 3> trainButtons() const;
    void setBet(const char* bet);
    void train();
    void showResults();

    using OfExperiment = Part<&LabState::experiment>;
    /// The inputs of the results besides the state.
    struct Answered {
        std::vector<ExperimentRun> runs;
        std::vector<KeptRun> overlaid;

        bool operator==(const Answered&) const = default;
    };
    using AnswerInputs = FrameInputs<Answered, OfExperiment>;
    using RunInputs = FrameInputs<std::vector<ExperimentRun>, OfExperiment>;
    using TrainingInputs = FrameInputs<TrainedRuns, OfExperiment>;
    ButtonView<AccuracyFrame>* m_answers;
    ButtonView<TrainingFrame, TrainButton>* m_training;
    ButtonView<RankingFrame>* m_ranking;
    ButtonView<ExampleFrame, TrainButton>* m_example;
    ButtonView<PairsUsedFrame, TrainButton>* m_pairs;
    FigureView<drawing::LimitsFrame>* m_limits;
    PictureChoice* m_slot;
    PictureFrames<AnswerInputs, AccuracyFrame> m_answerFrames;
    PictureFrames<RunInputs, RankingFrame> m_rankingFrames;
    PictureFrames<TrainingInputs, TrainingFrame> m_trainingFrames;
    PictureFrames<TrainingInputs, ExampleFrame> m_exampleFrames;
    PictureFrames<RunInputs, PairsUsedFrame> m_pairFrames;
    KeptRuns* m_kept; ///< its own, stored nowhere, until it is given others
    mutable ExperimentResults m_results; ///< provides the requested results
};

} // namespace lab::ui
