#include "ui/windows/dialogs/calculator_window.h"

#include "tests/core/frames/context/llama2_by_yarn.h"
#include "tests/qt_test.h"
#include "tests/ui/windows/plain_bench.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/views/controls/number_field.h"
#include "ui/views/parameters/parameter_panel.h"
#include "ui/views/parameters/parameter_row.h"
#include "ui/windows/dialogs/calculator_words.h"
#include "ui/windows/dialogs/server_words.h"
#include "ui/windows/main/main_window.h"
#include "ui/windows/parts/actions.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

QString sentenceOf(const LabState& state, ScalingMethod method)
{
    const CalculatorFrame frame = calculatorFrame(state);
    return calculatorSentence(frame, frame.lines[static_cast<std::size_t>(method)]);
}

/// The main window and its calculator. A block is the number of the method; copied texts are
/// recorded.
struct Harness {
    Harness()
    {
        WindowServices services;
        services.ropeBlock = [](const LabState& state, BlockKeys keys) {
            RopeBlockText block;
            block.text = QString::number(static_cast<int>(state.rotations.scaling.method))
                + (keys == BlockKeys::Older ? u" older"_s : u" present"_s);
            block.readingNotes += u"A remark."_s;
            return block;
        };
        services.copyText = [this](const QString& text) { copied += text; };
        services.paste = [this](const LabState&) { return clipboard; };
        window.emplace(store,
            std::vector<BenchEntry> {{BenchId::Rotations,
                [](QWidget* parent) { return new PlainBench(BenchId::Rotations, parent); }}},
            std::vector<Model> {}, std::move(services), book);
        showActive(*window);
    }
    ~Harness() { store.markSaved(); }

    Actions& actions() { return *window->findChild<Actions*>(); }
    CalculatorWindow& calculator()
    {
        QTest::keyClick(&*window, Qt::Key_K, Qt::ControlModifier);
        auto* calculator = window->findChild<CalculatorWindow*>();
        if (!calculator || !QTest::qWaitForWindowActive(calculator))
            qFatal("there is no calculator");
        return *calculator;
    }
    template <class Control> static Control* control(QWidget& window, const QString& name)
    {
        for (auto* one : window.findChildren<Control*>()) {
            const auto* spoken = QAccessible::queryAccessibleInterface(one);
            if (spoken && spoken->text(QAccessible::Name) == name)
                return one;
        }
        qFatal("no such control: %s", qPrintable(name));
        return nullptr;
    }

    FormulaBook book;
    Store store {llama2ByYarn()};
    QStringList copied;
    Outcome<Edit> clipboard = Unexpected(Error {});
    std::optional<MainWindow> window;
};

} // namespace

class TestCalculatorWindow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachMethodNamesItsNumbers_data()
    {
        QTest::addColumn<int>("method");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, ScalingMethod method, const char* sentence) {
            QTest::newRow(name) << static_cast<int>(method)
                                << QString::fromUtf8(sentence).replace(u'_', QChar(0x202F));
        };
        row("none", ScalingMethod::None,
            "No change: 18 of 64 pairs make less than one full rotation in 4_096 positions and "
            "meet new angles beyond.");
        row("interpolation", ScalingMethod::PositionInterpolation,
            "Divides all 64 frequencies by 8; the base stays the same.");
        row("NTK", ScalingMethod::NtkAware,
            "Base 10_000 → 82_684.6: the first frequency stays the same, the last is divided by 8, "
            "those between by less.");
        row("dynamic", ScalingMethod::DynamicNtk,
            "No change up to 4_096 positions; at 32_768 the base has grown from 10_000 to 607_779, "
            "and the last pair's frequency is divided by 57. With a scaling factor of 1 it would "
            "be divided by 8. Keys cached at a shorter length are no longer valid.");
        row("by parts", ScalingMethod::NtkByParts,
            "Two ramps over the rotations in 4_096 positions: plain RoPE gives way from 16 to 2, "
            "NTK-aware from 1.25 to 0.75. 26 of 64 pairs kept, 22 blended, 16 interpolated (÷8).");
        row("YaRN", ScalingMethod::Yarn,
            "Ramp from 32 down to 1 rotation in 4_096 positions: 21 of 64 pairs kept, 25 blended, "
            "18 interpolated (÷8). Cosines and sines × 1.2079, so scores × 1.4591.");
        row("LongRoPE", ScalingMethod::LongRope,
            "Needs two lists of divisors from a model file; none is loaded, so no pair changes. "
            "Cosines and sines × 1.118, so scores × 1.25.");
        row("Llama 3", ScalingMethod::Llama3,
            "Ramp from 4 down to 1 rotation in 4_096 positions: 36 of 64 pairs kept, 10 blended, "
            "18 interpolated (÷8). Cosines and softmax stay the same.");
        row("ABF", ScalingMethod::AdjustedBase,
            "Base 10_000 → 500_000, with further training: the last frequency is divided by "
            "47.035.");
        row("p-RoPE", ScalingMethod::ProportionalRope,
            "No extension: the slowest 16 of 64 pairs do not rotate; the others are unchanged.");
    }

    void eachMethodNamesItsNumbers()
    {
        QFETCH(int, method);
        QFETCH(QString, sentence);
        QCOMPARE(sentenceOf(llama2ByYarn(), static_cast<ScalingMethod>(method)), sentence);
    }

    void aLengthWithinTheTrainedOneChangesNothing()
    {
        LabState state = llama2ByYarn();
        state.rotations.scaling.method = ScalingMethod::None;
        for (const std::int64_t target : {2048, 4096}) {
            state.position.targetLength = target;
            for (const ScalingMethod method :
                {ScalingMethod::PositionInterpolation, ScalingMethod::NtkAware,
                    ScalingMethod::NtkByParts, ScalingMethod::Yarn, ScalingMethod::Llama3})
                QCOMPARE(sentenceOf(state, method),
                    u"No change: the target is within the training length."_s);
        }
    }

    void aFactorOfOneDividesNoPair()
    {
        LabState state = llama2ByYarn();
        state.rotations.scaling.method = ScalingMethod::PositionInterpolation;
        state.rotations.scaling.factor = 1;
        state.position.targetLength = 32768;
        QCOMPARE(sentenceOf(state, ScalingMethod::PositionInterpolation),
            u"No change: with a scaling factor of 1 no frequency is divided. The scaling factor "
            u"covers "
            "4\u202F096 positions."_s);
        state.rotations.scaling.method = ScalingMethod::Yarn;
        state.rotations.scaling.attentionFactor = 2; // a factor from a file scales the cosines
        QVERIFY(sentenceOf(state, ScalingMethod::Yarn).contains(u"Cosines and sines ×\u00A02"_s));
    }

    void anInvalidLengthMovesNoOther()
    {
        Harness harness;
        CalculatorWindow& calculator = harness.calculator();
        auto* training = Harness::control<NumberField>(calculator, u"Training length"_s);
        auto* wanted = Harness::control<NumberField>(calculator, u"Target length"_s);
        const auto places = [&] {
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            return std::pair(
                training->mapTo(&calculator, QPoint()), wanted->mapTo(&calculator, QPoint()));
        };
        const auto before = places();
        wanted->setFocus();
        wanted->selectAll();
        QTest::keyClicks(wanted, u"0"_s);
        QTest::keyClick(wanted, Qt::Key_Return);
        QVERIFY(!wanted->error().isEmpty());
        QVERIFY(places() == before);
    }

    void aFactorThatIsTooSmallIsNamed()
    {
        LabState state = llama2ByYarn();
        state.position.targetLength = 32768;
        state.rotations.scaling.factor = 4;
        QVERIFY(sentenceOf(state, ScalingMethod::Yarn)
                    .endsWith(u"The scaling factor covers 16\u202F384 positions."_s));
        QVERIFY(!sentenceOf(state, ScalingMethod::AdjustedBase).contains(u"factor covers"_s));
        state.rotations.scaling.originalLength = 3000;
        state.position.targetLength = 9000;
        state.rotations.scaling.factor = 2.3; // 2.3 · 3000 is slightly less than 6900 in FP64
        QVERIFY(sentenceOf(state, ScalingMethod::Yarn).contains(u" 6\u202F900 positions"_s));
    }

    void aTooSmallAdjustedBaseNamesASufficientOne()
    {
        LabState state = llama2ByYarn();
        state.rotations.base = 500000;
        const QString same = sentenceOf(state, ScalingMethod::AdjustedBase);
        QVERIFY2(same.startsWith(u"No change: the base is already 500\u202F000. A base of "
                                 "4\u202F134\u202F231 divides the last frequency by 8"_s),
            qPrintable(same));
        state.rotations.base = 1e6;
        const QString lower = sentenceOf(state, ScalingMethod::AdjustedBase);
        QVERIFY2(lower.contains(u"smaller than the model's own: the last pair rotates 1.9785"_s),
            qPrintable(lower));
        QVERIFY(lower.endsWith(u"it supports all 32\u202F768 positions."_s));
        state = applied(clamped(state), SetParameter {"rope.width", std::int64_t {16}});
        state.rotations.base = 2;
        state.rotations.scaling.adjustedBase = 2;
        state.position.targetLength = state.position.trainingLength * 6 / 5;
        const QString small = sentenceOf(state, ScalingMethod::AdjustedBase);
        QVERIFY2(small.contains(u"A base of 2.46"_s), qPrintable(small));
    }

    void shortFactorListsStateTheirReach()
    {
        LabState state = llama2ByYarn();
        state.rotations.scaling.longFactors.assign(64, 4);
        QVERIFY(sentenceOf(state, ScalingMethod::LongRope)
                    .endsWith(u"The long list divides no frequency by more than 4: enough for "
                              "16\u202F384 positions."_s));
        state.rotations.scaling.longFactors.back() = 8;
        QVERIFY(!sentenceOf(state, ScalingMethod::LongRope).contains(u"enough"_s));
    }

    void usingAMethodSetsTheComputedFactor()
    {
        Harness harness;
        LabState before = applied(llama2ByYarn(), SetParameter {"scaling.factor", 2.0});
        before.position.targetLength = 32768;
        harness.store.dispatch(LoadState {before}); // 4 096 -> 32 768 needs the factor 8
        CalculatorWindow& calculator = harness.calculator();
        const QString said = sentenceOf(before, ScalingMethod::Llama3);
        QVERIFY(said.contains(u"interpolated (÷8)"_s));
        QTest::mouseClick(
            Harness::control<QPushButton>(calculator, u"Use Llama 3"_s), Qt::LeftButton);
        const RotaryScaling& now = harness.store.state().rotations.scaling;
        QCOMPARE(now.factor, 8.0);
        QCOMPARE(now.originalLength, std::int64_t {4096});
        QCOMPARE(sentenceOf(harness.store.state(), ScalingMethod::Llama3), said);
        harness.store.undo();
        QVERIFY(harness.store.state() == before); // it was one undo step
    }

    void theCalculatorFollowsTheStateAndItsButtonsEdit()
    {
        Harness harness;
        CalculatorWindow& calculator = harness.calculator();
        QVERIFY(!Harness::control<QPushButton>(calculator, u"Use YaRN"_s)->isEnabled());
        QCOMPARE(calculator.block(), u"5 present"_s);
        QTest::mouseClick(
            Harness::control<QPushButton>(calculator, u"Use Llama 3"_s), Qt::LeftButton);
        QVERIFY(harness.store.state().rotations.scaling.method == ScalingMethod::Llama3);
        QCOMPARE(calculator.block(), u"7 present"_s);
        QVERIFY(Harness::control<QPushButton>(calculator, u"Use YaRN"_s)->isEnabled());
        QTest::keyClick(&calculator, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(harness.store.state() == llama2ByYarn());

        auto* wanted = Harness::control<NumberField>(calculator, u"Target length"_s);
        wanted->setFocus();
        wanted->selectAll();
        QTest::keyClicks(wanted, u"65536"_s);
        QTest::keyClick(wanted, Qt::Key_Return);
        QCOMPARE(harness.store.state().rotations.scaling.factor, 16.0);
        Harness::control<QLabel>(
            calculator, u"4\u202F096 → 65\u202F536 positions: texts 16 times as long."_s);
    }

    void aSecondCallShowsTheSameWindow()
    {
        Harness harness;
        CalculatorWindow& first = harness.calculator();
        QTest::keyClick(&first, Qt::Key_Escape);
        QVERIFY(!first.isVisible());
        harness.store.dispatch(SetParameter {"scaling.method", std::string("none")});
        harness.window->activateWindow();
        CalculatorWindow& second = harness.calculator();
        QCOMPARE(&second, &first);
        QCOMPARE(second.block(), u"0 present"_s);
    }

    void theShownBlockIsCopiedAndTheButtonConfirmsIt()
    {
        Harness harness;
        CalculatorWindow& calculator = harness.calculator();
        Harness::control<QRadioButton>(calculator, u"rope_scaling, older"_s)->click();
        QCOMPARE(calculator.block(), u"5 older"_s);
        auto* copy = Harness::control<QPushButton>(calculator, u"Copy"_s);
        copy->setFocus();
        QTest::keyClick(copy, Qt::Key_Space);
        QCOMPARE(harness.copied, QStringList {u"5 older"_s});
        QCOMPARE(copy->text(), u"Copied"_s);
        QTRY_COMPARE(copy->text(), u"Copy"_s);
    }

    void aServersCommandReplacesTheBlock()
    {
        Harness harness;
        CalculatorWindow& calculator = harness.calculator();
        const auto choose = [&](const QString& form) {
            Harness::control<QRadioButton>(calculator, form)->click();
            return calculator.block();
        };
        auto* keys = Harness::control<QRadioButton>(calculator, u"rope_scaling, older"_s);
        auto* copy = Harness::control<QPushButton>(calculator, u"Copy"_s);
        QCOMPARE(choose(u"llama.cpp"_s),
            u"llama-server -m MODEL.gguf -c 32768 \\\n"
            "  --rope-scaling yarn --rope-scale 8 \\\n"
            "  --yarn-orig-ctx 4096 \\\n"
            "  --rope-freq-base 10000\n"_s);
        QVERIFY(!keys->isVisible()); // the server has its own names
        Harness::control<QLabel>(calculator, u"Command for YaRN"_s);
        copy->click();
        // Without the line breaks of the view.
        QCOMPARE(harness.copied, QStringList {calculator.block()});

        QVERIFY(choose(u"vLLM"_s).startsWith(u"vllm serve MODEL \\\n  --hf-overrides "
                                             "'{\"rope_parameters\": "_s));
        QVERIFY(keys->isVisible());
        keys->click();
        QVERIFY(calculator.block().contains(u"\"rope_scaling\": {"_s));
        QVERIFY(choose(u"SGLang"_s).contains(u"--context-length 32768"_s));
        QCOMPARE(choose(u"config.json"_s), u"5 older"_s);
        Harness::control<QLabel>(calculator, u"Block for YaRN"_s);
    }

    void anUnsupportedMethodOfAServerIsExplained()
    {
        Harness harness;
        CalculatorWindow& calculator = harness.calculator();
        auto* copy = Harness::control<QPushButton>(calculator, u"Copy"_s);
        Harness::control<QRadioButton>(calculator, u"llama.cpp"_s)->click();
        harness.store.dispatch(SetParameter {"scaling.method", std::string("dynamic_ntk")});
        QVERIFY(calculator.block().isEmpty());
        QVERIFY(!copy->isEnabled());
        Harness::control<QLabel>(calculator,
            u"llama.cpp has no dynamic NTK, whose base grows with the text; NTK-aware has a fixed "
            "base for one length. (Checked: llama.cpp b10754.)"_s);
        harness.store.dispatch(SetParameter {"scaling.method", std::string("ntk_aware")});
        QVERIFY(calculator.block().contains(u"--rope-freq-base 82684.6"_s));
        QVERIFY(copy->isEnabled());
    }

    void notesOnACommandAreSeparateSentences()
    {
        const auto said = [](const LabState& state, Server server) {
            return serverText(state, server, BlockKeys::Present).readingNotes.join(u'\n');
        };
        LabState state = llama2ByYarn();
        QCOMPARE(said(state, Server::Vllm), QString());
        QVERIFY(said(state, Server::LlamaCpp)
                    .contains(u"--override-kv ARCH.context_length=int:32768"_s));
        state.position.targetLength = 65536;
        QVERIFY2(said(state, Server::Vllm).contains(u"covers 32\u202F768 positions."_s),
            qPrintable(said(state, Server::Vllm)));
        state.rotations.scaling.method = ScalingMethod::DynamicNtk;
        QVERIFY(said(state, Server::Sglang).startsWith(u"The scaling factor covers"_s));
        QVERIFY(said(state, Server::Sglang)
                    .contains(u"SGLang computes the base of dynamic NTK once"_s));
        for (const auto& [method, part] :
            {std::pair(ScalingMethod::LongRope, u"LongRoPE's lists"_s),
                {ScalingMethod::Llama3, u"rope_freqs"_s},
                {ScalingMethod::ProportionalRope, u"pairs that do not rotate"_s},
                {ScalingMethod::NtkByParts, u"no NTK-by-parts"_s}}) {
            state.rotations.scaling.method = method;
            QVERIFY2(said(state, Server::LlamaCpp).contains(part),
                qPrintable(said(state, Server::LlamaCpp)));
        }
        state.rotations.scaling.method = ScalingMethod::Yarn;
        LayerKind own; // as in Llama 3, whose divisors are part of the file
        own.scaling.method = ScalingMethod::Llama3;
        state.model.kinds = {own};
        QVERIFY(said(state, Server::LlamaCpp).contains(u"would apply in addition"_s));
        state.model.kinds.clear();
        state.rotations.rotatedShare = 0.5;
        QVERIFY(said(state, Server::LlamaCpp).contains(u"another number of dimensions"_s));
        state.rotations.rotatedShare = 1;
        QVERIFY(serverText(state, Server::Vllm, BlockKeys::Older)
                    .readingNotes.contains(
                        u"The older keys are for vLLM before 0.12: later releases do "
                        "not read rope_scaling in an override. (Checked: vLLM 0.12.)"_s));
        state.schemes.positionMap.method = PositionMapMethod::SelfExtend;
        QVERIFY(said(state, Server::LlamaCpp).contains(u"llama-completion"_s));
        QVERIFY(said(state, Server::Vllm).contains(u"vLLM has no option for it"_s));
    }

    void theCurrentBlockIsCopiedFromTheMenu()
    {
        Harness harness;
        QTest::keyClick(&*harness.window, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(harness.copied, QStringList {u"5 present"_s});
        QCOMPARE(harness.actions().copyRopeBlock->iconText(), u"Copied"_s);
        QTRY_COMPARE(harness.actions().copyRopeBlock->iconText(), u"Copy block"_s);
    }

    void aPastedBlockIsOneUndoStepAndAnInvalidOneAMessage()
    {
        Harness harness;
        Model block;
        block.scaling.method = ScalingMethod::PositionInterpolation;
        block.scaling.factor = 3;
        block.base = 500;
        harness.clipboard = LoadRope {block};
        QTest::keyClick(&*harness.window, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(harness.store.state().rotations.base, 500.0);
        QCOMPARE(harness.actions().undo->text(), u"&Undo paste RoPE block"_s);
        QTest::keyClick(&*harness.window, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(harness.store.state() == llama2ByYarn());

        // A focused field passes a pasted block to the window and accepts a pasted number.
        auto* field = harness.window->findChild<ParameterPanel*>()->findChild<NumberField*>();
        field->setFocus();
        QApplication::clipboard()->setText(u"{\"rope_theta\": 500}"_s);
        QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(harness.store.state().rotations.base, 500.0);
        harness.store.undo();
        field->selectAll();
        QApplication::clipboard()->setText(u"777"_s);
        QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(field->text(), u"777"_s);
        QVERIFY(harness.store.state() == llama2ByYarn());
        QTest::keyClick(field, Qt::Key_Escape);

        harness.clipboard = Unexpected(Error {u"The clipboard is wrong."_s});
        QTest::keyClick(&*harness.window, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(harness.window->message(), u"The clipboard is wrong."_s);
        QVERIFY(harness.store.state() == llama2ByYarn());
    }

    void aMessageDisappearsWithTheNextPasteOrEscape()
    {
        Harness harness;
        const auto paste = [&] {
            QTest::keyClick(&*harness.window, Qt::Key_V, Qt::ControlModifier);
            return harness.window->message();
        };
        harness.clipboard = Unexpected(Error {u"The clipboard is wrong."_s});
        QCOMPARE(paste(), u"The clipboard is wrong."_s);
        QTest::keyClick(&*harness.window, Qt::Key_Escape);
        QCOMPARE(harness.window->message(), QString());
        QCOMPARE(paste(), u"The clipboard is wrong."_s);
        Model block;
        block.base = 500;
        harness.clipboard = LoadRope {block};
        QCOMPARE(paste(), u"Pasted: Base 500; Context extension None (plain RoPE)."_s);
        QCOMPARE(paste(), u"Pasted; all values were already the same."_s);
        block.readingNotes = {{Origin::NotComputed, "rope_scaling.bananas", "3"},
            {Origin::NotComputed, "rope_scaling.pears", "4"}};
        harness.clipboard = LoadRope {block};
        QVERIFY2(paste().contains(u"rope_scaling.bananas: 3; rope_scaling.pears: 4"_s),
            qPrintable(harness.window->message()));
    }

    void everyControlHasANameAndNothingIsCut()
    {
        Harness harness;
        CalculatorWindow& calculator = harness.calculator();
        int controls = 0;
        for (QWidget* widget : calculator.findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() || widget->focusProxy()
                || qobject_cast<QScrollBar*>(widget))
                continue;
            ++controls;
            const auto* spoken = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(!spoken->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
        QVERIFY(controls > 15);
        calculator.resize(900, 480);
        QCoreApplication::processEvents();
        for (const QPushButton* button : calculator.findChildren<QPushButton*>())
            QVERIFY(button->width() >= button->minimumSizeHint().width());
        for (const QLabel* label : calculator.findChildren<QLabel*>())
            QVERIFY(
                !label->isVisible() || label->height() >= label->heightForWidth(label->width()));
    }

    void theWindowFollowsLanguageAndTheme()
    {
        Harness harness;
        CalculatorWindow& calculator = harness.calculator();
        harness.store.dispatch(SetParameter {"scaling.method", std::string("none")});
        QEvent language(QEvent::LanguageChange);
        QApplication::sendEvent(&calculator, &language);
        QCOMPARE(calculator.block(), u"0 present"_s);
        harness.window->setTheme(ThemeChoice::Dark);
        QTRY_COMPARE(calculator.palette().color(QPalette::Window), darkPalette().frame);
    }

    void theLengthFieldsDoNotTouchAtAnyWidth()
    {
        Harness harness;
        CalculatorWindow& calculator = harness.calculator();
        for (const int width : {560, 640, 720, 800, 860, 887, 910, 928, 960, 1040}) {
            calculator.resize(width, 720);
            QCoreApplication::processEvents();
            std::vector<QRect> places;
            for (const ParameterRow* row : calculator.findChildren<ParameterRow*>()) {
                places.emplace_back(row->mapTo(&calculator, QPoint()), row->size());
                QVERIFY2(row->parentWidget()->rect().contains(row->geometry()),
                    qPrintable(QString::number(width)));
            }
            QCOMPARE(places.size(), std::size_t(2));
            QVERIFY2(!places[0].intersects(places[1]), qPrintable(QString::number(width)));
        }
    }
};

LAB_WIDGET_TESTS(TestCalculatorWindow)
#include "tst_calculator_window.moc"
