#pragma once

#include "core/figures/rotations/rotations_figures.h"
#include "core/frames/frame_inputs.h"
#include "core/frames/rotations/convention_frame.h"
#include "core/frames/rotations/frequencies_frame.h"
#include "core/frames/rotations/rotations_frames.h"
#include "ui/benches/bench.h"
#include "ui/benches/picture_frames.h"
#include "ui/drawing/figure_view.h"

#include <memory>
#include <optional>

namespace lab::ui {

class PictureSlot;

/// RoPE: the dials of the pairs or the columns under both conventions, the score added up pair by
/// pair, the score against the distance, and the frequency of each pair.
///
/// It stores the start of the current run of moves in which the positions kept their distance and
/// nothing else changed: the change of the score since then is written below it.
class RotationsBench : public Bench {
    Q_OBJECT
public:
    explicit RotationsBench(QWidget* parent = nullptr);

    QString title() const override;
    QString sentence() const override;
    std::vector<std::string_view> panelParameters() const override;

protected:
    LayoutInputs layoutInputs(const LabState& state) const override;
    void layOut(const QRect& area, const LayoutInputs& inputs) override;
    std::vector<SlidePicture> slidePictures(const LabState& state) const override;
    void show(const LabState& state) override;
    double headWidth(const Look& look) const override;
    void showGhost(const std::optional<LabState>& ghost) override;
    QString comparisonNote(const LabState& a, const LabState& b) const override;

private:
    /// Of the score since the run started.
    std::optional<ScoreChange> changeUpTo(const LabState& state);
    CurveSpace curveSpace(const LabState& state) const;
    /// Of the dials, above the curve.
    int upperHeight(const QRect& area, const LayoutInputs& inputs) const;

    using PairInputs = FrameInputs<AnySpace, Part<&LabState::rotations>,
        Part<&LabState::position, &Positions::query>, Part<&LabState::position, &Positions::key>>;
    using SharedCurve = std::shared_ptr<const ScoreCurveFrame>;
    using FrequencyInputs = FrameInputs<AnySpace, Part<&LabState::rotations>>;

    FigureView<DialsFrame>* m_dials;
    FigureView<ConventionFrame>* m_conventions;
    FigureView<drawing::StaircaseValues>* m_scores;
    FigureView<drawing::ScoreCurveValues>* m_curve;
    FigureView<FrequenciesFrame>* m_frequencies;
    PictureSlot* m_slot; ///< of the dials or the conventions
    PictureFrames<PairInputs, DialsFrame> m_dialFrames;
    Memo<PairInputs, ScoresFrame> m_scoreFrame;
    Memo<PairInputs, ScoresFrame> m_ghostScores;
    Memo<ScoreCurveInputs, SharedCurve> m_curveFrame;
    Memo<ScoreCurveInputs, SharedCurve> m_ghostCurve;
    PictureFrames<FrequencyInputs, FrequenciesFrame> m_frequencyFrames;
    PictureFrames<PairInputs, ConventionFrame> m_conventionFrames;
    LabState m_start; ///< of the run of moves that kept the distance
};

} // namespace lab::ui
