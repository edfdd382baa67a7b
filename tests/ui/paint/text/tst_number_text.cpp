#include "ui/paint/text/number_text.h"

#include "core/math/constants.h"
#include "tests/qt_test.h"

#include <limits>

using namespace Qt::StringLiterals;
using lab::infinity;
using lab::noNumber;
using namespace lab::ui;

namespace {

} // namespace

class TestNumberText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void numbersAreFormattedForReaders_data();
    void numbersAreFormattedForReaders();
    void wholeNumbersHaveThinSpaces();
    void significantDigits_data();
    void significantDigits();
    void allDigitsReadBackExactly_data();
    void allDigitsReadBackExactly();
    void powersAreRaised();
    void aShareIsHundredOrZeroPercentOnlyIfExact();
};

void TestNumberText::numbersAreFormattedForReaders_data()
{
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("wanted");
    QTest::addRow("negative") << decimals(-0.41949, 3) << u"−0.419"_s;
    QTest::addRow("zero has no sign") << decimals(-0.0001, 3) << u"0.000"_s;
    QTest::addRow("thousands") << decimals(12902.678, 2) << u"12\u2009902.68"_s;
    QTest::addRow("half, away from zero") << decimals(-0.15625, 4) << u"−0.1563"_s;
    QTest::addRow("just below a half") << decimals(std::nextafter(0.15625, 0), 4) << u"0.1562"_s;
    QTest::addRow("below a half as a double") << decimals(1.005, 2) << u"1.00"_s;
    QTest::addRow("huge") << decimals(-3e20, 1) << u"−3×10^20"_s;
    QTest::addRow("infinite") << decimals(-infinity, 2) << u"−∞"_s;
    QTest::addRow("none") << decimals(noNumber, 2) << u"—"_s;
}

void TestNumberText::numbersAreFormattedForReaders()
{
    QFETCH(const QString, shown);
    QFETCH(const QString, wanted);
    QCOMPARE(shown, wanted);
}

void TestNumberText::wholeNumbersHaveThinSpaces()
{
    QCOMPARE(wholeNumber(0), u"0"_s);
    QCOMPARE(wholeNumber(999), u"999"_s);
    QCOMPARE(wholeNumber(1000), u"1\u2009000"_s);
    QCOMPARE(wholeNumber(-10000000), u"\u221210\u2009000\u2009000"_s);
    QCOMPARE(wholeNumber(std::numeric_limits<std::int64_t>::min()),
        u"\u22129\u2009223\u2009372\u2009036\u2009854\u2009775\u2009808"_s);
}

void TestNumberText::significantDigits_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<int>("digits");
    QTest::addColumn<QString>("wanted");
    QTest::addRow("small") << 0.03162 << 2 << u"0.032"_s;
    QTest::addRow("one") << 1.0 << 3 << u"1"_s;
    QTest::addRow("no zeros at the end") << 0.1 << 3 << u"0.1"_s;
    QTest::addRow("carried") << 0.0999996 << 3 << u"0.1"_s;
    QTest::addRow("whole digits stay") << 123456.0 << 3 << u"123\u2009456"_s;
    QTest::addRow("base") << 500000.0 << 2 << u"500\u2009000"_s;
    QTest::addRow("large") << 12345678.0 << 3 << u"1.23×10^7"_s;
    QTest::addRow("tiny") << -4.3e-13 << 2 << u"\u22124.3×10^\u221213"_s;
    QTest::addRow("zero") << 0.0 << 3 << u"0"_s;
    QTest::addRow("infinite") << infinity << 3 << u"∞"_s;
}

void TestNumberText::significantDigits()
{
    QFETCH(const double, number);
    QFETCH(const int, digits);
    QFETCH(const QString, wanted);
    QCOMPARE(significant(number, digits), wanted);
}

void TestNumberText::allDigitsReadBackExactly_data()
{
    QTest::addColumn<double>("number");
    QTest::addRow("tenth") << -0.1;
    QTest::addRow("third") << 1.0 / 3;
    QTest::addRow("tiny") << 4.3e-300;
    QTest::addRow("large") << -1.7976931348623157e308;
    QTest::addRow("whole") << 10000000.0;
}

void TestNumberText::allDigitsReadBackExactly()
{
    QFETCH(const double, number);
    QString typeset = allDigits(number);
    QVERIFY(!typeset.contains(u'-') && !typeset.contains(u'e'));
    typeset.replace(u"×10^"_s, u"e"_s).replace(u'\u2212', u'-');
    QCOMPARE(typeset.toDouble(), number);
}

void TestNumberText::powersAreRaised()
{
    QCOMPARE(withSuperscripts(u"4.3×10^−13 of"_s), u"4.3×10⁻¹³ of"_s);
    QCOMPARE(withSuperscripts(u"10^20, 30"_s), u"10²⁰, 30"_s);
    QCOMPARE(withSuperscripts(u"a^2"_s), u"a^2"_s);
}

void TestNumberText::aShareIsHundredOrZeroPercentOnlyIfExact()
{
    QCOMPARE(percentOf(1, 3), u"100"_s);
    QCOMPARE(percentOf(0, 3), u"0"_s);
    QCOMPARE(percentOf(0.69, 3), u"69"_s);
    QCOMPARE(percentOf(0.99997, 3), u"99.997"_s);
    QCOMPARE(percentOf(1e-9, 3), u"1×10^−7"_s);
    for (double rest = 0.1; rest > 1e-12; rest /= 3)
        for (const int digits : {2, 3, 4}) {
            QVERIFY(percentOf(1 - rest, digits) != u"100"_s);
            QVERIFY(percentOf(rest, digits) != u"0"_s);
        }
}

LAB_WIDGET_TESTS(TestNumberText)
#include "tst_number_text.moc"
