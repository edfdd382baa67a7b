#include "tests/qt_test.h"
#include "ui/windows/parts/window_places.h"

#include <QHBoxLayout>
#include <QScreen>
#include <QWidget>

using namespace lab::ui;

class TestWindowPlaces : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void toolWindowsAreBesideTheMainWindowOrOverItsRightSide_data()
    {
        QTest::addColumn<QRect>("screen");
        QTest::addColumn<QRect>("main");
        QTest::addColumn<QRect>("wanted");
        const QRect wide(0, 0, 2560, 1440);
        QTest::newRow("beside") << wide << QRect(100, 50, 1280, 800) << QRect(1380, 50, 1040, 720);
        QTest::newRow("on its left")
            << wide << QRect(1200, 50, 1280, 800) << QRect(160, 50, 1040, 720);
        QTest::newRow("as wide as possible")
            << QRect(0, 0, 1920, 1080) << QRect(0, 0, 1280, 800) << QRect(1280, 0, 640, 720);
        QTest::newRow("over the right side")
            << QRect(0, 0, 1366, 768) << QRect(40, 0, 1288, 768) << QRect(784, 0, 544, 720);
        QTest::newRow("filling the screen")
            << QRect(0, 0, 1024, 680) << QRect(0, 0, 1024, 680) << QRect(480, 0, 544, 680);
        QTest::newRow("partly out of view")
            << QRect(0, 24, 1366, 744) << QRect(200, 0, 1288, 768) << QRect(822, 24, 544, 720);
    }

    void toolWindowsAreBesideTheMainWindowOrOverItsRightSide()
    {
        QFETCH(QRect, screen);
        QFETCH(QRect, main);
        const QRect place = placeBeside(screen, main, {1040, 720}, 544);
        QTEST(place, "wanted");
        QVERIFY(screen.contains(place));
    }

    void theMinimumSizeFitsEveryScreen()
    {
        const QSize usual(1024, 680);
        QCOMPARE(minSize(usual, {}), usual);
        QCOMPARE(minSize(usual, {{1280, 800}, {3840, 2160}}), usual);
        QCOMPARE(minSize(usual, {{1032, 760}}), usual);
        QCOMPARE(minSize(usual, {{960, 540}}), QSize(952, 460));
        QCOMPARE(minSize(usual, {{3840, 2160}, {1366, 614}}), QSize(1024, 534));
        QCOMPARE(minSize(usual, {{1, 1}}), QSize(1, 1));
    }

    void noWindowIsLargerThanItsScreen()
    {
        const QWidget window;
        const QSize screen = window.screen()->availableSize();
        QCOMPARE(sizeOnScreen(window, {320, 240}), QSize(320, 240));
        QCOMPARE(sizeOnScreen(window, screen), screen - usualFrame);
        QCOMPARE(
            sizeOnScreen(window, {320, 9000}), QSize(320, screen.height() - usualFrame.height()));
    }

    void aWindowWithWideContentFitsTheScreen()
    {
        QWidget main;
        main.setGeometry(main.screen()->geometry());
        QWidget window(&main, Qt::Window);
        auto* row = new QHBoxLayout(&window);
        auto* content = new QWidget;
        content->setMinimumSize(600, 200);
        row->addWidget(content);
        window.resize(400, 300);
        placeBeside(main, window, 400);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(window.width() >= 600);
        QVERIFY(main.screen()->geometry().contains(window.geometry()));
    }

    void aDialogOpensOverTheActiveWindow()
    {
        QWidget main;
        QWidget other;
        QWidget beside(&main, Qt::Window);
        for (QWidget* one : {&main, &other, &beside}) {
            one->show();
            one->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(one));
            QCOMPARE(dialogParentFor(main), one == &other ? &main : one);
        }
    }
};

LAB_WIDGET_TESTS(TestWindowPlaces)
#include "tst_window_places.moc"
