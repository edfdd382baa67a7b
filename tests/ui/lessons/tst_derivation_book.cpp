#include "tests/qt_test.h"
#include "ui/lessons/derivation_book.h"
#include "ui/lessons/step_words.h"

#include <QFile>
#include <QProcess>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

QByteArray ownFile()
{
    QFile file(QString::fromUtf8(LAB_TEST_DIRECTORY) + u"/../resources/derivation/steps.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll();
}

QString faultOf(const QByteArray& json)
{
    return sentenceOf(derivationBook(json));
}

} // namespace

class TestDerivationBook : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theProgramsOwnFileIsWhole();
    void everyStepHasWordsInBothLanguages();
    void faultsSayWhere_data();
    void faultsSayWhere();
    void numbersStandForTheSymbols();
    void theCodeComputesWhatTheCoreDoes();
};

void TestDerivationBook::theProgramsOwnFileIsWhole()
{
    QCOMPARE(faultOf(ownFile()), QString());
    QCOMPARE(ownDerivationBook().steps.size(), std::size_t {derivationSteps});
}

void TestDerivationBook::everyStepHasWordsInBothLanguages()
{
    for (const DerivationStep& step : ownDerivationBook().steps) {
        QVERIFY(ownDerivationBook().principles.contains(step.principle));
        QCOMPARE(step.breaks.size(), step.rule.text().breaks.size());
        for (const LanguageTexts& texts : {step.title, step.why, step.ask}) {
            QVERIFY(!texts.at("en").empty());
            QVERIFY(texts.at("zh_CN") != texts.at("en"));
        }
    }
}

void TestDerivationBook::faultsSayWhere_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("sentence");
    QTest::addRow("no JSON") << QByteArray("\"steps\": [") << QByteArray("\"steps\": ,[")
                             << u"line "_s;
    QTest::addRow("unknown name")
        << QByteArray("\"left\": \"re(q)*re(k) + im(q)*im(k)\"")
        << QByteArray("\"left\": \"re(q)*re(k) + im(q)*omega\"")
        << u"steps[1].left: an unknown name at character 21, \"omega\"."_s;
    QTest::addRow("open bracket")
        << QByteArray("\"right\": \"re(q*k)\"") << QByteArray("\"right\": \"re(q*k\"")
        << u"steps[1].breaks.no_conjugate.right: a closing bracket is missing at character"_s;
    QTest::addRow("unknown principle")
        << QByteArray("\"principle\": \"euler\"") << QByteArray("\"principle\": \"gauss\"")
        << u"steps[10].principle: there is no principle gauss."_s;
    QTest::addRow("unknown picture")
        << QByteArray("\"picture\": \"bends\"") << QByteArray("\"picture\": \"curve\"")
        << u"steps[7].picture is curve; it must be one of"_s;
    QTest::addRow("no Chinese") << QString(u"\"zh_CN\": \"步长处处相等\""_s).toUtf8()
                                << QByteArray("\"zh\": \"x\"")
                                << u"steps[7].title needs words in zh_CN."_s;
    QTest::addRow("answer") << QByteArray("\"answer\": \"abs(q)\"")
                            << QByteArray("\"answer\": \"abs(p)\"")
                            << u"steps[2].question.answer: an unknown name"_s;
}

void TestDerivationBook::faultsSayWhere()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QString, sentence);
    QByteArray file = ownFile();
    const qsizetype at = file.indexOf(from);
    QVERIFY(at > 0);
    file.replace(at, from.size(), to);
    QVERIFY2(faultOf(file).contains(sentence), qPrintable(faultOf(file)));
}

void TestDerivationBook::numbersStandForTheSymbols()
{
    LabState state;
    state.derivation.form = FormulaForm::Numbers;
    state.derivation.step = 1;
    const DerivationStep& step = ownDerivationBook().steps[1];
    StepFrame frame = stepFrame(state, 1, step.rule, step.question);
    QVERIFY(frame.hidesRight);
    const QStringList lines = writtenLines(state, step, frame);
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines[0].contains(u"re((0.93 + 0.65·i))"_s), qPrintable(lines[0]));
    QVERIFY(lines[0].endsWith(u"= ?"_s)); // the question asks for it
    QVERIFY(lines[1].endsWith(u"= ?"_s));
    state.derivation.shown.insert(1);
    const QStringList told =
        writtenLines(state, step, stepFrame(state, 1, step.rule, step.question));
    QVERIFY(told[0].endsWith(u"= −0.0931"_s));
    QVERIFY(told[1].endsWith(u"= −0.0931"_s));
}

void TestDerivationBook::theCodeComputesWhatTheCoreDoes()
{
    QProcess tried;
    tried.start(QStringLiteral(LAB_PYTHON), {u"-c"_s, u"import numpy"_s});
    if (!tried.waitForFinished() || tried.exitCode() != 0)
        QSKIP("python3 has no numpy");
    LabState state;
    state.derivation.bends[12] = 0.25;
    state.derivation.phase = 0.1;
    QStringList program;
    std::vector<StepSides> expected;
    int index = 0;
    for (const DerivationStep& step : ownDerivationBook().steps) {
        for (int way = 0; way <= static_cast<int>(step.breaks.size()); ++way) {
            state.derivation.breaks[index] = way;
            if (way == 0)
                state.derivation.breaks.erase(index);
            const auto sides =
                step.rule.ownSides(derivationInputs(state), brokenBy(state, step.rule, index));
            expected.push_back(sides.value());
            QStringList lines = codeLines(state, step, way);
            lines.last() = u"print(complex(left).real, complex(left).imag, complex(right).real, "
                           "complex(right).imag)"_s;
            program += lines;
        }
        ++index;
    }
    QProcess python;
    python.start(QStringLiteral(LAB_PYTHON), {u"-c"_s, program.join(u'\n')});
    QVERIFY(python.waitForFinished());
    QVERIFY2(python.exitCode() == 0, python.readAllStandardError().constData());
    const QStringList rows =
        QString::fromUtf8(python.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(rows.size(), static_cast<qsizetype>(expected.size()));
    for (qsizetype row = 0; row < rows.size(); ++row) {
        const QStringList numbers = rows[row].split(u' ');
        const StepSides& sides = expected[static_cast<std::size_t>(row)];
        const Complex left(numbers[0].toDouble(), numbers[1].toDouble());
        const Complex right(numbers[2].toDouble(), numbers[3].toDouble());
        const double allowed = 1e-10 * std::max(1.0, std::abs(sides.left));
        QVERIFY2(std::abs(left - sides.left) < allowed, qPrintable(rows[row]));
        QVERIFY2(std::abs(right - sides.right) < allowed, qPrintable(rows[row]));
    }
}

LAB_WIDGET_TESTS(TestDerivationBook)
#include "tst_derivation_book.moc"
