#include "app/models/model_file.h"
#include "app/text/translations.h"
#include "tests/qt_test.h"
#include "ui/benches/all_benches.h"
#include "ui/benches/bench.h"
#include "ui/drawing/ruler/position_ruler.h"
#include "ui/drawing/ruler/ruler_grip.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/views/controls/bench_list.h"
#include "ui/views/parameters/parameter_panel.h"
#include "ui/windows/main/main_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QMenuBar>

#include <algorithm>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

/// The window with its real benches, showing one of them.
struct Presentation {
    explicit Presentation(BenchId bench)
    {
        LabState state;
        state.bench = bench;
        store.dispatch(LoadState {state});
        std::vector<BenchEntry> entries;
        for (const BenchId id : allBenches())
            entries.push_back({id, [id](QWidget* parent) { return newBench(id, parent); }});
        window.emplace(
            store, std::move(entries), app::shippedModels(), WindowServices {}, formulas);
        window->show();
        if (!QTest::qWaitForWindowActive(&*window))
            qFatal("the window is not active");
        store.markSaved();
    }
    ~Presentation() { store.markSaved(); }

    FormulaBook formulas;
    Store store;
    std::optional<MainWindow> window;
};

QString nameOf(const QWidget* widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    QString name = widget->accessibleName();
    if (name.isEmpty() && button)
        name = button->text();
    return QString::fromLatin1(widget->metaObject()->className()) + u" '"_s + name + u'\'';
}

bool isInGroup(const QWidget* widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    return button && button->autoExclusive();
}

/// Every widget that Tab should reach; for a button group only the selected one.
QList<QWidget*> reachable(const QWidget& window)
{
    QList<QWidget*> found;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        const bool takesKeys = widget->isVisibleTo(&window) && widget->isEnabled()
            && (widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy()
            && widget->window() == &window;
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        if (takesKeys && !(isInGroup(widget) && !button->isChecked()))
            found.push_back(widget);
    }
    return found;
}

/// The widgets that Tab reaches in order until one repeats.
QList<QWidget*> walked(MainWindow& window, Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    constexpr int most = 400;
    QList<QWidget*> path;
    for (int i = 0; i < most; ++i) {
        QWidget* now = QApplication::focusWidget();
        QTest::keyClick(now ? now : &window, key, modifiers);
        QWidget* next = QApplication::focusWidget();
        if (!next || path.contains(next))
            break;
        path.push_back(next);
    }
    return path;
}

QRect placeIn(const QWidget& window, const QWidget& widget)
{
    return {widget.mapTo(&window, QPoint()), widget.size()};
}

/// The part of the window that contains the widget.
const QWidget* partOf(const MainWindow& window, const QWidget* widget)
{
    for (; widget && widget != &window; widget = widget->parentWidget()) {
        if (qobject_cast<const Bench*>(widget) || qobject_cast<const BenchList*>(widget)
            || qobject_cast<const ParameterPanel*>(widget)
            || qobject_cast<const PositionRuler*>(widget) || qobject_cast<const QMenuBar*>(widget))
            return widget;
    }
    return nullptr;
}

/// Whether `a` is entirely above `b`, or to its left in the same row.
bool isBefore(const QRect& a, const QRect& b)
{
    if (a.bottom() <= b.top() + 2)
        return true;
    const int shared = std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top());
    return shared > std::min(a.height(), b.height()) / 2 && a.right() <= b.left() + 2;
}

} // namespace

class TestTabWalk : public QObject {
    Q_OBJECT

    static void addBenches()
    {
        QTest::addColumn<int>("bench");
        for (const BenchId id : allBenches()) {
            LabState state;
            state.bench = id;
            QTest::newRow(std::get<std::string>(parameterNamed("bench")->read(state)).c_str())
                << static_cast<int>(id);
        }
    }

private Q_SLOTS:
    void tabReachesEverythingAndReturns_data() { addBenches(); }

    void tabReachesEverythingAndReturns()
    {
        QFETCH(const int, bench);
        Presentation presentation(static_cast<BenchId>(bench));
        const QList<QWidget*> wanted = reachable(*presentation.window);
        const QList<QWidget*> path = walked(*presentation.window, Qt::Key_Tab, Qt::NoModifier);
        for (const QWidget* widget : wanted)
            QVERIFY2(path.contains(widget), qPrintable(nameOf(widget)));
        QVERIFY(wanted.size() > 15); // Order has no ruler
        const QList<QWidget*> back =
            walked(*presentation.window, Qt::Key_Backtab, Qt::ShiftModifier);
        for (const QWidget* widget : wanted)
            QVERIFY2(back.contains(widget), qPrintable(nameOf(widget)));
    }

    void tabFollowsTheReadingOrder_data() { addBenches(); }

    void tabFollowsTheReadingOrder()
    {
        QFETCH(const int, bench);
        Presentation presentation(static_cast<BenchId>(bench));
        QApplication::focusWidget()->clearFocus(); // the walk starts at the first widget
        const QList<QWidget*> path = walked(*presentation.window, Qt::Key_Tab, Qt::NoModifier);
        QStringList backwards;
        for (qsizetype i = 1; i < path.size(); ++i) {
            const QWidget* part = partOf(*presentation.window, path[i]);
            const bool isOther = part != partOf(*presentation.window, path[i - 1]);
            if (!part || isOther || qobject_cast<const RulerGrip*>(path[i]))
                continue;
            const QRect before = placeIn(*presentation.window, *path[i - 1]);
            const QRect after = placeIn(*presentation.window, *path[i]);
            if (isBefore(after, before) && !isBefore(before, after))
                backwards += nameOf(path[i - 1]) + u" -> "_s + nameOf(path[i]);
        }
        QVERIFY2(backwards.isEmpty(), qPrintable(backwards.join(u'\n')));
        // Tab leaves each part only once.
        QList<const QWidget*> parts;
        for (const QWidget* widget : path)
            if (const QWidget* part = partOf(*presentation.window, widget))
                if (parts.isEmpty() || parts.last() != part)
                    parts.push_back(part);
        QStringList names;
        for (const QWidget* part : parts)
            names += QString::fromLatin1(part->metaObject()->className());
        if (parts.size() > 1 && parts.first() == parts.last())
            names.removeLast();
        QVERIFY2(QSet<QString>(names.begin(), names.end()).size() == names.size(),
            qPrintable(names.join(u' ')));
    }

    void theFocusIsVisible_data()
    {
        QTest::addColumn<int>("bench");
        QTest::addColumn<bool>("isDark");
        for (const BenchId id : allBenches()) {
            LabState state;
            state.bench = id;
            const std::string name = std::get<std::string>(parameterNamed("bench")->read(state));
            QTest::addRow("%s, light", name.c_str()) << static_cast<int>(id) << false;
            QTest::addRow("%s, dark", name.c_str()) << static_cast<int>(id) << true;
        }
    }

    void theFocusIsVisible()
    {
        QFETCH(const int, bench);
        QFETCH(const bool, isDark);
        Presentation presentation(static_cast<BenchId>(bench));
        MainWindow& window = *presentation.window;
        window.setTheme(isDark ? ThemeChoice::Dark : ThemeChoice::Light);
        QStringList unseen;
        const qsizetype steps = walked(window, Qt::Key_Tab, Qt::NoModifier).size();
        for (qsizetype i = 0; i < steps; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QWidget* widget = QApplication::focusWidget();
            const QRect place =
                placeIn(window, *widget).adjusted(-14, -14, 14, 14).intersected(window.rect());
            const QImage with = window.grab(place).toImage();
            widget->clearFocus();
            const QImage without = window.grab(place).toImage();
            widget->setFocus(Qt::TabFocusReason);
            int changed = 0;
            for (int y = 0; y < with.height(); ++y)
                for (int x = 0; x < with.width(); ++x)
                    changed += with.pixel(x, y) != without.pixel(x, y);
            constexpr int fewest = 20;
            if (changed < fewest)
                unseen += nameOf(widget);
        }
        QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(u'\n')));
    }
};

LAB_WIDGET_TESTS(TestTabWalk)
#include "tst_tab_walk.moc"
