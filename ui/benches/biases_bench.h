#pragma once

#include "core/frames/biases/bias_model.h"
#include "core/frames/heatmap_frame.h"
#include "ui/benches/bench.h"

#include <optional>
#include <tuple>
#include <utility>

namespace lab::ui {

class BiasCurveView;
class BiasMatrixView;
class FormsView;
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
    void layOut(const QRect& whole) override;
    void show(const LabState& state) override;
    void showGhost(const std::optional<LabState>& ghost) override;
    QString comparisonNote(const LabState& a, const LabState& b) const override;

private:
    std::tuple<int, int, BiasEncoding, bool> layoutInputs(const LabState& state) const;
    void layOutWide(const QRect& area); ///< of T5
    void showMatrix(const LabState& state);
    void showHeads(const LabState& state);

    double roomRight(const LabState& state) const;

    /// The numbers, the positions shown, and the cells that there is room for.
    using MatrixInputs = std::tuple<BiasNumbers, int, std::int64_t, std::int64_t, int>;
    using HeadsInputs = std::tuple<BiasNumbers, std::int64_t, std::int64_t, int>;

    BiasMatrixView* m_matrix;
    WeightsView* m_weights;
    HeadsView* m_heads;
    FormsView* m_forms; ///< in their place while a stored form of ALiBi is chosen
    BiasCurveView* m_curve;
    std::optional<MatrixInputs> m_matrixInputs;
    std::optional<HeadsInputs> m_headsInputs;
    /// A, and the room that its frames were made for: the matrix, and a map of all heads.
    using GhostInputs = std::tuple<std::optional<LabState>, int, int>;
    std::optional<GhostInputs> m_ghostInputs;
    QRect m_area;
    std::tuple<int, int, BiasEncoding, bool> m_laidOut;
    /// The scale of the matrix, whose numbers need room, and what it was made of.
    using ScaleInputs = std::tuple<BiasNumbers, std::int64_t, std::int64_t>;
    mutable std::optional<std::pair<ScaleInputs, HeatmapFrame>> m_scale;
    int m_matrixSide = 0;
};

} // namespace lab::ui
