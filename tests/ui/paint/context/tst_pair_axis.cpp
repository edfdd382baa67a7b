#include "tests/qt_test.h"
#include "ui/paint/context/pair_axis.h"

using namespace lab;
using namespace lab::ui;

class TestPairAxis : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thePairAxisEndsWithTheLastPair_data()
    {
        QTest::addColumn<int>("pairs");
        QTest::addColumn<double>("length");
        QTest::addColumn<std::vector<double>>("ticks");
        QTest::addRow("usual") << 64 << 300.0 << std::vector<double> {0, 16, 32, 48, 63};
        QTest::addRow("narrow") << 64 << 180.0 << std::vector<double> {0, 16, 32, 48, 63};
        QTest::addRow("too near") << 66 << 300.0 << std::vector<double> {0, 16, 32, 48, 65};
        QTest::addRow("two") << 2 << 300.0 << std::vector<double> {0, 1};
        QTest::addRow("one") << 1 << 300.0 << std::vector<double> {0};
    }

    void thePairAxisEndsWithTheLastPair()
    {
        QFETCH(const int, pairs);
        QFETCH(const double, length);
        QFETCH(const std::vector<double>, ticks);
        const AxisScale scale {0, std::max(1.0, pairs - 1.0), 0, length};
        QVERIFY(pairTicks(pairs, scale, Look {}) == ticks);
    }
};

LAB_WIDGET_TESTS(TestPairAxis)
#include "tst_pair_axis.moc"
