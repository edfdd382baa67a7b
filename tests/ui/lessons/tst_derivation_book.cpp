#include "app/text/translations.h"
#include "tests/qt_test.h"
#include "ui/lessons/derivation_book.h"
#include "ui/lessons/page_practice.h"
#include "ui/lessons/page_words.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>

#include <tuple>
#include <utility>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

QByteArray ownFile()
{
    QFile file(QString::fromUtf8(LAB_TEST_DIRECTORY) + u"/../resources/derivation/pages.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll();
}

QString errorOf(const QByteArray& json)
{
    return sentenceOf(derivationBook(json));
}

} // namespace

class TestDerivationBook : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theBundledFileIsComplete();
    void everyPageHasTextsInBothLanguages();
    void errorsNameTheirPlace_data();
    void errorsNameTheirPlace();
    void errorListsUseThePunctuationOfTheirLanguage();
    void anErrorOnAVerdictNamesTheRightOne();
    void symbolsAreReplacedByNumbers();
    void aLargePositionIsWrittenInFull();
    void theEquationsWithNumbersAreTrue();
    void farPositionsAcceptTheRightAnswer();
    void theCodeAgreesWithTheCore();
};

void TestDerivationBook::theBundledFileIsComplete()
{
    QCOMPARE(errorOf(ownFile()), QString());
    QCOMPARE(ownDerivationBook().pages.size(), std::size_t {derivationPages});
    QCOMPARE(ownDerivationBook().chapters.size(), std::size_t {11});
}

void TestDerivationBook::everyPageHasTextsInBothLanguages()
{
    static const QRegularExpression han(u"\\p{Han}"_s);
    const auto isInBoth = [](const LanguageTexts& texts) {
        return !texts.at("en").empty() && QString::fromStdString(texts.at("zh_CN")).contains(han);
    };
    for (const DerivationPage& page : ownDerivationBook().pages) {
        QCOMPARE(page.breaks.size(), page.rule.text().breaks.size());
        QCOMPARE(page.wrongSays.size(), page.asking(0).question.wrong.size());
        for (const LanguageTexts& texts :
            {page.title, page.titleBefore, page.why, page.asking(0).text})
            QVERIFY(isInBoth(texts));
        for (const LanguageTexts& half : page.halves)
            QVERIFY2(isInBoth(half), half.at("en").c_str());
        for (const DerivationPage::Way& way : page.breaks)
            QVERIFY(isInBoth(way.says));
        for (const LanguageTexts& texts : page.wrongSays)
            QVERIFY(isInBoth(texts));
    }
}

void TestDerivationBook::errorsNameTheirPlace_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("sentence");
    QTest::addRow("no JSON") << QByteArray("\"chapters\": [") << QByteArray("\"chapters\": ,[")
                             << u"line "_s;
    QTest::addRow("an older version")
        << QByteArray("\"version\": 2") << QByteArray("\"version\": 1") << u"version must be 2."_s;
    QTest::addRow("unknown name")
        << QByteArray("\"left\": \"re(q)*re(k) + im(q)*im(k)\"")
        << QByteArray("\"left\": \"re(q)*re(k) + im(q)*omega\"")
        << u"chapters[3].pages[0].check[0].left: an unknown name at character 21, \"omega\"."_s;
    QTest::addRow("open bracket")
        << QByteArray("\"right\": \"re(q*k)\"") << QByteArray("\"right\": \"re(q*k\"")
        << u"pages[0].breaks.no_bar.right: a closing bracket is missing at character"_s;
    QTest::addRow("unknown principle")
        << QByteArray("\"invariance\"\n") << QByteArray("\"gauss\"\n")
        << u"chapters[1].pages[0].principles: there is no principle gauss."_s;
    QTest::addRow("unknown entry")
        << QByteArray("\"minutes\": 3") << QByteArray("\"hours\": 3")
        << u"There is no entry chapters[2].pages[0].hours; allowed: key, title"_s;
    QTest::addRow("unknown cases")
        << QByteArray("\"cases\": \"orders\"") << QByteArray("\"cases\": \"words\"")
        << u"chapters[0].pages[0].check[0].cases is words; it must be one of own, shift"_s;
    QTest::addRow("no Chinese") << QString(u"\"zh_CN\": \"步长相等，所以是直线\""_s).toUtf8()
                                << QByteArray("\"zh\": \"x\"")
                                << u"pages[1].title needs a text in zh_CN."_s;
    QTest::addRow("answer") << QByteArray("\"answer\": \"2*8 - 1\"")
                            << QByteArray("\"answer\": \"2*size1\"")
                            << u"chapters[1].pages[0].ask.answer: an unknown name"_s;
    QTest::addRow("a choice without its alternative")
        << QByteArray("\"road_not_taken\": {") << QByteArray("\"minutes\": 1, \"why\": {")
        << u"road_not_taken must be an object in braces."_s;
    QTest::addRow("an entry of a blank line")
        << QByteArray("\"blank\": {") << QByteArray("\"blank\": {\"right\": 1,")
        << u"There is no entry chapters[0].pages[0].blank.right; allowed: side"_s;
    QTest::addRow("the score of a card")
        << QByteArray("\"score\": \"unpermuted_score(m, n)\"")
        << QByteArray("\"score\": \"unpermuted_score(m, n\"")
        << u".card.score: a closing bracket is missing at character"_s;
    QTest::addRow("no verdict") << QByteArray("\"verdict\": \"rope\"")
                                << QByteArray("\"verdict\": \"passes\"")
                                << u".card.verdict is passes; it must be one of breaks, keeps"_s;
    QTest::addRow("a formula in a text")
        << QByteArray("{wavelength(0)}") << QByteArray("{wavelenth(0)}")
        << u".ask.text.en: an unknown function at character 1, \"wavelenth\"."_s;
}

void TestDerivationBook::errorsNameTheirPlace()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QString, sentence);
    QByteArray file = ownFile();
    const qsizetype at = file.indexOf(from);
    QVERIFY(at > 0);
    file.replace(at, from.size(), to);
    QVERIFY2(errorOf(file).contains(sentence), qPrintable(errorOf(file)));
}

void TestDerivationBook::errorListsUseThePunctuationOfTheirLanguage()
{
    const QByteArray file = ownFile().replace("\"cases\": \"orders\"", "\"cases\": \"words\"");
    const QByteArray other = ownFile().replace("\"minutes\": 3", "\"hours\": 3");
    app::spokenLanguage(u"zh_CN"_s);
    const QStringList reported {errorOf(file), errorOf(other)};
    app::spokenLanguage(u"en"_s);
    QVERIFY2(reported[0].contains(u"own、shift、"_s), qPrintable(reported[0]));
    QVERIFY2(reported[1].contains(u"key、title、"_s), qPrintable(reported[1]));
}

void TestDerivationBook::anErrorOnAVerdictNamesTheRightOne()
{
    QByteArray file = ownFile();
    const QByteArray verdict = "\"verdict\": \"keeps\", \"score\": \"colour(m, n)\"";
    QVERIFY(file.contains(verdict));
    file.replace(verdict, QByteArray(verdict).replace("keeps", "breaks"));
    const auto book = derivationBook(file);
    QVERIFY2(book.has_value(), qPrintable(sentenceOf(book)));
    QCOMPARE(sentenceOf(triedCards(*book)),
        u"Page scores, breaks.unsigned.card.verdict is breaks; its score says keeps."_s);
}

void TestDerivationBook::symbolsAreReplacedByNumbers()
{
    LabState state;
    state.derivation.form = FormulaForm::Numbers;
    const DerivationPage& page = ownDerivationPage(4);
    const PageFrame frame =
        pageFrame(state, 4, page.rule, page.asking(0).question, page.principles);
    const QStringList lines = writtenLines(state, page, frame);
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines[0].contains(u"re((0.93 + 0.65·i))"_s), qPrintable(lines[0]));
    QVERIFY(lines[0].endsWith(u"= −0.0931"_s));
    QVERIFY(lines[1].endsWith(u"= −0.0931"_s));
}

void TestDerivationBook::aLargePositionIsWrittenInFull()
{
    LabState state;
    state.derivation.form = FormulaForm::Numbers;
    state.derivation.turn = 0.123456;
    const DerivationPage& page = ownDerivationPage(2);
    const auto lines = [&](std::int64_t query) {
        state.position.query = query;
        return writtenLines(
            state, page, pageFrame(state, 2, page.rule, page.asking(0).question, page.principles))
            .join(u'\n');
    };
    for (const std::int64_t query : {12'345, 131'071, 9'999'999})
        QVERIFY2(lines(query).contains(QString::number(query)), qPrintable(lines(query)));
    QVERIFY2(lines(7).contains(u"0.123456"_s), qPrintable(lines(7)));
    QVERIFY2(!lines(7).contains(QRegularExpression(u"e[+−-]\\d"_s)), qPrintable(lines(7)));
}

// Reads each written equation back as an expression, which must give the numbers beside it.
void TestDerivationBook::theEquationsWithNumbersAreTrue()
{
    static const QRegularExpression head(u"^(\\w+)\\(([^)]*)\\) = (.*)$"_s);
    LabState state;
    state.derivation.form = FormulaForm::Numbers;
    state.derivation.queryPhase = 0.1;
    state.derivation.bends[12] = 0.25;
    for (int index = 0; index < derivationPages; ++index) {
        const DerivationPage& page = ownDerivationPage(index);
        const PageFrame frame =
            pageFrame(state, index, page.rule, page.asking(0).question, page.principles);
        PageText text;
        text.key = "written";
        text.claims.resize(1);
        for (QString line : writtenLines(state, page, frame)) {
            line.replace(u'−', u'-').replace(u'·', u'*');
            const QString side = line.section(u": "_s, 1).section(u" = "_s, 0, 0);
            if (line.startsWith(u"Left: "_s))
                text.claims[0].left = side.toStdString();
            else if (line.startsWith(u"Right: "_s))
                text.claims[0].right = side.toStdString();
            else if (const auto parts = head.match(line); parts.hasMatch()) {
                Definition one {
                    parts.captured(1).toStdString(), {}, parts.captured(3).toStdString()};
                for (const QString& name : parts.captured(2).split(u", "_s, Qt::SkipEmptyParts))
                    one.parameters.push_back(name.toStdString());
                text.definitions.push_back(one);
            }
        }
        const auto read = pageRule(text);
        QVERIFY2(read, qPrintable(QString::number(index)));
        const double allowed = 2e-3 * std::max(1.0, std::abs(frame.own.left));
        const QString what =
            QString::number(index) + u' ' + QString::fromStdString(text.claims[0].left);
        const auto again = read->ownSides(frame.inputs);
        QVERIFY2(std::abs(again->left - frame.own.left) < allowed, qPrintable(what));
        QVERIFY2(std::abs(again->right - frame.own.right) < allowed, qPrintable(what));
    }
}

// An angle of millions has few digits after the decimal point.
void TestDerivationBook::farPositionsAcceptTheRightAnswer()
{
    for (const auto& [turn, query, key] : {std::tuple(2.9, 9'999'999, 1'234'567),
             std::tuple(3.1, 3'000'000, 7), std::tuple(0.2, 9, 4)}) {
        LabState state;
        state.derivation.turn = turn;
        state.position.query = query;
        state.position.key = key;
        const DerivationInputs inputs = derivationInputs(clamped(state));
        for (const auto& [index, right] :
            {std::pair(2, 3.0), std::pair(11, 0.0), std::pair(14, 0.0), std::pair(20, 0.0)}) {
            const DerivationPage& page = ownDerivationPage(index);
            for (int time = 0; time < 3; ++time) {
                const PageQuestion& asked = page.asking(time).question;
                const double given = page.rule.value(asked.answer, inputs).value().real();
                const double tolerance = page.rule.value(asked.tolerance, inputs).value().real();
                QVERIFY2(std::abs(given - right) <= tolerance,
                    qPrintable(u"page %1 at %2: %3"_s.arg(index).arg(query).arg(given)));
                QVERIFY(tolerance < 1e-4);
            }
        }
    }
}

void TestDerivationBook::theCodeAgreesWithTheCore()
{
    QProcess tried;
    tried.start(QStringLiteral(LAB_PYTHON), {u"-c"_s, u"import numpy"_s});
    if (!tried.waitForFinished() || tried.exitCode() != 0)
        QSKIP("python3 has no numpy");
    LabState state;
    state.derivation.bends[12] = 0.25;
    state.derivation.queryPhase = 0.1;
    state.derivation.keyPhase = -0.2;
    QStringList program;
    std::vector<PageSides> expected;
    int index = 0;
    for (const DerivationPage& page : ownDerivationBook().pages) {
        for (int way = 0; way <= static_cast<int>(page.breaks.size()); ++way) {
            state.derivation.breaks[index] = way;
            if (way == 0)
                state.derivation.breaks.erase(index);
            const auto sides =
                page.rule.ownSides(derivationInputs(state), brokenBy(state, page.rule, index));
            expected.push_back(sides.value());
            QStringList lines = codeLines(state, page, way);
            lines.last() = u"print(complex(left).real, complex(left).imag, complex(right).real, "
                           "complex(right).imag)"_s;
            program += lines;
        }
        ++index;
    }
    QProcess python;
    python.start(QStringLiteral(LAB_PYTHON), {u"-"_s});
    python.write(program.join(u'\n').toUtf8() + '\n');
    python.closeWriteChannel();
    QVERIFY(python.waitForFinished());
    QVERIFY2(python.exitCode() == 0, python.readAllStandardError().constData());
    const QStringList rows =
        QString::fromUtf8(python.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(rows.size(), static_cast<qsizetype>(expected.size()));
    for (qsizetype row = 0; row < rows.size(); ++row) {
        const QStringList numbers = rows[row].split(u' ');
        const PageSides& sides = expected[static_cast<std::size_t>(row)];
        const Complex left(numbers[0].toDouble(), numbers[1].toDouble());
        const Complex right(numbers[2].toDouble(), numbers[3].toDouble());
        const double allowed = 1e-10 * std::max(1.0, std::abs(sides.left));
        QVERIFY2(std::abs(left - sides.left) < allowed, qPrintable(rows[row]));
        QVERIFY2(std::abs(right - sides.right) < allowed, qPrintable(rows[row]));
    }
}

LAB_WIDGET_TESTS(TestDerivationBook)
#include "tst_derivation_book.moc"
