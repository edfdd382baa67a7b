#pragma once

#include "core/frames/rotations/rotations_frames.h"
#include "ui/benches/bench.h"

#include <optional>

namespace lab::ui {

class ConventionView;
class DialsView;
class PictureSlot;
class ScoreCurveView;
class ScoresView;

/// RoPE: the dials of the pairs or the columns under both conventions, the score added up pair by
/// pair, and the score against the distance.
///
/// It remembers where the present run of moves began in which the positions kept their distance and
/// nothing else changed: what the score did since then is written under it.
class RotationsBench : public Bench {
    Q_OBJECT
public:
    explicit RotationsBench(QWidget* parent = nullptr);

    QString title() const override;
    QString sentence() const override;
    std::vector<std::string_view> panelParameters() const override;

protected:
    void layOut(const QRect& area) override;
    void show(const LabState& state) override;
    double headWidth(const Look& look) const override;
    void showGhost(const std::optional<LabState>& ghost) override;
    QString comparisonNote(const LabState& a, const LabState& b) const override;

private:
    CurveRoom curveRoom(const LabState& state) const;
    int upperHeight(const QRect& area) const; ///< of the dials, over the curve
    int upperHeightForRoom(const QRect& area) const;

    DialsView* m_dials;
    ConventionView* m_conventions;
    ScoresView* m_scores;
    ScoreCurveView* m_curve;
    PictureSlot* m_slot; ///< of the dials or the conventions
    QRect m_area;
    std::optional<RotationsPictureShown> m_placed; ///< for which the room is laid out
    int m_placedPairs = 0;
    bool m_hasUpper = true; ///< else the curve stands alone
    std::optional<LabState> m_shown;
    std::optional<LabState> m_ghost;
    LabState m_start; ///< of the run of moves that kept the distance
};

} // namespace lab::ui
