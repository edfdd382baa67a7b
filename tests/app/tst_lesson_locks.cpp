#include "app/files/lesson_file.h"
#include "core/lessons/lesson_answer.h"
#include "core/lessons/lesson_sheet.h"
#include "core/state/edit.h"
#include "tests/app/shipped_lesson.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/bench_stage.h"
#include "tests/ui/paint/text_recorder.h"
#include "ui/benches/all_benches.h"
#include "ui/benches/bench.h"
#include "ui/drawing/picture_view.h"
#include "ui/lessons/derivation_book.h"
#include "ui/paint/formula/formula.h"
#include "ui/views/derivation/page_list.h"
#include "ui/views/derivation/question_box.h"

#include <QPainter>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>
#include <string>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

/// The states in which its question is asked: the first time and in each repetition.
std::vector<LabState> startsOf(const Lesson& lesson)
{
    constexpr std::size_t times = 24; // each list of other numbers repeats
    std::vector<LabState> starts;
    for (std::size_t time = 0; time < times; ++time)
        starts.push_back(lessonStart(lesson, time).value());
    return starts;
}

/// The bench of a question, with everything that the lesson hides covered.
std::unique_ptr<ui::Bench> benchAsking(
    const Lesson& lesson, const LabState& state, const ui::FormulaBook& book)
{
    std::unique_ptr<ui::Bench> bench(ui::newBench(state.bench, nullptr));
    ui::Look look;
    look.formulas = &book;
    bench->resize(1024, 560);
    bench->setLook(look);
    bench->setHidden(lesson.hides);
    bench->setState(state);
    bench->complete();
    return bench;
}

/// Whether a text has a number with at least three digits, or two decimals, that equals the answer
/// rounded in this way.
bool reveals(QString text, double answer)
{
    static const QRegularExpression number(u"\\d+(\\.\\d+)?"_s);
    text.remove(QChar(0x2009)).remove(QChar(0x202f));
    for (const auto& found : number.globalMatch(text)) {
        const QString digits = found.captured().remove(u'.');
        const auto decimals = std::max<qsizetype>(0, found.capturedLength(1) - 1);
        const double off = std::abs(found.captured().toDouble() - std::abs(answer));
        const bool isRound = digits.endsWith(u"00"_s) && decimals == 0;
        if (digits.toLongLong() >= (decimals > 1 ? 10 : 100) && !isRound
            && off <= 0.500001 * std::pow(10.0, -static_cast<double>(decimals)))
            return true;
    }
    return false;
}

/// All text there: what the bench paints, and accessible texts.
QStringList readOn(const ui::Bench& bench)
{
    ui::PointedLook paper = bench.look();
    paper.medium = ui::Look::Medium::Vector;
    ui::TextRecorder recorder(bench.size());
    QPainter painter(&recorder);
    bench.paintWhole(painter, paper);
    painter.end();
    QStringList read;
    for (const ui::PaintedText& text : recorder.texts())
        read += text.words;
    for (const QWidget* part : bench.findChildren<QWidget*>()) {
        if (part->isHidden())
            continue;
        const auto* picture = qobject_cast<const ui::PictureView*>(part);
        read << part->accessibleName()
             << (picture ? picture->spokenDescription() : part->accessibleDescription());
    }
    return read;
}

bool isHiddenIn(const Lesson& lesson, std::string_view name)
{
    return std::ranges::find(lesson.hides, name) != lesson.hides.end();
}

/// What can be moved before the prediction, in a picture, on the ruler, or by the lesson's
/// controls: the keys of its parameters.
std::set<std::string> movableOn(const Lesson& lesson, const ui::Bench& bench)
{
    std::set<std::string> keys(lesson.controls.begin(), lesson.controls.end());
    if (bench.hasRuler())
        keys.insert({"position.query", "position.key"});
    for (const ui::PictureView* picture : bench.pictures())
        for (const ui::PictureHandle& handle : picture->handles())
            keys.emplace(handle.key);
    std::erase_if(
        keys, [&](const std::string& key) { return key.empty() || isHiddenIn(lesson, key); });
    return keys;
}

LabState revealedOf(const Lesson& lesson, const LabState& start)
{
    return revealedState(lesson, start).value();
}

/// As near as a learner can bring a start to the reveal, without knowing the answer.
LabState movedTowards(
    const LabState& revealed, LabState state, const std::set<std::string>& keys, double answer)
{
    for (const std::string& key : keys) {
        const Value value = parameterNamed(key)->read(revealed);
        if (!reveals(QString::fromStdString(lab::text(value)), std::round(answer)))
            state = applied(state, SetParameter {key, value});
    }
    return state;
}

} // namespace

/// The answer to a question is not in the picture or the text around it.
class LessonLocksTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // (L) on the page of lengths and angles is the answer: the second pass shows it there.
    void aDerivationLessonRevealsItsEquationOnNoPass()
    {
        const Lesson lesson = shipped("16_length");
        const ui::FormulaBook book;
        for (const std::int64_t pass : {1, 2, 3}) {
            const LabState start =
                applied(lessonStart(lesson, 0).value(), SetParameter {"derivation.pass", pass});
            const auto bench = benchAsking(lesson, start, book);
            for (const QString& text : readOn(*bench))
                QVERIFY2(!text.contains(u"rho k of k at n is"_s), qPrintable(text));
            const auto pictures = bench->findChildren<ui::PictureView*>();
            const auto found =
                std::ranges::find(pictures, Picture::DerivationFormula, &ui::PictureView::picture);
            QVERIFY(found != pictures.end());
            const ui::PictureView& line = **found;
            QCOMPARE(line.isCovered(), !line.isBare());
            QCOMPARE(line.isBare(), pass == 1);
        }
        QVERIFY(isHiddenIn(shipped("17_equal_steps"), "derivation.break")); // its sentence reveals
                                                                            // it
    }

    void theRulerReachesThePositionsOfAQuestion()
    {
        static const QRegularExpression named(u"[Pp]ositions? (\\d+)(?: to (\\d+))?"_s);
        const auto isShown = [](const LabState& state, double position) {
            return state.position.shows(std::llround(position));
        };
        for (const Lesson& lesson : shippedLessons())
            for (const LabState& start : startsOf(lesson)) {
                const QByteArray what = QByteArray::fromStdString(lesson.key) + " shows "
                    + QByteArray::number(qint64(start.position.shown));
                const LabState revealed = revealedOf(lesson, start);
                for (const LabState& state : {start, revealed})
                    QVERIFY2(isShown(state, static_cast<double>(state.position.query))
                            && isShown(state, static_cast<double>(state.position.key)),
                        what);
                const QString question =
                    QString::fromStdString(lessonSheet(lesson, start, "en").question)
                        .remove(QChar(0x2009));
                if (const auto found = named.match(question); found.hasMatch())
                    QVERIFY2(isShown(start, found.captured(1).toDouble()), what);
                const auto& curve = lesson.question.curve;
                if (curve && start.bench != BenchId::Biases) // of distances, to both sides
                    QVERIFY2(2 * curve->to <= start.position.shown, what);
                if (textIn(lesson.question.unit, "en") == "positions")
                    QVERIFY2(graded(lesson, start, 0.0).value().answer
                            <= static_cast<double>(revealed.position.shown),
                        what);
            }
    }

    // An integer with one or two digits is on many axes, and reveals nothing there.
    void doesNotShowTheAnswer_data()
    {
        QTest::addColumn<QString>("key");
        for (const Lesson& lesson : shippedLessons())
            if (lesson.question.options.empty() && !lesson.question.curve)
                QTest::addRow("%s", lesson.key.c_str()) << QString::fromStdString(lesson.key);
    }
    void doesNotShowTheAnswer()
    {
        QFETCH(QString, key);
        const Lesson lesson = shipped(key.toStdString());
        const ui::FormulaBook book;
        for (std::size_t time = 0; time <= lesson.again.size(); ++time) {
            const LabState start = lessonStart(lesson, time).value();
            const double answer = graded(lesson, start, 0.0).value().answer;
            const LessonSheet sheet = lessonSheet(lesson, start, "en");
            if (reveals(QString::fromStdString(sheet.question), answer))
                continue; // whether a given number stays
            const auto bench = benchAsking(lesson, start, book);
            for (const QString& text : readOn(*bench))
                QVERIFY2(!reveals(text, answer),
                    qPrintable(
                        u"%1, start %2: %3 in “%4”"_s.arg(key).arg(time).arg(answer).arg(text)));
            const LabState moved =
                movedTowards(revealedOf(lesson, start), start, movableOn(lesson, *bench), answer);
            const auto reached = benchAsking(lesson, moved, book);
            for (const QString& text : readOn(*reached))
                QVERIFY2(!reveals(text, answer),
                    qPrintable(u"%1, start %2, by its handles: %3 in “%4”"_s.arg(key)
                                   .arg(time)
                                   .arg(answer)
                                   .arg(text)));
            for (const ui::PictureView* picture : bench->pictures())
                for (const ui::PictureHandle& handle : picture->handles())
                    if (const auto number = picture->numberOf(handle))
                        QVERIFY2(!reveals(number->text, answer),
                            qPrintable(u"%1, start %2: %3"_s.arg(key).arg(time).arg(handle.name)));
        }
    }

    void aRoundedAnswerIsRecognized()
    {
        QVERIFY(reveals(u"m = 4, score 2.48"_s, 2.4764));
        QVERIFY(reveals(u"−0.784"_s, -0.78412));
        QVERIFY(reveals(u"0.37"_s, 0.3747));
        QVERIFY(reveals(u"12\u2009345 positions"_s, 12345));
        QVERIFY(!reveals(u"2.47, 2.5 and 0.02"_s, 2.4764));
        QVERIFY(!reveals(u"500 000 and 100"_s, 100)); // as on an axis
    }

    void requestedWheelsHaveNoBar()
    {
        const Lesson lesson = shipped("02_odometer");
        for (const LabState& start : startsOf(lesson)) {
            const Positions& shown = start.position;
            QVERIFY(shown.first + shown.shown <= shown.query + 1);
            const QString asked = QString::fromStdString(lessonSheet(lesson, start, "en").question);
            QVERIFY(asked.startsWith(
                u"From position %1 to %2 "_s.arg(shown.query).arg(shown.query + 1)));
            QVERIFY(asked.endsWith(u"from %1 to %2?"_s.arg(shown.query + 1).arg(shown.query + 2)));
            const Positions& after = revealedOf(lesson, start).position;
            QCOMPARE(after.query, shown.query + 1);
            QVERIFY(after.first + after.shown > after.query + 1); // the answer is visible
        }
    }

    void showsTheTermsAfterThePrediction()
    {
        const Lesson lesson = shipped("06_four_terms");
        for (const LabState& start : startsOf(lesson)) {
            QVERIFY(start.waves.picture != WavesPictureShown::Terms);
            QVERIFY(revealedOf(lesson, start).waves.picture == WavesPictureShown::Terms);
        }
    }

    void countsTheVectorsOfTheDistancesAfterThePrediction()
    {
        const Lesson lesson = shipped("12_functional_relative");
        for (const LabState& start : startsOf(lesson)) {
            QVERIFY(start.waves.shown != WavesEncoding::Functional);
            QVERIFY(revealedOf(lesson, start).waves.shown == WavesEncoding::Functional);
        }
    }

    // Its words are about the question.
    void showsTheDerivationPageAfterThePrediction()
    {
        for (const auto& [key, page] : {std::pair {"16_length", 8}, {"18_phase", 11}}) {
            const Lesson lesson = shipped(key);
            for (const LabState& start : startsOf(lesson)) {
                QVERIFY(start.derivation.page < page);
                QCOMPARE(revealedOf(lesson, start).derivation.page, page);
            }
        }
    }

    // The results of the other pages and a second question are hidden, too.
    void aLessonOnThePagesRevealsOnlyOne()
    {
        const ui::FormulaBook book;
        for (const auto& [key, page] : {std::pair {"15_complex", 4}, {"16_length", 8},
                 {"17_equal_steps", 10}, {"18_phase", 11}}) {
            const Lesson lesson = shipped(key);
            const LabState start = lessonStart(lesson, 0).value();
            QVERIFY(start.derivation.asksFirst);
            const auto bench = benchAsking(lesson, start, book);
            QVERIFY(bench->findChild<ui::QuestionBox*>()->isHidden());
            const auto& list = *bench->findChild<ui::PageList*>();
            const auto isReported = [&list](int of) {
                const ui::DerivationPage& one = ui::ownDerivationPage(of);
                return list.item(of)->text() == ui::inLanguage(one.title)
                    && ui::inLanguage(one.title) != ui::inLanguage(one.titleBefore);
            };
            for (int of = 0; of < derivationPages; ++of)
                QVERIFY2(!isReported(of) || of == start.derivation.revealedPage, key);
            const LabState after = revealedOf(lesson, start);
            QCOMPARE(after.derivation.page, page);
            QVERIFY(after.derivation.asksFirst);
            bench->setHidden({});
            bench->setState(after);
            bench->complete();
            for (int of = 0; of < derivationPages; ++of)
                QCOMPARE(after.derivation.isAnswered(of), of == page);
            QVERIFY(!bench->findChild<ui::QuestionBox*>()->isHidden());
        }
    }

    // The sentence of a bench below its title may be the answer.
    void hidesTheSentenceOfTheBenchDuringTheQuestion()
    {
        const ui::FormulaBook book;
        for (const Lesson& lesson : shippedLessons()) {
            const LabState start = lessonStart(lesson, 0).value();
            const auto bench = benchAsking(lesson, start, book);
            const QString sentence = bench->sentence();
            QVERIFY(!readOn(*bench).contains(sentence));
            bench->setHidden({});
            QVERIFY2(readOn(*bench).contains(sentence), lesson.key.c_str());
        }
    }

    // The reading line has the score under the pointer on the curve.
    void hidesTheScoreOfADistanceUntilItIsComputed()
    {
        for (const char* key : {"19_many_pairs", "20_distance", "31_dot_product"}) {
            const Lesson lesson = shipped(key);
            QVERIFY(isHiddenIn(lesson, "curve") && isHiddenIn(lesson, hiddenReading));
        }
    }

    // The ruler and the curve show the distance of the two.
    void groupsThePositionsOfAProductAfterThePrediction()
    {
        const Lesson lesson = shipped("20_distance");
        QVERIFY(isHiddenIn(lesson, "position.query") && isHiddenIn(lesson, "position.key"));
        for (const LabState& start : startsOf(lesson)) {
            const Positions& after = revealedOf(lesson, start).position;
            QCOMPARE(after.key, start.position.key);
            QVERIFY(after.query - after.key != start.position.query - start.position.key);
            QVERIFY(after.query - after.key != start.position.key - start.position.query);
            const QString asked = QString::fromStdString(lessonSheet(lesson, start, "en").question);
            QVERIFY2(asked.contains(u"R(%1)ᵀ R(%2)"_s.arg(after.key).arg(after.query)),
                qPrintable(asked));
        }
    }

    // With another one frozen the reading line has the remaining accuracy.
    void freezesNoPairBeforeThePrediction()
    {
        const Lesson lesson = shipped("28_pairs_used");
        QVERIFY(isHiddenIn(lesson, "experiment.frozen_pair"));
        QVERIFY(isHiddenIn(lesson, hiddenReading));
    }

    // If the term that reads another row is named, there is nothing left to predict.
    void saysWhereTheCodeDiffersFromThePaperAfterThePrediction()
    {
        const Lesson lesson = shipped("11_deberta");
        const LabState start = startsOf(lesson).front();
        for (const auto& [language, word] : {std::pair {"en", "mirrored"}, {"zh_CN", "镜像"}}) {
            const LessonSheet sheet = lessonSheet(lesson, start, language);
            QVERIFY(sheet.question.find(word) == std::string::npos);
            QVERIFY(sheet.explanation.find(word) != std::string::npos);
        }
    }

    void givesTheDistanceOfARowAfterThePrediction()
    {
        const Lesson lesson = shipped("26_patches");
        for (const LabState& start : startsOf(lesson)) {
            QVERIFY(start.grids.encoding != GridEncoding::Flattened);
            QVERIFY(revealedOf(lesson, start).grids.encoding == GridEncoding::Flattened);
        }
    }
};

LAB_WIDGET_TESTS(LessonLocksTest)
#include "tst_lesson_locks.moc"
