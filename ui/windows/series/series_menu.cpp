#include "ui/windows/series/series_menu.h"

#include "ui/benches/bench.h"
#include "ui/drawing/picture_view.h"
#include "ui/store/series_player.h"
#include "ui/store/store.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/parts/window_places.h"
#include "ui/windows/parts/window_services.h"
#include "ui/windows/presentation/presenting.h"
#include "ui/windows/series/page_export.h"
#include "ui/windows/series/series_export.h"
#include "ui/windows/series/series_window.h"

#include <QAction>
#include <QCoreApplication>
#include <QEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>

namespace lab::ui {

namespace {

class SeriesMenu : public QMenu {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::SeriesMenu)
public:
    explicit SeriesMenu(const WindowParts& parts)
        : QMenu(&parts.window)
        , m_parts(parts)
        , m_player(parts.store, this)
        , m_add(addAction(QString()))
        , m_back(addAction(QString()))
        , m_forward(addAction(QString()))
        , m_play(addAction(QString()))
        , m_list(addAction(QString()))
    {
        insertSeparator(m_back);
        insertSeparator(m_list);
        m_add->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_D);
        m_back->setShortcut(Qt::Key_F7);
        m_forward->setShortcut(Qt::Key_F8);
        m_play->setShortcut(Qt::Key_F9);
        m_list->setShortcut(Qt::CTRL | Qt::Key_L);
        connect(m_add, &QAction::triggered, this, [this] { m_player.add(presentedPictures()); });
        connect(m_back, &QAction::triggered, &m_player, &SeriesPlayer::stepBack);
        connect(m_forward, &QAction::triggered, &m_player, &SeriesPlayer::stepForward);
        connect(m_play, &QAction::triggered, &m_player, &SeriesPlayer::togglePlaying);
        connect(m_list, &QAction::triggered, this, [this] { showList(); });
        connect(m_parts.actions.exportSeries, &QAction::triggered, this,
            [this] { exportSeriesAfterAsking(m_player, m_parts); });
        connect(m_parts.actions.exportPage, &QAction::triggered, this,
            [this] { exportPageAfterAsking(m_player, m_parts); });
        connect(&m_player, &SeriesPlayer::moved, this, [this] { enable(); });
        connect(&m_parts.store, &Store::changed, this, [this] { enable(); });
        parts.presenting.addStepper([this](int by) {
            const bool goes = by > 0 ? m_player.canStepForward() : m_player.canStepBack();
            if (goes)
                by > 0 ? m_player.stepForward() : m_player.stepBack();
            return goes;
        });
        // They must work also while the menu bar is hidden.
        m_parts.window.addActions({m_add, m_back, m_forward, m_play, m_list});
        retranslate();
        enable();
    }

    SeriesPlayer& player() { return m_player; }

protected:
    void changeEvent(QEvent* event) override
    {
        QMenu::changeEvent(event);
        if (event->type() == QEvent::LanguageChange)
            retranslate();
    }

private:
    void retranslate()
    {
        setTitle(tr("&Series"));
        m_add->setText(tr("&Add current state to the series"));
        m_back->setText(tr("&Previous state"));
        m_forward->setText(tr("&Next state"));
        m_list->setText(tr("&List of states…"));
        enable();
    }

    void enable()
    {
        const Series& series = m_parts.store.state().series;
        m_add->setEnabled(series.size() < maxSeriesSteps);
        m_back->setEnabled(m_player.canStepBack());
        m_forward->setEnabled(m_player.canStepForward());
        m_play->setEnabled(!series.isEmpty());
        m_play->setText(m_player.isPlaying() ? tr("&Pause") : tr("&Play"));
        m_parts.actions.exportSeries->setEnabled(!series.isEmpty());
    }

    // The audience's pictures when the state is added; at a desk the bench's own.
    std::vector<std::string> presentedPictures() const
    {
        const Bench& bench = m_parts.benches.shown();
        std::vector<std::string> names;
        for (const PictureView* picture : {bench.largePicture(), bench.smallPicture()})
            if (picture && m_parts.presenting.isOn())
                names.push_back(picture->exportName().toStdString());
        return names;
    }

    std::vector<SeriesWindow::PictureTitle> picturesOfBench() const
    {
        std::vector<SeriesWindow::PictureTitle> titles;
        for (const PictureView* picture : m_parts.benches.shown().pictures())
            titles.push_back({picture->exportName().toStdString(), picture->accessibleName()});
        return titles;
    }

    SeriesThumbnails::Draw thumbnail() const
    {
        if (!m_parts.services.thumbnail)
            return {};
        return [&parts = m_parts](const LabState& state) {
            return parts.services.thumbnail(state, SeriesThumbnails::size,
                parts.look.palette.isDark ? ThemeChoice::Dark : ThemeChoice::Light);
        };
    }

    void showList()
    {
        if (!m_shown) {
            m_shown = new SeriesWindow(m_parts.store, m_player, m_parts.look,
                {thumbnail(), [this] { return picturesOfBench(); }}, &m_parts.window);
            m_shown->addActions(
                {m_add, m_back, m_forward, m_play, m_parts.actions.undo, m_parts.actions.redo});
            m_shown->setExport(m_parts.actions.exportSeries);
            placeBeside(m_parts.window, *m_shown, m_shown->width());
        }
        m_shown->show();
        m_shown->raise();
        m_shown->activateWindow();
    }

    const WindowParts& m_parts;
    SeriesPlayer m_player;
    QAction* m_add;
    QAction* m_back;
    QAction* m_forward;
    QAction* m_play;
    QAction* m_list;
    QPointer<SeriesWindow> m_shown;
};

} // namespace

SeriesPlayer& bindSeries(const WindowParts& parts)
{
    auto* menu = new SeriesMenu(parts);
    QMenuBar* bar = parts.window.menuBar();
    bar->insertMenu(bar->actions().constLast(), menu); // help is the last menu
    return menu->player();
}

} // namespace lab::ui
