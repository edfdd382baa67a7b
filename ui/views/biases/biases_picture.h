#pragma once

#include "ui/paint/raster/still_layer.h"
#include "ui/views/picture_view.h"

#include <QStringList>

namespace lab::ui {

/// A picture of the positions shown: the wheel zooms at the pointer, a double-click on empty
/// ground shows all from 0 to the farther of query and key.
class BiasesPicture : public PictureView {
    Q_OBJECT
public:
    BiasesPicture(Picture picture, QWidget* parent);

    void setPositions(const Positions& positions);

protected:
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override; ///< a new language renames the picture
    void doubleClick(QPointF point) override;

    virtual QString title() const = 0;
    /// The position that keeps its place when the wheel turns here.
    virtual double positionUnder(QPointF point) const = 0;
    virtual bool isGround(QPointF point) const = 0;

    const Positions& positions() const { return m_positions; }
    void nameAnew(); ///< for the screen reader, after the title has changed
    Focus pictureFocus() const; ///< the pointer is here, on nothing in particular
    void moveQueryTo(std::int64_t query);
    void moveKeyTo(std::int64_t key);
    void select(int head);
    StillLayer& still() const { return m_still; }

private:
    Positions m_positions;
    mutable StillLayer m_still; ///< a copy of what would be painted
};

constexpr double titleBaseline = 16; ///< pixels from the top of a picture

/// A title and, to the right of it, the first of the notes that ends before `right`.
void paintTitle(QPainter& painter, QPointF baseline, const QString& title, const QStringList& notes,
    double right, const Look& look);

} // namespace lab::ui
