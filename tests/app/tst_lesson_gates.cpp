#include "app/files/lesson_file.h"
#include "core/lessons/lesson_answer.h"
#include "core/lessons/lesson_sheet.h"
#include "core/state/edit.h"
#include "tests/app/shipped_lesson.h"
#include "tests/qt_test.h"

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

/// The state that its question is asked in, of the first and of all further times.
std::vector<LabState> startsOf(const Lesson& lesson)
{
    constexpr std::size_t times = 24; // each list of other numbers comes round
    std::vector<LabState> starts;
    for (std::size_t time = 0; time < times; ++time)
        starts.push_back(lessonStart(lesson, time).value());
    return starts;
}

LabState revealedOf(const Lesson& lesson, const LabState& start)
{
    return revealedState(lesson, start).value();
}

} // namespace

/// What a question asks for does not stand in the picture or the words that it is asked over.
class LessonGatesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theWheelsThatAreAskedForHaveNoBar()
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
        }
    }

    void theTermsAreSeenAfterThePrediction()
    {
        const Lesson lesson = shipped("06_four_terms");
        for (const LabState& start : startsOf(lesson)) {
            QVERIFY(start.waves.picture != WavesPictureShown::Terms);
            QVERIFY(revealedOf(lesson, start).waves.picture == WavesPictureShown::Terms);
        }
    }

    void theVectorsOfTheDistancesAreCountedAfterThePrediction()
    {
        const Lesson lesson = shipped("12_functional_relative");
        for (const LabState& start : startsOf(lesson)) {
            QVERIFY(start.waves.shown != WavesEncoding::Functional);
            QVERIFY(revealedOf(lesson, start).waves.shown == WavesEncoding::Functional);
        }
    }

    // Its words are about what is asked.
    void theStepOfTheDerivationComesAfterThePrediction()
    {
        for (const auto& [key, step] : {std::pair {"16_length", 6}, {"18_phase", 10}}) {
            const Lesson lesson = shipped(key);
            for (const LabState& start : startsOf(lesson)) {
                QVERIFY(start.derivation.step < step - 1); // the state counts from 0
                QCOMPARE(revealedOf(lesson, start).derivation.step, step - 1);
            }
        }
    }

    void howFarARowIsInNumbersIsSaidAfterThePrediction()
    {
        const Lesson lesson = shipped("26_patches");
        for (const LabState& start : startsOf(lesson)) {
            QVERIFY(start.grids.encoding != GridEncoding::Flattened);
            QVERIFY(revealedOf(lesson, start).grids.encoding == GridEncoding::Flattened);
        }
    }
};

LAB_APPLESS_TESTS(LessonGatesTest)
#include "tst_lesson_gates.moc"
