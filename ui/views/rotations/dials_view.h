#pragma once

#include "ui/paint/raster/still_layer.h"
#include "ui/paint/rotations/dials.h"
#include "ui/views/rotations/rotations_picture.h"

#include <optional>
#include <vector>

namespace lab::ui {

/// The dials: the tips of both arrows are dragged in every pair, a click selects a pair, and with
/// more than 64 pairs the wheel and Page Up and Down turn the pages. The tab at the right edge
/// changes the dimension; it stays where it is while the dials find their new places.
///
/// While a tip is held the unit stays, so that the tip stays under the pointer; a longer vector
/// finds its new unit when it is let go.
class DialsView : public RotationsPicture {
    Q_OBJECT
public:
    explicit DialsView(QWidget* parent = nullptr);

    void setFrame(DialsFrame frame);
    const DialsFrame& frame() const { return m_frame; }
    void setNote(DialNote note); ///< frequencies at first
    void setScores(std::vector<double> scores); ///< of all pairs
    void setGhost(std::optional<DialsFrame> ghost); ///< thin arrows under the frame's, or none

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    NumberTable numbers() const override;
    std::optional<NumberTable> ghostNumbers() const override;
    DialsLayout layoutNow() const; ///< of the dials in the widget

protected:
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    std::vector<PictureHandle> handles() const override;
    int pairsToTurn() const override;
    void changeEvent(QEvent* event) override;
    std::vector<TurningHand> turningHands() const override;

private:
    static DialTip tipOf(const PictureHandle& handle);
    PictureHandle tab(const QRectF& area, const Look& look) const;
    std::optional<Edit> tipPut(const DialTip& tip, QPointF point) const;
    void show(DialsFrame frame);
    double unitNow() const;

    DialsFrame m_frame;
    DialNote m_note = DialNote::Frequency;
    std::vector<double> m_scores;
    double m_unit = 1; ///< the frame's own, while another is held or the ghost needs more
    std::optional<DialsFrame> m_ghost;
    std::optional<int> m_pressed; ///< the pair of the dial under the press
    mutable StillLayer m_ground;
};

} // namespace lab::ui
