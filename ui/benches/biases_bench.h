#pragma once

#include "core/frames/biases/biases_frames.h"
#include "core/frames/frame_inputs.h"
#include "ui/benches/bench.h"
#include "ui/benches/picture_frames.h"

namespace lab::ui {

class BiasCurveView;
class BiasMatrixView;
class HeadsView;
class WeightsView;

/// Biases: the bias matrix of one head over the attention weights of one of its rows, key above
/// key, and beside them all heads and their lines against the distance.
class BiasesBench : public Bench {
    Q_OBJECT
public:
    explicit BiasesBench(QWidget* parent = nullptr);

    QString title() const override;
    QString sentence() const override;
    std::vector<std::string_view> panelParameters() const override;

protected:
    LayoutInputs layoutInputs(const LabState& state) const override;
    void layOut(const QRect& whole, const LayoutInputs& inputs) override;
    void show(const LabState& state) override;
    void showGhost(const std::optional<LabState>& ghost) override;
    QString comparisonNote(const LabState& a, const LabState& b) const override;

private:
    int matrixRoom() const;
    int mapRoom() const; ///< of one head

    using Encoding = Part<&LabState::biases, &Biases::encoding>;
    using Head = Part<&LabState::biases, &Biases::head>;
    using First = Part<&LabState::position, &Positions::first>;
    using Shown = Part<&LabState::position, &Positions::shown>;
    using MatrixInputs = FrameInputs<int, Encoding, Head, First, Shown>;
    using HeadsInputs = FrameInputs<int, Encoding, First, Shown>;
    using CurveInputs = FrameInputs<AnyRoom, Encoding, Head, Part<&LabState::position>>;
    using WeightsInputs = FrameInputs<int, Part<&LabState::biases>, Part<&LabState::position>>;

    BiasMatrixView* m_matrix;
    WeightsView* m_weights;
    HeadsView* m_heads;
    BiasCurveView* m_curve;
    PictureFrames<MatrixInputs, BiasMatrixFrame> m_matrices;
    PictureFrames<HeadsInputs, HeadsFrame> m_headMaps;
    PictureFrames<CurveInputs, BiasCurveFrame> m_curves;
    PictureFrames<WeightsInputs, WeightsFrame> m_rows;
    int m_matrixSide = 0;
};

} // namespace lab::ui
