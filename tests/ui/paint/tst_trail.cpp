#include "ui/paint/trail.h"

#include "core/math/constants.h"
#include "tests/qt_test.h"
#include "ui/paint/look.h"

#include <QImage>
#include <QPainter>

#include <cmath>

using namespace lab;
using namespace lab::ui;

namespace {

constexpr QPointF trailCentre(60, 60);
constexpr double trailRadius = 50;

QPointF onCircle(double angle)
{
    return trailCentre + trailRadius * QPointF(std::cos(angle), std::sin(angle));
}

TurningHand handAt(double angle)
{
    return {trailCentre, onCircle(angle), QColor(47, 109, 181)};
}

QImage paintedTrail(const Trail& trail)
{
    QImage image(120, 120, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    trail.paint(painter, Look());
    return image;
}

int alphaOn(const QImage& image, double angle)
{
    return qAlpha(image.pixel(onCircle(angle).toPoint()));
}

} // namespace

class TrailTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // With steps of one radian, as of the fastest RoPE pair, chords would miss the circle.
    void theTrailLiesOnTheCircleAndFades()
    {
        Trail trail;
        QVERIFY(trail.isEmpty());
        for (const double angle : {0.0, 1.0, 2.0, 3.0})
            trail.follow({handAt(angle)});
        const QImage image = paintedTrail(trail);
        const int old = alphaOn(image, 0.5);
        const int middle = alphaOn(image, 1.5);
        const int young = alphaOn(image, 2.5);
        QVERIFY2(0 < old && old < middle && middle < young, qPrintable(QString::number(old)));
        QCOMPARE(alphaOn(image, 4.0), 0); // no hand has been here
    }

    void theTrailIsShort()
    {
        Trail trail;
        for (int step = 0; step <= 10; ++step)
            trail.follow({handAt(0.5 * step)});
        const QImage image = paintedTrail(trail);
        QVERIFY(alphaOn(image, 4.75) > 0);
        QCOMPARE(alphaOn(image, 3.25), 0);
    }

    void theTrailTakesTheShorterArc()
    {
        Trail trail;
        trail.follow({handAt(0.4)});
        trail.follow({handAt(twoPi - 0.4)});
        const QImage image = paintedTrail(trail);
        QVERIFY(alphaOn(image, 0) > 0);
        QCOMPARE(alphaOn(image, twoPi / 2), 0);
    }

    void otherHandsOrCentresRestartTheTrail()
    {
        Trail trail;
        trail.follow({handAt(0)});
        trail.follow({handAt(0)});
        QVERIFY(trail.isEmpty()); // nothing has moved
        trail.follow({handAt(1)});
        QVERIFY(!trail.isEmpty());
        TurningHand moved = handAt(2);
        moved.centre += QPointF(5, 0);
        trail.follow({moved});
        QVERIFY(trail.isEmpty());
        trail.follow({moved, handAt(1)});
        QVERIFY(trail.isEmpty());
    }

    void manyHandsShortenTheTrail()
    {
        Trail trail;
        for (int step = 0; step < 4; ++step)
            trail.follow(std::vector<TurningHand>(100, handAt(step)));
        const QImage image = paintedTrail(trail);
        QVERIFY(alphaOn(image, 2.5) > 0);
        QCOMPARE(alphaOn(image, 1.5), 0);
    }
};

LAB_WIDGET_TESTS(TrailTest)
#include "tst_trail.moc"
