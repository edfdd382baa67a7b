#include "tests/qt_test.h"
#include "ui/windows/presentation/other_screen.h"

using namespace lab::ui;

namespace {

constexpr QRect desk(0, 0, 1920, 1080);
constexpr QRect rightOf(1920, 0, 1280, 800);
constexpr QRect farRight(3200, 0, 1920, 1080);
constexpr QRect above(0, -1080, 1920, 1080);

} // namespace

class TestOtherScreen : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void notesAreOnTheScreenAwayFromTheAudience_data()
    {
        QTest::addColumn<QList<QRect>>("screens");
        QTest::addColumn<QRect>("presented");
        QTest::addColumn<qsizetype>("other");
        const auto row = [](const char* name, QList<QRect> screens, QRect presented,
                             qsizetype other) {
            QTest::addRow("%s", name) << std::move(screens) << presented << other;
        };
        row("one screen", {desk}, desk, -1);
        row("none", {}, desk, -1);
        row("room on the first", {desk, rightOf}, desk, 1);
        row("room on the second", {desk, rightOf}, rightOf, 0);
        row("room above", {desk, above}, above, 0);
        row("mirrored", {desk, desk}, desk, -1);
        row("mirrored at another size", {desk, QRect(0, 0, 1280, 800)}, QRect(0, 0, 1280, 800), -1);
        row("mirrored beside a third", {desk, desk, rightOf}, desk, 2);
        row("nearest of two", {farRight, desk, rightOf}, desk, 2);
        row("touching is no overlap", {desk, QRect(0, 1080, 1920, 1080)}, desk, 1);
    }

    void notesAreOnTheScreenAwayFromTheAudience()
    {
        QFETCH(QList<QRect>, screens);
        QFETCH(QRect, presented);
        QTEST(otherScreen(screens, presented), "other");
    }

    void aWindowIsCentredAndFits()
    {
        QCOMPARE(centredIn(rightOf, {640, 400}), QRect(1920 + 320, 200, 640, 400));
        QCOMPARE(centredIn(rightOf, {5000, 5000}), rightOf);
        for (const QRect& screen : {desk, rightOf, farRight, above})
            for (const int side : {1, 333, 700, 4000})
                QVERIFY(screen.contains(centredIn(screen, {side, side})));
    }
};

LAB_APPLESS_TESTS(TestOtherScreen)
#include "tst_other_screen.moc"
