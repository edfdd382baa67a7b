#pragma once

#include "core/frames/biases/biases_frames.h"
#include "ui/views/biases/biases_picture.h"
#include "ui/views/plot_view.h"

namespace lab::ui {

struct BiasCurveLayout;

/// The bias of every head against the distance, with the table of heads as its legend. The point on
/// the selected line moves the key, the diamond at its end changes the slopes of ALiBi; a click on
/// a line or a row of the table selects its head; the other points move the parameters of the
/// encoding.
///
/// Some encodings have their own plots: T5 its ruler of buckets, Swin its table of row and column
/// offsets, CoPE the count of its gates.
class BiasCurveView : public PlotView<BiasesPicture, BiasCurveFrame> {
    Q_OBJECT
public:
    explicit BiasCurveView(QWidget* parent = nullptr);

    QString exportName() const override;
    BiasCurveLayout places() const; ///< place of the lines and their table

protected:
    Plot plotOf(
        const BiasCurveFrame& frame, const QRectF& area, const PointedLook& look) const override;
    bool hasStillGround() const override { return true; }
    NumberTable tableOf(const BiasCurveFrame& frame) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    std::optional<Focus> heldFocus(const Handle&, double) const override { return pictureFocus(); }
    void pressGround(QPointF point) override;
    void keyPressEvent(QKeyEvent* event) override;
    QString keysInWords() const override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    std::vector<PictureHandle> handles() const override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    QString title() const override;
    double positionUnder(QPointF point) const override;
    bool isGround(QPointF point) const override;

private:
    QString shortTitle() const; ///< if there is little space
    /// Whether lines and the table are shown.
    bool hasLines() const;
    void describeGate(PictureHandle& handle, const GateCount& count, std::int64_t key) const;
    bool isBefore(QPointF place) const; ///< that of a key before the query
    bool isEmpty() const { return frame().count == 0; }
    /// At the foot; on two lines if the full text does not fit on one.
    QStringList costWords(const QRectF& area, const Look& look) const;
    Layers costLines(const QRectF& area, const Look& look) const;
    QRectF aboveCost(const QRectF& area, const Look& look) const;
    Layers titleOfDetail(const QRectF& area, const Look& look) const;
    BiasCurveLayout layoutIn(const QRectF& area, const Look& look) const;
    QString otherRule() const; ///< the words above its slopes; empty if the rules agree
    Layers titles(const BiasCurveLayout& layout, const QRectF& area, const Look& look) const;
    void moveDistanceTo(std::int64_t distance);

    bool m_isInTable = false; ///< a drag there goes through the rows
};

} // namespace lab::ui
