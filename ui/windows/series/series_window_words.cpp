#include "ui/windows/series/series_window.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace lab::ui {

void SeriesWindow::retranslate()
{
    setWindowTitle(tr("Series of states — Position Lab"));
    m_list->setAccessibleName(tr("States of the series"));
    m_list->setToolTip(tr("A state that is chosen is shown. F2 changes its caption."));
    m_add->setText(tr("&Add"));
    m_add->setToolTip(tr("Puts the present state at the end of the series."));
    m_replace->setText(tr("Re&place"));
    m_replace->setToolTip(tr("Puts the present state in the place of the chosen one."));
    m_remove->setText(tr("&Remove"));
    m_remove->setToolTip(tr("Takes the chosen state out of the series."));
    m_up->setText(tr("Move &up"));
    m_down->setText(tr("Move &down"));
    m_secondsLabel->setText(tr("&Stands for"));
    m_seconds->setSuffix(tr(" s", "seconds"));
    m_seconds->setToolTip(tr("How long the chosen state stands while the series plays: 0.1 to 60 "
                             "seconds, divided by the speed."));
    m_picturesLabel->setText(tr("&Large before a room"));
    m_pictures->setToolTip(tr("Which picture of the chosen state fills the screen of a room."));
    m_back->setText(tr("&Back"));
    m_back->setToolTip(tr("Shows the state before, or the chosen one again (F7)."));
    m_forward->setText(tr("&Forward"));
    m_forward->setToolTip(tr("Shows the next state (F8)."));
    m_speedLabel->setText(tr("Sp&eed"));
    m_speed->setToolTip(tr("A quarter of its own speed to four times it."));
    m_ease->setText(tr("&Move between states"));
    m_ease->setToolTip(tr("Numbers go to those of the next state within 0.2 seconds, so that the "
                          "eye can follow; without it they jump."));
    m_export->setText(tr("E&xport…"));
    showSeries();
}

} // namespace lab::ui
