#pragma once

#include "core/drawing/figure.h"
#include "ui/paint/raster/still_layer.h"
#include "ui/views/picture_view.h"

#include <optional>
#include <vector>

namespace lab::ui {

/// The widget of a picture that is a drawing: it paints it, finds what is under the pointer, and
/// drags its handles.
class DrawingView : public PictureView {
public:
    using PictureView::isDragging;
    using PictureView::PictureView;

    /// The drawing in the widget, with what is pointed at and held now.
    const drawing::Drawing& drawn() const;

    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    std::vector<PictureHandle> handles() const override;

protected:
    virtual drawing::Drawing made(const drawing::Box& place, const drawing::Style& style,
        const drawing::Pointing& pointing) const = 0;
    virtual drawing::KeyPress pressed(drawing::Key key, bool isShifted) const = 0;
    void forget() { m_isStale = true; } ///< the drawing of other values

    void changeEvent(QEvent* event) override;
    void lookChanged() override { forget(); }
    void keyPressEvent(QKeyEvent* event) override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void scaledTaken(const PictureHandle& handle) override;
    void release() override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;

private:
    /// The last drawing, and all that it depends on besides the values.
    struct Kept {
        drawing::Box place;
        double scale;
        bool hasWords;
        bool isPresenting;
        Focus shown;
        std::optional<drawing::Pointing::Held> held;
        drawing::Drawing value;
    };
    const drawing::Drawing& drawnIn(const QRectF& area, const PointedLook& look) const;
    const drawing::Handle* newest(const drawing::Handle& handle) const;
    PictureHandle pictureHandle(const drawing::Handle& handle) const;
    void paintHandles(QPainter& painter, const drawing::Drawing& drawing, const QRectF& area,
        const Look& look) const;
    void hold(const drawing::Handle& handle);

    mutable std::optional<Kept> m_kept;
    mutable bool m_isStale = false;
    mutable StillLayer m_still; ///< the layers below the first live one
    std::optional<drawing::Pointing::Held> m_grabbed;
    QPointF m_start; ///< of the pointer
};

} // namespace lab::ui
