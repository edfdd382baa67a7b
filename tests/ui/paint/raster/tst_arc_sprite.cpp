#include "ui/paint/raster/arc_sprite.h"

#include "core/math/constants.h"
#include "tests/qt_test.h"

#include <QImage>
#include <QPainter>

#include <array>
#include <cmath>
#include <numbers>

using lab::twoPi;
using namespace lab::ui;

namespace {

constexpr double radius = 14;

QImage blank()
{
    QImage image(48, 48, QImage::Format_RGB32);
    image.fill(Qt::white);
    return image;
}

QImage bySprite(QPointF centre, double size, std::span<const Arc> arcs)
{
    QImage image = blank();
    QPainter painter(&image);
    double widest = 0;
    for (const Arc& arc : arcs)
        widest = std::max(widest, arc.width);
    ArcSprite(size, widest).paint(painter, centre, arcs);
    return image;
}

bool isIn(const Arc& arc, double x, double y)
{
    if (std::abs(std::hypot(x, y) - radius) > arc.width / 2)
        return false;
    const double turned = std::fmod(std::atan2(-y, x) - arc.from + 2 * twoPi, twoPi);
    return turned <= arc.length;
}

/// The share of a pixel inside the arc, sampled at many points.
double shareOf(const Arc& arc, QPointF corner)
{
    constexpr int tries = 8;
    int inside = 0;
    for (int row = 0; row < tries; ++row)
        for (int column = 0; column < tries; ++column)
            inside +=
                isIn(arc, corner.x() + (column + 0.5) / tries, corner.y() + (row + 0.5) / tries);
    return static_cast<double>(inside) / (tries * tries);
}

double largestError(const QImage& image, QPointF centre, const Arc& arc)
{
    double largest = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const double share = shareOf(arc, QPointF(x, y) - centre);
            largest = std::max(largest, std::abs(1 - image.pixelColor(x, y).redF() - share));
        }
    return largest;
}

double ink(const QImage& image)
{
    double sum = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            sum += 1 - image.pixelColor(x, y).redF();
    return sum;
}

} // namespace

class TestArcSprite : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anArcHasExactPixelCoverage_data()
    {
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("length");
        for (const double from : {0.0, 0.7, 2.0, 4.6})
            for (const double length :
                {0.02, 0.3, 1.5, 1.6, 3.1, std::numbers::pi, 3.2, 4.6, 4.8, 6.0, 6.26, 7.0})
                QTest::addRow("%g from %g", length, from) << from << length;
    }

    void anArcHasExactPixelCoverage()
    {
        QFETCH(const double, from);
        QFETCH(const double, length);
        for (const QPointF centre : {QPointF(24.5, 24.5), QPointF(23.3, 24.9)}) {
            for (const double width : {1.5, 4.0, 11.0}) {
                const Arc arc {Qt::black, width, from, length};
                const QImage painted = bySprite(centre, radius, std::array {arc});
                QVERIFY(largestError(painted, centre, arc) < 0.15);
                const double area = radius * width * std::min(length, twoPi);
                QVERIFY(std::abs(ink(painted) - area) < 0.4 + 0.01 * area);
            }
        }
    }

    void laterArcsCoverEarlierOnes()
    {
        const std::array arcs {Arc {Qt::green, 9}, Arc {Qt::red, 3, 1, 3}, Arc {Qt::blue, 9, 0, 1}};
        const QImage image = bySprite({24.5, 24.5}, radius, arcs);
        const auto colourAt = [&](double angle, double away) {
            return image.pixelColor(static_cast<int>(24.5 + (radius + away) * std::cos(angle)),
                static_cast<int>(24.5 - (radius + away) * std::sin(angle)));
        };
        QCOMPARE(colourAt(0.5, 0), QColor(Qt::blue));
        QCOMPARE(colourAt(0.5, 3), QColor(Qt::blue));
        QCOMPARE(colourAt(2.5, 0), QColor(Qt::red));
        QCOMPARE(colourAt(2.5, 3), QColor(Qt::green));
        QCOMPARE(colourAt(5, 0), QColor(Qt::green));
        QCOMPARE(colourAt(5, 7), QColor(Qt::white));
        QCOMPARE(colourAt(5, -7), QColor(Qt::white));
    }

    void aSpriteIsReusableAtAnyPlace()
    {
        QImage together = blank();
        const std::array first {Arc {Qt::black, 5}};
        const std::array second {Arc {Qt::black, 5, 1, 2}};
        {
            QPainter painter(&together);
            ArcSprite sprite(6, 5);
            sprite.paint(painter, {11.5, 11.5}, first);
            sprite.paint(painter, {35.2, 13.9}, second);
            sprite.paint(painter, {11.5, 35.5}, second);
        }
        QImage apart = bySprite({11.5, 11.5}, 6, first);
        const QImage right = bySprite({35.2, 13.9}, 6, second);
        const QImage below = bySprite({11.5, 35.5}, 6, second);
        QPainter(&apart).drawImage(24, 0, right, 24, 0, 24, 24);
        QPainter(&apart).drawImage(0, 24, below, 0, 24, 48, 24);
        QCOMPARE(together, apart);
    }
};

LAB_WIDGET_TESTS(TestArcSprite)
#include "tst_arc_sprite.moc"
