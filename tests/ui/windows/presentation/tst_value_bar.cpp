#include "ui/views/presentation/value_bar.h"

#include "core/state/links.h"
#include "tests/ui/windows/window_of_benches.h"
#include "ui/drawing/picture_view.h"
#include "ui/views/presentation/blank_screen.h"
#include "ui/views/presentation/change_view.h"
#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/presentation/presenting.h"

#include <QAction>
#include <QLineEdit>

#include <algorithm>
#include <initializer_list>
#include <optional>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

/// A window with the benches of the program, presenting a new scene.
struct ValueStage : WindowOfBenches {
    explicit ValueStage(BenchId bench, bool isPresenting = true)
        : WindowOfBenches(newSceneOn(bench))
    {
        if (isPresenting)
            window->presenting().begin();
    }

    ValueBar& bar() { return *window->findChild<ValueBar*>(); }
    QLineEdit& field() { return *bar().findChild<QLineEdit*>(); }
    QString symbol()
    {
        return bar().isVisible() ? QString::fromStdString(std::string(bar().chosen()->symbol))
                                 : QString();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    /// Characters, and a backslash for Enter.
    void type(const QString& keys)
    {
        for (const QChar sign : keys) {
            if (sign == u'\\')
                press(Qt::Key_Return);
            else
                QTest::keyClick(QApplication::focusWidget(), sign.toLatin1());
        }
    }
    int undoSteps()
    {
        int steps = 0;
        for (; store.canUndo(); ++steps)
            store.undo();
        return steps;
    }
    bool arePicturesFocused() const
    {
        return qobject_cast<PictureView*>(QApplication::focusWidget()) != nullptr;
    }
};

Lesson lessonThatHides(const std::string& key)
{
    Lesson lesson;
    lesson.key = "hides";
    lesson.title = lesson.goal = {{"en", "A value"}};
    lesson.start = {{"bench", std::string("rotations")}};
    lesson.hides = {key};
    lesson.question.text = {{"en", "What is the base?"}};
    lesson.question.answer = "1";
    lesson.outcome = {{"en", "It is."}};
    lesson.explanation = {{"en", "So it is."}};
    return lesson;
}

} // namespace

class ValueBarTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aNumberSetsTheBaseOfAllBenches_data() { benchRows(); }
    void aNumberSetsTheBaseOfAllBenches()
    {
        QFETCH(const BenchId, bench);
        ValueStage stage(bench);
        stage.press(Qt::Key_V);
        QCOMPARE(stage.symbol(), u"b"_s);
        QCOMPARE(stage.field().selectedText(), u"10\u2009000"_s);
        stage.type(u"1e6"_s);
        QCOMPARE(stage.bar().text(), u"1\u2009000\u2009000"_s);
        QCOMPARE(stage.field().accessibleDescription(),
            u"1\u2009000\u2009000, Qwen3 and 16 more · all benches"_s);
        QCOMPARE(stage.number("rope.base"), 10000.0); // nothing moves before Enter
        stage.type(u"\\"_s);
        QCOMPARE(stage.number("rope.base"), 1e6);
        QCOMPARE(stage.number("sinusoidal.base"), 1e6);
        QVERIFY(!stage.bar().isVisible());
        QVERIFY(stage.arePicturesFocused());
        const auto* corner = stage.window->bench().findChild<ChangeView*>();
        QCOMPARE(lastChangeText(corner->change()), u"b 10\u2009000 → 1\u2009000\u2009000"_s);
        QCOMPARE(stage.undoSteps(), 1);
        QCOMPARE(stage.number("rope.base"), 10000.0);
        QCOMPARE(stage.number("sinusoidal.base"), 10000.0);
    }

    void aLetterChoosesTheDimension_data() { benchRows(); }
    void aLetterChoosesTheDimension()
    {
        QFETCH(const BenchId, bench);
        ValueStage stage(bench);
        stage.type(u"vd6"_s);
        QCOMPARE(stage.symbol(), u"d"_s);
        stage.type(u"4\\"_s);
        QCOMPARE(stage.number("rope.width"), 64.0);
        QCOMPARE(stage.number("sinusoidal.width"), 64.0);
        QCOMPARE(stage.undoSteps(), 1);
        QCOMPARE(stage.number("rope.width"), 16.0);
    }

    void aLineIsOneStepOfUndo()
    {
        ValueStage stage(BenchId::Rotations);
        stage.type(u"vb=5e5 d=128 m 7\\"_s);
        QCOMPARE(stage.number("rope.base"), 5e5);
        QCOMPARE(stage.number("rope.width"), 128.0);
        QCOMPARE(stage.number("position.query"), 7.0);
        QVERIFY(!stage.bar().isVisible());
        QCOMPARE(stage.undoSteps(), 1);
        QVERIFY(stage.store.state() == newSceneOn(BenchId::Rotations));
    }

    void fullWidthSignsAreRead()
    {
        ValueStage stage(BenchId::Rotations);
        stage.press(Qt::Key_V);
        stage.field().setText(u""_s);
        stage.field().insert(u"ｄ＝６４"_s);
        QMetaObject::invokeMethod(&stage.field(), "textEdited", Q_ARG(QString, {}));
        QCOMPARE(stage.symbol(), u"d"_s);
        stage.type(u"\\"_s);
        QCOMPARE(stage.number("rope.width"), 64.0);
    }

    void escapeChangesNothing()
    {
        ValueStage stage(BenchId::Rotations);
        stage.type(u"v500"_s);
        stage.press(Qt::Key_Escape);
        QVERIFY(!stage.bar().isVisible());
        QVERIFY(stage.window->presenting().isOn());
        QVERIFY(stage.arePicturesFocused());
        QVERIFY(!stage.store.canUndo());
    }

    void enterOnThePresentValueChangesNothing()
    {
        ValueStage stage(BenchId::Rotations);
        stage.type(u"v\\"_s);
        QVERIFY(!stage.bar().isVisible());
        QVERIFY(!stage.store.canUndo());
    }

    void wrongInputStaysAndSaysWhy_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("reason");
        QTest::newRow("range") << u"0"_s << u"Base: from 1.0001 to 10¹²"_s;
        QTest::newRow("no number") << u"1e"_s << u"Base: from 1.0001 to 10¹²"_s;
        QTest::newRow("odd") << u"d 7"_s << u"Dimension: even numbers from 2 to 1\u2009024"_s;
        QTest::newRow("name") << u"q 5"_s
                              << u"“q” is not a parameter of this bench; it has b, d, m, n."_s;
    }
    void wrongInputStaysAndSaysWhy()
    {
        QFETCH(const QString, typed);
        QFETCH(const QString, reason);
        ValueStage stage(BenchId::Rotations);
        stage.type(u"v"_s + typed);
        QVERIFY(!stage.field().property("wrong").toBool()); // not while it is typed
        QCOMPARE(stage.bar().text(), QString());
        stage.type(u"\\"_s);
        QVERIFY(stage.bar().isVisible());
        QVERIFY(stage.field().hasFocus());
        QVERIFY(stage.field().property("wrong").toBool());
        QCOMPARE(stage.bar().text(), reason);
        QCOMPARE(stage.field().accessibleDescription(), reason);
        QVERIFY(!stage.store.canUndo());
        stage.field().selectAll();
        stage.type(u"2"_s);
        QVERIFY(!stage.field().property("wrong").toBool());
        stage.type(u"\\"_s);
        QVERIFY(!stage.bar().isVisible());
    }

    void shiftAndEnterStay()
    {
        ValueStage stage(BenchId::Rotations);
        stage.type(u"v500"_s);
        stage.press(Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(stage.number("rope.base"), 500.0);
        QVERIFY(stage.field().hasFocus());
        QCOMPARE(stage.field().selectedText(), u"500"_s);
        stage.type(u"600\\"_s);
        QCOMPARE(stage.number("rope.base"), 600.0);
        QCOMPARE(stage.undoSteps(), 2);
    }

    void undoOfWhatWasSetIsTheWindows()
    {
        ValueStage stage(BenchId::Rotations);
        stage.type(u"v500"_s);
        stage.press(Qt::Key_Return, Qt::ShiftModifier);
        stage.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(stage.number("rope.base"), 10000.0);
        QCOMPARE(stage.field().text(), u"10\u2009000"_s);
    }

    void tabGoesThroughTheSymbols()
    {
        ValueStage stage(BenchId::Waves);
        stage.press(Qt::Key_V);
        QStringList symbols {stage.symbol()};
        do {
            stage.press(Qt::Key_Tab);
            symbols += stage.symbol();
        } while (symbols.back() != symbols.front() && symbols.size() < 20);
        QCOMPARE(symbols.mid(0, 4), QStringList({u"b"_s, u"d"_s, u"m"_s, u"n"_s}));
        QCOMPARE(symbols.back(), u"b"_s);
        stage.press(Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(stage.symbol(), symbols[symbols.size() - 2]);
        stage.press(Qt::Key_Tab);
        stage.press(Qt::Key_Tab);
        QCOMPARE(stage.field().text(), u"16"_s);
        QVERIFY(stage.field().hasFocus());
    }

    void arrowsGoToRoundNumbersAndMoveNothing()
    {
        ValueStage stage(BenchId::Context);
        stage.press(Qt::Key_V);
        stage.press(Qt::Key_Up);
        QCOMPARE(stage.field().text(), u"20\u2009000"_s);
        stage.press(Qt::Key_Up);
        QCOMPARE(stage.bar().text(), u"50\u2009000"_s);
        stage.press(Qt::Key_Down);
        QCOMPARE(stage.bar().text(), u"20\u2009000"_s);
        QVERIFY(!stage.store.canUndo());
        stage.type(u"\\"_s);
        QCOMPARE(stage.number("rope.base"), 20000.0);
    }

    void mAndNOpenItOnThePositions()
    {
        ValueStage stage(BenchId::Rotations);
        stage.type(u"m"_s);
        QCOMPARE(stage.symbol(), u"m"_s);
        stage.type(u"17\\"_s);
        QCOMPARE(stage.number("position.query"), 17.0);
        stage.type(u"n3\\"_s);
        QCOMPARE(stage.number("position.key"), 3.0);
    }

    void withoutABaseItOpensOnTheHeadsOrTheFirst()
    {
        ValueStage biases(BenchId::Biases);
        biases.press(Qt::Key_V);
        QCOMPARE(biases.symbol(), u"H"_s);
        biases.press(Qt::Key_Escape);
        biases.store.dispatch(SetParameter {"relative.encoding", std::string("deberta")});
        biases.store.dispatch(SetParameter {"bench", std::string("relative")});
        biases.press(Qt::Key_V);
        QCOMPARE(biases.symbol(), u"H"_s); // it has a dimension, too
        ValueStage order(BenchId::Order);
        order.press(Qt::Key_V);
        QVERIFY(order.bar().isVisible());
        QCOMPARE(order.bar().chosen()->key, std::string_view("order.seed"));
        order.press(Qt::Key_Escape);
        order.press(Qt::Key_M); // has no positions
        QVERIFY(!order.bar().isVisible());
    }

    void itOpensOnWhatWasSetLastInTheBench()
    {
        ValueStage stage(BenchId::Rotations);
        stage.type(u"vd 32\\m17\\v"_s); // positions have their own keys
        QCOMPARE(stage.symbol(), u"d"_s);
        stage.press(Qt::Key_Escape);
        stage.store.dispatch(SetParameter {"bench", std::string("waves")});
        stage.press(Qt::Key_V);
        QCOMPARE(stage.symbol(), u"b"_s); // of another bench
        stage.press(Qt::Key_Escape);
        Q_EMIT stage.window->bench().edited(SetParameter {"sinusoidal.width", std::int64_t {8}}, 0);
        Q_EMIT stage.window->bench().edited(
            SetParameter {"waves.picture", std::string("table")}, 0);
        stage.press(Qt::Key_V);
        QCOMPARE(stage.symbol(), u"d"_s);
    }

    void keysOfTheWindowBelongToTheField()
    {
        ValueStage stage(BenchId::Rotations);
        stage.press(Qt::Key_V);
        const LabState before = stage.store.state();
        for (const Qt::Key key : {Qt::Key_B, Qt::Key_L, Qt::Key_2, Qt::Key_Space, Qt::Key_Period,
                 Qt::Key_Home, Qt::Key_End, Qt::Key_V, Qt::Key_C})
            stage.press(key);
        QVERIFY(!stage.window->presenting().blankScreen().isDown());
        QVERIFY(stage.bar().isVisible());
        QVERIFY(stage.store.state() == before);
        QCOMPARE(stage.field().text(), u"bl2 .vc"_s);
    }

    void anotherBenchOrTheEndClosesIt()
    {
        ValueStage stage(BenchId::Rotations);
        stage.press(Qt::Key_V);
        stage.store.dispatch(SetParameter {"bench", std::string("waves")});
        QVERIFY(!stage.bar().isVisible());
        stage.press(Qt::Key_V);
        stage.window->presenting().end();
        QVERIFY(!stage.bar().isVisible());
        stage.press(Qt::Key_V);
        QVERIFY(!stage.bar().isVisible()); // only while presenting
    }

    void aDoubleClickOnAHandleOpensIt()
    {
        ValueStage stage(BenchId::Context);
        for (PictureView* picture : stage.window->bench().pictures()) {
            const auto handles = picture->handles();
            const auto base = std::ranges::find(handles, "rope.base", &PictureHandle::key);
            if (base == handles.end() || !base->scaled)
                continue;
            const QPoint point = base->place.toPoint();
            QTest::mouseDClick(picture, Qt::LeftButton, {}, point);
            QCOMPARE(stage.symbol(), u"b"_s);
            stage.type(u"700\\"_s);
            QCOMPARE(stage.number("rope.base"), 700.0);
            return;
        }
        QFAIL("no diamond for the base");
    }

    void aLessonLocksIt()
    {
        ValueStage stage(BenchId::Rotations, false);
        stage.window->findChild<LessonDock*>()->play(lessonThatHides("rope.base"));
        stage.window->presenting().begin();
        const LabState before = stage.store.state();
        stage.press(Qt::Key_V);
        QCOMPARE(stage.symbol(), u"b"_s);
        QCOMPARE(stage.bar().text(), u"Locked until you answer."_s);
        stage.type(u"500\\"_s);
        QVERIFY(stage.bar().isVisible());
        QCOMPARE(stage.bar().text(), u"Locked until you answer."_s);
        QVERIFY(stage.store.state() == before);
        stage.field().selectAll();
        stage.type(u"d 32 b 500\\"_s);
        QVERIFY(stage.store.state() == before); // no part of a line with it
        stage.field().selectAll();
        stage.type(u"32\\"_s);
        QCOMPARE(stage.number("rope.width"), 32.0);
    }

    void aLockedPositionLocksTheOtherWithTheDistance()
    {
        ValueStage stage(BenchId::Rotations, false);
        Lesson lesson = lessonThatHides("position.key");
        lesson.start.push_back({"position.lock", true});
        stage.window->findChild<LessonDock*>()->play(lesson);
        stage.window->presenting().begin();
        const LabState before = stage.store.state();
        stage.type(u"m30\\"_s);
        QCOMPARE(stage.bar().text(), u"Locked until you answer."_s);
        QVERIFY(stage.store.state() == before);
    }

private:
    static void benchRows()
    {
        QTest::addColumn<BenchId>("bench");
        QTest::newRow("waves") << BenchId::Waves;
        QTest::newRow("rotations") << BenchId::Rotations;
        QTest::newRow("base") << BenchId::Context;
    }
};

LAB_WIDGET_TESTS(ValueBarTest)
#include "tst_value_bar.moc"
