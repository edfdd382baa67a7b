#pragma once

#include "ui/views/grids/grids_picture.h"

namespace lab::ui {

/// The maps of all encodings. A press on a map selects its encoding, the arrow keys the next one.
class GridEncodingsView : public GridsPicture {
    Q_OBJECT
public:
    explicit GridEncodingsView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;

protected:
    NumberTable tableOf(const GridsFrame& frame) const override;
    void keyPressEvent(QKeyEvent* event) override;
    QString keysInWords() const override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    QString title() const override;
    QString spoken() const override;

private:
    std::optional<GridEncoding> encodingAt(QPointF point) const;
    void choose(GridEncoding encoding);
};

} // namespace lab::ui
