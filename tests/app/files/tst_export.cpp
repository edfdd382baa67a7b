#include "app/exports/export.h"
#include "core/state/choices.h"
#include "core/state/parameters.h"
#include "tests/qt_test.h"
#include "ui/benches/all_benches.h"
#include "ui/benches/bench.h"
#include "ui/drawing/picture_view.h"
#include "ui/paint/formula/formula.h"

#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

class ExportTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void writesAColumnOfWords()
    {
        NumberTable table {{"encoding", "share"}, {{1, 0.5}, {0, std::nan("")}, {7, 1}}};
        table.words = {{0, {"nope", "rope"}}};
        QCOMPARE(csv(table), "encoding,share\nrope,0.5\nnope,\n7,1\n");
    }

    void distinguishesInfiniteAndMissingNumbers()
    {
        const double infinite = std::numeric_limits<double>::infinity();
        const NumberTable table {
            {"position", "limit"}, {{1, infinite}, {2, -infinite}, {3, std::nan("")}, {4, 0.5}}};
        QCOMPARE(csv(table), "position,limit\n1,inf\n2,-inf\n3,\n4,0.5\n");
    }

    void pastesTheNumbersOfAPictureInColumns()
    {
        const QByteArray one = "pair,score\n0,-1.5\n";
        QCOMPARE(inTabs(one), u"pair\tscore\n0\t-1.5\n"_s);
        QCOMPARE(inTables(one),
            u"<table>\n<tr><th>pair</th><th>score</th></tr>\n"
            "<tr><td>0</td><td>-1.5</td></tr>\n</table>\n"_s);
    }

    void eachPictureOfABenchHasATable()
    {
        const QString html = inTables("# dials\npair\n0\n\n# scores\nsum\n1\n");
        QCOMPARE(html.count(u"<table>"_s), 2);
        QCOMPARE(html.count(u"</table>"_s), 2);
        QVERIFY(html.startsWith(u"<p>dials</p>\n<table>\n<tr><th>pair</th></tr>"_s));
        QVERIFY(html.contains(u"<p>scores</p>\n<table>\n<tr><th>sum</th></tr>"_s));
    }

    void aVectorFileIsXmlWithTheTitleAndEveryPictureOfItsBench_data()
    {
        QTest::addColumn<int>("bench");
        for (const BenchId id : ui::allBenches())
            QTest::addRow("%s", keyOf(id).c_str()) << static_cast<int>(id);
    }
    void aVectorFileIsXmlWithTheTitleAndEveryPictureOfItsBench()
    {
        QFETCH(int, bench);
        const ui::FormulaBook formulas;
        const std::unique_ptr<ui::Bench> shown(ui::newDrawnBench(static_cast<BenchId>(bench)));
        ui::Look look;
        look.formulas = &formulas;
        shown->resize(1280, 800);
        shown->setLook(look);
        shown->setState(clamped({}));
        shown->complete();
        const Drawing whole = drawingOf(*shown);
        const auto sheet = whole.sheet(look);
        const auto framed = std::ranges::count(sheet, true, &drawing::SheetPart::isFramed);
        QCOMPARE(framed, static_cast<qsizetype>(shown->pictures().size()));
        const QByteArray file = svg(whole);
        QVERIFY(file.contains('>' + shown->title().toHtmlEscaped().toUtf8() + "</text>"));
        QVERIFY(!file.contains("Position Lab Sans")); // which no other program has
        QXmlStreamReader xml(file);
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    }
};

LAB_WIDGET_TESTS(ExportTest)
#include "tst_export.moc"
