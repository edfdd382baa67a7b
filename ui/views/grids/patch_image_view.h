#pragma once

#include "ui/paint/grids/patch_image.h"
#include "ui/views/grids/grids_picture.h"

namespace lab::ui {

/// The image in patches. The patches of query and key, the right and lower edge of the image, and
/// the side of a patch can be dragged.
class PatchImageView : public GridsPicture {
    Q_OBJECT
public:
    explicit PatchImageView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;

protected:
    NumberTable tableOf(const GridsFrame& frame) const override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    std::vector<PictureHandle> handles() const override;
    QString title() const override;
    QString spoken() const override;

private:
    ImageLayout layout() const { return ImageLayout(rect(), frame(), look()); }
};

} // namespace lab::ui
