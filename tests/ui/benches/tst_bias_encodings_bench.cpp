#include "core/figures/biases/biases_figures.h"
#include "core/frames/biases/bias_model.h"
#include "core/frames/biases/biases_frames.h"
#include "core/frames/biases/forms_frame.h"
#include "core/state/choices.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/bench_stage.h"
#include "tests/ui/benches/picture_texts.h"
#include "tests/ui/mouse.h"
#include "ui/drawing/figure_view.h"
#include "ui/paint/drawing/qt_texts.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <variant>

using namespace lab;
using namespace lab::ui;

namespace {

constexpr std::array encodings {BiasEncoding::Alibi, BiasEncoding::RelativeBias, BiasEncoding::T5,
    BiasEncoding::Swin, BiasEncoding::Kerple, BiasEncoding::Fire, BiasEncoding::Sandwich,
    BiasEncoding::Nope, BiasEncoding::Cope};

LabState stateOf(BiasEncoding encoding, std::int64_t shown = 24)
{
    LabState state;
    state.bench = BenchId::Biases;
    state.biases.shown = encoding;
    state.position.shown = shown;
    state.position.query = std::min<std::int64_t>(17, shown - 1);
    state.position.key = 5;
    return clamped(state);
}

struct Stage : StageOf<biasesPage> {
    using BenchStage::BenchStage;

    QImage imageOf(Picture which) const { return lab::ui::imageOf(picture(which)); }
    FigureView<BiasCurveFrame>& curve() const
    {
        return dynamic_cast<FigureView<BiasCurveFrame>&>(picture(Picture::BiasesCurve));
    }
    const drawing::Handle& handle(std::string_view key) const { return handleIn(curve(), key); }
};

} // namespace

class TestBiasEncodingsBench : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyEncodingFits()
    {
        for (const QSize size : {QSize(896, 696), QSize(640, 576), QSize(1536, 976)}) {
            for (const BiasEncoding encoding : encodings) {
                for (const qint64 shown : {8LL, 64LL, 10'000'000LL}) {
                    Stage stage(stateOf(encoding, shown), size);
                    QVERIFY(picturesKeepApart(stage.bench));
                    stage.bench.setAudience(Audience::Presentation);
                    QVERIFY(picturesKeepApart(stage.bench));
                    for (const std::string_view key : stage.bench.panelParameters())
                        QVERIFY2(parameterNamed(key), std::string(key).c_str());
                }
            }
        }
    }

    void theCountAxisAndTheDashedLineHaveNames()
    {
        for (const QSize size : {QSize(640, 576), usualSize}) {
            const Stage stage(stateOf(BiasEncoding::Cope), size);
            QString words; // a sign may be painted separately
            for (const PaintedText& text : textsIn(stage.picture(Picture::BiasesCurve)))
                words += text.words;
            QVERIFY(words.contains(QStringLiteral("m \u2212 n")));
            QVERIFY(words.contains(QStringLiteral("all gates open")));
        }
    }

    void t5HeadsFitTheirNumbers()
    {
        for (const QSize size : {QSize(640, 576), usualSize}) {
            Stage stage(stateOf(BiasEncoding::T5, 64), size);
            QStringList words;
            for (const PaintedText& text : textsIn(stage.picture(Picture::BiasesHeads)))
                words += text.words;
            for (int head = 1; head <= 8; ++head)
                QVERIFY(words.contains(QString::number(head)));
            if (size == usualSize) // each has the bias of the marked cell beside it
                QCOMPARE(std::ranges::count_if(
                             words, [](const QString& text) { return text.contains(u'.'); }),
                    8);
        }
    }

    void unselectedLinesAreThinNotPale()
    {
        const Stage stage(stateOf(BiasEncoding::RelativeBias));
        const drawing::Drawing& drawing = stage.curve().drawn();
        for (const drawing::Mark& mark : drawing.layers[drawing.curves.front().layer].marks)
            QVERIFY(std::get<drawing::Curve>(mark).pen.ink.as != drawing::Ink::As::Reference
                && std::get<drawing::Curve>(mark).pen.width < 2);
    }

    void theCachedPictureFollowsEachEncoding()
    {
        Stage stage(stateOf(BiasEncoding::Alibi));
        for (const BiasEncoding encoding : encodings) {
            stage.store.dispatch(SetParameter {"biases.encoding", Value(keyOf(encoding))});
            const Stage fresh(stage.store.state());
            for (const Picture which : {Picture::BiasesMatrix, Picture::BiasesHeads,
                     Picture::BiasesCurve, Picture::BiasesWeights})
                QCOMPARE(stage.imageOf(which), fresh.imageOf(which));
        }
    }

    void aHandleSetsItsParameterInOneUndoStep_data()
    {
        QTest::addColumn<int>("encoding");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QPointF>("by");
        const auto add = [](BiasEncoding encoding, const char* key, QPointF by) {
            QTest::addRow("%s", key) << static_cast<int>(encoding) << QByteArray(key) << by;
        };
        add(BiasEncoding::RelativeBias, "relative_bias.clip", {12, 0});
        add(BiasEncoding::T5, "t5.buckets", {40, 0});
        add(BiasEncoding::T5, "t5.max_distance", {30, 0});
        add(BiasEncoding::Kerple, "kerple.r1", {0, -30});
        add(BiasEncoding::Kerple, "kerple.r2", {0, -20});
        add(BiasEncoding::Sandwich, "sandwich.factor", {0, 40});
        add(BiasEncoding::Fire, "fire.threshold", {-20, 0});
        add(BiasEncoding::Fire, "fire.c", {-20, 0});
        add(BiasEncoding::Swin, "swin.width", {60, 0});
        add(BiasEncoding::Swin, "swin.height", {0, 60});
    }

    void aHandleSetsItsParameterInOneUndoStep()
    {
        QFETCH(int, encoding);
        QFETCH(QByteArray, key);
        QFETCH(QPointF, by);
        LabState state = stateOf(static_cast<BiasEncoding>(encoding));
        state.schemes.fire.encoding.threshold = 20;
        Stage stage(clamped(state));
        const QPointF from = qt(stage.handle(key.constData()).place);
        const Parameter& parameter = *parameterNamed(key.constData());
        const Value before = parameter.read(stage.store.state());
        drag(stage.curve(), from, from + by);
        QVERIFY(parameter.read(stage.store.state()) != before);
        stage.store.undo();
        QCOMPARE(parameter.read(stage.store.state()), before);
        QVERIFY(!stage.store.canUndo());
    }

    void aStepOfTheCountIsOneGate()
    {
        Stage stage(stateOf(BiasEncoding::Cope, 24));
        const std::vector<drawing::Handle> handles = stage.curve().drawn().handles;
        QCOMPARE(handles.size(), std::size_t {18});
        const drawing::Handle& key = handles[4]; // 4 before the query
        const double gate = std::get<GateCount>(stage.curve().frame().detail).gates[13];
        drag(stage.curve(), qt(key.place),
            qt(key.place) + QPointF(0, 0.2 * key.axis.pixelsPerUnit()));
        const auto& gates = stage.store.state().biases.gates;
        QCOMPARE(gates.size(), std::size_t {1});
        QVERIFY(std::abs(gates.at(13) - std::min(1.0, gate + 0.2)) < 0.02);
        stage.store.undo();
        QVERIFY(stage.store.state().biases.gates.empty());
    }

    void aWindowCellSelectsItsKey()
    {
        Stage stage(stateOf(BiasEncoding::Swin, 24)); // query 17 is at row 2, column 3 of 7
        const auto steps = [&] {
            return std::pair {stage.curve().drawn().handles[0], stage.curve().drawn().handles[1]};
        };
        const auto [right, below] = steps();
        // two columns to the right, one row up
        const QPointF cell(right.axis.pixel(-2), below.axis.pixel(1));
        drag(stage.curve(), cell, cell);
        QCOMPARE(stage.store.state().position.key, 17 - 7 + 2);
        const drawing::Handle down = steps().second;
        drag(stage.curve(), qt(down.place), qt(down.place) + QPointF(0, down.axis.pixelsPerUnit()));
        QCOMPARE(stage.store.state().position.key, 17 - 14 + 2);
    }

    // The dotted line is where the share ln(c·d + 1)/ln(c·L + 1) is one half.
    void theHalfShareFollowsItsDraggedLine()
    {
        LabState state = stateOf(BiasEncoding::Fire, 64);
        Stage stage(clamped(state));
        const drawing::Handle half = stage.handle("fire.c");
        drag(stage.curve(), qt(half.place), {half.axis.pixel(20), half.place.y});
        const auto fire = stage.store.state().schemes.fire.encoding;
        QVERIFY(std::abs(std::log(fire.c * 20 + 1) / std::log(fire.c * 512 + 1) - 0.5) < 0.002);
        QVERIFY(std::abs(stage.handle("fire.c").number - 20) < 0.2);
    }

    // With 32 positions the threshold, 512, and half of the share, 62, are beyond the axis.
    void anOffAxisHandleIsDraggedInFromTheEnd_data()
    {
        QTest::addColumn<int>("encoding");
        QTest::addColumn<QByteArray>("key");
        const auto add = [](BiasEncoding encoding, const char* key) {
            QTest::addRow("%s", key) << static_cast<int>(encoding) << QByteArray(key);
        };
        add(BiasEncoding::Fire, "fire.threshold");
        add(BiasEncoding::Fire, "fire.c");
        add(BiasEncoding::RelativeBias, "relative_bias.clip");
    }

    void anOffAxisHandleIsDraggedInFromTheEnd()
    {
        QFETCH(int, encoding);
        QFETCH(QByteArray, key);
        LabState state = stateOf(static_cast<BiasEncoding>(encoding), 32);
        state.schemes.relativeBias.encoding.clip = 100;
        Stage stage(clamped(state));
        const drawing::Handle outside = stage.handle(key.constData());
        const drawing::Axis x = outside.axis;
        const QPointF start = qt(outside.place);
        QVERIFY(std::abs(outside.number) > x.highest);
        // Clipping has an end on each side of the query.
        const double side = outside.number < 0 ? -1 : 1;
        QVERIFY(std::abs(start.x() - x.pixel(side * 32)) < 0.01);
        drag(stage.curve(), start, start);
        QVERIFY(!stage.store.canUndo());
        drag(stage.curve(), start, {x.pixel(side * 20), start.y()});
        const drawing::Handle inside = stage.handle(key.constData());
        QVERIFY(std::abs(inside.number - side * 20) < 0.2);
        QVERIFY(std::abs(inside.place.x - x.pixel(side * 20)) < 1);
        stage.store.undo();
        QVERIFY(!stage.store.canUndo());
    }

    void theWindowCornerFollowsThePointer()
    {
        Stage stage(stateOf(BiasEncoding::Swin, 24));
        const drawing::Handle width = stage.handle("swin.width");
        const QPointF start = qt(width.place);
        const auto patches = [&] { return stage.store.state().schemes.swin.encoding.window.width; };
        const QPointF there = start - QPointF(4 * width.axis.pixelsPerUnit(), 0);
        press(stage.curve(), start);
        sendMouse(stage.curve(), QEvent::MouseMove, there, Qt::LeftButton);
        QCOMPARE(patches(), 5);
        QVERIFY(std::abs(stage.handle("swin.width").place.x - there.x()) < 1);
        sendMouse(stage.curve(), QEvent::MouseMove, start, Qt::LeftButton);
        release(stage.curve(), start);
        QCOMPARE(patches(), 7);
        QVERIFY(!stage.store.canUndo());
    }

    void bothRulerEndsSetTheSameNumber()
    {
        Stage stage(stateOf(BiasEncoding::T5, 64));
        const std::vector<drawing::Handle> handles = stage.curve().drawn().handles;
        for (const drawing::Handle& handle : handles) {
            if (handle.key != "t5.max_distance")
                continue;
            const double there = handle.axis.pixel(handle.which == 1 ? 64 : -64);
            drag(stage.curve(), qt(handle.place), {there, handle.place.y});
            QCOMPARE(stage.store.state().schemes.t5.encoding.maxDistance, 64);
            stage.store.undo();
        }
    }

    void handleNamesAreUnique()
    {
        for (const BiasEncoding encoding : encodings) {
            Stage stage(stateOf(encoding));
            FigureView<BiasCurveFrame>& view = stage.curve();
            QStringList held;
            for (QTest::keyClick(&view, Qt::Key_Return);
                 view.spokenDescription().contains(u"Grabbed");
                 QTest::keyClick(&view, Qt::Key_Return)) {
                held += view.spokenDescription().section(u'\n', 0, 0);
                QTest::keyClick(&view, Qt::Key_Shift); // otherwise Enter opens the number field
            }
            QCOMPARE(held.removeDuplicates(), 0);
        }
    }

    void aStoredAlibiFormShowsAllForms()
    {
        Stage stage(stateOf(BiasEncoding::Alibi));
        QVERIFY(!stage.part<FigureView<FormsFrame>>().isVisible());
        stage.store.dispatch(SetParameter {"alibi.form", Value(std::string("bloom"))});
        const auto& forms = stage.part<FigureView<FormsFrame>>();
        QVERIFY(forms.isVisible() && picturesKeepApart(stage.bench));
        QVERIFY(forms.accessibleDescription().contains(u"query 15")); // the last of 16 tokens
        stage.store.dispatch(SetParameter {"alibi.mask", Value(std::string("symmetric"))});
        QVERIFY(forms.accessibleDescription().startsWith(u"Under a causal mask, BLOOM and MPT"));
        stage.store.dispatch(SetParameter {"biases.encoding", Value(std::string("t5"))});
        QVERIFY(!forms.isVisible() && picturesKeepApart(stage.bench));
    }
};

LAB_WIDGET_TESTS(TestBiasEncodingsBench)
#include "tst_bias_encodings_bench.moc"
