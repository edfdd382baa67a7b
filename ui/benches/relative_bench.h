#pragma once

#include "core/frames/relative/relative_frames.h"
#include "ui/benches/bench.h"

#include <optional>

namespace lab::ui {

class DistanceRowsView;
class PictureSlot;
class ScoreView;
class ShiftMatrixView;
class TermsView;

/// Relative: a score as the sum of maps that are ticked on and off, the sum with the attention and
/// the output that follow, and below the terms how a distance finds its row, or for Transformer-XL
/// how the published code lines the distances up with the keys.
class RelativeBench : public Bench {
    Q_OBJECT
public:
    explicit RelativeBench(QWidget* parent = nullptr);

    QString title() const override;
    QString sentence() const override;
    std::vector<std::string_view> panelParameters() const override;

protected:
    void layOut(const QRect& area) override;
    void show(const LabState& state) override;
    void showGhost(const std::optional<LabState>& ghost) override;
    QString comparisonNote(const LabState& a, const LabState& b) const override;
    double headWidth(const Look& look) const override;

private:
    /// What the pictures follow from.
    struct Inputs {
        Relative relative;
        ShawScheme shaw;
        TransformerXlScheme transformerXl;
        DebertaScheme deberta;
        std::int64_t query = 0;
        std::int64_t key = 0;

        bool operator==(const Inputs&) const = default;
    };
    static Inputs inputsOf(const LabState& state);

    TermsView* m_terms;
    ScoreView* m_score;
    ShiftMatrixView* m_shift;
    DistanceRowsView* m_rows;
    PictureSlot* m_choice; ///< of the encoding, beside the title
    std::optional<Inputs> m_shown;
    std::optional<Inputs> m_ghost;
    QRect m_area;
    RelativeEncoding m_laidOut = RelativeEncoding::TransformerXl;
};

} // namespace lab::ui
