#include "ui/paint/desk_scale.h"

#include "tests/qt_test.h"

using namespace lab::ui;

class DeskScaleTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void usualWindowsHaveTheUsualTextSize()
    {
        for (const QSize& size :
            {QSize(1024, 680), QSize(1280, 800), QSize(1600, 900), QSize(3840, 800)})
            QCOMPARE(deskScale(size), 1.0);
    }

    void theScaleGrowsSmoothlyUpToALargeScreen()
    {
        double before = 1;
        for (int height = 680; height <= 2400; ++height) {
            const double scale = deskScale(QSize(16 * height / 9, height));
            QVERIFY(scale >= before && scale - before <= 1.0 / 39);
            before = scale;
        }
        QCOMPARE(before, 1.6);
        QCOMPARE(deskScale({3840, 2160}), 1.6);
        QCOMPARE(deskScale({2560, 1440}), 1.25);
        QCOMPARE(deskScale({5120, 1440}), deskScale({2560, 1440})); // limited by the height
        QCOMPARE(deskScale({2560, 2400}), deskScale({2560, 1440})); // limited by the width
    }

    void largerTextIsLimitedByTheWindow()
    {
        setTextSize(1.25);
        QCOMPARE(deskScale({1024, 680}), 1.0); // this size has no spare space
        QCOMPARE(deskScale({1280, 800}), 1.175); // shows as much as 1024 x 680
        QCOMPARE(deskScale({1600, 900}), 1.25);
        QCOMPARE(deskScale({3840, 2160}), 2.0);
        setTextSize(9);
        QCOMPARE(textSize(), largestTextSize);
        for (const QSize& size : {QSize(640, 480), QSize(1366, 768), QSize(1920, 1080)}) {
            const double scale = deskScale(size);
            QVERIFY(!(scale > 1) || (size.width() / scale >= 1024 && size.height() / scale >= 680));
        }
        setTextSize(0);
        QCOMPARE(textSize(), 1.0);
    }
};

LAB_APPLESS_TESTS(DeskScaleTest)
#include "tst_desk_scale.moc"
