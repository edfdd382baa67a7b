#include "ui/windows/series/series_window.h"

#include "core/state/series_step.h"
#include "ui/lessons/languages.h"
#include "ui/paint/text/tips.h"
#include "ui/store/gesture.h"
#include "ui/store/series_player.h"
#include "ui/store/store.h"
#include "ui/views/comparison/series_words.h"
#include "ui/views/controls/plain_widgets.h"
#include "ui/views/controls/play_button.h"
#include "ui/views/controls/resting_button.h"
#include "ui/windows/series/caption_delegate.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr int padding = 16;
constexpr double speeds[] = {0.25, 0.5, 1, 2, 4};

template <class... Widgets> QHBoxLayout* newRow(Widgets*... widgets)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    (row->addWidget(widgets), ...);
    return row;
}

} // namespace

SeriesWindow::SeriesWindow(
    Store& store, SeriesPlayer& player, const Look& look, Around around, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_store(store)
    , m_player(player)
    , m_look(look)
    , m_around(std::move(around))
    , m_thumbnails(m_around.thumbnail, this)
    , m_isDark(m_look.palette.isDark)
    , m_hint(newLabel(this))
    , m_list(new QListWidget(this))
    , m_captions(new CaptionDelegate(m_list))
    , m_add(new QPushButton(this))
    , m_replace(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_up(new QPushButton(this))
    , m_down(new QPushButton(this))
    , m_secondsLabel(newLabel(this))
    , m_seconds(new QDoubleSpinBox(this))
    , m_notesLabel(newLabel(this))
    , m_notes(new QPlainTextEdit(this))
    , m_picturesLabel(newLabel(this))
    , m_pictures(new QComboBox(this))
    , m_back(new QPushButton(this))
    , m_play(new PlayButton(this))
    , m_forward(new QPushButton(this))
    , m_speedLabel(newLabel(this))
    , m_speed(new QComboBox(this))
    , m_ease(new QCheckBox(this))
    , m_export(new QPushButton(this))
{
    layOut();
    bind();
    applyLook();
    retranslate();
    resize(480, 660);
}

void SeriesWindow::layOut()
{
    m_hint->setWordWrap(true);
    m_list->setItemDelegate(m_captions);
    m_list->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_seconds->setRange(shortestStep, longestStep);
    m_seconds->setDecimals(1);
    m_seconds->setSingleStep(0.5);
    m_seconds->setKeyboardTracking(false);
    for (const double speed : speeds)
        m_speed->addItem(u"×%1"_s.arg(speed), speed);
    m_speed->setCurrentIndex(m_speed->findData(m_player.speed()));
    m_ease->setChecked(m_player.easing() == SeriesPlayer::Easing::Eased);
    m_secondsLabel->setBuddy(m_seconds);
    m_speedLabel->setBuddy(m_speed);
    m_picturesLabel->setBuddy(m_pictures);
    m_notesLabel->setBuddy(m_notes);
    m_notes->setTabChangesFocus(true);
    m_pictures->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_list->setIconSize(m_around.thumbnail ? SeriesThumbnails::size : QSize());

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(padding, padding, padding, padding);
    column->setSpacing(12);
    column->addWidget(m_hint);
    column->addWidget(m_list, 1);
    QHBoxLayout* edit = newRow(m_add, m_replace, m_remove);
    edit->addStretch(1);
    column->addLayout(edit);
    QHBoxLayout* order = newRow(m_up, m_down);
    order->addStretch(1);
    order->addWidget(m_secondsLabel);
    order->addWidget(m_seconds);
    column->addLayout(order);
    QHBoxLayout* pictures = newRow(m_picturesLabel, m_pictures);
    pictures->setStretchFactor(m_pictures, 1);
    column->addLayout(pictures);
    column->addWidget(m_notesLabel);
    column->addWidget(m_notes);
    column->addSpacing(8);
    QHBoxLayout* play = newRow(m_back, m_play, m_forward);
    play->addStretch(1);
    play->addWidget(m_speedLabel);
    play->addWidget(m_speed);
    column->addLayout(play);
    QHBoxLayout* foot = newRow(m_ease);
    foot->addStretch(1);
    foot->addWidget(m_export);
    column->addLayout(foot);
}

void SeriesWindow::bind()
{
    connect(&m_store, &Store::changed, this, &SeriesWindow::follow);
    connect(&m_player, &SeriesPlayer::moved, this, &SeriesWindow::follow);
    connect(m_list, &QListWidget::currentRowChanged, this, &SeriesWindow::choose);
    connect(m_list, &QListWidget::itemChanged, this,
        [this](const QListWidgetItem* item) { name(m_list->row(item), item->text()); });
    connect(m_list, &QListWidget::itemClicked, this,
        [this](const QListWidgetItem* item) { choose(m_list->row(item)); });
    connect(m_captions, &CaptionDelegate::closeEditor, this, &SeriesWindow::showSeries);
    connect(m_add, &QPushButton::clicked, &m_player, [this] { m_player.add(); });
    connect(m_pictures, &QComboBox::activated, this, &SeriesWindow::lookAt);
    connect(&m_thumbnails, &SeriesThumbnails::drawn, this, &SeriesWindow::drawThumbnails);
    connect(m_replace, &QPushButton::clicked, this, &SeriesWindow::replace);
    connect(m_remove, &QPushButton::clicked, this, &SeriesWindow::remove);
    connect(m_up, &QPushButton::clicked, this, [this] { moveBy(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { moveBy(1); });
    connect(m_seconds, &QDoubleSpinBox::valueChanged, this, &SeriesWindow::time);
    connect(m_notes, &QPlainTextEdit::textChanged, this, &SeriesWindow::note);
    connect(m_back, &QPushButton::clicked, &m_player, &SeriesPlayer::stepBack);
    connect(m_play, &QAbstractButton::clicked, &m_player, &SeriesPlayer::togglePlaying);
    connect(m_forward, &QPushButton::clicked, &m_player, &SeriesPlayer::stepForward);
    connect(m_speed, &QComboBox::currentIndexChanged, this,
        [this] { m_player.setSpeed(m_speed->currentData().toDouble()); });
    connect(m_ease, &QCheckBox::toggled, this, [this](bool isEased) {
        m_player.setEasing(isEased ? SeriesPlayer::Easing::Eased : SeriesPlayer::Easing::AtOnce);
    });
}

void SeriesWindow::setExport(QAction* action)
{
    connect(m_export, &QPushButton::clicked, action, &QAction::trigger);
}

void SeriesWindow::applyLook()
{
    setFont(lab::ui::font(m_look, TextRole::Body));
    m_hint->setFont(lab::ui::font(m_look, TextRole::Note));
    constexpr double lines = 4.5;
    m_notes->setFixedHeight(qRound(lines * m_notes->fontMetrics().lineSpacing()));
}

std::optional<std::size_t> SeriesWindow::chosen() const
{
    const auto place = m_player.place();
    return place && *place < m_store.state().series.size() ? place : std::nullopt;
}

// A closed list stays unchanged until it is shown again.
void SeriesWindow::follow()
{
    if (isVisible())
        showSeries();
}

void SeriesWindow::showSeries()
{
    const QSignalBlocker still(m_list);
    const auto& steps = m_store.state().series.steps();
    const int count = static_cast<int>(steps.size());
    while (m_list->count() > count)
        delete m_list->takeItem(m_list->count() - 1);
    for (int row = 0; row < count; ++row) {
        if (row >= m_list->count()) {
            auto* item = new QListWidgetItem(m_list);
            item->setFlags(item->flags() | Qt::ItemIsEditable);
        }
        const auto place = static_cast<std::size_t>(row);
        const QString words = stepCaption(m_store.state().series, place);
        if (m_list->item(row)->text() != words)
            m_list->item(row)->setText(words);
    }
    const auto place = chosen();
    const int row = place ? static_cast<int>(*place) : -1;
    const bool isOther = row != m_list->currentRow();
    if (!m_captions->isOpen()) // the row that loses the focus would take the input so far
        m_list->setCurrentRow(row);
    const QSignalBlocker untouched(m_seconds);
    if (place && (isOther || !isTimed(steps[*place].seconds)))
        m_seconds->setValue(steps[*place].seconds);
    m_add->setEnabled(steps.size() < maxSeriesSteps);
    setActive(*m_replace, place && !isShown(m_store.state(), *place), *m_list);
    setActive(*m_remove, place.has_value(), *m_list);
    m_seconds->setEnabled(place.has_value());
    setActive(*m_up, place && *place > 0, *m_list);
    setActive(*m_down, place && *place + 1 < steps.size(), *m_list);
    m_export->setEnabled(count > 0);
    m_thumbnails.setSeries(m_store.state().series);
    drawThumbnails();
    showPictures();
    showNotes(isOther);
    m_hint->setText(count == 0 ? tr("No states yet. Add stores what the window shows now; the "
                                    "series is saved with the scene.")
                               : tr("Prepared states, shown one after the other and saved with the "
                                    "scene. F8 goes forward, F7 back, F9 plays."));
    showPlaying();
}

// Incomplete digits are not a time yet: setting the current one would delete them.
bool SeriesWindow::isTimed(double seconds) const
{
    return m_seconds->textFromValue(seconds) == m_seconds->textFromValue(m_seconds->value());
}

void SeriesWindow::drawThumbnails()
{
    const QSignalBlocker still(m_list);
    for (int row = 0; m_around.thumbnail && row < m_list->count(); ++row) {
        const QIcon icon = m_thumbnails.of(static_cast<std::size_t>(row));
        if (m_list->item(row)->icon().cacheKey() != icon.cacheKey())
            m_list->item(row)->setIcon(icon);
    }
}

// Those of the visible bench, if it is that of the selected state.
void SeriesWindow::showPictures()
{
    const auto place = chosen();
    const auto& steps = m_store.state().series.steps();
    m_pictures->clear();
    m_pictures->addItem(tr("As in the bench"));
    const bool isOfBench = place && steps[*place].state.bench == m_store.state().bench;
    m_pictures->setEnabled(isOfBench);
    if (!isOfBench)
        return;
    for (const PictureTitle& picture : m_around.pictures()) {
        m_pictures->addItem(picture.title, QString::fromStdString(picture.name));
        const auto& named = steps[*place].pictures;
        if (!named.empty() && named.front() == picture.name)
            m_pictures->setCurrentIndex(m_pictures->count() - 1);
    }
}

// The one that was large is beside it.
void SeriesWindow::lookAt(int index)
{
    const Series& series = m_store.state().series;
    const auto place = chosen();
    if (!place)
        return;
    SeriesStep step = series.steps()[*place];
    const std::string name = m_pictures->itemData(index).toString().toStdString();
    if (name.empty()) {
        step.pictures.clear();
    } else {
        if (step.pictures.empty())
            for (const PictureTitle& picture : m_around.pictures())
                step.pictures.push_back(picture.name);
        std::erase(step.pictures, name);
        step.pictures.insert(step.pictures.begin(), name);
        step.pictures.resize(std::min<std::size_t>(step.pictures.size(), 2));
    }
    m_store.dispatch(
        ChangeSeries {withStepAt(series, *place, std::move(step)), SeriesChange::Replace});
}

// The text being typed stays as it is, with its cursor.
void SeriesWindow::showNotes(bool isOther)
{
    const auto place = chosen();
    const QString notes =
        place ? inLanguage(m_store.state().series.steps()[*place].notes) : QString();
    m_notes->setEnabled(place.has_value());
    if (isOther)
        m_writing = newGesture();
    if (notes == m_notes->toPlainText())
        return;
    const QSignalBlocker still(m_notes);
    m_notes->setPlainText(notes);
}

void SeriesWindow::note()
{
    const Series& series = m_store.state().series;
    if (const auto place = chosen()) {
        SeriesStep step = series.steps()[*place];
        step.notes = withText(std::move(step.notes), m_notes->toPlainText());
        m_store.dispatch(
            ChangeSeries {withStepAt(series, *place, std::move(step)), SeriesChange::Notes},
            m_writing);
    }
}

void SeriesWindow::showPlaying()
{
    m_back->setEnabled(m_player.canStepBack());
    m_forward->setEnabled(m_player.canStepForward());
    m_play->setEnabled(!m_store.state().series.isEmpty());
    m_play->setChecked(m_player.isPlaying());
    const QString words = m_player.isPlaying() ? tr("Pause the series") : tr("Play the series");
    m_play->setAccessibleName(words);
    m_play->setToolTip(tip(words + u" (F9)"_s));
}

void SeriesWindow::choose(int row)
{
    const auto place = static_cast<std::size_t>(row);
    if (row >= 0 && !(m_player.place() == place && isShown(m_store.state(), place)))
        m_player.show(place);
}

void SeriesWindow::name(int row, const QString& words)
{
    const auto place = static_cast<std::size_t>(row);
    const Series& series = m_store.state().series;
    if (place >= series.size() || words == stepCaption(series, place))
        return;
    m_store.dispatch(
        ChangeSeries {withStepAt(series, place, withCaption(series.steps()[place], words)),
            SeriesChange::Caption});
    showSeries(); // also if the text is unchanged
}

void SeriesWindow::time(double seconds)
{
    const Series& series = m_store.state().series;
    if (const auto place = chosen()) {
        SeriesStep step = series.steps()[*place];
        step.seconds = seconds;
        m_store.dispatch(
            ChangeSeries {withStepAt(series, *place, std::move(step)), SeriesChange::Time});
    }
}

void SeriesWindow::replace()
{
    const Series& series = m_store.state().series;
    if (const auto place = chosen()) {
        SeriesStep step = series.steps()[*place];
        if (step.state.bench != m_store.state().bench)
            step.pictures.clear(); // they are those of its bench
        step.state = m_store.state();
        m_store.dispatch(
            ChangeSeries {withStepAt(series, *place, std::move(step)), SeriesChange::Replace});
    }
}

void SeriesWindow::remove()
{
    if (const auto place = chosen())
        m_store.dispatch(
            ChangeSeries {withoutStep(m_store.state().series, *place), SeriesChange::Remove});
}

void SeriesWindow::moveBy(int rows)
{
    if (const auto place = chosen()) {
        const auto to = static_cast<std::size_t>(static_cast<int>(*place) + rows);
        m_store.dispatch(
            ChangeSeries {withStepMoved(m_store.state().series, *place, to), SeriesChange::Move});
        m_player.choose(to);
    }
}

void SeriesWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange) {
        applyLook();
        if (std::exchange(m_isDark, m_look.palette.isDark) != m_look.palette.isDark)
            m_thumbnails.forget();
    }
}

void SeriesWindow::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_thumbnails.setDrawing(isVisible());
    showSeries();
}

void SeriesWindow::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_thumbnails.setDrawing(isVisible()); // it is, if the window is only minimized
}

void SeriesWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else if (event->key() == Qt::Key_Delete)
        remove();
    else
        QWidget::keyPressEvent(event);
}

} // namespace lab::ui

#include "moc_series_window.cpp"
