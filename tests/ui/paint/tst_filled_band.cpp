#include "tests/qt_test.h"
#include "tests/ui/paint/painted.h"
#include "tests/ui/paint/svg_file.h"
#include "ui/paint/filled_band.h"

#include <QPolygonF>

#include <vector>

using namespace lab;
using namespace lab::ui;

namespace {

const QSize pageSize(220, 140);
const QRectF plot(10, 10, 200, 120);
const QColor ink(20, 40, 60);

using Line = std::vector<QPointF>;
const Line upper {{10, 60}, {40.3, 22}, {99.9, -40}, {130, 35}, {210, 15}};
const Line lower {{10, 61}, {40.3, 80}, {99.9, 90}, {130, 200}, {210, 15}};

QImage band(double ratio)
{
    return painted(pageSize, ratio, Look(), [&](QPainter& painter, const Look& look) {
        paintFilledBand(painter, plot, upper, lower, ink, look);
    });
}

/// The same area as a polygon drawn by Qt.
QImage polygon(double ratio)
{
    return painted(pageSize, ratio, Look(), [&](QPainter& painter, const Look&) {
        QPolygonF area(QList<QPointF>(upper.begin(), upper.end()));
        area.append(QList<QPointF>(lower.rbegin(), lower.rend()));
        painter.setClipRect(plot);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawPolygon(area);
    });
}

} // namespace

class tst_FilledBand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theBandIsTheAreaBetweenTheLines_data();
    void theBandIsTheAreaBetweenTheLines();
    void fewerThanTwoPointsMakeNoBand();
    void theExportedBandStaysInThePlot();
};

void tst_FilledBand::theBandIsTheAreaBetweenTheLines_data()
{
    QTest::addColumn<double>("ratio");
    for (const double ratio : {1.0, 1.5, 2.0})
        QTest::addRow("%g", ratio) << ratio;
}

// Except for a few pixels at corners, where the edges of the band bend within a pixel.
void tst_FilledBand::theBandIsTheAreaBetweenTheLines()
{
    QFETCH(const double, ratio);
    const QImage ours = band(ratio);
    const QImage theirs = polygon(ratio);
    int apart = 0;
    for (int y = 0; y < ours.height(); ++y)
        for (int x = 0; x < ours.width(); ++x)
            apart += difference(ours.pixel(x, y), theirs.pixel(x, y)) > 24;
    QVERIFY2(apart <= 16, qPrintable(QString::number(apart)));
    QVERIFY(!inkedArea(ours).isEmpty());
}

void tst_FilledBand::fewerThanTwoPointsMakeNoBand()
{
    const QImage image = painted(pageSize, 1, Look(), [&](QPainter& painter, const Look& look) {
        paintFilledBand(painter, plot, Line {{50, 20}}, Line {{50, 90}}, ink, look);
        paintFilledBand(painter, plot, {}, {}, ink, look);
    });
    QVERIFY(inkedArea(image).isEmpty());
}

void tst_FilledBand::theExportedBandStaysInThePlot()
{
    const QList<QPointF> points =
        svgPoints(svg(pageSize, Look(), [&](QPainter& painter, const Look& look) {
            paintFilledBand(painter, plot, upper, lower, ink, look);
        }));
    QVERIFY(points.size() > 4);
    for (const QPointF point : points)
        QVERIFY(plot.adjusted(-0.1, -0.1, 0.1, 0.1).contains(point));
}

LAB_WIDGET_TESTS(tst_FilledBand)
#include "tst_filled_band.moc"
