#include "ui/paint/text/lines.h"

#include "tests/qt_test.h"
#include "ui/paint/look.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QTextLayout>

using namespace Qt::StringLiterals;
using namespace lab::ui;

class TestLines : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aNumberStaysOnOneLine_data();
    void aNumberStaysOnOneLine();
    void relatedPartsStayOnOneLine_data();
    void relatedPartsStayOnOneLine();
};

void TestLines::aNumberStaysOnOneLine_data()
{
    QTest::addColumn<QString>("text");
    const QString number = wholeNumber(1'000'000);
    QTest::addRow("English") << u"before Base %1, Width %2"_s.arg(number, wholeNumber(4096));
    QTest::addRow("Chinese") << u"之前 底数 %1，维数 %2"_s.arg(number, wholeNumber(4096));
    QTest::addRow("within a sentence")
        << u"It was trained at %1 and is asked at %1 positions"_s.arg(number);
}

void TestLines::aNumberStaysOnOneLine()
{
    QFETCH(QString, text);
    const QString number = wholeNumber(1'000'000);
    const Look look;
    const QFont body = font(look, TextRole::Body);
    for (double space = 1.3 * textWidth(number, TextRole::Body, look); space < 400; ++space) {
        const QStringList lines = brokenLines(text, body, space);
        QCOMPARE(lines.join(u' ').count(number), text.count(number));
        QCOMPARE(lines.join(QString()).remove(u' '), QString(text).remove(u' '));
    }
}

void TestLines::relatedPartsStayOnOneLine_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("whole");
    QTest::addRow("decimals") << u"四个数是 0.6749、−0.2441、0.6618 和 0.4791"_s << u"0.6618"_s;
    QTest::addRow("percent") << u"模型答对了其中的大约 99 %，然后就不再进步"_s << u"99 %"_s;
    QTest::addRow("difference") << u"may contain m and n only as m − n = 5, and never m alone"_s
                                << u"m − n = 5"_s;
    QTest::addRow("arguments") << u"of f we ask ⟨f(q, m), f(k, n)⟩ may contain them"_s
                               << u"f(k, n)"_s;
    QTest::addRow("Chinese difference") << u"只可以通过 m − n，包含 m 和 n"_s << u"m − n"_s;
    QTest::addRow("size") << u"The bound is the largest step |wᵢ₊₁ − wᵢ|, with w₆₄ := 0"_s
                          << u"|wᵢ₊₁ − wᵢ|"_s;
    QTest::addRow("Chinese size") << u"上界等于最大的一步 |wᵢ₊₁ − wᵢ|（令 w₆₄ := 0）"_s
                                  << u"|wᵢ₊₁ − wᵢ|"_s;
    QTest::addRow("unequal") << u"so neither can move. With |κ| ≠ 1 one of the two grows"_s
                             << u"|κ| ≠ 1"_s;
    QTest::addRow("equation") << u"the sketch that has γ = 0.5 and nothing else"_s << u"γ = 0.5"_s;
}

void TestLines::relatedPartsStayOnOneLine()
{
    QFETCH(QString, text);
    QFETCH(QString, whole);
    const Look look;
    const QFont body = font(look, TextRole::Body);
    for (double space = 1.5 * textWidth(whole, TextRole::Body, look); space < 400; ++space) {
        const QStringList lines = brokenLines(text, body, space);
        QVERIFY2(lines.join(u'|').contains(whole), qPrintable(lines.join(u'|')));
        QCOMPARE(lines.join(QString()).remove(u' '), QString(text).remove(u' '));
        QTextLayout layout(heldTogether(text), body); // the line breaks of a label
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(space);
            const QString end = layout.text().left(line.textStart() + line.textLength());
            QVERIFY2(!end.endsWith(u"0.\u2060"_s) && !end.endsWith(u"0."_s) && !end.endsWith(u"="_s)
                    && !end.endsWith(u"99"_s) && !end.trimmed().endsWith(u"−"_s)
                    && !end.trimmed().endsWith(u"f(k,"_s),
                qPrintable(end));
        }
        layout.endLayout();
    }
}

LAB_WIDGET_TESTS(TestLines)
#include "tst_lines.moc"
