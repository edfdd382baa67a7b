#include "core/frames/context/temperature_frame.h"
#include "ui/views/context/temperature_view.h"

namespace lab::ui {

static void showState(TemperatureView& view, const LabState& state)
{
    view.setPair(state.rotations.pair, state.rotations.width / 2);
    view.setKey(state.position.key);
    view.setFrame(temperatureFrame(state));
}

} // namespace lab::ui

#include "tests/qt_test.h"
#include "tests/ui/views/context/context_stage.h"

#include <algorithm>
#include <cmath>
#include <variant>

using namespace lab;
using namespace lab::ui;

namespace {

LabState tempered(TemperatureRule rule, std::int64_t query = 131071)
{
    LabState state = baseState();
    state.schemes.temperature.rule = rule;
    state.position.query = query;
    state.schemes.sink.isThere = true;
    return state;
}

struct TemperatureStage : ViewStage<TemperatureView> {
    explicit TemperatureStage(
        TemperatureRule rule, QSize size = {464, 275}, std::int64_t query = 131071)
        : ViewStage(size, tempered(rule, query))
    {
    }
    QPointF placeOf(const char* key) const { return view.plot().handle(key)->place; }
    QPointF moved(const char* key, double length) const
    {
        return {view.plot().x.pixel(length), placeOf(key).y()};
    }
    const QueryTemperature& rule() const { return state().schemes.temperature; }
};

} // namespace

class TestTemperatureView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void barNamesAreUnique()
    {
        for (const std::int64_t query : {9, 131071}) { // at 9 the factor is 1
            TemperatureStage stage(TemperatureRule::Llama4, {464, 400});
            stage.store.dispatch(MovePositions {query, 0});
            QStringList names;
            for (const Layer& layer : stage.view.plot().layers)
                if (const Label* label = std::get_if<Label>(&layer))
                    if (label->alignment == Alignment::Right
                        && label->baseline.y() > *stage.view.plot().foot + 20)
                        names += label->text;
            QVERIFY(names.contains(QStringLiteral("without")));
            QCOMPARE(names.removeDuplicates(), 0);
        }
    }

    void noTextOverlapsTheEntropy()
    {
        for (const std::int64_t query : {0, 9, 300, 9000, 131071, 9'000'000})
            for (int width = 260; width <= 360; width += 4) {
                TemperatureStage stage(TemperatureRule::Llama4, {width, 180}, query);
                std::vector<QPointF> points;
                std::vector<QRectF> words;
                for (const Layer& layer : stage.view.plot().layers) {
                    if (const Curve* curve = std::get_if<Curve>(&layer))
                        points.insert(points.end(), curve->points.begin(), curve->points.end());
                    const Label* label = std::get_if<Label>(&layer);
                    if (label && label->text.startsWith(QStringLiteral("entropy")))
                        words.emplace_back(label->baseline - QPointF(0, 10),
                            QSizeF(textWidth(label->text, label->role, stage.view.look()), 10));
                }
                QCOMPARE(words.size(), std::size_t {1});
                // The margin is the background of the label.
                for (const QPointF& point : points)
                    QVERIFY(!words.front().adjusted(-3, -3, 3, 3).contains(point));
            }
    }

    void draggingTheQueryKeepsTheKey()
    {
        TemperatureStage stage(TemperatureRule::Llama4);
        const LabState start = stage.state();
        stage.drag(stage.placeOf("position.query"), stage.moved("position.query", 1 << 20));
        QCOMPARE(stage.positions().query, std::int64_t {(1 << 20) - 1});
        QCOMPARE(stage.positions().key, start.position.key);
        QCOMPARE(stage.gestures.size(), std::size_t {1});
        stage.store.undo();
        QVERIFY(stage.state() == start);
    }

    void lengthAndScaleCanBeDragged()
    {
        TemperatureStage stage(TemperatureRule::Llama4);
        stage.drag(stage.placeOf("temperature.length"), stage.moved("temperature.length", 1 << 16));
        QCOMPARE(stage.rule().length, std::int64_t {1 << 16});
        const double before = stage.view.frame().curve.back().factor;
        const QPointF end = stage.placeOf("temperature.scale");
        stage.drag(end, end + QPointF(0, 12));
        const double after = stage.view.frame().curve.back().factor;
        QVERIFY(stage.rule().scale < 0.1 && after < before);
    }

    void theScaleFollowsThePointer()
    {
        TemperatureStage stage(TemperatureRule::Inkling);
        const Plot plot = stage.view.plot();
        const QPointF end = stage.placeOf("temperature.scale");
        const QPointF to = end + QPointF(0, 15);
        stage.drag(end, to);
        QVERIFY(std::abs(plot.y.pixel(stage.view.frame().curve.back().factor) - to.y()) < 1.5);
    }

    void logNHasNoScaleAndNoRuleHasNoLength()
    {
        QVERIFY(!TemperatureStage(TemperatureRule::LogN).view.plot().handle("temperature.scale"));
        const TemperatureStage none(TemperatureRule::None);
        QVERIFY(!none.view.plot().handle("temperature.length"));
        QVERIFY(none.view.accessibleDescription().startsWith(QStringLiteral("No temperature")));
    }

    void aConstantFactorHasNoScaleHandle()
    {
        for (const TemperatureRule rule : {TemperatureRule::Ministral3, TemperatureRule::Inkling}) {
            TemperatureStage stage(rule);
            QVERIFY(stage.view.plot().handle("temperature.scale"));
            stage.store.dispatch(SetParameter {"temperature.length", lastPosition});
            showState(stage.view, stage.state());
            QVERIFY(stage.view.plot().handle("temperature.length"));
            QVERIFY(!stage.view.plot().handle("temperature.scale"));
        }
    }

    void draggingTheMatchSetsItsWeight()
    {
        TemperatureStage stage(TemperatureRule::Llama4);
        const Plot plot = stage.view.plot();
        const QPointF from = stage.placeOf("base.match_score");
        const QPointF to(plot.ground.left() + 0.6 * plot.ground.width(), from.y());
        stage.drag(from, to);
        QVERIFY(std::abs(stage.view.frame().scaled.ofMatch - 0.6) < 0.005);
        QVERIFY(stage.view.frame().plain.ofMatch < 0.6);
    }

    void draggingTheSinkSetsItsWeight()
    {
        TemperatureStage stage(TemperatureRule::Llama4);
        const Plot plot = stage.view.plot();
        const QPointF from = stage.placeOf("sink.logit");
        const QPointF to(plot.ground.left() + 0.7 * plot.ground.width(), from.y());
        stage.drag(from, to);
        QVERIFY(std::abs(stage.view.frame().withSink.ofSink - 0.3) < 0.005);
    }

    void arrowKeysMoveTheQuery()
    {
        TemperatureStage stage(TemperatureRule::LogN);
        QTest::keyClick(&stage.view, Qt::Key_Right);
        QCOMPARE(stage.positions().query, std::int64_t {131072});
        QTest::keyClick(&stage.view, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(stage.positions().query, std::int64_t {131062});
        QTest::keyClick(&stage.view, Qt::Key_PageUp);
        QCOMPARE(stage.positions().query, std::int64_t {262125});
        QTest::keyClick(&stage.view, Qt::Key_PageDown);
        QCOMPARE(stage.positions().query, std::int64_t {131062});
    }

    void aHoveredPositionIsReported()
    {
        TemperatureStage stage(TemperatureRule::Llama4);
        const Plot plot = stage.view.plot();
        stage.hover({plot.x.pixel(8192), plot.ground.center().y()});
        QVERIFY(std::abs(*stage.pointed.position - 8191) < 400);
        QVERIFY(stage.pointed.picture == Picture::ContextTemperature);
    }

    void aLowPictureLeavesOutTheBars()
    {
        const TemperatureStage low(TemperatureRule::Llama4, {300, 190});
        QVERIFY(!low.view.plot().handle("base.match_score"));
        QVERIFY(low.view.plot().handle("temperature.length"));
    }

    // Query 9 is the last of ten positions, so its line is at 10.
    void theAxisIsLabelledAsTheLength()
    {
        const TemperatureStage stage(TemperatureRule::Llama4, {464, 275}, 9);
        const Plot& plot = stage.view.plot();
        QCOMPARE(plot.handle("position.query")->value, 10.0);
        const bool isSaid = std::ranges::any_of(plot.layers, [](const Layer& layer) {
            const auto* label = std::get_if<Label>(&layer);
            return label && label->text.startsWith(QStringLiteral("against text length"));
        });
        QVERIFY(isSaid);
    }

    void aPictureWithoutDataIsEmpty()
    {
        TemperatureView view; // as a screen reader finds a picture that is not shown
        view.resize(464, 275);
        QVERIFY(view.handles().empty());
        QMouseEvent move(QEvent::MouseMove, QPointF(80, 120), QPointF(80, 120), Qt::NoButton,
            Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(&view, &move);
        QImage image(view.size(), QImage::Format_RGB32);
        view.render(&image);
    }

    void aGhostIsUnderTheCurves()
    {
        TemperatureStage stage(TemperatureRule::Llama4);
        const QImage alone = stage.image();
        stage.view.setGhost(temperatureFrame(clamped(tempered(TemperatureRule::LogN))));
        QVERIFY(stage.image() != alone);
        QVERIFY(stage.view.ghostNumbers().has_value());
    }
};

LAB_WIDGET_TESTS(TestTemperatureView)
#include "tst_temperature_view.moc"
