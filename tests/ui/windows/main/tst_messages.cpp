#include "ui/windows/parts/messages.h"

#include "tests/qt_test.h"
#include "tests/ui/windows/plain_bench.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/views/controls/message_bar.h"
#include "ui/windows/main/main_window.h"
#include "ui/windows/parts/actions.h"

#include <QAccessible>
#include <QToolButton>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

struct Harness {
    explicit Harness(bool isFirstStart = false)
    {
        WindowServices services;
        services.isFirstStart = isFirstStart;
        services.rememberStart = [this] { ++remembered; };
        services.open = [this](const QString&) { return opened; };
        window.emplace(store, plainBenches(), std::vector<Model> {}, std::move(services), book);
        showActive(*window);
    }
    ~Harness() { store.markSaved(); }

    PlainBench& bench() { return static_cast<PlainBench&>(window->bench()); }
    MessageBar& bar() { return *window->findChild<MessageBar*>(); }

    FormulaBook book;
    Store store;
    Outcome<Opened> opened;
    int remembered = 0;
    std::optional<MainWindow> window;
};

/// Counts how often a widget is shown.
class Shows : public QObject {
public:
    explicit Shows(int& count)
        : m_count(count)
    {
    }
    bool eventFilter(QObject*, QEvent* event) override
    {
        m_count += event->type() == QEvent::Show ? 1 : 0;
        return false;
    }

private:
    int& m_count;
};

} // namespace

class TestMessages : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void messagesMoveNoPicture()
    {
        Harness harness;
        const auto places = [&] {
            return std::pair(harness.bench().mapTo(&*harness.window, QPoint()),
                harness.bench().upper->geometry());
        };
        const auto before = places();
        for (const QString& sentence :
            {u"Short."_s, u"Long. "_s.repeated(60), u"/a/path"_s.repeated(99)}) {
            harness.window->notify(sentence);
            QVERIFY(harness.bar().isVisible());
            QCoreApplication::processEvents();
            QCOMPARE(places(), before);
            QCOMPARE(harness.window->message(), sentence);
            QCOMPARE(harness.bar().width(), harness.bench().width());
        }
    }

    // A screen reader reads a widget with this role when it is shown, but not when its name
    // changes.
    void everyMessageIsReadOut()
    {
        Harness harness;
        QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(&harness.bar());
        QVERIFY(heard && heard->role() == QAccessible::Notification);
        int shown = 0;
        Shows shows(shown);
        harness.bar().installEventFilter(&shows);
        harness.window->notify(u"One."_s);
        QCOMPARE(heard->text(QAccessible::Name), u"One."_s);
        harness.window->notify(u"Two."_s);
        QCOMPARE(heard->text(QAccessible::Name), u"Two."_s);
        QCOMPARE(shown, 2);
        QVERIFY(harness.bar().isVisible());
    }

    void aMessageDisappearsAfterAnEditButNotDuringADrag()
    {
        Harness harness;
        harness.window->notify(u"True of this base."_s);
        harness.store.dispatch(SetParameter {"position.query", std::int64_t {30}});
        QCOMPARE(harness.window->message(), u"True of this base."_s);
        harness.store.dispatch(SetParameter {"rope.base", 500.0});
        QCOMPARE(harness.window->message(), QString());
        harness.window->notify(u"Again."_s);
        harness.store.undo();
        QCOMPARE(harness.window->message(), QString());
    }

    void anErrorDisappearsAfterASuccess()
    {
        Harness harness;
        harness.opened = Unexpected(Error {u"It cannot be read."_s});
        harness.window->open(u"scene.json"_s);
        QCOMPARE(harness.window->message(), u"It cannot be read."_s);
        harness.opened = Opened {LoadState {harness.store.state()}}; // changes nothing
        harness.window->open(u"scene.json"_s);
        QCOMPARE(harness.window->message(), QString());
    }

    void theFirstStartShowsAHintUntilADrag()
    {
        Harness harness(true);
        QVERIFY(harness.window->message().contains(u"Drag"_s));
        QVERIFY(harness.window->message().contains(u"F1"_s));
        QVERIFY(harness.bar().tone() == MessageBar::Tone::Hint);
        QCOMPARE(harness.remembered, 0);
        QTest::mousePress(harness.bench().upper, Qt::LeftButton, {}, {12, 200});
        QTest::mouseMove(harness.bench().upper, {20, 200});
        QTest::mouseRelease(harness.bench().upper, Qt::LeftButton, {}, {20, 200});
        QCOMPARE(harness.store.state().position.query, std::int64_t {20});
        QCOMPARE(harness.window->message(), QString());
        QCOMPARE(harness.remembered, 1);
    }

    void theHintCanBeDismissedPermanently()
    {
        Harness harness(true);
        QTest::keyClick(&*harness.window, Qt::Key_Escape);
        QCOMPARE(harness.window->message(), QString());
        QCOMPARE(harness.remembered, 1);
        harness.window->notify(u"Something else."_s);
        QVERIFY(harness.bar().tone() == MessageBar::Tone::Notice);
        QTest::keyClick(&*harness.window, Qt::Key_Escape);
        QCOMPARE(harness.remembered, 1);
    }

    void laterStartsHaveNoHint()
    {
        Harness harness;
        QCOMPARE(harness.window->message(), QString());
    }

    void aOneLineHintKeepsTheTitleUsable()
    {
        Harness harness;
        harness.window->resize(1024, 680);
        harness.window->findChild<Messages*>()->hint(u"Drag the tip of an arrow."_s);
        QCoreApplication::processEvents();
        const QPoint bench = harness.bench().mapTo(harness.bar().parentWidget(), QPoint());
        QVERIFY(harness.bar().y() >= bench.y() + 48 + 4); // and below the frames
        QVERIFY(harness.bar().geometry().bottom() < bench.y() + harness.bench().upper->y());
        const QToolButton* close = harness.bar().findChild<QToolButton*>();
        QVERIFY(harness.bar().rect().contains(close->geometry()));
    }
};

LAB_WIDGET_TESTS(TestMessages)
#include "tst_messages.moc"
