#pragma once

#include "core/frames/waves/waves_frames.h"
#include "ui/benches/bench.h"

#include <optional>
#include <tuple>

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
    void layOut(const QRect& area) override;
    void show(const LabState& state) override;
    void showGhost(const std::optional<LabState>& ghost) override;
    QString comparisonNote(const LabState& a, const LabState& b) const override;

private:
    WavesRoom roomOf(const QRectF& plot) const;
    WavesRoom similarityRoom(const LabState& state) const;

    using TableInputs = std::tuple<Sinusoidal, std::int64_t, std::int64_t, WavesRoom>;
    using WavesInputs =
        std::tuple<Sinusoidal, int, std::int64_t, std::int64_t, std::int64_t, WavesRoom>;
    using SimilarityInputs = std::tuple<Sinusoidal, std::int64_t, WavesRoom>;
    using ShiftInputs = std::tuple<Sinusoidal, int, std::int64_t, std::int64_t>;

    TableView* m_table;
    WavesView* m_waves;
    SimilarityView* m_similarity;
    ShiftView* m_shift;
    std::optional<TableInputs> m_tableInputs;
    std::optional<WavesInputs> m_wavesInputs;
    std::optional<SimilarityInputs> m_similarityInputs;
    std::optional<ShiftInputs> m_shiftInputs;

    /// A, and what of B its frames follow: the rooms, and the pairs whose waves are shown.
    using GhostInputs =
        std::tuple<std::optional<LabState>, WavesRoom, WavesRoom, WavesRoom, std::vector<int>>;
    std::optional<GhostInputs> m_ghostInputs;
};

} // namespace lab::ui
