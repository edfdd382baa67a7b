#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QRectF>
#include <QString>

#include <algorithm>
#include <vector>

namespace lab::ui {

/// A painted piece of text: its font size in pixels, and its rectangle from the baseline up to the
/// height of capitals.
struct PaintedText {
    QString words;
    double pixels = 0;
    QRectF place;
};

/// A paint device that records only painted texts. For Look::Medium::Vector, which keeps texts as
/// texts.
class TextRecorder : public QPaintDevice {
public:
    explicit TextRecorder(const QSize& size)
        : m_size(size)
        , m_engine(m_texts)
    {
    }

    const std::vector<PaintedText>& texts() const { return m_texts; }
    QString words() const ///< all texts joined
    {
        QString all;
        for (const PaintedText& text : m_texts)
            all += text.words;
        return all;
    }
    QPaintEngine* paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 96;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    class Engine : public QPaintEngine {
    public:
        explicit Engine(std::vector<PaintedText>& texts)
            : QPaintEngine(AllFeatures)
            , m_texts(texts)
        {
        }
        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState&) override { }
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override { }
        void drawPath(const QPainterPath&) override { }
        void drawPolygon(const QPointF*, int, PolygonDrawMode) override { }
        Type type() const override { return User; }
        void drawTextItem(const QPointF& point, const QTextItem& item) override
        {
            constexpr double capitals = 0.72; // share of the font size
            const double pixels = item.font().pixelSize();
            if (painter()->transform().type() >= QTransform::TxRotate)
                return addRotated(point, item, capitals * pixels);
            const QPointF start = painter()->transform().map(point);
            m_texts.push_back({item.text(), pixels,
                QRectF(start.x(), start.y() - capitals * pixels, item.width(), capitals * pixels)});
        }

    private:
        /// Adds a rotated text as squares along its line, each as large as a capital; at least one.
        void addRotated(const QPointF& point, const QTextItem& item, double height)
        {
            const QPointF half(height / 2, height / 2);
            for (double x = std::min(height, item.width()) / 2; x < item.width(); x += height) {
                const QPointF middle = painter()->transform().map(point + QPointF(x, -height / 2));
                m_texts.push_back({item.text(), static_cast<double>(item.font().pixelSize()),
                    QRectF(middle - half, middle + half)});
            }
        }

        std::vector<PaintedText>& m_texts;
    };

    QSize m_size;
    std::vector<PaintedText> m_texts;
    mutable Engine m_engine;
};

} // namespace lab::ui
