#include "tests/qt_test.h"
#include "ui/paint/projection.h"

#include <algorithm>

using namespace lab::ui;

namespace {

double lowest(const QColor& colour, const Palette& palette)
{
    return std::min(contrast(colour, palette.ground), contrast(colour, palette.frame));
}

} // namespace

class TestProjection : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void contrastMatchesTheGuidelines()
    {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
        QVERIFY(std::abs(contrast(QColor(0x77, 0x77, 0x77), Qt::white) - 4.478) < 0.001);
    }

    void textIsReadableInTheBackRow_data()
    {
        QTest::addColumn<bool>("isDark");
        QTest::addRow("light") << false;
        QTest::addRow("dark") << true;
    }

    void textIsReadableInTheBackRow()
    {
        QFETCH(bool, isDark);
        const Palette usual = isDark ? darkPalette() : lightPalette();
        const Palette palette = projected(usual);
        for (const QColor& text : {palette.text, palette.notes, palette.queryText, palette.keyText,
                 palette.resultText, palette.seenText, palette.unseenText})
            QVERIFY2(lowest(text, palette) >= 7, qPrintable(text.name()));
        for (const QColor& text : palette.seriesText)
            QVERIFY2(lowest(text, palette) >= 7, qPrintable(text.name()));
        for (const QColor& line : {palette.axis, palette.query, palette.key, palette.result,
                 palette.seen, palette.unseen})
            QVERIFY2(lowest(line, palette) >= 4.5, qPrintable(line.name()));
        for (const QColor& line : palette.series)
            QVERIFY2(lowest(line, palette) >= 4.5, qPrintable(line.name()));
        for (int pair = 0; pair < 16; ++pair)
            QVERIFY(lowest(rampColor(palette.pairs, pair / (16 - 1.0)), palette) >= 4.5);
        QCOMPARE(palette.ground, usual.ground);
        QCOMPARE(palette.positive, usual.positive);
        QVERIFY(std::abs(palette.queryText.hsvHue() - usual.queryText.hsvHue()) < 8);
    }

    void largerWindowsShowLargerText_data()
    {
        QTest::addColumn<QSize>("window");
        QTest::addColumn<double>("scale");
        QTest::addRow("smallest") << QSize(1024, 680) << 680 / slideHeight;
        QTest::addRow("usual") << QSize(1280, 800) << 800 / slideHeight;
        QTest::addRow("full") << QSize(1920, 1080) << 1080 / slideHeight;
        QTest::addRow("wide") << QSize(3440, 1080) << 1080 / slideHeight;
        QTest::addRow("4K") << QSize(3840, 2160) << 2160 / slideHeight;
        QTest::addRow("upright") << QSize(1080, 1920) << 2.0;
    }

    void largerWindowsShowLargerText()
    {
        QFETCH(QSize, window);
        QFETCH(double, scale);
        QCOMPARE(presentationScale(window), scale);
        QVERIFY(largestPresentationScale(window) > scale);
    }
};

LAB_WIDGET_TESTS(TestProjection)
#include "tst_projection.moc"
