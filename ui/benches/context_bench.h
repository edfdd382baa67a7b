#pragma once

#include "core/frames/context/mean_score_frame.h"
#include "ui/benches/bench.h"

namespace lab::ui {

class BaseBoundPart;
class GrowingLengthView;
class MeanScoreView;
class PairFactorsView;
class PictureSlot;
class RingsView;
class SpectrumView;

/// Base: the wavelength of every pair of RoPE held against the training and the target length, the
/// angles that each length shows, by how much each method of length extension slows the pairs, and
/// a place for the picture that base.picture names.
class ContextBench : public Bench {
    Q_OBJECT
public:
    explicit ContextBench(QWidget* parent = nullptr);

    QString title() const override;
    QString sentence() const override;
    std::vector<std::string_view> panelParameters() const override;
    std::vector<PanelAction> panelActions() const override;
    void complete() override;

protected:
    void layOut(const QRect& area) override;
    void show(const LabState& state) override;
    void showGhost(const std::optional<LabState>& ghost) override;
    QString comparisonNote(const LabState& a, const LabState& b) const override;

private:
    void showSlot(const LabState& state);
    void showMeanScore(const LabState& state);

    SpectrumView* m_spectrum;
    RingsView* m_rings;
    PairFactorsView* m_factors;
    PictureSlot* m_slot;
    bool m_isLow = false; ///< before a room, with no height for more than two pictures
    GrowingLengthView* m_growing;
    MeanScoreView* m_meanScore;
    BaseBoundPart* m_bound;
    std::optional<LabState> m_pairsShown; ///< the state that the frames are of
    std::optional<LabState> m_meanScoreShown;
    MeanScoreRoom m_meanScoreRoom;
    std::optional<LabState> m_ghostShown;
    QSize m_ghostSize; ///< that it was made for
};

} // namespace lab::ui
