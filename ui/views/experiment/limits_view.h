#pragma once

#include "ui/views/picture_view.h"

namespace lab::ui {

/// What such small models can and cannot show, as full text.
class LimitsView : public PictureView {
    Q_OBJECT
public:
    explicit LimitsView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    NumberTable numbers() const override;

protected:
    Focus shownOf(const Focus&) const override { return {}; }
    void updateAccessibleText() override;
};

} // namespace lab::ui
