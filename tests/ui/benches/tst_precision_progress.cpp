#include "tests/core/same_numbers.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/precision_stage.h"

#include <algorithm>
#include <variant>

using namespace lab;
using namespace lab::ui;

class TestPrecisionProgress : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aChangeShowsFewPositionsFirstThenAll();
    void theShownCurvesBelongToTheCurrentState();
    void anotherFormatKeepsTheOtherCurvesComplete();
    void theAxisIsFixedWhileTheCurvesAreRefined();
    void theCurvesOfAAndBAreEquallyFine();
    void aSharedCurveIsDrawnOnce();
};

void TestPrecisionProgress::aChangeShowsFewPositionsFirstThenAll()
{
    PrecisionStage stage({{"rope.width", std::int64_t {128}}});
    const auto spaces = [&] { return precisionSpaces(stage.store.state(), stage.columns()); };
    QVERIFY(spaces().first.columns < spaces().whole.columns);
    for (const char* error : {"angle", "score", "cosine"}) {
        stage.store.dispatch(SetParameter {"precision.error", std::string(error)});
        const LabState& state = stage.store.state();
        QVERIFY(stage.errors().space == spaces().first);
        QVERIFY(stage.picture(Picture::PrecisionErrors).isBusy());
        QVERIFY(stage.drift().space == spaces().first || stage.drift().space == spaces().whole);
        QVERIFY(sameNumbers(
            numbers(stage.errors()), numbers(precisionErrorsFrame(state, spaces().first))));
        QTRY_VERIFY_WITH_TIMEOUT(showsErrorsOf(stage.errors(), state, spaces().whole), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(showsDriftOf(stage.drift(), state, spaces().whole), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(!stage.picture(Picture::PrecisionDrift).isBusy(), 60'000);
        QVERIFY(sameNumbers(
            numbers(stage.errors()), numbers(precisionErrorsFrame(state, spaces().whole))));
        QVERIFY(sameNumbers(
            numbers(stage.drift()), numbers(precisionDriftFrame(state, spaces().whole))));
    }
}

void TestPrecisionProgress::theShownCurvesBelongToTheCurrentState()
{
    PrecisionStage stage(
        {choice("precision.case", "bfloat16_positions"), choice("precision.error", "score")});
    for (int step = 0; step < 40; ++step) {
        stage.store.dispatch(SetParameter {"rope.base", 10000.0 + 100 * step});
        if (step % 3 == 0)
            stage.store.dispatch(SetParameter {"position.key", std::int64_t {900 - step}});
        if (step % 7 == 0)
            QCoreApplication::processEvents(); // processes background messages
        const LabState& state = stage.store.state();
        QVERIFY(showsErrorsOf(stage.errors(), state, stage.errors().space));
        QVERIFY(showsDriftOf(stage.drift(), state, stage.drift().space));
    }
    stage.bench.complete();
    const LabState& state = stage.store.state();
    QVERIFY(sameNumbers(
        numbers(stage.errors()), numbers(precisionErrorsFrame(state, stage.errors().space))));
    QVERIFY(sameNumbers(
        numbers(stage.drift()), numbers(precisionDriftFrame(state, stage.drift().space))));
    QVERIFY(stage.drift().lowest.size() > 100);
}

void TestPrecisionProgress::anotherFormatKeepsTheOtherCurvesComplete()
{
    PrecisionStage stage({{"rope.width", std::int64_t {64}}});
    stage.bench.complete();
    const PrecisionErrorsFrame before = stage.errors();
    for (const char* key : {"precision.position", "precision.frequency", "precision.angle",
             "precision.wave", "precision.product", "precision.sum"}) {
        stage.store.dispatch(SetParameter {key, std::string("bfloat16")});
        QVERIFY(stage.errors().space == before.space);
        QVERIFY(stage.errors().formats[1] == before.formats[1]);
        QVERIFY(showsErrorsOf(stage.errors(), stage.store.state(), before.space));
        QVERIFY(showsDriftOf(stage.drift(), stage.store.state(), stage.drift().space));
    }
    // All six operations in one format give the curve of that format.
    QVERIFY(stage.errors().chosenFormats == allIn(NumberFormat::Bfloat16));
    QVERIFY(stage.errors().chosen == stage.errors().formats[4]);
}

void TestPrecisionProgress::theAxisIsFixedWhileTheCurvesAreRefined()
{
    PrecisionStage stage(
        {choice("precision.case", "bfloat16_positions"), {"rope.width", std::int64_t {64}}});
    stage.bench.complete();
    const auto end = [&] { return stage.driftView().drawn().y.highest; };
    for (const double base : {10001.0, 10010.0, 10000.0}) {
        const double before = end();
        stage.store.dispatch(SetParameter {"rope.base", base});
        QVERIFY(end() >= before); // does not shrink although fewer positions are evaluated
        stage.bench.complete();
    }
}

void TestPrecisionProgress::theCurvesOfAAndBAreEquallyFine()
{
    PrecisionStage stage({{"rope.width", std::int64_t {64}}});
    stage.store.dispatch(PinState {});
    const auto& errors = stage.errorsView();
    const auto& drift = stage.driftView();
    for (const double base : {500.0, 600.0}) {
        stage.store.dispatch(SetParameter {"rope.base", base});
        // Both have few positions during the change.
        QVERIFY(errors.ghost()->curves->space == errors.frame().curves->space);
        QVERIFY(drift.ghost()->curves->space == drift.frame().curves->space);
        const ErrorSpace few = errors.frame().curves->space;
        stage.bench.complete();
        QVERIFY(errors.frame().curves->space.columns > few.columns);
        QVERIFY(errors.ghost()->curves->space == errors.frame().curves->space);
        QVERIFY(drift.ghost()->curves->space == drift.frame().curves->space);
        QVERIFY(sameNumbers(numbers(*errors.ghost()->curves),
            numbers(precisionErrorsFrame(
                *ghostState(stage.store.state()), errors.frame().curves->space))));
    }
    // Another dimension uses another set of positions.
    stage.store.dispatch(SetParameter {"rope.width", std::int64_t {128}});
    stage.bench.complete();
    const PrecisionSpaces spaces =
        precisionSpaces(*ghostState(stage.store.state()), stage.columns());
    QVERIFY(!(errors.frame().curves->space == spaces.whole));
    QVERIFY(errors.ghost()->curves->space == spaces.whole);
    QVERIFY(drift.ghost()->curves->space == spaces.whole);
}

void TestPrecisionProgress::aSharedCurveIsDrawnOnce()
{
    PrecisionStage stage({{"rope.width", std::int64_t {64}}});
    stage.bench.complete();
    const auto curves = [&] {
        std::ptrdiff_t count = 0;
        for (const drawing::Layer& layer : stage.errorsView().drawn().layers)
            count += std::ranges::count_if(layer.marks,
                [](const auto& mark) { return std::holds_alternative<drawing::Curve>(mark); });
        return count;
    };
    const auto alone = curves();
    stage.store.dispatch(PinState {});
    stage.store.dispatch(SetParameter {"position.key", std::int64_t {3}});
    QCOMPARE(curves(), alone); // the error of the cosine does not depend on the key
    stage.bench.complete();
    QCOMPARE(curves(), alone);
    stage.store.dispatch(SetParameter {"rope.base", 500.0});
    stage.bench.complete();
    QVERIFY(curves() > alone);
}

LAB_WIDGET_TESTS(TestPrecisionProgress)
#include "tst_precision_progress.moc"
