#include "ui/views/controls/bench_list.h"

#include "tests/qt_test.h"
#include "ui/paint/palette.h"

#include <QImage>
#include <QSignalSpy>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

const std::vector<BenchId> threeBenches = {BenchId::Waves, BenchId::Rotations, BenchId::Biases};

QImage image(BenchList& list)
{
    list.resize(BenchList::fixedWidth, 400);
    return list.grab().toImage();
}

} // namespace

class TestBenchList : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theListShowsTheGivenBenches()
    {
        const BenchList list({BenchId::Biases, BenchId::Waves});
        QCOMPARE(list.count(), 2);
        QCOMPARE(list.item(0)->text(), u"Biases"_s);
        QCOMPARE(list.item(1)->text(), u"Waves"_s);
        QVERIFY(!list.accessibleName().isEmpty());
        QVERIFY(list.item(0)->toolTip().contains(u'4'));
    }

    void eachBenchHasItsOwnShortcut()
    {
        QSet<QString> keys;
        for (const BenchRow& bench : benches()) {
            keys.insert(BenchList::keyOf(bench.id));
            QCOMPARE(BenchList::keyOf(bench.id).size(), 1);
        }
        QCOMPARE(keys.size(), static_cast<qsizetype>(benches().size()));
    }

    void benchesAreGroupedByTheirQuestion()
    {
        std::vector<BenchId> all;
        for (const BenchRow& bench : benches())
            all.push_back(bench.id);
        BenchList list(all);
        list.resize(BenchList::fixedWidth, 576); // the height in a window of 680 pixels
        list.show();
        int captions = 0;
        for (int row = 0; row < list.count(); ++row)
            captions += list.visualItemRect(list.item(row)).height() > 40 ? 1 : 0;
        QCOMPARE(captions, 5);
        QVERIFY(list.viewport()->rect().contains(
            list.visualItemRect(list.item(list.count() - 1)).adjusted(0, 0, 0, -8)));
    }

    void aClickSelectsABench()
    {
        BenchList list(threeBenches);
        list.setCurrent(BenchId::Waves);
        list.resize(BenchList::fixedWidth, 400);
        QSignalSpy spy(&list, &BenchList::chosen);
        const QPoint third = list.visualItemRect(list.item(2)).center();
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, third);
        QCOMPARE(spy.count(), 1);
        QVERIFY(spy[0][0].value<BenchId>() == BenchId::Biases);
        QTest::keyClick(&list, Qt::Key_Up);
        QVERIFY(spy[1][0].value<BenchId>() == BenchId::Rotations);
    }

    void settingTheCurrentBenchEmitsNoSignal()
    {
        BenchList list(threeBenches);
        QSignalSpy spy(&list, &BenchList::chosen);
        list.setCurrent(BenchId::Biases);
        QCOMPARE(spy.count(), 0);
        QCOMPARE(list.currentRow(), 2);
    }

    void theCurrentRowIsMarkedByABar()
    {
        BenchList list(threeBenches);
        list.setLook({});
        list.setCurrent(BenchId::Rotations);
        const QImage picture = image(list);
        const Palette palette = lightPalette();
        const int middle = list.viewport()->y() + list.visualItemRect(list.item(1)).top() + 16;
        QCOMPARE(picture.pixelColor(1, middle), palette.text);
        QCOMPARE(picture.pixelColor(120, middle - 14), palette.grid);
        const int next = middle + 40;
        QVERIFY(picture.pixelColor(1, next) != palette.text);
    }

    void rowsAreFortyPixelsHigh()
    {
        BenchList list(threeBenches);
        list.resize(BenchList::fixedWidth, 400);
        list.show();
        const int first = list.visualItemRect(list.item(0)).top();
        QCOMPARE(
            list.visualItemRect(list.item(2)).top() - list.visualItemRect(list.item(1)).top(), 40);
        QCOMPARE(list.viewport()->y() + first, 16);
    }
};

LAB_WIDGET_TESTS(TestBenchList)
#include "tst_bench_list.moc"
