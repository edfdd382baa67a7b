#pragma once

#include "core/frames/derivation/pages/page_picture.h"
#include "ui/views/derivation/page_spots.h"
#include "ui/views/picture_view.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace lab::ui {

/// The picture of a page of the derivation. What can be dragged in it is a list of spots. Each
/// moves one parameter in steps, with the mouse, with keys and by a screen reader.
///
/// Cells are colored: a press gives an empty cell a new color, a drag from a cell gives its color
/// to others, and a press on a colored cell without dragging clears it. A press on a mark switches
/// to the next mark. If no handle is held, left and right move m, with Control both positions.
class PagePictureView : public PictureView {
    Q_OBJECT
public:
    explicit PagePictureView(QWidget* parent = nullptr);

    void setFrame(PagePictureFrame frame);
    void setGhost(std::optional<PagePictureFrame> ghost); ///< A's frame, drawn below
    void setSymbols(QStringList symbols) { m_symbols = std::move(symbols); } ///< of the equation
    void setPositions(const Positions& positions) { m_positions = positions; }
    const PagePictureFrame& frame() const { return m_frame; }

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    NumberTable numbers() const override;
    std::optional<NumberTable> ghostNumbers() const override;
    QString keysInWords() const override;
    std::vector<PictureHandle> handles() const override;

protected:
    void updateAccessibleText() override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override; ///< only the symbol
    void doubleClick(QPointF point) override;
    void keyPressEvent(QKeyEvent* event) override;
    std::vector<TurningHand> turningHands() const override;

private:
    std::vector<PageSpot> spots() const;
    std::optional<PageSpot> spotNamed(std::int64_t which) const;
    QString nameOf(const PageSpot& spot) const;

    PagePictureFrame m_own; ///< unmodified
    PagePictureFrame m_frame; ///< with the scale of the held handle
    std::optional<PagePictureFrame> m_ghost;
    Positions m_positions;
    QStringList m_symbols;
    bool m_isPressed = false;
    std::optional<PagePictureFrame> m_pressed; ///< set when the mouse pressed on a colored cell
};

/// The frame with the circles and axes of another one, so that a held handle does not move away
/// from the pointer.
PagePictureFrame onScaleOf(PagePictureFrame frame, const PagePictureFrame& other);

} // namespace lab::ui
