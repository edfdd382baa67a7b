#pragma once

#include "core/frames/frame_inputs.h"
#include "core/frames/waves/waves_frames.h"
#include "ui/benches/bench.h"
#include "ui/benches/picture_frames.h"

#include <optional>
#include <vector>

namespace lab::ui {

class ShiftView;
class SimilarityView;
class TableView;
class WavesView;

/// Waves: the sinusoidal table on its side over the waves of a few of its columns, and beside
/// them what the table is made for: the similarity of two rows depends on their distance alone,
/// and one matrix shifts every row.
class WavesBench : public Bench {
    Q_OBJECT
public:
    explicit WavesBench(QWidget* parent = nullptr);

    QString title() const override;
    QString sentence() const override;
    std::vector<std::string_view> panelParameters() const override;

protected:
    void layOut(const QRect& area, const LayoutInputs& inputs) override;
    void show(const LabState& state) override;
    void showGhost(const std::optional<LabState>& ghost) override;
    QString comparisonNote(const LabState& a, const LabState& b) const override;

private:
    WavesRoom roomOf(const QRectF& plot) const;
    WavesRoom similarityRoom(const LabState& state) const;

    /// The pairs whose waves are shown, of A too, are those of the state that is shown.
    struct PairRoom {
        WavesRoom room;
        std::vector<int> pairs;

        bool operator==(const PairRoom&) const = default;
    };
    PairRoom curveRoom() const;

    using Encoding = Part<&LabState::waves, &Waves::encoding>;
    using Pair = Part<&LabState::waves, &Waves::pair>;
    using Query = Part<&LabState::position, &Positions::query>;
    using Key = Part<&LabState::position, &Positions::key>;
    using First = Part<&LabState::position, &Positions::first>;
    using Shown = Part<&LabState::position, &Positions::shown>;
    using TableInputs = FrameInputs<WavesRoom, Encoding, First, Shown>;
    using CurveInputs = FrameInputs<PairRoom, Encoding, Pair, Query, First, Shown>;
    using Measure = Part<&LabState::waves, &Waves::measure>;
    using SimilarityInputs = FrameInputs<WavesRoom, Encoding, Measure, Query, Key, Shown>;
    using ShiftInputs = FrameInputs<AnyRoom, Encoding, Pair, Query, Key>;

    TableView* m_table;
    WavesView* m_waves;
    SimilarityView* m_similarity;
    ShiftView* m_shift;
    PictureFrames<TableInputs, TableFrame> m_tables;
    PictureFrames<CurveInputs, WavesFrame> m_curves;
    PictureFrames<SimilarityInputs, SimilarityFrame> m_similarities;
    PictureFrames<ShiftInputs, ShiftFrame> m_shifts;
};

} // namespace lab::ui
