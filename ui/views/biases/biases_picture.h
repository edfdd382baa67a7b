#pragma once

#include "ui/paint/raster/still_layer.h"
#include "ui/views/picture_view.h"
#include "ui/views/wheel_positions.h"

namespace lab::ui {

/// A picture of the positions shown: the wheel zooms at the pointer, a double-click on empty ground
/// shows all from 0 to the larger of query and key.
class BiasesPicture : public PictureView {
    Q_OBJECT
public:
    BiasesPicture(Picture picture, QWidget* parent);

    void setPositions(const Positions& positions);

protected:
    void updateAccessibleText() override;
    void wheelEvent(QWheelEvent* event) override;
    void doubleClick(QPointF point) override;

    virtual QString title() const = 0;
    /// The position that stays in place when the wheel zooms here.
    virtual double positionUnder(QPointF point) const = 0;
    virtual bool isGround(QPointF point) const = 0;

    const Positions& positions() const { return m_positions; }
    void moveQueryTo(std::int64_t query);
    void moveKeyTo(std::int64_t key);
    void select(int head);
    StillLayer& still() const { return m_still; }

private:
    Positions m_positions;
    WheelPositions m_byWheel;
    mutable StillLayer m_still; ///< a copy of what would be painted
};

constexpr double titleBaseline = 16; ///< pixels from the top of a picture

} // namespace lab::ui
