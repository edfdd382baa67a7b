#include "core/figures/rotations/rotations_figures.h"
#include "tests/qt_test.h"
#include "tests/ui/mouse.h"
#include "tests/ui/views/view_stage.h"
#include "ui/drawing/figure_view.h"
#include "ui/drawing/handle_field.h"

#include <algorithm>
#include <cmath>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace lab::ui {

struct FrequenciesView : FigureView<FrequenciesFrame> {
    FrequenciesView()
        : FigureView(drawing::rotationsFrequencies, nullptr)
    {
    }
};

void showState(FrequenciesView& view, const LabState& state)
{
    view.setFrame(frequenciesFrame(state));
}

} // namespace lab::ui

namespace {

struct FrequenciesStage : ViewStage<FrequenciesView> {
    explicit FrequenciesStage(const LabState& start = {}, QSize size = {320, 207})
        : ViewStage(size, start)
    {
        view.setParametersFrom([this]() -> const LabState& { return store.state(); });
    }
    const drawing::Drawing& drawn() const { return view.drawn(); }
    QPointF diamond() const { return qt(drawn().handles.front().place); }
    QPointF at(double pair, double frequency) const
    {
        return {drawn().zones.front().axis.pixel(pair), drawn().y.pixel(frequency)};
    }
    QPointF point(int pair) const
    {
        return at(pair, view.frame().pairs[static_cast<std::size_t>(pair)].first);
    }
    double base() const { return state().rotations.base; }
    void dragDiamond(double down)
    {
        const QPointF from = diamond();
        drag(from, from + QPointF(0, down));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&view, key, modifiers);
    }
};

} // namespace

class TestFrequenciesView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void draggingDown35PixelsMultipliesTheBaseByAtMost10()
    {
        for (const int height : {130, 207, 700})
            for (const double way : {35.0, -35.0}) {
                FrequenciesStage stage({}, {320, height});
                stage.dragDiamond(way);
                const double decades = std::log10(stage.base() / 10'000);
                QVERIFY2(std::abs(decades) <= 1 && decades * way > 0,
                    qPrintable(QString::number(stage.base())));
            }
    }

    void aDragIsOneUndoStep()
    {
        FrequenciesStage stage;
        const LabState before = stage.state();
        stage.dragDiamond(40);
        QCOMPARE(stage.base(), 100'000.0);
        QCOMPARE(stage.gestures.size(), std::size_t {1});
        QVERIFY(stage.store.undoEdit().is<SetParameter>());
        stage.store.undo();
        QVERIFY(stage.state() == before && !stage.store.canUndo());
    }

    void theLinePivotsOnItsLeftEnd()
    {
        FrequenciesStage stage;
        const double lowest = stage.drawn().y.lowest;
        const QPointF first = stage.point(0);
        const QPointF last = stage.point(7);
        const QPointF from = stage.diamond();
        stage.press(from);
        stage.move(from, from + QPointF(0, 100));
        QVERIFY(stage.base() > 1e6);
        QCOMPARE(stage.drawn().y.lowest, lowest);
        QCOMPARE(stage.point(0), first);
        QVERIFY(stage.point(7).y() > last.y() + 5);
        // The end of the line is beyond the plot.
        QCOMPARE(stage.diamond().y(), stage.drawn().zones.front().box.bottom());
        stage.release(from + QPointF(0, 100));
        QVERIFY(stage.drawn().y.lowest < lowest);
        QVERIFY(stage.diamond().y() < stage.drawn().zones.front().box.bottom());
    }

    void escapeRestoresTheOldBase()
    {
        FrequenciesStage stage;
        const QPointF from = stage.diamond();
        stage.press(from);
        stage.move(from, from - QPointF(0, 80));
        QCOMPARE(stage.base(), 100.0);
        stage.key(Qt::Key_Escape);
        stage.move(from - QPointF(0, 80), from - QPointF(0, 100));
        stage.release(from - QPointF(0, 100));
        QCOMPARE(stage.base(), 10'000.0);
        QVERIFY(!stage.store.canUndo());
    }

    void aPointOnlySelectsItsPair()
    {
        for (const int pair : {0, 5, 7}) {
            FrequenciesStage stage;
            const QPointF from = stage.point(pair);
            stage.drag(from, from + QPointF(0, 50));
            QCOMPARE(stage.base(), 10'000.0);
            QCOMPARE(stage.state().rotations.pair, pair);
        }
    }

    void aHoveredPairIsHighlighted()
    {
        FrequenciesStage stage;
        stage.hover(stage.point(4) + QPointF(0, 30));
        QVERIFY(stage.pointed.picture == Picture::RotationsFrequencies);
        QCOMPARE(stage.pointed.pair, std::optional(4));
        stage.hover({2, 2});
        QVERIFY(!stage.pointed.pair);
        QCOMPARE(stage.edits, 0);
    }

    void theDownKeyIncreasesTheBase()
    {
        FrequenciesStage stage;
        stage.key(Qt::Key_Return);
        QCOMPARE(stage.view.taken(), std::optional(std::size_t {0}));
        for (const double base : {20'000.0, 50'000.0, 100'000.0}) {
            stage.key(Qt::Key_Down);
            QCOMPARE(stage.base(), base);
        }
        stage.key(Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(stage.base(), 10'000.0);
        stage.key(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(stage.base(), 9900.0);
        stage.key(Qt::Key_Home);
        QCOMPARE(stage.base(), lowestBase);
        stage.key(Qt::Key_Delete);
        QCOMPARE(stage.base(), 10'000.0);
        QCOMPARE(stage.state().rotations.pair, 2);
    }

    void theBaseCanBeTyped()
    {
        FrequenciesStage stage;
        stage.doubleClick(stage.diamond());
        auto* field = stage.view.findChild<HandleField*>();
        QVERIFY(field);
        QTest::keyClicks(field, u"500k"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(stage.base(), 500'000.0);
    }
};

LAB_WIDGET_TESTS(TestFrequenciesView)
#include "tst_frequencies_view.moc"
