#pragma once

#include "core/frames/frame_inputs.h"
#include "core/frames/order/order_frames.h"
#include "ui/benches/bench.h"
#include "ui/benches/picture_frames.h"
#include "ui/drawing/figure_view.h"

namespace lab::ui {

/// Order: a sentence and its reordering as chips with the attention between them, both attention
/// matrices, the output vectors compared with the largest difference as a number, and that number
/// under each encoding.
class OrderBench : public Bench {
    Q_OBJECT
public:
    explicit OrderBench(QWidget* parent = nullptr);

    QString title() const override;
    QString sentence() const override;
    std::vector<std::string_view> panelParameters() const override;
    bool usesPositions() const override { return false; }

protected:
    LayoutInputs layoutInputs(const LabState& state) const override;
    void layOut(const QRect& area, const LayoutInputs& inputs) override;
    std::vector<SlidePicture> slidePictures(const LabState& state) const override;
    void show(const LabState& state) override;
    void showGhost(const std::optional<LabState>& ghost) override;
    QString comparisonNote(const LabState& a, const LabState& b) const override;

private:
    FigureView<OrderFrame>* m_chips;
    FigureView<OrderFrame>* m_weights;
    FigureView<OrderFrame>* m_outputs;
    FigureView<OrderEncodingsFrame>* m_encodings;
    using OrderInputs = FrameInputs<AnySpace, Part<&LabState::order>>;
    PictureFrames<OrderInputs, OrderFrame> m_frames;
    PictureFrames<OrderInputs, OrderEncodingsFrame> m_encodingFrames;
};

} // namespace lab::ui
