#include "tests/qt_test.h"
#include "ui/views/controls/choice_list.h"
#include "ui/views/parameters/layer_strip_view.h"
#include "ui/views/parameters/parameter_panel.h"

#include <QApplication>
#include <QHelpEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

Model llama()
{
    Model model;
    model.name = "Llama-3.1-8B";
    model.scheme = Scheme::Rope;
    model.headWidth = 128;
    model.base = 500000;
    return model;
}

/// Every sixth layer attends to all keys and has its own base.
Model gemma(int layers)
{
    Model model = llama();
    model.name = "Gemma";
    LayerKind window;
    window.attention = LayerAttention::Window;
    window.reach = 1024;
    window.width = 128;
    LayerKind full;
    full.base = 1000000;
    full.width = 128;
    for (int layer = 0; layer < layers; ++layer)
        (layer % 6 == 5 ? full : window).layers.push_back(layer);
    model.kinds = {window, full};
    return model;
}

/// A panel that is too low for its rows; the state follows its signals.
struct Harness {
    Harness()
        : panel({llama()})
    {
        state.bench = BenchId::Context;
        panel.resize(ParameterPanel::fixedWidth, 300);
        panel.setKeys({"scaling.method", "rope.base", "rope.width", "rope.rotated_share",
            "context.training_length", "context.target_length", "rope.vectors"});
        show(clamped(state));
        QObject::connect(&panel, &ParameterPanel::edited, &panel,
            [this](const Edit& edit, Gesture) { show(applied(state, edit)); });
        panel.show();
        if (!QTest::qWaitForWindowActive(&panel))
            qFatal("the panel is not active");
    }

    void show(const LabState& other)
    {
        state = other;
        panel.setState(state);
    }
    void set(const char* key, const Value& value)
    {
        show(applied(state, SetParameter {key, value}));
    }
    ChoiceList& list(const QString& name) const
    {
        for (auto* one : panel.findChildren<ChoiceList*>()) {
            if (one->accessibleName() == name)
                return *one;
        }
        qFatal("no such list: %s", qPrintable(name));
    }
    QString preset() const { return list(u"Model preset"_s).currentText(); }

    ParameterPanel panel;
    LabState state;
};

// Whether the widget accepts the wheel event instead of its parent.
bool acceptsWheel(QWidget& widget, int turn = -120)
{
    const QPointF middle = QRectF(widget.rect()).center();
    QWheelEvent event(middle, widget.mapToGlobal(middle), {}, {0, turn}, Qt::NoButton,
        Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &event);
    return event.isAccepted();
}

} // namespace

class TestPresetList : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aChangedNumberIsNotATeachingExample()
    {
        Harness harness;
        QCOMPARE(harness.preset(), u"Teaching example, d = 16"_s);
        harness.set("rope.width", std::int64_t {128});
        QCOMPARE(harness.preset(), u"Custom values"_s);
        harness.set("rope.width", std::int64_t {16});
        QCOMPARE(harness.preset(), u"Teaching example, d = 16"_s);
        harness.set("position.query", std::int64_t {20});
        QCOMPARE(harness.preset(), u"Teaching example, d = 16"_s);
        harness.set("scaling.method", std::string("yarn"));
        QCOMPARE(harness.preset(), u"Custom values"_s);
        harness.show(applied(harness.state, ResetBench {}));
        QCOMPARE(harness.preset(), u"Teaching example, d = 16"_s);
    }

    void aBenchWithoutModelParametersHasNoList()
    {
        Harness harness;
        ChoiceList& presets = harness.list(u"Model preset"_s);
        QVERIFY(presets.isVisible());
        harness.set("bench", std::string("experiment"));
        QVERIFY(!presets.isVisible());
        harness.set("bench", std::string("base"));
        QVERIFY(presets.isVisible());
    }

    void aChangedModelIsMarked()
    {
        Harness harness;
        harness.show(applied(harness.state, LoadModel {llama()}));
        QCOMPARE(harness.preset(), u"Llama-3.1-8B"_s);
        harness.set("rope.base", 10000.0);
        QCOMPARE(harness.preset(), u"Llama-3.1-8B, changed"_s);
        harness.set("rope.base", 500000.0);
        QCOMPARE(harness.preset(), u"Llama-3.1-8B"_s);
        harness.set("rope.base", 10000.0);
        ChoiceList& presets = harness.list(u"Model preset"_s);
        presets.setFocus();
        QTest::keyClick(&presets, Qt::Key_Up); // selects the model itself again
        QCOMPARE(harness.preset(), u"Llama-3.1-8B"_s);
        QCOMPARE(harness.state.rotations.base, 500000.0);
    }

    void aCutChoiceIsCompleteInTheTooltip()
    {
        Harness harness;
        ChoiceList& presets = harness.list(u"Model preset"_s);
        const auto tip = [&] {
            QHelpEvent asked(
                QEvent::ToolTip, presets.rect().center(), presets.mapToGlobal(QPoint(1, 1)));
            QApplication::sendEvent(&presets, &asked);
            return QToolTip::text();
        };
        Model model = llama();
        model.name = "Mine";
        harness.show(applied(harness.state, LoadModel {model}));
        QCOMPARE(tip(), presets.toolTip());
        model.name = "A model whose name goes on and on, far beyond the edge of any panel";
        harness.show(applied(harness.state, LoadModel {model}));
        QCOMPARE(tip(), harness.preset() + u'\n' + presets.toolTip());
        QToolTip::hideText();
    }

    void aCellOfTheLayerStripSelectsItsKind()
    {
        Harness harness;
        auto& strip = *harness.panel.findChild<LayerStripView*>();
        QVERIFY(strip.isHidden()); // hidden if all layers are alike or no model is loaded
        harness.show(applied(harness.state, LoadModel {gemma(34)}));
        QVERIFY(strip.isVisible());
        for (const int layer : {4, 33, 11, 0, 29, 5}) {
            QTest::mouseClick(&strip, Qt::LeftButton, {}, strip.cell(layer).center());
            const bool isFull = layer % 6 == 5;
            QCOMPARE(harness.state.model.kind, isFull ? 1 : 0);
            QCOMPARE(harness.state.rotations.base, isFull ? 1000000.0 : 10000.0);
            QCOMPARE(harness.list(u"Layers"_s).currentIndex(), isFull ? 1 : 0);
            QVERIFY(strip.accessibleName().contains(u"Window 1"_s));
        }
        Model unknown = gemma(34);
        for (LayerKind& kind : unknown.kinds)
            kind.layers.clear();
        harness.show(applied(harness.state, LoadModel {unknown}));
        QVERIFY(strip.isHidden()); // the file does not list the kind of each layer
    }

    void theStripHasACellForEachLayer()
    {
        for (const int layers : {1, 14, 15, 61, 70, 71, 126}) {
            const std::vector<LayerKind> kinds = gemma(layers).kinds;
            const LayerStripLayout strip(kinds, 224, {});
            QCOMPARE(strip.layers(), layers);
            QCOMPARE(strip.hasLetters(), layers <= 70);
            for (int layer = 0; layer < layers; ++layer) {
                const QRectF cell = strip.cell(layer);
                QVERIFY(QRectF(0, 0, 224, strip.height()).contains(cell));
                QCOMPARE(strip.layerAt(cell.center()), std::optional(layer));
                QCOMPARE(strip.kindOf(layer), layer % 6 == 5 ? 1U : 0U);
            }
            QCOMPARE(strip.legend().size(), kinds.size());
            QVERIFY(strip.legend()[0].place.y() > strip.cell(layers - 1).bottom());
            QCOMPARE(strip.layerAt(strip.legend()[0].place), std::nullopt);
        }
    }

    void theWheelScrollsThePanelOverUnfocusedLists()
    {
        Harness harness;
        auto* bar = harness.panel.findChild<QScrollArea*>()->verticalScrollBar();
        QVERIFY(bar->maximum() > 0);
        bar->setFocus(); // the first list got the focus with the window
        const LabState before = harness.state;
        for (const QString& name : {u"Model preset"_s, u"Query and key"_s}) {
            QVERIFY(!acceptsWheel(harness.list(name)));
            QCOMPARE(harness.state, before);
            QVERIFY(!harness.list(name).hasFocus());
        }
    }

    void theWheelChangesTheFocusedList()
    {
        Harness harness;
        ChoiceList& vectors = harness.list(u"Query and key"_s);
        vectors.setFocus();
        QVERIFY(acceptsWheel(vectors));
        QVERIFY(harness.state.rotations.source == VectorSource::Random);
    }

    void smallWheelStepsAddUpToANotch()
    {
        ChoiceList list;
        for (int entry = 0; entry < 20; ++entry)
            list.addItem(QString::number(entry));
        list.show();
        QVERIFY(QTest::qWaitForWindowActive(&list));
        list.setFocus();
        for (int i = 0; i < 20; ++i) { // like a touchpad
            QVERIFY(acceptsWheel(list, -12));
            QCOMPARE(list.currentIndex(), (i + 1) / 10);
        }
        QVERIFY(acceptsWheel(list, 119));
        QCOMPARE(list.currentIndex(), 2);
        QVERIFY(acceptsWheel(list, 241));
        QCOMPARE(list.currentIndex(), 0);
        QVERIFY(acceptsWheel(list, -360));
        QCOMPARE(list.currentIndex(), 3);
    }
};

LAB_WIDGET_TESTS(TestPresetList)
#include "tst_preset_list.moc"
