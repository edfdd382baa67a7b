#pragma once

#include "tests/qt_test.h"
#include "tests/ui/windows/plain_bench.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/views/presentation/change_view.h"
#include "ui/windows/main/main_window.h"
#include "ui/windows/presentation/presenting.h"

#include <optional>

namespace lab::ui {

/// A window on a store with two plain benches.
struct PresentingStage {
    explicit PresentingStage(ThemeChoice theme = ThemeChoice::Desktop)
    {
        WindowServices services;
        services.theme = theme;
        services.desktopIsDark = [] { return true; };
        services.open = [this](const QString&) {
            LabState scene = store.state();
            scene.position.query = 30;
            return Opened {LoadState {scene}};
        };
        window.emplace(store, plainBenches(), std::vector<Model> {}, std::move(services), book);
        showActive(*window);
    }

    ~PresentingStage() { store.markSaved(); }

    PlainBench& bench() { return static_cast<PlainBench&>(window->bench()); }
    Presenting& presenting() { return window->presenting(); }
    QString corner() { return lastChangeText(bench().findChild<ChangeView*>()->change()); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void dragUpper(int to)
    {
        QTest::mousePress(bench().upper, Qt::LeftButton, {}, {12, 20});
        for (int x = 13; x <= to; ++x)
            QTest::mouseMove(bench().upper, {x, 20});
        QTest::mouseRelease(bench().upper, Qt::LeftButton, {}, {to, 20});
    }

    FormulaBook book;
    Store store;
    std::optional<MainWindow> window;
};

} // namespace lab::ui
