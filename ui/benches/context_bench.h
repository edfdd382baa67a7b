#pragma once

#include "core/frames/context/context_frames.h"
#include "core/frames/context/growing_length_frame.h"
#include "core/frames/context/rings_frame.h"
#include "core/frames/context/seen_distances_frame.h"
#include "core/frames/context/temperature_frame.h"
#include "core/frames/frame_inputs.h"
#include "ui/benches/bench.h"
#include "ui/benches/picture_frames.h"
#include "ui/benches/rest.h"
#include "ui/drawing/figure_view.h"

#include <optional>

namespace lab::ui {

class BaseBoundPart;
class MeanScorePart;
class PairFactorsView;
class PictureSlot;

/// Context: the wavelength of every pair of RoPE compared with the training and the target length,
/// the angles that each length shows, the factor by which each method of context extension slows
/// the pairs, and a place for the picture selected by base.picture. The slow ones of these pictures
/// wait until a drag in another one rests.
class ContextBench : public Bench {
    Q_OBJECT
public:
    explicit ContextBench(QWidget* parent = nullptr);

    QString title() const override;
    QString sentence() const override;
    std::vector<std::string_view> panelParameters() const override;
    std::vector<PanelAction> panelActions() const override;
    bool usesPositions() const override;
    void complete() override;

protected:
    void layOut(const QRect& area, const LayoutInputs& inputs) override;
    std::vector<SlidePicture> slidePictures(const LabState& state) const override;
    void show(const LabState& state) override;
    void showGhost(const std::optional<LabState>& ghost) override;
    QString comparisonNote(const LabState& a, const LabState& b) const override;

private:
    void showFactors(const LabState& state);
    bool isDraggedBeside(const PictureView& view) const; ///< in another picture

    using Rope = Part<&LabState::rotations>;
    using Training = Part<&LabState::position, &Positions::trainingLength>;
    using Target = Part<&LabState::position, &Positions::targetLength>;
    using PairInputs = FrameInputs<AnySpace, Rope, Training, Target>;
    using FactorInputs =
        FrameInputs<AnySpace, Rope, Training, Target, Part<&LabState::context, &Context::methods>>;
    using Query = Part<&LabState::position, &Positions::query>;
    using Key = Part<&LabState::position, &Positions::key>;
    using GrowingInputs = FrameInputs<AnySpace, Rope, Query, Key>;
    using MatchScore = Part<&LabState::context, &Context::matchScore>;
    using TemperatureInputs = FrameInputs<AnySpace, Query, Key, MatchScore,
        Part<&LabState::schemes, &Schemes::temperature>, Part<&LabState::schemes, &Schemes::sink>>;
    using SeenInputs = FrameInputs<AnySpace, Part<&LabState::rotations, &Rotations::scaling>,
        Training, Target, Query, Key, Part<&LabState::schemes, &Schemes::positionMap>>;

    FigureView<SpectrumFrame>* m_spectrum;
    FigureView<RingsFrame>* m_rings;
    PairFactorsView* m_factors;
    PictureSlot* m_slot;
    FigureView<GrowingLengthFrame>* m_growing;
    FigureView<TemperatureFrame>* m_temperature;
    FigureView<SeenDistancesFrame>* m_distances;
    MeanScorePart* m_meanScore;
    BaseBoundPart* m_bound;
    PictureFrames<PairInputs, SpectrumFrame> m_spectra;
    PictureFrames<PairInputs, RingsFrame> m_ringFrames;
    PictureFrames<FactorInputs, FactorsFrame> m_factorFrames;
    PictureFrames<GrowingInputs, GrowingLengthFrame> m_growingFrames;
    PictureFrames<TemperatureInputs, TemperatureFrame> m_temperatures;
    PictureFrames<SeenInputs, SeenDistancesFrame> m_seenDistances;
    Rest m_factorsRest;
};

} // namespace lab::ui
