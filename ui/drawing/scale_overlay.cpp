#include "ui/drawing/scale_overlay.h"

#include "ui/drawing/picture_view.h"
#include "ui/drawing/scaled_handles.h"
#include "ui/paint/controls/drag_band.h"
#include "ui/store/motion.h"

#include <QPainter>
#include <QPixmap>
#include <QVariantAnimation>

namespace lab::ui {

namespace {

class ScaleOverlay : public QWidget {
public:
    ScaleOverlay(const ScaledHandles& handles, const PictureView& view, QWidget* bench)
        : QWidget(bench)
        , m_handles(handles)
        , m_view(view)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setAttribute(Qt::WA_NoSystemBackground);
        // Pixels at 1x: the band, and a number beside the handle.
        const auto px = [&](int pixels) { return static_cast<int>(view.look().px(pixels)); };
        const QPoint place = origin() + handles.held()->place.toPoint();
        setGeometry(handles.held()->scaled->isUpright()
                ? QRect(place.x() - px(100), 0, px(300), bench->height())
                : QRect(0, place.y() - px(60), bench->width(), px(120)));
        show();
    }

    /// Deletes itself, at once where motion is reduced.
    void fade()
    {
        constexpr int milliseconds = 120;
        if (isMotionReduced() || !isVisible())
            return deleteLater();
        m_last = newImage();
        QPainter painter(&m_last);
        paintTo(painter);
        auto* fading = new QVariantAnimation(this);
        fading->setDuration(milliseconds);
        fading->setStartValue(1.0);
        fading->setEndValue(0.0);
        connect(fading, &QVariantAnimation::valueChanged, this, QOverload<>::of(&QWidget::update));
        connect(fading, &QVariantAnimation::finished, this, &QObject::deleteLater);
        m_fading = fading;
        fading->start();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        if (!m_fading)
            return paintTo(painter);
        painter.setOpacity(m_fading->currentValue().toDouble());
        painter.drawPixmap(0, 0, m_last);
    }

private:
    void paintTo(QPainter& painter)
    {
        const QPoint start = origin() - pos();
        const QRectF within =
            parentWidget()->rect().translated(-origin()) & rect().translated(-start);
        if (m_band.isNull())
            keepBand(start, within);
        const double ratio = m_band.devicePixelRatio();
        painter.drawPixmap(
            m_bandArea, m_band, QRectF(m_bandArea.topLeft() * ratio, m_bandArea.size() * ratio));
        painter.translate(start);
        m_handles.paintScale(painter, within);
    }
    /// As it is during the whole drag, so that each move draws only what moves.
    void keepBand(QPoint start, const QRectF& within)
    {
        m_band = newImage();
        QPainter painter(&m_band);
        painter.translate(start);
        const PictureHandle& held = *m_handles.held();
        const DragWay way = wayOf(held.scaled->scale, held.scaled->way);
        const QRectF area = paintDragBand(painter,
            {&*held.scaled, &way, scaleStart(held, m_view.look()), held.scaled->number, within},
            m_view.look());
        m_bandArea = area.toAlignedRect().translated(start) & rect();
    }
    QPixmap newImage() const
    {
        QPixmap image(size() * devicePixelRatioF());
        image.setDevicePixelRatio(devicePixelRatioF());
        image.fill(Qt::transparent);
        return image;
    }
    QPoint origin() const { return m_view.mapTo(parentWidget(), QPoint()); }

    const ScaledHandles& m_handles;
    const PictureView& m_view;
    const QVariantAnimation* m_fading = nullptr;
    QPixmap m_band; ///< without the number now
    QRect m_bandArea;
    QPixmap m_last; ///< what fades
};

} // namespace

QPointF scaleStart(const PictureHandle& handle, const Look& look)
{
    constexpr double above = 36; // pixels at 1x
    return handle.shape == HandleShape::Number ? handle.place - QPointF(0, look.px(above))
                                               : handle.place;
}

QWidget* newScale(const ScaledHandles& handles, const PictureView& view)
{
    QWidget* const bench = view.parentWidget();
    return new ScaleOverlay(handles, view, bench ? bench : const_cast<PictureView*>(&view));
}

void fadeScale(QWidget* scale)
{
    static_cast<ScaleOverlay*>(scale)->fade();
}

} // namespace lab::ui
