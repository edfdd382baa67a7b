#pragma once

#include "core/encodings/relative/functional_relative_parameters.h"
#include "ui/paint/waves/distance_pairs.h"
#include "ui/views/map_view.h"

namespace lab::ui {

/// The vector of every pair of positions, as one column of it. The knobs beside the map move the
/// query and the key, a press on the map both; so do the arrow keys, by 1 and with Shift by 10.
class DistancePairsView : public MapView<DistancePairsFrame> {
    Q_OBJECT
public:
    explicit DistancePairsView(QWidget* parent = nullptr);

    void setSign(DistanceSign sign) { m_sign = sign; }
    int space() const; ///< maximum number of cells per side

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    std::vector<PictureHandle> handles() const override;

protected:
    NumberTable tableOf(const DistancePairsFrame& frame) const override;
    QString title() const override;
    QString spoken() const override;
    bool isEmpty() const override { return frame().cells.rows == 0; }
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRectF map() const;
    Focus pairFocus(std::int64_t query, std::int64_t key) const;
    void moveTo(std::int64_t query, std::int64_t key);

    DistanceSign m_sign = DistanceSign::QueryMinusKey;
    bool m_hasMap = false; ///< grabbed by a press
};

} // namespace lab::ui
