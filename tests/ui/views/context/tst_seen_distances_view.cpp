#include "core/frames/context/seen_distances_frame.h"
#include "ui/views/context/seen_distances_view.h"

namespace lab::ui {

static void showState(SeenDistancesView& view, const LabState& state)
{
    view.setPair(state.rotations.pair, state.rotations.width / 2);
    view.setPositions(state.position.query, state.position.key);
    view.setFrame(seenDistancesFrame(state));
}

} // namespace lab::ui

#include "tests/qt_test.h"
#include "tests/ui/benches/picture_texts.h"
#include "tests/ui/views/context/context_stage.h"
#include "ui/paint/context/seen_distances.h"
#include "ui/paint/context/seen_legend.h"
#include "ui/paint/context/trained_contour.h"
#include "ui/paint/text/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <variant>

using namespace lab;
using namespace lab::ui;

namespace {

LabState seenBy(PositionMapMethod method)
{
    LabState state = baseState();
    state.schemes.positionMap.method = method;
    return state;
}

struct SeenStage : ViewStage<SeenDistancesView> {
    explicit SeenStage(PositionMapMethod method, QSize size = {464, 275})
        : ViewStage(size, seenBy(method))
    {
    }
    QPointF placeOf(const char* key) const { return view.plot().handle(key)->place; }
    QPointF moved(const char* key, double number) const
    {
        return {view.plot().x.pixel(number), placeOf(key).y()};
    }
    QRectF matrix() const { return distanceMatrix(view.rect(), view.frame(), view.look()); }
    const PositionMap& map() const { return state().schemes.positionMap; }
};

} // namespace

class TestSeenDistancesView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theContourHasNoRedundantPoints()
    {
        for (const auto method : {PositionMapMethod::None, PositionMapMethod::LeakyReRope}) {
            SeenStage stage(method);
            const SeenDistancesFrame frame = seenDistancesFrame(stage.state());
            const QRectF square(0, 0, frame.cells.columns, frame.cells.columns);
            const std::vector<QLineF> lines = trainedContour(square, frame);
            QCOMPARE(lines.empty(), frame.untrained == 0);
            QVERIFY(lines.size() <= 4);
            for (const QLineF& line : lines) {
                // Shifted by half a cell, coordinates are indices of cells.
                const QPointF middle = line.center() - QPointF(0.5, 0.5);
                const auto at = [&](double down, double across) {
                    return -frame.cells.at(static_cast<int>(down), static_cast<int>(across));
                };
                const double nearer = at(std::floor(middle.y()), std::ceil(middle.x()));
                const double farther = at(std::ceil(middle.y()), std::floor(middle.x()));
                QVERIFY(nearer <= static_cast<double>(frame.trained));
                QVERIFY(farther >= static_cast<double>(frame.trained) - 1);
            }
        }
    }

    void theDistancesLabelDoesNotTouchTheMatrix()
    {
        for (int width = 340; width <= 900; width += 40) {
            const SeenStage stage(PositionMapMethod::SelfExtend, {width, 275});
            const QString last = wholeNumber(stage.view.frame().length - 1);
            QRectF number;
            QRectF name;
            for (const PaintedText& text : textsIn(stage.view)) {
                if (text.words == last)
                    number = text.place;
                if (text.words == QStringLiteral("distance"))
                    name = text.place;
            }
            QVERIFY(!number.isEmpty() && !name.isEmpty());
            QVERIFY(name.left() - number.right() >= 8);
        }
    }

    void theMarkOfTheFirstPairIsNotCut()
    {
        const SeenStage stage(PositionMapMethod::None);
        constexpr double markWithItsLine = 5;
        QVERIFY(stage.matrix().left() >= markWithItsLine);
    }

    void draggingWindowOrGroupIsOneUndoStep()
    {
        SeenStage stage(PositionMapMethod::SelfExtend);
        const LabState start = stage.state();
        stage.drag(stage.placeOf("position_map.window"), stage.moved("position_map.window", 2048));
        QVERIFY(std::abs(stage.map().window - 2048) < 150);
        stage.drag(stage.placeOf("position_map.group"), stage.moved("position_map.group", 32));
        QCOMPARE(stage.map().group, std::int64_t {32});
        QCOMPARE(stage.gestures.size(), std::size_t {2});
        stage.store.undo();
        stage.store.undo();
        QVERIFY(stage.state() == start);
    }

    void theWindowStopsAtTheTrainedLength()
    {
        SeenStage stage(PositionMapMethod::ReRope);
        const QPointF to = stage.moved("position_map.window", 4096);
        stage.drag(stage.placeOf("position_map.window"), to + QPointF(1, 0));
        QCOMPARE(stage.map().window, std::int64_t {4096});
        // Only pairs at the window itself are farther apart than in training, by one.
        QVERIFY(stage.view.accessibleDescription().contains(QStringLiteral("farther apart")));
    }

    void aNumberCanBeDraggedToZeroAndBack()
    {
        SeenStage stage(PositionMapMethod::DualChunk);
        stage.drag(stage.placeOf("position_map.local"), stage.moved("position_map.local", 0.5));
        QVERIFY(stage.map().local <= 1);
        stage.drag(stage.placeOf("position_map.local"), stage.moved("position_map.local", 512));
        QVERIFY(std::abs(stage.map().local - 512) < 40);
    }

    void bothLengthsCanBeDragged()
    {
        SeenStage stage(PositionMapMethod::None);
        stage.drag(
            stage.placeOf("context.target_length"), stage.moved("context.target_length", 1 << 20));
        QCOMPARE(stage.positions().targetLength, std::int64_t {1 << 20});
        stage.drag(
            stage.placeOf("context.training_length"), stage.moved("context.training_length", 512));
        QVERIFY(std::abs(stage.positions().trainingLength - 512) < 30);
        QCOMPARE(stage.view.frame().length, std::int64_t {1 << 20});
    }

    void everyMethodHasHandlesForItsNumbers()
    {
        const std::size_t lengths = 2;
        const std::array wanted {0, 1, 1, 2, 2, 2, 3, 1, 2};
        for (int method = 0; method < 9; ++method) {
            SeenStage stage(static_cast<PositionMapMethod>(method));
            QCOMPARE(stage.view.plot().handles.size(),
                lengths + static_cast<std::size_t>(wanted[static_cast<std::size_t>(method)]));
        }
    }

    void thePairIsSetOnTheMatrix()
    {
        SeenStage stage(PositionMapMethod::None);
        const QRectF matrix = stage.matrix();
        const QPointF at = matrix.topLeft() + 0.75 * QPointF(matrix.width(), matrix.height());
        stage.drag(at, at - QPointF(matrix.width() / 2, 0));
        const double cell = 32768 / matrix.width();
        QVERIFY(std::abs(static_cast<double>(stage.positions().query) - 0.75 * 32768) < cell);
        QVERIFY(std::abs(static_cast<double>(stage.positions().key) - 0.25 * 32768) < cell);
        QCOMPARE(stage.gestures.size(), std::size_t {1});
        QCOMPARE(stage.pointed.query, std::optional(stage.positions().query));
        const Positions before = stage.positions();
        QTest::keyClick(&stage.view, Qt::Key_Up, Qt::ShiftModifier);
        QTest::keyClick(&stage.view, Qt::Key_Right);
        QCOMPARE(stage.positions().query, before.query - 10);
        QCOMPARE(stage.positions().key, before.key + 1);
    }

    void aHoveredColumnIsDescribedInFull()
    {
        SeenStage stage(PositionMapMethod::ReRope);
        const Plot plot = stage.view.plot();
        stage.hover({plot.x.pixel(512.5), plot.ground.center().y()});
        QCOMPARE(stage.pointed.distance, std::optional<std::int64_t>(512));
        QCOMPARE(stage.pointed.covered, std::int64_t {1});
    }

    void columnsBeyondTheTrainedLengthHaveAnotherColour()
    {
        SeenStage stage(PositionMapMethod::None);
        const Plot plot = stage.view.plot();
        const double low = plot.ground.bottom() - 4;
        QCOMPARE(stage.colorAt({plot.x.pixel(300), low}), lightPalette().seen);
        QCOMPARE(stage.colorAt({plot.x.pixel(12000), low}), lightPalette().unseen);
        QVERIFY(stage.colorAt({plot.x.pixel(200000), low}) != lightPalette().unseen);
    }

    void theContourEnclosesOnlyUntrainedDistances()
    {
        const auto strokes = [](PositionMapMethod method) {
            SeenStage stage(method);
            return std::ranges::count_if(stage.view.plot().layers,
                [](const Layer& layer) { return std::holds_alternative<Stroke>(layer); });
        };
        QVERIFY(strokes(PositionMapMethod::None) > 0);
        QCOMPARE(strokes(PositionMapMethod::ReRope), 0);
    }

    void aPictureWithoutDataIsEmpty()
    {
        SeenDistancesView view; // as a screen reader finds a picture that is not shown
        view.resize(464, 275);
        QVERIFY(view.handles().empty());
        QMouseEvent move(QEvent::MouseMove, QPointF(80, 120), QPointF(80, 120), Qt::NoButton,
            Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(&view, &move);
        QImage image(view.size(), QImage::Format_RGB32);
        view.render(&image);
    }

    void eachLineHasItsLabelBelowTheAxisAtAnyWidth()
    {
        for (const QSize& size : {QSize(290, 230), QSize(464, 275), QSize(700, 400)})
            for (int method = 0; method < 9; ++method) {
                SeenStage stage(static_cast<PositionMapMethod>(method), size);
                const Plot& plot = stage.view.plot();
                QStringList below;
                for (const Layer& layer : plot.layers)
                    if (const Label* label = std::get_if<Label>(&layer)) {
                        QVERIFY2(!plot.ground.contains(label->baseline), qPrintable(label->text));
                        if (label->baseline.y() > *plot.foot)
                            below += label->text;
                    }
                for (const Handle& handle : plot.handles) {
                    const QString number = wholeNumber(std::llround(handle.value));
                    QVERIFY2(std::ranges::any_of(below,
                                 [&](const QString& text) { return text.endsWith(u' ' + number); }),
                        qPrintable(number));
                }
            }
    }

    void theLinesDifferByTheirDashes()
    {
        for (int method = 0; method < 9; ++method) {
            SeenStage stage(static_cast<PositionMapMethod>(method));
            const std::vector<SeenNumber> numbers = seenNumbers(stage.map());
            for (std::size_t i = 0; i < numbers.size(); ++i)
                for (std::size_t k = i + 1; k < numbers.size(); ++k)
                    QVERIFY(numbers[i].dashes != numbers[k].dashes);
        }
    }

    void bothAxesAreNamed()
    {
        const SeenStage stage(PositionMapMethod::SelfExtend, {290, 230});
        QCOMPARE(stage.view.plot().x.name, QStringLiteral("distance"));
        QStringList words;
        for (const Layer& layer : stage.view.plot().layers)
            if (const Label* label = std::get_if<Label>(&layer))
                words += label->text;
        for (const char* name : {"pairs", "query ↓", "key →"})
            QVERIFY2(words.contains(QString::fromUtf8(name)), name);
    }

    void aGhostHasItsCountsAndItsContour()
    {
        SeenStage stage(PositionMapMethod::ReRope);
        const auto layers = stage.view.plot().layers.size();
        const QImage alone = stage.image();
        stage.view.setGhost(seenDistancesFrame(clamped(seenBy(PositionMapMethod::None))));
        QVERIFY(stage.view.plot().layers.size() > layers);
        QVERIFY(stage.image() != alone);
        QVERIFY(stage.view.ghostNumbers().has_value());
    }
};

LAB_WIDGET_TESTS(TestSeenDistancesView)
#include "tst_seen_distances_view.moc"
