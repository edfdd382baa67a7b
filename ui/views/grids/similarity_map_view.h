#pragma once

#include "ui/paint/grids/similarity_map.h"
#include "ui/views/grids/grids_picture.h"

namespace lab::ui {

/// The similarity to the query's patch. The patches of query and key can be dragged; a press
/// anywhere else moves the query there.
class SimilarityMapView : public GridsPicture {
    Q_OBJECT
public:
    explicit SimilarityMapView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;

protected:
    NumberTable tableOf(const GridsFrame& frame) const override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    std::vector<PictureHandle> handles() const override;
    QString title() const override;
    QString spoken() const override;

private:
    MapLayout layout() const { return MapLayout(rect(), frame(), look()); }

    bool m_isChoosing = false; ///< the query follows a press outside of the handles
};

} // namespace lab::ui
