#pragma once

#include "core/frames/frame_inputs.h"
#include "core/frames/relative/relative_frames.h"
#include "ui/benches/bench.h"
#include "ui/benches/picture_frames.h"
#include "ui/drawing/figure_view.h"

#include <optional>

namespace lab::ui {

class PictureSlot;

/// Relative: a score as the sum of maps that can be included or not, the sum with the resulting
/// attention and output, and below the terms how a distance selects its row, or for Transformer-XL
/// how the published code aligns the distances with the keys.
class RelativeBench : public Bench {
    Q_OBJECT
public:
    explicit RelativeBench(QWidget* parent = nullptr);

    QString title() const override;
    QString sentence() const override;
    std::vector<std::string_view> panelParameters() const override;

protected:
    LayoutInputs layoutInputs(const LabState& state) const override;
    void layOut(const QRect& area, const LayoutInputs& inputs) override;
    std::vector<SlidePicture> slidePictures(const LabState& state) const override;
    void show(const LabState& state) override;
    void showGhost(const std::optional<LabState>& ghost) override;
    QString comparisonNote(const LabState& a, const LabState& b) const override;
    double headWidth(const Look& look) const override;

private:
    FigureView<RelativeFrame>* m_terms;
    FigureView<RelativeFrame>* m_score;
    FigureView<ShiftedFrame>* m_shift;
    FigureView<DistanceRowsFrame>* m_rows;
    PictureSlot* m_choice; ///< of the encoding, beside the title
    using Words = Part<&LabState::relative>;
    using Query = Part<&LabState::position, &Positions::query>;
    using Key = Part<&LabState::position, &Positions::key>;
    using OfShaw = Part<&LabState::schemes, &Schemes::shaw>;
    using OfTransformerXl = Part<&LabState::schemes, &Schemes::transformerXl>;
    using OfDeberta = Part<&LabState::schemes, &Schemes::deberta>;
    using SumInputs = FrameInputs<AnySpace, Words, Query, Key, OfShaw, OfTransformerXl, OfDeberta>;
    using ShiftInputs = FrameInputs<AnySpace, Words, OfTransformerXl>;
    PictureFrames<SumInputs, RelativeFrame> m_sum;
    PictureFrames<ShiftInputs, ShiftedFrame> m_shifted;
    PictureFrames<SumInputs, DistanceRowsFrame> m_rowFrames;
};

} // namespace lab::ui
