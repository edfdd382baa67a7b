#pragma once

#include "core/frames/biases/forms_frame.h"
#include "ui/views/biases/biases_picture.h"
#include "ui/views/framed_view.h"

#include <optional>

namespace lab::ui {

/// ALiBi as published, with the geometric slopes, and as stored by BLOOM and MPT: a small map each,
/// the difference of its row for the current query, and the difference of its attention weights
/// from the published ones.
class FormsView : public FramedView<BiasesPicture, FormsFrame> {
    Q_OBJECT
public:
    explicit FormsView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    QString title() const override;

protected:
    void updateAccessibleText() override;
    NumberTable tableOf(const FormsFrame& frame) const override;
    Focus focusAt(QPointF point) const override;
    double positionUnder(QPointF point) const override;
    bool isGround(QPointF point) const override;

private:
    QRectF mapOf(std::size_t form, const QRectF& area, const Look& look) const;
    QString sentence() const;
    QString shortSentence() const; ///< if there is little space
    QStringList linesIn(QSizeF space, const Look& look) const; ///< of the one with space
    double storedApart() const; ///< the largest difference of a weight for BLOOM and MPT
};

} // namespace lab::ui
