#include "tests/qt_test.h"
#include "tests/ui/paint/painted.h"
#include "ui/paint/raster/still_layer.h"

using namespace lab;
using namespace lab::ui;

namespace {

const QSize pageSize(90, 70);
const QRectF area(10, 8, 60, 50);

/// A slanted line that leaves the area, so that coverage, position and clipping all matter.
void paintPart(QPainter& painter, const QColor& colour)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 3));
    painter.drawLine(QPointF(15.3, 12.7), QPointF(120, 44.1));
}

} // namespace

class tst_StillLayer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cachedAndDirectPaintingMatch_data();
    void cachedAndDirectPaintingMatch();
    void aPartIsPaintedAtMostTwice();
    void invalidatedOrRestyledPartsAreRepainted();

private:
    QImage page(const Look& look, double ratio = 1, const QColor& colour = Qt::black)
    {
        return painted(pageSize, ratio, look, [&](QPainter& painter, const Look&) {
            painter.fillRect(area, look.palette.ground);
            m_layer.paint(painter, area, look, [&](QPainter& part) {
                ++m_times;
                paintPart(part, colour);
            });
            QVERIFY(!painter.testRenderHint(QPainter::Antialiasing));
            QVERIFY(!painter.hasClipping());
        });
    }

    StillLayer m_layer;
    int m_times = 0;
};

void tst_StillLayer::cachedAndDirectPaintingMatch_data()
{
    QTest::addColumn<double>("ratio");
    for (const double ratio : {1.0, 1.5, 2.0})
        QTest::addRow("%g", ratio) << ratio;
}

void tst_StillLayer::cachedAndDirectPaintingMatch()
{
    QFETCH(const double, ratio);
    m_layer.forget();
    const QImage straight = page(Look(), ratio);
    const QImage making = page(Look(), ratio);
    const QImage kept = page(Look(), ratio);
    QCOMPARE(making, straight);
    QCOMPARE(kept, straight);
    QVERIFY(!inkedArea(straight).isEmpty());
}

void tst_StillLayer::aPartIsPaintedAtMostTwice()
{
    m_layer.forget();
    m_times = 0;
    for (int i = 0; i < 5; ++i)
        page(Look());
    QCOMPARE(m_times, 2);
}

void tst_StillLayer::invalidatedOrRestyledPartsAreRepainted()
{
    for (int i = 0; i < 3; ++i)
        page(Look(), 1, Qt::red);
    m_layer.forget();
    const QImage blue = page(Look(), 1, Qt::blue);
    QCOMPARE(page(Look(), 1, Qt::blue), blue); // not the cached red image
    for (int i = 0; i < 2; ++i)
        QCOMPARE(page(Look(), 1, Qt::blue), blue);
    Look dark;
    dark.palette = darkPalette();
    const QImage other = page(dark, 1, Qt::blue);
    QVERIFY(other != blue);
    for (int i = 0; i < 2; ++i)
        QCOMPARE(page(dark, 1, Qt::blue), other);
    QCOMPARE(page(Look(), 1, Qt::blue), blue);
}

LAB_WIDGET_TESTS(tst_StillLayer)
#include "tst_still_layer.moc"
