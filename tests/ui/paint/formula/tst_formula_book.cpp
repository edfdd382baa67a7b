#include "tests/qt_test.h"
#include "tests/ui/paint/formula/formula_page.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

using namespace formulas;

namespace {

QJsonObject sources()
{
    QFile file(QStringLiteral(LAB_TEST_DIRECTORY "/../resources/formulas/formulas.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

} // namespace

class TestFormulaBook : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void outlinesMatchTheirSources();
    void everyFormulaHasASpokenSentenceInBothLanguages();
    void everyFormulaStaysInsideItsSize();
    void theSpokenSentenceContainsTheNumbers();
    void anUnknownFormulaIsEmpty();

private:
    FormulaBook m_book;
};

void TestFormulaBook::outlinesMatchTheirSources()
{
    const QJsonObject all = sources();
    QVERIFY(!all.isEmpty());
    QCOMPARE(m_book.keys(), all.keys());
    for (const QString& key : all.keys())
        QCOMPARE(m_book.formula(key).tex(), all[key]["tex"_L1].toString());
}

void TestFormulaBook::everyFormulaHasASpokenSentenceInBothLanguages()
{
    const QJsonObject all = sources();
    const QRegularExpression slot(u"\\{\\w+\\}"_s);
    QMap<QString, QSet<QString>> sayings;
    for (const QString& key : all.keys()) {
        for (const QString& language : {u"en"_s, u"zh_CN"_s}) {
            QString sentence = all[key]["spoken"_L1][language].toString();
            QVERIFY2(!sentence.isEmpty(), qPrintable(key));
            QSet<QString> said;
            auto matches = slot.globalMatch(sentence);
            while (matches.hasNext())
                said += matches.next().captured().mid(1).chopped(1);
            const QStringList known = slotNames(m_book.formula(key));
            for (const QString& name : said)
                QVERIFY2(known.contains(name), qPrintable(key + u' ' + name));
            if (sayings.contains(key))
                QVERIFY2(sayings[key] == said, qPrintable(key));
            sayings[key] = said;
            sentence.replace(slot, u"…"_s);
            QCOMPARE(spokenSentence(m_book.formula(key), {}, language), sentence);
        }
    }
}

void TestFormulaBook::everyFormulaStaysInsideItsSize()
{
    for (const QString& key : m_book.keys()) {
        const Formula formula = m_book.formula(key);
        const QRect inked = inkedArea(painted(formula, {}, style()));
        const QRectF rect = formulaRect(formula, {}, size).translated(baseline);
        QVERIFY2(!inked.isEmpty(), qPrintable(key));
        QVERIFY2(rect.adjusted(-2, -2, 4, 2).contains(inked), qPrintable(key));
    }
}

void TestFormulaBook::theSpokenSentenceContainsTheNumbers()
{
    const Formula formula = m_book.formula(u"label.theta"_s);
    const auto spoken = [&](const QString& number, const QString& language) {
        return spokenSentence(formula, {{u"theta"_s, number}}, language);
    };
    QCOMPARE(spoken(u"0.1"_s, u"en"_s), u"theta equals 0.1"_s);
    QCOMPARE(spoken(u"0.1"_s, u"zh_CN"_s), u"θ 等于 0.1"_s);
    QCOMPARE(spoken(u"0.1"_s, u"eo"_s), u"theta equals 0.1"_s);
    QCOMPARE(spoken(u"10\u2009000"_s, u"en"_s), u"theta equals 10000"_s);
    QCOMPARE(spoken(u"4.3×10^\u221213"_s, u"en"_s),
        u"theta equals 4.3 times 10 to the power of \u221213"_s);
    QCOMPARE(spoken(u"4.3×10^\u221213"_s, u"zh_CN"_s), u"θ 等于 4.3 乘以 10 的 \u221213 次方"_s);

    const QString whole = spokenSentence(m_book.formula(pairReading), pairValues(), u"en"_s);
    QCOMPARE(
        spokenSentence(m_book.formula(FormulaBook::shortKey(pairReading)), pairValues(), u"en"_s),
        whole);
    QVERIFY(whole.contains(u"0.4791"_s) && whole.contains(u"pair 2"_s));
}

void TestFormulaBook::anUnknownFormulaIsEmpty()
{
    QTest::ignoreMessage(QtWarningMsg, "no formula is called no such formula");
    const Formula formula = m_book.formula(u"no such formula"_s);
    QVERIFY(formula.isEmpty());
    QVERIFY(formulaSize(formula, {}, size).isEmpty());
    QVERIFY(inkedArea(painted(formula, {}, style())).isEmpty());
    QCOMPARE(symbolAt(formula, {}, size, QPointF(1, 1)), QString());
    QCOMPARE(spokenSentence(formula, {}, u"en"_s), QString());
}

LAB_WIDGET_TESTS(TestFormulaBook)
#include "tst_formula_book.moc"
