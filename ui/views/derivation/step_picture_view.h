#pragma once

#include "ui/paint/derivation/plane.h"
#include "ui/paint/rotations/dials_layout.h"
#include "ui/views/derivation/step_picture_scale.h"
#include "ui/views/picture_view.h"

#include <QStringList>

#include <optional>

namespace lab::ui {

/// The picture of a step: the plane with the learner's arrows, the angle at each position, the
/// dials of four pairs, two matrices, or the columns in two layouts.
///
/// The tips of the arrows are dragged, before and after the turn; in the dials those of the
/// learner's own pair, 0. A point of the angles is bent off the line, or where all lie on a line
/// turns it about γ. Keys: left and right move m, with Control both; up and down bend φ(m) or, in
/// the plane, turn q by a degree.
class StepPictureView : public PictureView {
    Q_OBJECT
public:
    explicit StepPictureView(QWidget* parent = nullptr);

    void setFrame(StepPictureFrame frame);
    void setGhost(std::optional<StepPictureFrame> ghost); ///< A's, under it
    void setSymbols(QStringList symbols) { m_symbols = std::move(symbols); } ///< of the line
    void setPositions(const Positions& positions) { m_positions = positions; }
    const StepPictureFrame& frame() const { return m_frame; }

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    NumberTable numbers() const override;
    std::optional<NumberTable> ghostNumbers() const override;

protected:
    void nameAnew() override;
    void release() override; ///< finds its own scale
    void doubleClick(QPointF point) override;
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override; ///< the symbol, a position or a pair
    std::vector<PictureHandle> handles() const override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct DrawnPicture;
    QStringList symbolsUnder(QPointF point) const;

    StepPictureFrame m_own; ///< as it was given
    StepPictureFrame m_frame; ///< with space for the ghost
    std::optional<StepPictureFrame> m_ghost;
    Positions m_positions;
    QStringList m_symbols;
};

} // namespace lab::ui
