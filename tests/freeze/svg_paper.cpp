#include "tests/freeze/svg_paper.h"

#include "tests/freeze/digest.h"

#include <QBuffer>
#include <QPaintEngine>
#include <QPainter>
#include <QSvgGenerator>

namespace lab::freeze {

namespace {

constexpr int dotsPerInch = 96; // as in exported files

class Generator : public QSvgGenerator {
public:
    QPaintEngine& engine() const { return *paintEngine(); }
};

QByteArray digestOf(const QImage& image, const QRect& part)
{
    const bool isPlain = image.depth() == 32;
    const QImage plain = isPlain ? image : image.convertToFormat(QImage::Format_ARGB32);
    constexpr int bytes = 4; // of a pixel
    Digest all;
    for (int row = part.top(); row <= part.bottom(); ++row)
        all.add(reinterpret_cast<const char*>(plain.constScanLine(row)) + bytes * part.left(),
            bytes * part.width());
    return all.text();
}

/// Passes everything on to the engine of an SVG file, but only one pixel of an image.
class Engine : public QPaintEngine {
public:
    explicit Engine(Generator& generator)
        : QPaintEngine(featuresOf(generator.engine()))
        , m_generator(generator)
        , m_to(generator.engine())
    {
    }

    const std::vector<QByteArray>& images() const { return m_images; }

    bool begin(QPaintDevice*) override { return m_to.begin(&m_generator); }
    bool end() override { return m_to.end(); }
    Type type() const override { return m_to.type(); }
    void updateState(const QPaintEngineState& now) override
    {
        m_to.*(&Engine::state) = state;
        m_to.updateState(now);
    }
    void drawPath(const QPainterPath& path) override { m_to.drawPath(path); }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
    {
        m_to.drawPolygon(points, count, mode);
    }
    void drawEllipse(const QRectF& rect) override { m_to.drawEllipse(rect); }
    void drawRects(const QRectF* rects, int count) override { m_to.drawRects(rects, count); }
    void drawTextItem(const QPointF& place, const QTextItem& text) override
    {
        m_to.drawTextItem(place, text);
    }
    void drawPixmap(const QRectF& rect, const QPixmap& pixmap, const QRectF& source) override
    {
        drawImage(rect, pixmap.toImage(), source, Qt::AutoColor);
    }
    void drawImage(const QRectF& rect, const QImage& image, const QRectF& source,
        Qt::ImageConversionFlags flags) override
    {
        m_images.push_back(digestOf(image, source.toRect() & image.rect()));
        QImage pixel(1, 1, QImage::Format_RGB32);
        pixel.fill(Qt::white);
        m_to.drawImage(rect, pixel, pixel.rect(), flags);
    }

private:
    static PaintEngineFeatures featuresOf(const QPaintEngine& engine)
    {
        PaintEngineFeatures all;
        for (quint32 bit = 1; bit != 0; bit <<= 1)
            if (engine.hasFeature(PaintEngineFeature(bit)))
                all |= PaintEngineFeature(bit);
        return all;
    }

    Generator& m_generator;
    QPaintEngine& m_to;
    std::vector<QByteArray> m_images;
};

class Paper : public QPaintDevice {
public:
    Paper(QIODevice& file, const QSize& size)
    {
        m_generator.setOutputDevice(&file);
        m_generator.setResolution(dotsPerInch);
        m_generator.setSize(size);
        m_generator.setViewBox(QRect(QPoint(0, 0), size));
    }

    const std::vector<QByteArray>& images() const { return m_engine.images(); }
    QPaintEngine* paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return m_generator.size().width();
        case PdmHeight:
            return m_generator.size().height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return dotsPerInch;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    Generator m_generator;
    mutable Engine m_engine {m_generator};
};

} // namespace

std::vector<VectorMark> marksOf(const app::Drawing& drawing)
{
    QByteArray bytes;
    QBuffer file(&bytes);
    Paper paper(file, drawing.size);
    ui::Look look = drawing.look;
    look.medium = ui::Look::Medium::Vector;
    QPainter painter(&paper);
    painter.fillRect(QRect(QPoint(0, 0), drawing.size), look.palette.ground);
    drawing.paint(painter, look);
    painter.end();
    std::vector<VectorMark> marks = vectorMarks(bytes);
    auto image = paper.images().begin();
    for (VectorMark& mark : marks)
        if (mark.shape.startsWith("image") && image != paper.images().end())
            mark.shape += *image++;
    return marks;
}

} // namespace lab::freeze
