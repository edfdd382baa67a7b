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
    m_list->setToolTip(tr("Selecting a state shows it. F2 changes its caption."));
    m_add->setText(tr("&Add"));
    m_add->setToolTip(tr("Adds the current state to the end of the series."));
    m_replace->setText(tr("Re&place"));
    m_replace->setToolTip(tr("Replaces the selected state with the current one."));
    m_remove->setText(tr("&Remove"));
    m_remove->setToolTip(tr("Removes the selected state from the series."));
    m_up->setText(tr("Move &up"));
    m_down->setText(tr("Move &down"));
    m_secondsLabel->setText(tr("D&uration"));
    m_seconds->setSuffix(tr(" s", "seconds"));
    m_seconds->setToolTip(tr("How long the selected state is shown during playback: 0.1 to 60 "
                             "seconds, divided by the speed."));
    m_picturesLabel->setText(tr("&Main picture when presenting"));
    m_pictures->setToolTip(
        tr("The picture of the selected state that fills the screen when presenting."));
    m_notesLabel->setText(tr("&Notes for the speaker"));
    m_notes->setToolTip(tr("Shown in the presenter view while the audience sees this state."));
    m_back->setText(tr("&Back"));
    m_back->setToolTip(tr("Shows the previous state, or the selected one again (F7)."));
    m_forward->setText(tr("&Forward"));
    m_forward->setToolTip(tr("Shows the next state (F8)."));
    m_speedLabel->setText(tr("Sp&eed"));
    m_speed->setToolTip(tr("From a quarter of normal speed to four times normal speed."));
    m_ease->setText(tr("Ani&mate between states"));
    m_ease->setToolTip(
        tr("Numbers move to the next state's values within 0.2 seconds; without it they jump."));
    m_export->setText(tr("E&xport…"));
    showSeries();
}

} // namespace lab::ui
