#include "app/files/lesson_file.h"
#include "app/files/lesson_writer.h"
#include "app/files/opened_file.h"
#include "core/lessons/lesson_sheet.h"
#include "tests/app/shipped_lesson.h"
#include "tests/qt_test.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <set>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

QString folder()
{
    return QStringLiteral(LAB_TEST_DIRECTORY) + u"/../resources/"_s;
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Graded gradedAt(const Lesson& lesson, const Prediction& prediction)
{
    const auto start = lessonStart(lesson, 0).value();
    return graded(lesson, start, prediction).value();
}

} // namespace

class LessonFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyBundledLessonIsValid()
    {
        const QDir lessons(folder() + u"lessons"_s);
        const QStringList names = lessons.entryList({u"*.json"_s});
        QVERIFY(names.size() >= 12);
        for (const QString& name : names) {
            const auto lesson = lessonInFile(openedFile(lessons.filePath(name)).value());
            QVERIFY2(lesson.has_value(), qPrintable(sentenceOf(lesson)));
        }
        QCOMPARE(static_cast<qsizetype>(shippedLessons().size()), names.size());
    }

    void theirAnswersAreTheKnownNumbers_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<Patch>("other");
        QTest::addColumn<double>("answer");
        const auto row = [](const char* name, const QString& key, const Patch& other,
                             double answer) { QTest::newRow(name) << key << other << answer; };
        const auto whole = [](std::int64_t number) { return Value(number); };
        row("clocks", u"3_clocks"_s, {}, 628.3);
        row("slowest clock", u"3_clocks"_s, {{"sinusoidal.pair", whole(3)}}, 6283);
        row("one shift", u"4_one_shift"_s, {}, 1.581);
        row("slope 1/2", u"13_alibi"_s, {}, 9.21);
        row("slope 1/256", u"13_alibi"_s, {{"alibi.head", whole(8)}}, 1179);
        row("equal steps", u"17_equal_steps"_s, {}, 10);
        row("fewer distances", u"17_equal_steps"_s, {{"derivation.shift", whole(4)}}, 4);
        row("product", u"20_distance"_s, {}, 5);
        row("product of complex numbers", u"15_complex"_s, {}, 1.5);
        row("product of lengths", u"16_length"_s, {}, 1.2023);
        row("base 1e4, 4096", u"23_base"_s, {}, 18);
        row("base 5e5, 8192", u"23_base"_s,
            {{"rope.base", 5e5}, {"position.training_length", whole(8192)}}, 29);
        row("base 5e5, 131072", u"23_base"_s,
            {{"rope.base", 5e5}, {"position.training_length", whole(131072)}}, 15);
        row("new angles, 1e4, 2048", u"24_unseen"_s, {}, 23);
        row("new angles, 5e5, 16384", u"24_unseen"_s,
            {{"rope.base", 5e5}, {"position.training_length", whole(16384)}}, 25);
        row("interpolated by 8", u"25_interpolation"_s, {}, 7.162);
        row("14 patches a line", u"26_patches"_s, {}, 14);
        row("257 in bfloat16", u"27_rounding"_s, {}, 256);
        row("1001 in bfloat16", u"27_rounding"_s, {{"position.query", whole(1001)}}, 1000);
        row("15962 in bfloat16", u"27_rounding"_s, {{"position.query", whole(15962)}}, 15936);
    }

    void theirAnswersAreTheKnownNumbers()
    {
        QFETCH(QString, key);
        QFETCH(Patch, other);
        QFETCH(double, answer);
        const Lesson lesson = shipped(key.toStdString());
        const auto start = lessonStart(lesson, 0).value();
        const auto before = patched(start, other).value();
        const double given = graded(lesson, before, 0.0).value().answer;
        QVERIFY2(std::abs(given - answer) <= 1e-3 * answer, qPrintable(QString::number(given)));
    }

    void invariantValuesDoNotChange()
    {
        for (const std::size_t time : {0U, 1U, 2U, 3U, 4U}) {
            const Lesson lesson = shipped("14_requirement");
            const auto start = lessonStart(lesson, time).value();
            const LessonScope scope(start, start);
            const double before = lessonNumber(
                "cell(\"rope.score\", position.query - position.key, \"score\")", scope)
                                      .value();
            const double after = graded(lesson, start, 0.0).value().answer;
            QVERIFY(std::abs(after - before) < 1e-12);
        }
    }

    void gradesAPrediction()
    {
        const Lesson clocks = shipped("3_clocks");
        QCOMPARE(gradedAt(clocks, 628.0).grade, Grade::Right);
        QCOMPARE(gradedAt(clocks, 1200.0).grade, Grade::Near);
        QCOMPARE(gradedAt(clocks, -628.0).grade, Grade::Wrong);
        QCOMPARE(gradedAt(clocks, 5.0).grade, Grade::Wrong);
        const Graded base = gradedAt(clocks, 10000.0);
        QCOMPARE(base.grade, Grade::KnownWrong);
        QCOMPARE(*base.model, std::size_t {0});
        QCOMPARE(*gradedAt(clocks, 62832.0).model, std::size_t {1});
        QCOMPARE(*gradedAt(shipped("20_distance"), 19.0).model, std::size_t {0});
        QCOMPARE(gradedAt(shipped("1_order"), 0.0).grade, Grade::Right);
        QCOMPARE(*gradedAt(shipped("1_order"), 1.0).model, std::size_t {1});
        QCOMPARE(gradedAt(shipped("21_layouts"), 0.0).grade, Grade::Right);
        QCOMPARE(*gradedAt(shipped("21_layouts"), 1.0).model, std::size_t {1});
        QCOMPARE(*gradedAt(shipped("17_equal_steps"), 2.0).model, std::size_t {0});
    }

    void gradesACurveByDistanceAndShape()
    {
        const Lesson lesson = shipped("5_difference");
        const auto start = lessonStart(lesson, 0).value();
        const auto curves = questionCurves(lesson.question, questionScope(lesson, start)).value();
        QVERIFY(std::abs(curves.answer[static_cast<std::size_t>(80)] - 16.97) < 0.01);
        const Graded right = gradedAt(lesson, curves.answer);
        QCOMPARE(right.grade, Grade::Right);
        QVERIFY(std::abs(right.fit->rankCorrelation - 1) < 1e-12);
        QVERIFY(right.fit->rootMeanSquare < 1e-12);

        std::vector<double> line;
        for (const double x : curves.x)
            line.push_back(0.18 * x);
        const Graded straight = gradedAt(lesson, line);
        QCOMPARE(straight.grade, Grade::KnownWrong);
        QCOMPARE(*straight.model, std::size_t {0});
        QVERIFY(straight.fit->rankCorrelation > 0.8);

        std::vector<double> bowed;
        for (const double x : curves.x)
            bowed.push_back(2.7 * std::sqrt(x));
        QCOMPARE(gradedAt(lesson, bowed).grade, Grade::Near);
        QCOMPARE(gradedAt(lesson, std::vector(curves.x.size(), 25.0)).grade, Grade::Wrong);
    }

    void alsoDrawsTheTrueCurveBetweenThePointsOfThePrediction()
    {
        const Lesson lesson = shipped("22_decay");
        const LessonScope scope = questionScope(lesson, lessonStart(lesson, 0).value());
        const auto curves = questionCurves(lesson.question, scope).value();
        const std::vector<double> all = curveEverywhere(lesson.question, scope);
        QCOMPARE(all.size(), std::size_t {2001});
        double farthest = 0; // from the straight line between two places
        for (std::size_t k = 0; k + 1 < curves.x.size(); ++k) {
            const auto left = static_cast<std::size_t>(curves.x[k]);
            const auto right = static_cast<std::size_t>(curves.x[k + 1]);
            QVERIFY(std::abs(all[left] - curves.answer[k]) < 1e-12);
            for (std::size_t x = left; x < right; ++x) {
                const double share = double(x - left) / double(right - left);
                const double line = std::lerp(curves.answer[k], curves.answer[k + 1], share);
                farthest = std::max(farthest, std::abs(all[x] - line));
            }
        }
        QVERIFY(farthest > 20);
        const Lesson few = shipped("5_difference"); // of 101 places
        const LessonScope ofFew = questionScope(few, lessonStart(few, 0).value());
        QCOMPARE(curveEverywhere(few.question, ofFew).size(), std::size_t {101});
    }

    void answersTheBeliefInDecay()
    {
        const Lesson lesson = shipped("22_decay");
        std::vector<double> falling;
        std::vector<double> peaked;
        const auto start = lessonStart(lesson, 0).value();
        const auto curves = questionCurves(lesson.question, questionScope(lesson, start)).value();
        const double height = *std::ranges::max_element(curves.answer);
        for (const double x : curves.x) {
            falling.push_back(height * (1 - x / 2000));
            peaked.push_back(height * (1 - std::abs(x - 1000) / 1000));
        }
        QCOMPARE(curves.x[40], 1000.0);
        QVERIFY(std::abs(curves.answer[40] - height) < 1e-9);
        const Graded believer = gradedAt(lesson, falling);
        QCOMPARE(believer.grade, Grade::KnownWrong);
        QVERIFY(std::abs(believer.fit->rankCorrelation) < 0.3);
        const Graded knower = gradedAt(lesson, peaked);
        QCOMPARE(knower.grade, Grade::Right);
        QVERIFY(knower.fit->rankCorrelation > 0.6);
    }

    // A narrow peak above zero is far from the true waves, and a low bell is near them.
    void gradesAPeakByPositionAndHeight()
    {
        const Lesson lesson = shipped("22_decay");
        QVERIFY(lesson.question.curve->asksPeak);
        QVERIFY(lessonReport(lessonBytes(lesson), u"written"_s).lesson->question.curve->asksPeak);
        for (std::size_t time = 0; time < 24; ++time) {
            const auto start = lessonStart(lesson, time).value();
            const auto curves =
                questionCurves(lesson.question, questionScope(lesson, start)).value();
            const auto at = static_cast<double>(start.rotations.peakDistance);
            const auto drawn = [&](double place, double wide, double high) {
                std::vector<double> curve;
                for (const double x : curves.x)
                    curve.push_back(std::max(0.0, high * (1 - std::abs(x - place) / wide)));
                return graded(lesson, start, curve).value();
            };
            QVERIFY(isRight(curves, curves.answer));
            for (const double wide : {30.0, 50.0, 100.0, 300.0, 600.0})
                QCOMPARE(drawn(at, wide, 128).grade, Grade::Right);
            QCOMPARE(drawn(at + 50, 100, 110).grade, Grade::Right);
            for (const double high : {0.0, 20.0, 40.0, 64.0, 80.0})
                QVERIFY(drawn(at, 500, high).grade != Grade::Right);
            QCOMPARE(*drawn(at, 500, 0).model, std::size_t {2}); // near 0 everywhere
            for (const double wide : {30.0, 100.0, 300.0}) {
                const Graded elsewhere = drawn(at - 400, wide, 128);
                QVERIFY(elsewhere.grade != Grade::Right);
                QVERIFY(!elsewhere.model);
            }
            QVERIFY(drawn(at, 1e9, 128).grade != Grade::Right);
            const std::vector<double> plateau = [&] {
                std::vector<double> curve;
                for (const double x : curves.x)
                    curve.push_back(std::abs(x - at) <= 400 ? 128 : 0);
                return curve;
            }();
            QVERIFY(!isRight(curves, plateau));
            for (const std::size_t wrong : {0U, 1U, 2U})
                QCOMPARE(
                    *graded(lesson, start, curves.wrong[wrong]).value().model, std::size_t {wrong});
        }
    }

    void theSheetContainsItsNumbers()
    {
        const Lesson clocks = shipped("3_clocks");
        const auto start = lessonStart(clocks, 0).value();
        const LessonSheet sheet = lessonSheet(clocks, start, "en");
        QCOMPARE(sheet.minutes, 8);
        QCOMPARE(sheet.answer, std::string("628.3 positions"));
        QCOMPARE(sheet.wrong.size(), std::size_t {3});
        QCOMPARE(sheet.wrong[0].answer, std::string("10\u2009000 positions"));
        QVERIFY(sheet.outcome.find("628.3") != std::string::npos);
        QVERIFY(sheet.question.find('{') == std::string::npos);
        const LessonSheet chinese = lessonSheet(clocks, start, "zh_CN");
        QCOMPARE(chinese.title, std::string("一墙时钟"));
        const Lesson curve = shipped("22_decay");
        const LessonSheet drawn = lessonSheet(curve, lessonStart(curve, 0).value(), "en");
        QVERIFY(drawn.answer.empty());
        std::set<std::string> names;
        for (const LessonSheet::Expected& wrong : drawn.wrong) {
            QVERIFY(!wrong.answer.empty());
            names.insert(wrong.answer);
        }
        QCOMPARE(names.size(), curve.question.wrong.size()); // each curve has its own
        QVERIFY(!drawn.outcome.empty());
        QVERIFY(drawn.outcome.find('{') == std::string::npos);
    }

    // A sentence is in the window's language, at the start and with other numbers.
    void aValueMayDependOnTheLanguage()
    {
        static const QRegularExpression han(u"\\p{Han}"_s);
        const QLocale before;
        for (const char* language : {"en", "zh_CN"}) {
            QLocale::setDefault(QLocale(QString::fromLatin1(language)));
            for (const char* key : {"1_order", "30_nope", "33_attention"}) {
                const Lesson lesson = shipped(key);
                for (std::size_t time = 0; time < 24; ++time) {
                    const auto start = lessonStart(lesson, time).value();
                    const auto sentence = QString::fromStdString(start.order.sentence);
                    QCOMPARE(sentence.contains(han), language != std::string("en"));
                    QCOMPARE(start.order.arrangement.size(), std::size_t {4});
                }
                const QByteArray bytes = lessonBytes(lesson);
                QVERIFY(lessonReport(bytes, u"written"_s).lesson);
            }
        }
        QLocale::setDefault(before);
    }

    void theExampleOfTheManualIsValid_data()
    {
        QTest::addColumn<QString>("page");
        QTest::newRow("en") << u"help/lessons_en.md"_s;
        QTest::newRow("zh_CN") << u"help/lessons_zh_CN.md"_s;
    }

    void theExampleOfTheManualIsValid()
    {
        QFETCH(QString, page);
        const QByteArray text = bytesOf(folder() + page);
        const qsizetype from = text.indexOf("```json\n") + 8;
        const QByteArray example = text.mid(from, text.indexOf("```", from) - from);
        const LessonReport report = lessonReport(example, page);
        QVERIFY2(report.lesson, qPrintable(report.sentences.join(u'\n')));
        const Lesson& slowest = *report.lesson;
        QCOMPARE(slowest.again.size(), std::size_t {2});
        // Pointing at the last pair in its spectrum reads the answer.
        for (const std::string_view reported : {std::string_view("spectrum"), hiddenReading})
            QVERIFY(std::ranges::find(slowest.hides, reported) != slowest.hides.end());
        QCOMPARE(picturesWhileAsked(slowest).front(), std::string("factors"));
        QVERIFY(
            std::abs(gradedAt(slowest, 0.0).answer - 2 * M_PI * std::pow(1e4, 62.0 / 64)) < 1e-6);
    }

    void readsNumbersInTexts()
    {
        const LessonScope scope(clamped({}), clamped({}));
        const auto filled =
            filledText("{rope.base}, {-1234567}, {2*pi*100}, {9999}, {-2.84e-17}", scope);
        QCOMPARE(QString::fromStdString(filled.value()),
            u"10\u2009000, −1\u2009234\u2009567, 628.3, 9999, −2.84×10⁻¹⁷"_s);
        const auto broken = filledText("a {rope.base + }", scope);
        QCOMPARE(broken.error().from, std::size_t {15});
    }

    void reportsATextThatLacksALanguage()
    {
        QByteArray bytes = bytesOf(folder() + u"lessons/03_clocks.json"_s);
        const QByteArray words = "\"en\": \"A wall of clocks\", ";
        QVERIFY(bytes.contains(words));
        QVERIFY(!lessonSummary(shipped("3_clocks")).contains(u"another language"_s));
        bytes.replace(words, "");
        const LessonReport report = lessonReport(bytes, u"mine.json"_s);
        QVERIFY2(report.lesson, qPrintable(report.sentences.join(u'\n')));
        const std::optional<Lesson>& lesson = report.lesson;
        QCOMPARE(textIn(lesson->title, "en"), lesson->title.at("zh_CN"));
        const QString summary = lessonSummary(*lesson);
        QVERIFY2(
            summary.contains(u"1 of 12 texts have no en, first title; another language is shown"_s),
            qPrintable(summary));
    }

    void reportsAWrongOptionWithoutFeedback()
    {
        for (const Lesson& lesson : shippedLessons())
            QVERIFY2(
                !lessonSummary(lesson).contains(u"can be wrong but has no"_s), lesson.key.c_str());
        Lesson layouts = shipped("21_layouts");
        const auto wrong = std::ranges::find_if(
            layouts.question.options, [](const LessonOption& one) { return !one.says.empty(); });
        wrong->says.clear();
        const auto number = wrong - layouts.question.options.begin() + 1;
        QVERIFY(lessonSummary(layouts).contains(
            u"Option %1 can be wrong but has no \"says\""_s.arg(number)));
    }

    void namesAnUnknownFunctionWithoutItsArguments()
    {
        QByteArray bytes = bytesOf(folder() + u"lessons/03_clocks.json"_s);
        const QString reported =
            lessonReport(bytes.replace("\"answer\": \"", "\"answer\": \"iff(1 > 2, 0, 1) + "), {})
                .sentences.value(0);
        QVERIFY2(reported.contains(u"there is no function \"iff\""_s), qPrintable(reported));
    }

    void aRevealMayCompute()
    {
        const Lesson shift = shipped("4_one_shift");
        const auto start = lessonStart(shift, 0).value();
        const auto moved = patched(start, {{"position.key", std::int64_t {12}}}).value();
        const auto after = revealedState(shift, moved).value();
        QCOMPARE(after.position.query, std::int64_t {40});
        QCOMPARE(after.position.key, std::int64_t {49});
        const Lesson alibi = shipped("13_alibi");
        const auto near = lessonStart(alibi, 0).value();
        QCOMPARE(revealedState(alibi, near).value().position.key, std::int64_t {54});
    }

    void aRevealKeepsThePredictionAsA()
    {
        const Lesson clocks = shipped("3_clocks");
        const auto start = lessonStart(clocks, 0).value();
        const auto after = revealed(clocks, start, 2 * M_PI * 16).value();
        QVERIFY(std::abs(after.pinned.state().waves.encoding.base - 256) < 1e-9);
        Lesson still = shipped("23_base");
        still.reveal.clear();
        still.ghost.clear();
        const auto same = lessonStart(still, 0).value();
        QVERIFY(revealed(still, same, 1.0).value() == same);
        const Lesson requirement = shipped("14_requirement");
        const auto before = lessonStart(requirement, 0).value();
        const auto shifted = revealed(requirement, before, 1.0).value();
        QCOMPARE(shifted.position.query, std::int64_t {16});
        QVERIFY(shifted.pinned.state() == before);
    }

    void refusesInvalidFilesWithTheirLine_data()
    {
        QTest::addColumn<QByteArray>("right");
        QTest::addColumn<QByteArray>("wrong");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const QByteArray& right, const QByteArray& wrong,
                             const QString& says) {
            QTest::newRow(name) << right << wrong << says;
        };
        row("unknown parameter", "\"sinusoidal.width\": 8,", "\"sinusoidal.wdith\": 8,",
            u"line 15, start/sinusoidal.wdith: there is no parameter sinusoidal.wdith (did you "
            u"mean sinusoidal.width?)."_s);
        row("out of range", "\"sinusoidal.width\": 8,", "\"sinusoidal.width\": 7000,",
            u"line 15, start/sinusoidal.width: it is 7000; it must be"_s);
        row("unknown name", "\"value\": \"sinusoidal.base\"", "\"value\": \"sinusoidal.bas\"",
            u"question/wrong/0/value: there is no parameter sinusoidal.bas"_s);
        row("wrong column", "\\\"frequency\\\")", "\\\"speed\\\")",
            u"line 25, question/answer: the table sinusoidal.frequencies has no column"_s);
        row("open bracket", "\"2*pi*(1 + sinusoidal.pair)\"", "\"2*pi*(1 + sinusoidal.pair\"",
            u"line 42, question/wrong/2/value:"_s);
        row("a value of no language", "\"sinusoidal.width\": 8,",
            "\"sinusoidal.width\": {\"en\": 8, \"zh-CN\": 10},",
            u"start/sinusoidal.width/zh-CN: there is no such entry; allowed:"_s);
        row("a wrong value in the other language", "\"sinusoidal.width\": 8,",
            "\"sinusoidal.width\": {\"en\": 8, \"zh_CN\": 7000},",
            u"line 15, start/sinusoidal.width: it is 7000; it must be"_s);
        row("no language", "{\"en\": \"A wall of clocks\", \"zh_CN\": \"一墙时钟\"}", "{}",
            u"title: it needs a text in at least one language: {\"en\": \"…\""_s);
        row("no words", "\"en\": \"A wall of clocks\", ", "\"en\": \"\", ",
            u"line 5, title/en: it is empty."_s);
        row("blanks for words", "\"en\": \"A wall of clocks\", ", "\"en\": \"  \", ",
            u"line 5, title/en: it is empty."_s);
        row("unknown entry", "\"goal\"", "\"gaol\"", u"line 6, gaol: there is no such entry"_s);
        row("too many controls", "\"controls\": [", "\"controls\": [\"rope.base\", ",
            u"line 16, controls: there are 4"_s);
        row("wrong model is right", "\"value\": \"sinusoidal.base\"", "\"value\": \"answer\"",
            u"question/wrong/0/value: this wrong answer equals the correct one."_s);
        row("missing comma", "\"version\": 1,", "\"version\": 1",
            u"a comma is missing at line 3"_s);
        row("a name twice", "\"version\": 1,", "\"version\": 1, \"version\": 1,",
            u"\"version\" appears twice in line 3"_s);
        row("a sum without end", "\"value\": \"sinusoidal.base\"",
            "\"value\": \"1 + sum(i, 1, 1e12, i)\"",
            u"question/wrong/0/value: \"sum(i, 1, 1e12, i)\" needs too much computation"_s);
        row("sums in sums", "\"value\": \"sinusoidal.base\"",
            "\"value\": \"sum(i, 1, 9e4, sum(j, 1, 9e4, i*j))\"", u"needs too much computation"_s);
        row("cells", "\"value\": \"sinusoidal.base\"",
            "\"value\": \"sum(i, 1, 9e4, cell('sinusoidal.frequencies', 1, 'frequency'))\"",
            u"needs too much computation"_s);
        for (const char* const searched : {"cell('rope.mean_score', 1, 'mean')",
                 "cell('rope.base_bound', 1000000, 'smallest base')"})
            row(searched, "\"value\": \"sinusoidal.base\"",
                "\"value\": \"" + QByteArray(searched) + "\"", u"needs too much computation"_s);
        const QByteArray aText = "in {answer} positions";
        row("many sums", aText, QByteArray("{sum(i, 1, 1e6, i)} ").repeated(30),
            u"outcome/en: \"sum(i, 1, 1e6, i)\" needs too much computation"_s);
        row("many formulas", aText, QByteArray("{1}").repeated(500'000),
            u"mine.json: the lesson has 1504 kB; the limit is 200 kB."_s);
        row("no list to draw from", "[1, 3]", "[]",
            u"again/0/sinusoidal.pair: the list has no values to draw from."_s);
        row("range the wrong way", "\"from\": 4, \"to\": 30", "\"from\": 30, \"to\": 4",
            u"again/1/sinusoidal.pair: \"from\" and \"to\" must be numbers"_s);
        row("range without a start", "\"from\": 4, \"to\": 30", "\"to\": 30",
            u"again/1/sinusoidal.pair: \"from\" and \"to\" must be numbers"_s);
        row("range too far for an integer", "\"from\": 4, \"to\": 30",
            "\"from\": -1e300, \"to\": 1e300", u"again/1/sinusoidal.pair: it is "_s);
        row("drawn out of range", "\"from\": 4, \"to\": 30", "\"from\": 90, \"to\": 95",
            u"again/1/sinusoidal.pair: it is 9"_s);
        row("reveal", " \"reveal\": {", " \"reveal\": {\"sinusoidal.pair\": \"=1 +\", ",
            u"reveal/sinusoidal.pair: the end of the formula is not allowed here"_s);
        row("picture", "\"pictures\": [\"waves\"", "\"pictures\": [\"wave\"",
            u"pictures/0: the lesson's bench has no picture \"wave\"; it must be one of table, waves"_s);
        row("hidden picture", "\"hides\": [\"waves\"]", "\"hides\": [\"wave\"]",
            u"hides/0: there is no \"wave\" to hide; it must be a picture of the lesson's bench "
            u"(table, waves"_s);
        row("hidden parameter", "\"hides\": [\"waves\"]", "\"hides\": [\"rope.bas\"]",
            u"hides/0: there is no parameter rope.bas (did you mean rope.base?)"_s);
        row("hidden twice", "\"hides\": [\"waves\"]", "\"hides\": [\"waves\", \"waves\"]",
            u"hides/1: \"waves\" appears twice"_s);
        row("minutes", "\"minutes\": 8", "\"minutes\": 800",
            u"minutes: it must be a whole number from 1 to 90."_s);
        row("text", "in {answer} positions", "in {answr} positions",
            u"outcome/en: there is no parameter answr"_s);
    }

    void refusesInvalidFilesWithTheirLine()
    {
        QFETCH(QByteArray, right);
        QFETCH(QByteArray, wrong);
        QFETCH(QString, says);
        QByteArray bytes = bytesOf(folder() + u"lessons/03_clocks.json"_s);
        QVERIFY(bytes.contains(right));
        bytes.replace(bytes.indexOf(right), right.size(), wrong);
        const LessonReport report = lessonReport(bytes, u"mine.json"_s);
        QVERIFY(!report.lesson);
        const QString all = report.sentences.join(u'\n');
        QVERIFY2(report.sentences.size() == 1, qPrintable(all)); // its consequences are not
                                                                 // reported
        QVERIFY2(all.contains(says), qPrintable(all));
    }

    void refusesACurveThatEndsBeforeItBegins()
    {
        const QByteArray right = bytesOf(folder() + u"lessons/22_decay.json"_s);
        for (const char* const to : {"0", "-5", "9000000000", "\"far\"", "0.5"}) {
            QByteArray bytes = right;
            bytes.replace("\"to\": 2000", QByteArray("\"to\": ") + to);
            QVERIFY(bytes != right);
            const LessonReport report = lessonReport(bytes, u"mine.json"_s);
            QVERIFY(!report.lesson);
            QVERIFY2(report.sentences.join(u'\n').contains(
                         u"question/curve/to: \"from\" and \"to\" must be whole numbers"_s),
                qPrintable(report.sentences.join(u'\n')));
        }
        for (const char* const from : {"4000", "-1", "\"near\""}) {
            QByteArray bytes = right;
            bytes.replace("\"from\": 0", QByteArray("\"from\": ") + from);
            QVERIFY(bytes != right);
            QVERIFY(!lessonReport(bytes, u"mine.json"_s).lesson);
        }
    }
};

LAB_APPLESS_TESTS(LessonFileTest)
#include "tst_lesson_file.moc"
