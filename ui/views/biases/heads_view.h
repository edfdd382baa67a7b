#pragma once

#include "core/frames/biases/biases_frames.h"
#include "ui/views/biases/biases_picture.h"
#include "ui/views/difference_view.h"
#include "ui/views/framed_view.h"

#include <vector>

namespace lab::ui {

struct HeadMapLayout;

/// The bias matrices of all heads as small maps on one scale. A click selects a head, a drag across
/// the maps goes through them, and so do the arrow keys. The tab below them changes the number of
/// heads of ALiBi.
class HeadsView : public DifferenceView<FramedView<BiasesPicture, HeadsFrame>> {
    Q_OBJECT
public:
    explicit HeadsView(QWidget* parent = nullptr);

    void setSelected(int head);
    void setPresent(std::vector<double> biases); ///< of each head for the current query and key
    void setGhostPresent(std::vector<double> biases); ///< those of A, for the same query and key
    /// The number of cells per side of a map that fit in a view of this size.
    int mapSpace(QSize size, int heads, bool hasTab) const;

    QString exportName() const override;
    std::vector<PictureHandle> handles() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;

protected:
    void refresh() override; ///< its name depends on what is shown
    NumberTable tableOf(const HeadsFrame& frame) const override;
    void keyPressEvent(QKeyEvent* event) override;
    QString keysInWords() const override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    QString title() const override;
    double positionUnder(QPointF point) const override;
    bool isGround(QPointF point) const override;

private:
    QStringList scaleNotes(bool hasTexts) const;
    QStringList texts() const; ///< below the maps
    int heads() const { return frame().count; }
    bool hasTab() const { return heads() > 0 && frame().encoding == BiasEncoding::Alibi; }
    HeadMapLayout layoutIn(const QRectF& area, const Look& look) const;
    std::vector<PictureHandle> handlesOn(const HeadMapLayout& layout) const;

    int m_selected = 1;
    std::vector<double> m_present;
    std::vector<double> m_ghostPresent;
};

} // namespace lab::ui
