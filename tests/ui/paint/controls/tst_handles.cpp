#include "tests/qt_test.h"
#include "tests/ui/paint/painted.h"
#include "ui/paint/controls/handles.h"

#include <cmath>

using namespace lab::ui;

namespace {

constexpr QPointF handlePlace(30, 30);
const QColor under(10, 20, 30); // a background on which the handle needs an edge

QImage handle(HandleKind kind, HandleState state, double diameter, const Look& look = {})
{
    return painted(QSize(60, 60), 1, look, [&](QPainter& painter, const Look& l) {
        painter.fillRect(0, 0, 60, 60, under);
        paintHandle(painter, handlePlace, kind, state, diameter, l);
    });
}

QColor rightOf(const QImage& image, double pixels)
{
    return image.pixelColor(
        static_cast<int>(handlePlace.x() + pixels), static_cast<int>(handlePlace.y()));
}

} // namespace

class tst_Handles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theQueryIsFilledAndTheKeyHollow();
    void theEdgeHasTheBackgroundColour();
    void theRingIsShownOnlyOnHover();
    void theScaleEnlargesTheWholeHandle();
};

void tst_Handles::theQueryIsFilledAndTheKeyHollow()
{
    const Look look;
    const QImage query = handle(HandleKind::Query, HandleState::Resting, 14);
    QCOMPARE(rightOf(query, 0), look.palette.query);
    const QImage key = handle(HandleKind::Key, HandleState::Resting, 14);
    QCOMPARE(rightOf(key, 0), look.palette.ground);
    QCOMPARE(rightOf(key, 4), look.palette.key);
    QCOMPARE(rightOf(handle(HandleKind::Result, HandleState::Resting, 14), 0), look.palette.result);
}

void tst_Handles::theEdgeHasTheBackgroundColour()
{
    const Look look;
    const QImage image = handle(HandleKind::Query, HandleState::Resting, 14);
    QCOMPARE(rightOf(image, 4.5), look.palette.query);
    QCOMPARE(rightOf(image, 6.5), look.palette.ground);
    QCOMPARE(rightOf(image, 9.5), under);
}

void tst_Handles::theRingIsShownOnlyOnHover()
{
    const Look look;
    QCOMPARE(rightOf(handle(HandleKind::Query, HandleState::Resting, 16), 11.5), under);
    const QImage hovered = handle(HandleKind::Query, HandleState::Hovered, 16);
    QCOMPARE(rightOf(hovered, 11.5), look.palette.query);
    QCOMPARE(rightOf(hovered, 14), under);
}

void tst_Handles::theScaleEnlargesTheWholeHandle()
{
    Look look;
    look.scale = 2;
    const QImage image = handle(HandleKind::Key, HandleState::Hovered, 14, look);
    QCOMPARE(rightOf(image, 3.5), look.palette.ground);
    QCOMPARE(rightOf(image, 10), look.palette.key);
    QCOMPARE(rightOf(image, 14), look.palette.ground);
    QCOMPARE(rightOf(image, 24), look.palette.key);
}

LAB_WIDGET_TESTS(tst_Handles)
#include "tst_handles.moc"
