#include "ui/windows/main/picture_menu.h"

#include "tests/qt_test.h"
#include "tests/ui/touch.h"
#include "tests/ui/windows/plain_bench.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/windows/presentation/presenting.h"

#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QStyleHints>

#include <optional>
#include <vector>

using namespace lab;
using namespace lab::ui;

namespace {

struct MenuStage {
    MenuStage()
    {
        WindowServices services;
        services.copy = [this](const Exported& what) { copied.push_back(what); };
        window.emplace(store, plainBenches(), std::vector<Model> {}, std::move(services), book);
        showActive(*window);
    }
    ~MenuStage() { store.markSaved(); }
    PlainBench& bench() { return static_cast<PlainBench&>(window->bench()); }

    FormulaBook book;
    Store store;
    std::vector<Exported> copied;
    std::optional<MainWindow> window;
};

void askForMenu(QWidget& widget)
{
    const QPoint place = widget.rect().center();
    QContextMenuEvent asked(QContextMenuEvent::Mouse, place, widget.mapToGlobal(place));
    QApplication::sendEvent(&widget, &asked);
}

QMenu* openMenu()
{
    return qobject_cast<QMenu*>(QApplication::activePopupWidget());
}

} // namespace

class TestPictureMenu : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theRightButtonOpensThePicturesMenu()
    {
        MenuStage stage;
        askForMenu(*stage.bench().lower);
        QVERIFY(openMenu());
        openMenu()->actions().front()->trigger();
        QCOMPARE(stage.copied.size(), std::size_t {1});
        QVERIFY(stage.copied.front() == Exported(stage.bench().lower));
        QVERIFY(stage.bench().lower->hasFocus());
        openMenu()->close();
    }

    void aLongPressOpensThePicturesMenu()
    {
        QStyleHints& hints = *QGuiApplication::styleHints();
        const int usual = hints.mousePressAndHoldInterval();
        hints.setMousePressAndHoldInterval(0);
        MenuStage stage;
        Fingers fingers(*stage.bench().upper);
        fingers.put(stage.bench().upper->rect().center());
        QTRY_VERIFY(openMenu());
        hints.setMousePressAndHoldInterval(usual);
        fingers.lift();
        openMenu()->actions().front()->trigger();
        QVERIFY(stage.copied.front() == Exported(stage.bench().upper));
        openMenu()->close();
    }

    void hiddenAndPresentedPicturesHaveNoMenu()
    {
        MenuStage stage;
        stage.bench().upper->setCover(Cover::QuestionBeside);
        askForMenu(*stage.bench().upper);
        QVERIFY(!openMenu());
        stage.window->presenting().begin();
        askForMenu(*stage.bench().lower);
        QVERIFY(!openMenu());
        stage.window->presenting().end();
    }
};

LAB_WIDGET_TESTS(TestPictureMenu)
#include "tst_picture_menu.moc"
