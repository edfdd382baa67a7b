#include "core/frames/bench_frames.h"
#include "ui/windows/dialogs/code_window.h"

#include "tests/qt_test.h"
#include "tests/ui/windows/plain_bench.h"
#include "ui/paint/code/mistake_words.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/views/controls/divider.h"
#include "ui/windows/main/main_window.h"
#include "ui/windows/parts/actions.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>

#include <algorithm>
#include <cmath>
#include <optional>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

/// The main window and its code window; copied texts are recorded.
struct Harness {
    Harness()
    {
        WindowServices services;
        services.copyText = [this](const QString& text) { copied += text; };
        window.emplace(store,
            std::vector<BenchEntry> {
                {BenchId::Rotations,
                    [](QWidget* parent) { return new PlainBench(BenchId::Rotations, parent); }},
                {BenchId::Biases,
                    [](QWidget* parent) { return new PlainBench(BenchId::Biases, parent); }},
                {BenchId::Context,
                    [](QWidget* parent) { return new PlainBench(BenchId::Context, parent); }},
                {BenchId::Experiment,
                    [](QWidget* parent) { return new PlainBench(BenchId::Experiment, parent); }},
                {BenchId::Compare,
                    [](QWidget* parent) { return new PlainBench(BenchId::Compare, parent); }}},
            std::vector<Model> {}, std::move(services), book);
        showActive(*window);
        QTest::keyClick(&*window, Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        code = window->findChild<CodeWindow*>();
        if (!code || !QTest::qWaitForWindowActive(code))
            qFatal("there is no code window");
    }
    ~Harness() { store.markSaved(); }

    template <class Control> Control* control(const QString& name) const
    {
        for (auto* one : code->findChildren<Control*>()) {
            const auto* spoken = QAccessible::queryAccessibleInterface(one);
            if (spoken && spoken->text(QAccessible::Name) == name)
                return one;
        }
        qFatal("no such control: %s", qPrintable(name));
        return nullptr;
    }
    bool says(const QString& text) const
    {
        return std::ranges::any_of(code->findChildren<QLabel*>(),
            [&](const QLabel* label) { return label->text().contains(text); });
    }

    FormulaBook book;
    Store store {clamped({})};
    QStringList copied;
    std::optional<MainWindow> window;
    CodeWindow* code = nullptr;
};

} // namespace

class TestCodeWindow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theCodeFollowsTheState()
    {
        Harness harness;
        QVERIFY(harness.code->code().startsWith(u"# Rotary position encoding"_s));
        QVERIFY(harness.code->code().contains(u"BASE = 10000.0\n"_s));
        harness.store.dispatch(SetParameter {"rope.base", 500000.0});
        QVERIFY(harness.code->code().contains(u"BASE = 500000.0\n"_s));
        QVERIFY(harness.says(u"The permutation is missing"_s));
        harness.store.dispatch(SetParameter {"bench", std::string("biases")});
        QVERIFY(harness.code->code().contains(u"HEADS = 8\n"_s));
        QVERIFY(!harness.says(u"The permutation is missing"_s));
        QVERIFY(harness.says(u"Nearly equal slopes"_s));
    }

    void theLibraryCanBeChosenAndTheCodeCopied()
    {
        const Harness harness;
        QVERIFY(harness.code->code().contains(u"import numpy as np"_s));
        auto* torch = harness.control<QRadioButton>(u"PyTorch"_s);
        torch->setFocus();
        QTest::keyClick(torch, Qt::Key_Space);
        QVERIFY(harness.code->code().contains(u"import torch"_s));
        QVERIFY(!harness.code->code().contains(u"numpy"_s));
        auto* copy = harness.control<QPushButton>(u"Copy"_s);
        QTest::mouseClick(copy, Qt::LeftButton);
        QCOMPARE(harness.copied, QStringList {harness.code->code()});
        QCOMPARE(copy->text(), u"Copied"_s);
    }

    void theDamageIsShownBesideTheCorrectState()
    {
        Harness harness;
        auto* show =
            harness.control<QPushButton>(u"Show it: Angles of one layout, columns of the other"_s);
        QTest::mouseClick(show, Qt::LeftButton);
        const LabState& state = harness.store.state();
        QCOMPARE(state.rotations.pairing, Pairing::WrongMix);
        QVERIFY(!state.pinned.isEmpty());
        QCOMPARE(state.pinned.state().rotations.pairing, Pairing::Halves);
        QTest::keyClick(harness.code, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(harness.store.state().rotations.pairing, Pairing::Interleaved);
        QVERIFY(harness.store.state().pinned.isEmpty());
    }

    void everyMistakeHasItsTexts()
    {
        for (const BenchId bench : {BenchId::Order, BenchId::Waves, BenchId::Rotations,
                 BenchId::Biases, BenchId::Context, BenchId::Precision})
            for (const CodeMistake mistake : framesOf(bench).mistakes) {
                const MistakeWords words =
                    mistakeWords(mistake, mistakeNumbers(clamped({}), mistake));
                QVERIFY(!words.title.isEmpty());
                QVERIFY2(words.sentence.endsWith(u'.'), qPrintable(words.sentence));
                QVERIFY2(!words.sentence.contains(u'%') || words.sentence.contains(u" %"_s),
                    qPrintable(words.sentence));
                QVERIFY(words.wrongCode != words.rightCode);
            }
    }

    void theLinesHaveTheNumbersOfTheSentence()
    {
        LabState state = clamped({});
        state.waves.encoding.base = 100;
        state.biases.encoding.heads = 12;
        state.biases.encoding.biasMax = 20;
        const auto words = [&](CodeMistake mistake) {
            return mistakeWords(mistake, mistakeNumbers(state, mistake));
        };
        for (const CodeMistake mistake :
            {CodeMistake::DoubledExponent, CodeMistake::FrequencyOfEachColumn})
            for (const QString& code : {words(mistake).wrongCode, words(mistake).rightCode}) {
                QVERIFY2(code.contains(u"/ 100 **"_s), qPrintable(code));
                QVERIFY2(!code.contains(u"10000"_s) && !code.contains(u'%'), qPrintable(code));
            }
        QVERIFY(words(CodeMistake::SlopesWithoutException).wrongCode.contains(u"(-20 * "_s));
        const MistakeWords flat = words(CodeMistake::FlatSlopes);
        QVERIFY2(
            flat.sentence.contains(u"with 8 heads, the steepest"_s), qPrintable(flat.sentence));
        QVERIFY2(flat.sentence.endsWith(u"instead of 128 times."_s), qPrintable(flat.sentence));
    }

    void theCodeUsesTheSpaceLeftByTheMistakes()
    {
        Harness harness;
        harness.code->resize(1120, 760);
        const auto& code = *harness.code->findChild<QPlainTextEdit*>();
        const auto isWhole = [&] {
            QCoreApplication::processEvents();
            return code.width() > 0.9 * harness.code->width();
        };
        QVERIFY(!isWhole());
        harness.store.dispatch(SetParameter {"bench", std::string("compare")});
        QVERIFY(framesOf(BenchId::Compare).mistakes.empty());
        QVERIFY(isWhole());
        harness.store.dispatch(SetParameter {"bench", std::string("rotations")});
        QVERIFY(!isWhole());
    }

    void halfOfTheHeightIsCode()
    {
        const Harness harness;
        const auto& code = *harness.code->findChild<QPlainTextEdit*>();
        const auto& mistakes = *harness.code->findChild<QScrollArea*>();
        for (const QSize size :
            {QSize(1120, 760), QSize(900, 560), QSize(544, 760), QSize(544, 560)}) {
            harness.code->resize(size);
            QCoreApplication::processEvents();
            QVERIFY2(2 * code.height() >= size.height(), qPrintable(QString::number(size.width())));
            QVERIFY(mistakes.height() > 0);
        }
    }

    void theDividerStaysWhereItIsMoved()
    {
        Harness harness;
        harness.code->resize(544, 760);
        QCoreApplication::processEvents();
        const auto heightOfCode = [&] {
            QCoreApplication::processEvents();
            return harness.code->findChild<QPlainTextEdit*>()->height();
        };
        const auto handle = [&] { return harness.code->findChild<Divider*>()->handle(1); };
        const int before = heightOfCode();
        handle()->setFocus();
        QTest::keyClick(handle(), Qt::Key_Up);
        QTest::keyClick(handle(), Qt::Key_Up);
        QCOMPARE(heightOfCode(), before - 2 * Divider::keyStep);
        QTest::keyClick(handle(), Qt::Key_Down);
        const int moved = before - Divider::keyStep;
        QCOMPARE(heightOfCode(), moved);
        QEvent language(QEvent::LanguageChange);
        QApplication::sendEvent(harness.code, &language);
        QCOMPARE(heightOfCode(), moved);
        harness.code->resize(1120, 760); // the other orientation has its own divider position
        const int width = harness.code->findChild<QPlainTextEdit*>()->width();
        QTest::keyClick(handle(), Qt::Key_Left);
        QCoreApplication::processEvents();
        QCOMPARE(harness.code->findChild<QPlainTextEdit*>()->width(), width - Divider::keyStep);
        harness.code->resize(544, 760);
        QCOMPARE(heightOfCode(), moved);
    }

    void theDividerIsReadOutAsAShare()
    {
        Harness harness;
        harness.code->resize(544, 760);
        QCoreApplication::processEvents();
        auto* const handle = harness.code->findChild<Divider*>()->handle(1);
        auto* const spoken = QAccessible::queryAccessibleInterface(handle);
        QVERIFY(spoken->role() == QAccessible::Slider);
        QVERIFY(!spoken->text(QAccessible::Name).isEmpty());
        auto* const value = spoken->valueInterface();
        QVERIFY(value);
        const double before = value->currentValue().toDouble();
        QVERIFY(before > 0 && before < 100);
        QCOMPARE(spoken->text(QAccessible::Value), QString::number(before) + u" %"_s);
        handle->setFocus();
        QTest::keyClick(handle, Qt::Key_Up);
        QTest::keyClick(handle, Qt::Key_Up);
        const double after = value->currentValue().toDouble();
        QVERIFY(after < before);
        value->setCurrentValue(before);
        QVERIFY(std::abs(value->currentValue().toDouble() - before) <= 1);
    }

    void theWindowStatesTheLimitsOfTheCode()
    {
        Harness harness;
        QVERIFY(harness.says(u"Writes the same table as `position-lab table`"_s));
        harness.store.dispatch(SetParameter {"bench", std::string("base")});
        harness.store.dispatch(SetParameter {"base.picture", std::string("base_bound")});
        QVERIFY(harness.says(u"The chosen picture has no code of its own"_s));
        harness.store.dispatch(SetParameter {"base.picture", std::string("distances")});
        QVERIFY(!harness.says(u"The chosen picture has no code of its own"_s));
        harness.store.dispatch(SetParameter {"bench", std::string("experiment")});
        QVERIFY(harness.says(u"The answers are hidden until you rank the encodings."_s));
        QVERIFY(harness.code->code().contains(u"RIGHT = []\n"_s));
        harness.store.dispatch(SetParameter {"experiment.bet", std::string("waived")});
        QVERIFY(!harness.says(u"The answers are hidden"_s));
        QVERIFY(harness.code->code().contains(u"RIGHT = [\n"_s));
    }

    void everyControlHasANameAndATabPosition()
    {
        const Harness harness;
        for (const QSize size : {QSize(1120, 760), QSize(900, 560)}) {
            harness.code->resize(size);
            QCoreApplication::processEvents();
            for (const QWidget* widget : harness.code->findChildren<QWidget*>()) {
                if (!widget->isVisibleTo(harness.code) || widget->focusPolicy() == Qt::NoFocus)
                    continue;
                const auto* spoken =
                    QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
                QVERIFY2(spoken && !spoken->text(QAccessible::Name).isEmpty(),
                    widget->metaObject()->className());
            }
            for (const QLabel* label : harness.code->findChildren<QLabel*>())
                if (!label->wordWrap())
                    QVERIFY2(
                        label->width() >= label->sizeHint().width(), qPrintable(label->text()));
            QVERIFY(harness.code->width() <= size.width());
        }
    }

    void theWindowKeepsItsStateInAnotherLanguageAndTheme()
    {
        Harness harness;
        harness.control<QRadioButton>(u"PyTorch"_s)->click();
        QEvent language(QEvent::LanguageChange);
        QApplication::sendEvent(harness.code, &language);
        QVERIFY(harness.code->code().contains(u"import torch"_s));
        harness.window->setTheme(ThemeChoice::Dark);
        QTRY_COMPARE(harness.code->palette().color(QPalette::Window), darkPalette().frame);
        QTest::keyClick(harness.code, Qt::Key_Escape);
        QVERIFY(!harness.code->isVisible());
    }
};

LAB_WIDGET_TESTS(TestCodeWindow)
#include "tst_code_window.moc"
