#pragma once

#include "core/frames/derivation/pages/page_picture.h"
#include "ui/views/derivation/page_spots.h"
#include "ui/views/picture_view.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace lab::ui {

/// The picture of a page of the derivation: what can be dragged in it is a list of spots, each of
/// which moves one parameter, in steps, with the mouse, with keys and by a screen reader.
///
/// Cells are painted: a press gives a bare cell a colour of its own, a drag from a cell gives its
/// colour to others, a press on a painted one alone clears it. A press on a mark goes on to the
/// next. Where no handle is held, left and right move m, with Control both positions.
class PagePictureView : public PictureView {
    Q_OBJECT
public:
    explicit PagePictureView(QWidget* parent = nullptr);

    void setFrame(PagePictureFrame frame);
    void setGhost(std::optional<PagePictureFrame> ghost); ///< A's, under it
    void setSymbols(QStringList symbols) { m_symbols = std::move(symbols); } ///< of the line
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
    Focus shownOf(const Focus& focus) const override; ///< the symbol
    void doubleClick(QPointF point) override;
    void keyPressEvent(QKeyEvent* event) override;
    std::vector<TurningHand> turningHands() const override;

private:
    std::vector<PageSpot> spots() const;
    std::optional<PageSpot> spotNamed(std::int64_t which) const;
    QString nameOf(const PageSpot& spot) const;

    PagePictureFrame m_own; ///< as it was given
    PagePictureFrame m_frame; ///< on the scale of what is held
    std::optional<PagePictureFrame> m_ghost;
    Positions m_positions;
    QStringList m_symbols;
    bool m_isPressed = false;
    std::optional<PagePictureFrame> m_pressed; ///< when the mouse took hold of a painted cell
};

/// The same picture with the circles and axes of another, so that what is held does not run away
/// from the pointer.
PagePictureFrame onScaleOf(PagePictureFrame frame, const PagePictureFrame& other);

} // namespace lab::ui
