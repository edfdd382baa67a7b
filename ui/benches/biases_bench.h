#pragma once

#include "core/figures/biases/biases_figures.h"
#include "core/frames/biases/bias_model.h"
#include "core/frames/biases/biases_frames.h"
#include "core/frames/biases/forms_frame.h"
#include "core/frames/frame_inputs.h"
#include "ui/benches/bench.h"
#include "ui/benches/picture_frames.h"
#include "ui/drawing/figure_view.h"

#include <memory>
#include <optional>
#include <tuple>
#include <utility>

namespace lab::ui {

/// Biases: the bias matrix of one head above the attention weights of one of its rows, with keys
/// aligned, and beside them all heads and their lines against the distance.
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
    std::vector<SlidePicture> slidePictures(const LabState& state) const override;
    void show(const LabState& state) override;
    void showGhost(const std::optional<LabState>& ghost) override;
    QString comparisonNote(const LabState& a, const LabState& b) const override;

private:
    void layOutWide(const QRect& area, const LayoutInputs& inputs); ///< of T5
    double spaceRight(const LabState& state) const;
    int matrixSpace() const;
    int mapSpace() const; ///< of one head

    using Which = Part<&LabState::biases, &Biases::shown>;
    using OfAlibi = Part<&LabState::biases, &Biases::encoding>;
    using Gates = Part<&LabState::biases, &Biases::gates>;
    using Head = Part<&LabState::biases, &Biases::head>;
    using Tables = Part<&LabState::schemes>;
    using First = Part<&LabState::position, &Positions::first>;
    using Shown = Part<&LabState::position, &Positions::shown>;
    using AllPositions = Part<&LabState::position>;
    using MatrixInputs = FrameInputs<int, Which, OfAlibi, Gates, Tables, Head, First, Shown>;
    using HeadsInputs = FrameInputs<int, Which, OfAlibi, Gates, Tables, First, Shown>;
    using CurveInputs = FrameInputs<AnySpace, Which, OfAlibi, Gates, Tables, Head, AllPositions>;
    using WeightsInputs = FrameInputs<int, Part<&LabState::biases>, Tables, AllPositions>;
    using FormsInputs = FrameInputs<AnySpace, Part<&LabState::biases>, Tables, AllPositions>;

    FigureView<drawing::BiasMatrixValues>* m_matrix;
    FigureView<WeightsFrame>* m_weights;
    FigureView<HeadsFrame>* m_heads;
    FigureView<FormsFrame>* m_forms; ///< instead of them while a stored form of ALiBi is selected
    FigureView<BiasCurveFrame>* m_curve;
    using Matrices = Memo<MatrixInputs, std::shared_ptr<const BiasMatrixFrame>>;
    Matrices m_matrices;
    Matrices m_matricesOfA;
    PictureFrames<CurveInputs, BiasCurveFrame> m_curves;
    PictureFrames<WeightsInputs, WeightsFrame> m_rows;
    Memo<HeadsInputs, HeadsFrame> m_headMaps;
    Memo<HeadsInputs, HeadsFrame> m_headMapsOfA;
    Memo<FormsInputs, FormsFrame> m_formFrames;
    /// The scale of the matrix, whose numbers need space, and its inputs.
    using ScaleInputs = std::tuple<BiasNumbers, std::int64_t, std::int64_t>;
    mutable std::optional<std::pair<ScaleInputs, HeatmapFrame>> m_scale;
    int m_matrixSide = 0;
};

} // namespace lab::ui
