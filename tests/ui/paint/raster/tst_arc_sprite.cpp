#include "ui/paint/raster/arc_sprite.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QTest>

#include <array>
#include <cmath>
#include <cstdlib>
#include <numbers>

using namespace lab::ui;

namespace {

constexpr double circle = 2 * std::numbers::pi;

QImage blank()
{
    QImage image(96, 96, QImage::Format_RGB32);
    image.fill(Qt::white);
    return image;
}

QImage bySprite(QPointF centre, double radius, std::span<const Arc> arcs)
{
    QImage image = blank();
    QPainter painter(&image);
    double widest = 0;
    for (const Arc& arc : arcs)
        widest = std::max(widest, arc.width);
    ArcSprite(radius, widest).paint(painter, centre, arcs);
    return image;
}

QImage byQt(QPointF centre, double radius, const Arc& arc)
{
    QImage image = blank();
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(arc.colour, arc.width, Qt::SolidLine, Qt::FlatCap));
    const QRectF square(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    QPainterPath path;
    path.arcMoveTo(square, arc.from * 360 / circle);
    path.arcTo(square, arc.from * 360 / circle, std::min(arc.length, circle) * 360 / circle);
    painter.drawPath(path);
    return image;
}

double ink(const QImage& image)
{
    double sum = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            sum += 1 - image.pixelColor(x, y).redF();
    return sum;
}

int largestDifference(const QImage& one, const QImage& other)
{
    int largest = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            largest = std::max(largest, std::abs(qRed(one.pixel(x, y)) - qRed(other.pixel(x, y))));
    return largest;
}

} // namespace

class TestArcSprite : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anArcHasItsAreaAndIsNearQts_data()
    {
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("length");
        for (const double from : {0.0, 0.7, 2.0, 4.6})
            for (const double length :
                {0.02, 0.3, 1.5, 1.6, 3.1, std::numbers::pi, 3.2, 4.6, 4.8, 6.0, 6.26, 7.0})
                QTest::addRow("%g from %g", length, from) << from << length;
    }

    void anArcHasItsAreaAndIsNearQts()
    {
        QFETCH(const double, from);
        QFETCH(const double, length);
        for (const QPointF centre : {QPointF(48, 48), QPointF(47.5, 48.5), QPointF(47.3, 48.9)}) {
            for (const double width : {1.5, 4.0, 11.0}) {
                const Arc arc {Qt::black, width, from, length};
                const QImage painted = bySprite(centre, 30, std::array {arc});
                const QImage wanted = byQt(centre, 30, arc);
                QVERIFY(largestDifference(painted, wanted) < 64); // Qt's is a polygon
                const double area = 30 * width * std::min(length, circle);
                QVERIFY(std::abs(ink(painted) - area) < 0.2 + 0.01 * area);
            }
        }
    }

    void laterArcsLieOverEarlierOnes()
    {
        const std::array arcs {Arc {Qt::green, 9}, Arc {Qt::red, 3, 1, 3}, Arc {Qt::blue, 9, 0, 1}};
        const QImage image = bySprite({48.5, 48.5}, 30, arcs);
        const auto colourAt = [&](double angle, double away) {
            return image.pixelColor(static_cast<int>(48.5 + (30 + away) * std::cos(angle)),
                static_cast<int>(48.5 - (30 + away) * std::sin(angle)));
        };
        QCOMPARE(colourAt(0.5, 0), QColor(Qt::blue));
        QCOMPARE(colourAt(0.5, 3), QColor(Qt::blue));
        QCOMPARE(colourAt(2.5, 0), QColor(Qt::red));
        QCOMPARE(colourAt(2.5, 3), QColor(Qt::green));
        QCOMPARE(colourAt(5, 0), QColor(Qt::green));
        QCOMPARE(colourAt(5, 7), QColor(Qt::white));
        QCOMPARE(colourAt(5, -7), QColor(Qt::white));
    }

    void theSameSpriteServesAnyPlace()
    {
        QImage together = blank();
        const std::array first {Arc {Qt::black, 5}};
        const std::array second {Arc {Qt::black, 5, 1, 2}};
        {
            QPainter painter(&together);
            ArcSprite sprite(10, 5);
            sprite.paint(painter, {20.5, 20.5}, first);
            sprite.paint(painter, {60.2, 30.9}, second);
            sprite.paint(painter, {20.5, 70.5}, second);
        }
        QImage apart = bySprite({20.5, 20.5}, 10, first);
        const QImage right = bySprite({60.2, 30.9}, 10, second);
        const QImage below = bySprite({20.5, 70.5}, 10, second);
        QPainter(&apart).drawImage(40, 0, right, 40, 0, 56, 60);
        QPainter(&apart).drawImage(0, 50, below, 0, 50, 96, 46);
        QCOMPARE(together, apart);
    }
};

QTEST_MAIN(TestArcSprite)
#include "tst_arc_sprite.moc"
