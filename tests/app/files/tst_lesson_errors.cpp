#include "app/files/lesson_file.h"
#include "tests/app/shipped_lesson.h"
#include "tests/qt_test.h"

#include <QFile>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

/// A bundled lesson as a user's own: under another key.
QByteArray ownFile(const QString& name)
{
    QFile file(QStringLiteral(LAB_TEST_DIRECTORY) + u"/../resources/lessons/"_s + name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArray bytes = file.readAll();
    return bytes.replace("\"key\": \"", "\"key\": \"my_");
}

/// The file with one place changed; empty if there is no such place.
QByteArray corrupted(const QString& name, const QByteArray& right, const QByteArray& wrong)
{
    QByteArray bytes = ownFile(name);
    const qsizetype at = bytes.indexOf(right);
    return at < 0 ? QByteArray() : bytes.replace(at, right.size(), wrong);
}

QString summaryOf(const QByteArray& bytes)
{
    const LessonReport report = lessonReport(bytes, u"mine.json"_s);
    return report.lesson ? lessonSummary(report) : report.sentences.join(u'\n');
}

const QString clocks = u"03_clocks.json"_s;
const QString decay = u"22_decay.json"_s;
const QString ofDifference = u"05_difference.json"_s;
const QString layouts = u"21_layouts.json"_s;

} // namespace

/// Messages for a lesson that is invalid, and for one that is probably a mistake.
class LessonErrorsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bundledLessonsGiveNoWarnings()
    {
        for (const Lesson& lesson : shippedLessons()) {
            const QString summary = lessonSummary(lesson);
            QVERIFY2(summary.count(u". "_s) == 0, qPrintable(summary));
        }
    }

    void anotherLessonWithABundledKeyGetsItsOwnKey()
    {
        QByteArray bytes = ownFile(clocks).replace("\"my_3_clocks\"", "\"3_clocks\"");
        QCOMPARE(lessonReport(bytes, {}).lesson->key, std::string("3_clocks")); // this is the one
        QVERIFY(lessonReport(bytes, {}).advice.isEmpty());
        bytes.replace("\"minutes\": 8", "\"minutes\": 9");
        const LessonReport report = lessonReport(bytes, u"mine.json"_s);
        QCOMPARE(report.lesson->key, std::string("own_3_clocks"));
        QVERIFY2(
            lessonSummary(report).contains(u"3_clocks is the key of a built-in lesson; answers to "
                                           "yours are stored as own_3_clocks."_s),
            qPrintable(lessonSummary(report)));
    }

    void warnsAboutProbableMistakes_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        QTest::newRow("key") << corrupted(clocks, "my_3_clocks", "my clocks/2")
                             << u"Use only letters, digits, _ and - in the key"_s;
        QTest::newRow("axis") << corrupted(decay, "\"highest\": \"1.1*", "\"highest\": \"0.1*")
                              << u"The true curve leaves its axis, which goes from"_s;
        QTest::newRow("the same wrong answer")
            << corrupted(clocks, "\"value\": \"2*pi*(1 + sinusoidal.pair)\"",
                   "\"value\": \"sinusoidal.base + 0\"")
            << u"Wrong answers 1 and 3 have the same value, so the second one's text never appears."_s;
        QTest::newRow("unit of a choice")
            << corrupted(layouts, "\"options\":",
                   "\"unit\": {\"en\": \"m\", \"zh_CN\": \"米\"}, \"wrong\": [], \"options\":")
            << u"A choice does not use question/unit, question/wrong."_s;
        QTest::newRow("unit of a curve") << corrupted(
            decay, "\"curve\":", "\"unit\": {\"en\": \"m\", \"zh_CN\": \"米\"}, \"curve\":")
                                         << u"A curve does not use question/unit."_s;
        QTest::newRow("a control of another bench")
            << corrupted(clocks, "\"sinusoidal.base\", \"sinusoidal.pair\"],",
                   "\"sinusoidal.base\", \"alibi.heads\"],")
            << u"The control alibi.heads has no effect on the lesson's bench."_s;
        QTest::newRow("no tolerance")
            << corrupted(clocks, "\"answer\": \"2*pi/cell",
                   "\"tolerance\": \"0\", \"answer\": \"2*pi/cell")
            << u"The answer is shown as 628.3, but the tolerance is so small"_s;
        QTest::newRow("no tolerance, and all digits")
            << corrupted(clocks, "\"answer\": \"2*pi/cell",
                   "\"tolerance\": \"0.1\", \"answer\": \"99999.4 + 1 + 0*2*pi/cell")
            << u"The answer is shown as 100\u2009000, but the tolerance is so small"_s;
        QTest::newRow("no peak") << corrupted(
            ofDifference, "\"curve\": {", "\"tolerance\": \"0.9\", \"curve\": {\"peak\": true, ")
                                        .replace("\"answer\": \"", "\"answer\": \"-1000 - x + 0*")
                                 << u"The peak is too sharp to draw"_s;
        QTest::newRow("no hand") << corrupted(
            ofDifference, "\"answer\": \"", "\"tolerance\": \"0.001\", \"answer\": \"")
                                 << u"The tolerance is too small: a hand-drawn true curve"_s;
    }
    void warnsAboutProbableMistakes()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        const LessonReport report = lessonReport(bytes, u"mine.json"_s);
        QVERIFY2(report.lesson, qPrintable(report.sentences.join(u'\n')));
        QVERIFY2(summaryOf(bytes).contains(says), qPrintable(summaryOf(bytes)));
    }

    // A missing tolerance is derived from the axis, so an error in it is reported there.
    void reportsAnInvalidAxisOnce()
    {
        const QByteArray axis = "\"highest\": \"1.2*sqrt(sinusoidal.width)\"";
        for (const QByteArray wrong : {"\"highest\": \"1.2*anser\"", "\"highest\": 25"}) {
            const LessonReport report =
                lessonReport(corrupted(ofDifference, axis, wrong), u"mine.json"_s);
            QVERIFY2(report.sentences.size() == 1, qPrintable(report.sentences.join(u'\n')));
            QVERIFY2(report.sentences[0].contains(u"question/curve/highest: "_s),
                qPrintable(report.sentences[0]));
        }
    }

    void reportsOptionsWithTheSameText()
    {
        Lesson lesson = shipped("21_layouts");
        lesson.question.options[1].text = lesson.question.options[0].text;
        QVERIFY(lessonSummary(lesson).contains(u"Options 1 and 2 have the same text."_s));
    }

    void reportsSentencesTooLongForTheBand()
    {
        Lesson lesson = shipped("21_layouts");
        const std::string long241 = std::string(240, 'a') + '.';
        lesson.explanation = {{"en", "Short. " + long241}};
        QVERIFY(
            lessonSummary(lesson).contains(u"explanation, sentence 2: 241 characters; more than "
                                           "240 do not fit while presenting at 1280x800."_s));
        lesson.explanation = {{"en", long241.substr(1)}};
        QVERIFY(!lessonSummary(lesson).contains(u"characters"_s));
        lesson.explanation = {{"zh_CN", (u"长"_s.repeated(150) + u'。').toStdString()}};
        QVERIFY(lessonSummary(lesson).contains(u"151 characters; more than 140"_s));
    }

    void describesErrorsExactly_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const QString& file, const QByteArray& right,
                             const QByteArray& wrong, const QString& says) {
            QTest::newRow(name) << corrupted(file, right, wrong) << says;
        };
        row("tolerance below 0", clocks, "\"answer\": \"2*pi/cell",
            "\"tolerance\": \"-1\", \"answer\": \"2*pi/cell",
            u"question/tolerance: it is -1; it must be at least 0, or no answer would be correct."_s);
        row("a picture twice", clocks, "[\"waves\", \"table\"]", "[\"waves\", \"waves\"]",
            u"pictures/1: \"waves\" appears twice."_s);
        row("only with other numbers", clocks, "\"2*pi*(1 + sinusoidal.pair)\"",
            "\"1/(sinusoidal.pair - 1)\"",
            u"question/wrong/2/value: the formula has no finite value, when again/0 gives "
            u"sinusoidal.pair = 1."_s);
        row("at one place of a curve", decay, "\"answer\": \"", "\"answer\": \"1/(x - 25) + ",
            u"question/answer: the formula has no finite value at x = 25."_s);
        row("no option", layouts, "\"answer\": \"", "\"answer\": \"7 + 0*",
            u"question/answer: it is 7; it must be the number of an option, a whole number from 0 "
            "to"_s);
        row("a bench that is none", clocks, "\"bench\": \"waves\"", "\"bench\": \"wave\"",
            u"start/bench: it is wave; it must be one of order, waves"_s);
        row("no bench", clocks, "\"bench\": \"waves\", ", "",
            u"start/bench: it is missing; the default bench is rotations, which has no picture "
            u"\"waves\"."_s);
        row("a bench misspelled", clocks, "\"bench\":", "\"bnch\":",
            u"start/bnch: there is no parameter bnch (did you mean bench?)."_s);
        row("a number in quotes", clocks, "\"sinusoidal.width\": 8", "\"sinusoidal.width\": \"8\"",
            u"start/sinusoidal.width: it is in quotation marks; write it without them: 8."_s);
        row("a reveal without =", clocks, "\"reveal\": {",
            "\"reveal\": {\"sinusoidal.base\": \"2*sinusoidal.base\", ",
            u"a formula starts with \"=\" here: \"=2*sinusoidal.base\"."_s);
        row("a ghost with =", clocks, "\"ghost\": {\"sinusoidal.base\": \"",
            "\"ghost\": {\"sinusoidal.base\": \"=",
            u"ghost/sinusoidal.base: a formula has no \"=\" in front; only those of \"reveal\""_s);
        row("a range of names", clocks, "{\"sinusoidal.pair\": [1, 3]}",
            "{\"sinusoidal.layout\": {\"from\": 0, \"to\": 1}}",
            u"again/0/sinusoidal.layout: \"from\" and \"to\" are for numbers; use a list of "
            "values to draw from, each of them one of "_s);
        row("answer in the question", clocks, "Pair 0 needs 6.283.", "Is it {answer}?",
            u"question/text/en: answer is defined only after the question, in \"tolerance\""_s);
        row("prediction as the answer", clocks, "\"answer\": \"2*pi/cell",
            "\"answer\": \"prediction + 2*pi/cell",
            u"question/answer: prediction is defined only after the question, in \"says\""_s);
        row("prediction of a curve", decay, "\"outcome\": {\n  \"en\": \"",
            "\"outcome\": {\n  \"en\": \"{prediction} ",
            u"outcome/en: prediction is a number, but the answer is a curve."_s);
        row("x without a curve", clocks, "in {answer} positions", "in {x} positions",
            u"outcome/en: x is defined only in the formulas of a curve"_s);
        row("prediction misspelled", clocks, "in {answer} positions", "in {predicton} positions",
            u"outcome/en: there is no parameter predicton (did you mean prediction?)."_s);
        row("a power of Python", clocks, "\"2*pi*(1 + sinusoidal.pair)\"", "\"2**sinusoidal.pair\"",
            u"question/wrong/2/value: write powers with ^, not **."_s);
        row("a power by its name", clocks, "\"2*pi*(1 + sinusoidal.pair)\"",
            "\"pow(2, sinusoidal.pair)\"", u"write powers with ^, not pow."_s);
        row("a logarithm", clocks, "\"2*pi*(1 + sinusoidal.pair)\"", "\"log(sinusoidal.pair)\"",
            u"there is no function \"log\"; the natural logarithm is ln."_s);
        const QByteArray cell = "cell(\\\"sinusoidal.frequencies\\\", sinusoidal.pair, ";
        row("no such column", clocks, "\\\"frequency\\\")", "\\\"speed\\\")",
            u"line 25, question/answer: the table sinusoidal.frequencies has no column \"speed\"; "
            "it has frequency."_s);
        row("no such row", clocks, cell, "cell(\\\"sinusoidal.frequencies\\\", 10 + 4, ",
            u"table sinusoidal.frequencies has no row 14; its rows go from 0 to 3."_s);
        row("no row below 0", clocks, cell + "\\\"frequency\\\")",
            "cell('sinusoidal.encoding', 0 - 3, 'column 0')",
            u"table sinusoidal.encoding has no row -3; its rows start at 0."_s);
        row("no such table", clocks, cell, "cell(\\\"sinusoidal.frequency\\\", 1, ",
            u"there is no table \"sinusoidal.frequency\" (did you mean sinusoidal.frequencies?)."_s);
        row("no such parameter", clocks, "\"2*pi*(1 + sinusoidal.pair)\"",
            "\"at_start('sinusoidal.par')\"",
            u"there is no parameter sinusoidal.par (did you mean sinusoidal.pair?)."_s);
        row("a function of another number", clocks, "\"2*pi*(1 + sinusoidal.pair)\"",
            "\"sqrt(2, 3)\"", u"\"sqrt(2, 3)\" has 2 arguments, but sqrt takes 1."_s);
        const auto formula = [&](const char* name, const QByteArray& wrong, const QString& says) {
            row(name, clocks, "\"2*pi*(1 + sinusoidal.pair)\"", '"' + wrong + '"',
                u"question/wrong/2/value: "_s + says);
        };
        formula("a product without a sign", "2pi",
            u"an operator is missing between \"pi\" and what precedes it; write products with *."_s);
        formula("a product of a bracket", "2(3 + 1)",
            u"an operator is missing between \"(\" and what precedes it"_s);
        formula("a product of a name", "2 sinusoidal.base",
            u"an operator is missing between \"sinusoidal.base\" and"_s);
        formula("a function without brackets", "sqrt 2",
            u"an operator is missing between \"2\" and what precedes it"_s);
        formula("a decimal comma", "sinusoidal.base*0,5",
            u"commas only separate the arguments of a function; numbers have none"_s);
        formula("one sign of equality", "if(2 = 2, 1, 0)", u"compare two values with ==, not ="_s);
        formula(
            "and", "2 > 1 and 3 > 2", u"there is no \"and\"; for \"both conditions hold\" write"_s);
        formula("not equal", "2 != 3", u"there is no operator !; two values differ if"_s);
        formula("per cent", "5 % 3", u"there is no operator %; for a remainder write mod(a, b)"_s);
        formula("a raised digit", "2²", u"write powers with ^, not ²."_s);
        formula("a Greek letter", "2*π", u"the number π is written pi."_s);
        formula("a truth", "true", u"true is not a number; true is 1"_s);
        formula("a function misspelled", "xcell('sinusoidal.frequencies', 1, frequency)",
            u"there is no function \"xcell\" (did you mean cell?)."_s);
        formula("a function around others misspelled", "sqr(abs(sinusoidal.bas))",
            u"there is no function \"sqr\" (did you mean sqrt?)."_s);
        formula("a long function misspelled", "cel_at_strt('sinusoidal.frequencies', 1, 'x')",
            u"there is no function \"cel_at_strt\" (did you mean cell_at_start?)."_s);
        formula("a function that is none", "tan(1)",
            u"there is no function \"tan\"; besides the functions of every formula, a lesson has "
            "cell, cell_at_start, at_start and phi"_s);
        formula("rounding up", "ceil(1.5)",
            u"there is no function \"ceil\"; -floor(-a) rounds a up."_s);
        formula("a table without quotes", "cell(sinusoidal.frequencies, 1, 'frequency')",
            u"put the name of a table in quotes: 'sinusoidal.frequencies'."_s);
        formula("a column without quotes", "cell('sinusoidal.frequencies', 1, frequency)",
            u"put the name of a column in quotes: 'frequency'."_s);
        formula("a column behind a bracket",
            "cell('sinusoidal.frequencies', min(1, 2), frequency )",
            u"put the name of a column in quotes: 'frequency'."_s);
        formula("a name in no cell", "cell('sinusoidal.frequencies', 1, 'frequency') + frequency",
            u"there is no parameter frequency"_s);
        formula("a parameter without quotes", "at_start(sinusoidal.base)",
            u"put the name in quotes: at_start('sinusoidal.base')."_s);
        formula(
            "a negation", "not 1", u"there is no \"not\"; if a is 1 or 0, its opposite is 1 - a"_s);
        formula("a negation in brackets", "2 - not (1 > 2)", u"there is no \"not\"; if"_s);
        formula("a name that ends so", "2*knot 1",
            u"an operator is missing between \"1\" and what precedes it"_s);
        formula("too few values", "max(min(1, 2))",
            u"\"max(min(1, 2))\" has 1 arguments, but max takes 2."_s);
        formula("a quoted name of a sum", "sum('k', 0, 3, 1)",
            u"the first argument of sum is a name without quotes, the others are numbers"_s);
        formula("a text for a number", "2*'sinusoidal.base'",
            u"the text 'sinusoidal.base' is used where a number is needed."_s);
        formula("a row beyond all tables", "cell('sinusoidal.frequencies', 99999999, 'frequency')",
            u"no table has a row 99999999; rows go up to 10000000."_s);
        formula("half a row", "cell('sinusoidal.frequencies', 1.5, 'frequency')",
            u"\"cell('sinusoidal.frequencies', 1.5, 'frequency')\" needs a whole number."_s);
        formula("the logarithm of less than 0", "ln(4 - 9)",
            u"\"ln(4 - 9)\" is not a real number: roots, fractional powers and logarithms"_s);
        row("two numbers in braces", clocks, "in {answer} positions", "in {answer, 1} positions",
            u"outcome/en: commas only separate the arguments of a function"_s);
        row("a curve that is not real", decay, "\"answer\": \"", "\"answer\": \"ln(x - 50.5) + ",
            u"is not a real number at x = 0: roots, fractional powers"_s);
        row("a number that chooses nothing", clocks, "\"reveal\": {",
            "\"reveal\": {\"scaling.method\": \"=50\", ",
            u"reveal/scaling.method: it is 50; it must be the number of a choice of "
            "scaling.method, from 0 to "_s);
        row("a formula for a text", clocks, "\"reveal\": {",
            "\"reveal\": {\"order.sentence\": \"=50\", ",
            u"reveal/order.sentence: it is =50; it must be "_s);
        row("a value that is seldom drawn", clocks, "{\"sinusoidal.pair\": [1, 3]}",
            "{\"sinusoidal.pair\": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 4]}",
            u"again/0/sinusoidal.pair: it is 4; it must be "_s);
        row("typographic quotes", clocks, "\"minutes\"", "“minutes”",
            u"names and strings need straight quotation marks, \", not “ at line 10, column"_s);
        row("a typographic value", clocks, "\"waves\", \"table\"]", "“waves”, \"table\"]",
            u"names and strings need straight quotation marks, \", not “ at line 17, column"_s);
    }
    void describesErrorsExactly()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        QVERIFY(!bytes.isEmpty());
        const LessonReport report = lessonReport(bytes, u"mine.json"_s);
        const QString all = report.sentences.join(u'\n');
        QVERIFY2(report.sentences.size() == 1, qPrintable(all)); // its consequences are not
                                                                 // reported
        QVERIFY2(all.contains(says), qPrintable(all));
    }
};

LAB_APPLESS_TESTS(LessonErrorsTest)
#include "tst_lesson_errors.moc"
