#include "ui/windows/speaker/speaker_window.h"

#include "ui/paint/text/tips.h"
#include "ui/store/store.h"
#include "ui/views/controls/plain_widgets.h"
#include "ui/views/parameters/parameter_words.h"
#include "ui/views/presentation/tally_view.h"
#include "ui/windows/lecture/lecture_desk.h"
#include "ui/windows/lessons/lesson_stage.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/parts/window_places.h"
#include "ui/windows/presentation/aside.h"
#include "ui/windows/presentation/presenting.h"
#include "ui/windows/speaker/presentation_clock.h"
#include "ui/windows/speaker/screen_values.h"

#include <QAction>
#include <QActionGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMainWindow>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr int padding = 24;
constexpr int maxVotes = 9999;

/// Read at arm's length, so slightly larger than the main window's.
Look lookOf(const WindowParts& parts)
{
    Look look = parts.look;
    look.scale = 1.15;
    return look;
}

bool isEnter(const QKeyEvent& key)
{
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

void tint(QLabel& label, const QColor& colour)
{
    QPalette palette = label.palette();
    palette.setColor(QPalette::WindowText, colour);
    label.setPalette(palette);
}

} // namespace

SpeakerWindow::SpeakerWindow(const WindowParts& parts, LessonStage& stage, PresentationClock& clock)
    : QWidget(&parts.window, Qt::Window)
    , m_parts(parts)
    , m_stage(stage)
    , m_clock(clock)
    , m_time(newLabel())
    , m_minutes(newLabel())
    , m_whole(newLabel())
    , m_restart(new QPushButton)
    , m_return(new QPushButton)
    , m_present(new QPushButton)
    , m_blank(new QPushButton)
    , m_now(newLabel())
    , m_scroll(new QScrollArea)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumSize(480, 400);
    resize(sizeOnScreen(*this, {640, 760}));
    layOut();
    addActions({parts.actions.present, parts.actions.speaker, parts.actions.backToStart});
    addActions(parts.presenting.remoteKeys());
    addActions(parts.aside->keys());
    addActions(parts.actions.benches->actions());
    Presenting& presenting = parts.presenting;
    connect(m_restart, &QPushButton::clicked, this, [this] {
        m_clock.restart();
        showTime();
    });
    connect(m_present, &QPushButton::clicked, parts.actions.present, &QAction::trigger);
    connect(m_return, &QPushButton::clicked, &parts.store, &Store::closeAside);
    connect(&parts.store, &Store::asideTurned, this, [this] {
        showReturn();
        showStage();
        showTime();
    });
    connect(m_blank, &QPushButton::clicked, &presenting, &Presenting::turnBlank);
    connect(&presenting, &Presenting::turned, this, &SpeakerWindow::showNow);
    connect(&parts.store, &Store::changed, this, [this] {
        showNow();
        if (!m_stage.isOpen())
            showStage();
    });
    connect(parts.lecture, &LectureDesk::changed, this, [this] {
        showNow();
        showTime();
    });
    connect(&stage, &LessonStage::changed, this, &SpeakerWindow::showStage);
    connect(&stage, &LessonStage::counted, this, &SpeakerWindow::showVotes);
    connect(&m_second, &QTimer::timeout, this, &SpeakerWindow::showTime);
    if (!presenting.isOn())
        m_clock.restart();
    m_second.start(1000);
    build();
    retranslate();
}

void SpeakerWindow::layOut()
{
    m_now->setWordWrap(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* clock = new QHBoxLayout;
    clock->setSpacing(12);
    clock->addWidget(m_time);
    clock->addWidget(m_minutes, 1);
    clock->addWidget(m_restart);
    auto* now = new QHBoxLayout;
    now->setSpacing(12);
    now->addWidget(m_now, 1);
    now->addWidget(m_blank);
    now->addWidget(m_present);
    m_return->setDefault(true); // dark
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(padding, 16, padding, 16);
    column->setSpacing(12);
    column->addWidget(m_return);
    column->addLayout(clock);
    column->addWidget(m_whole);
    column->addLayout(now);
    column->addWidget(new ScreenValues(m_parts));
    column->addWidget(m_scroll, 1);
}

void SpeakerWindow::showTime()
{
    const qint64 seconds = m_clock.seconds();
    m_time->setText(clockText(seconds));
    m_whole->setText(m_clock.lectureText());
    m_whole->setVisible(!m_whole->text().isEmpty());
    const int minutes = this->minutes();
    const bool isOver = minutes > 0 && seconds >= 60 * minutes;
    m_minutes->setText(minutes == 0 ? QString()
            : isOver                ? tr("of %1 min: time is up").arg(minutes)
                                    : tr("of %1 min").arg(minutes));
    const Palette& palette = m_parts.look.palette;
    tint(*m_time, isOver ? palette.unseenText : palette.text);
}

int SpeakerWindow::minutes() const
{
    const LectureDesk* desk = m_parts.lecture;
    return m_parts.store.isAside() ? 0
        : desk->place()            ? minutesOf(desk->lecture().parts[*desk->place()])
        : m_stage.isOpen()         ? m_stage.sheet().minutes
                                   : 0;
}

void SpeakerWindow::showReturn()
{
    const auto part = m_parts.store.isAside() ? m_parts.aside->part() : std::nullopt;
    m_return->setVisible(part.has_value());
    if (part)
        m_return->setText(tr("Back to “%1”").arg(part->title));
}

void SpeakerWindow::showNow()
{
    const Presenting& presenting = m_parts.presenting;
    const QString change = lastChangeText(presenting.lastChange());
    const QString bench = benchName(m_parts.store.state().bench);
    m_now->setText((change.isEmpty() ? bench : tr("%1: %2", "bench: change").arg(bench, change))
        + lectureWords());
    m_present->setText(presenting.isOn() ? tr("Stop presenting") : tr("Present"));
    m_blank->setEnabled(presenting.isOn());
}

// On a separate line; empty if no lecture is presented.
QString SpeakerWindow::lectureWords() const
{
    const LectureDesk* desk = m_parts.lecture;
    if (!desk->place())
        return {};
    const std::size_t next = *desk->place() + 1;
    const std::size_t count = desk->lecture().parts.size();
    return u'\n'
        + (next < count
                ? tr("Part %1 of %2. Next: %3").arg(next).arg(count).arg(desk->titleOf(next))
                : tr("Part %1 of %2, the last").arg(next).arg(count));
}

SpeakerWindow::Shown SpeakerWindow::wanted() const
{
    if (!m_stage.isOpen())
        return seriesWanted();
    return {QString::fromStdString(m_stage.sheet().title),
        QString::fromStdString(m_stage.sheet().question), m_stage.nextQuestion(), m_stage.answers(),
        m_stage.isRevealed(), {}, m_parts.store.isAside()};
}

// Fields being edited stay if nothing else would change.
void SpeakerWindow::showStage()
{
    if (wanted() == m_shown)
        return;
    build();
}

void SpeakerWindow::showVotes()
{
    if (m_counts.size() != m_stage.answers().size() || !m_tally)
        return;
    Tally tally;
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        const ExpectedAnswer& answer = m_stage.answers()[i];
        const QSignalBlocker blocker(m_counts[i]);
        m_counts[i]->setValue(m_stage.votes(i));
        tally.answers.push_back({answer.text, m_stage.votes(i), answer.isRight});
    }
    m_tally->setTally(tally);
}

QLabel* SpeakerWindow::add(const QString& text, const QString& name)
{
    auto* label = newLabel(text);
    label->setWordWrap(true);
    label->setAccessibleName(name);
    label->setAccessibleDescription(text);
    m_column->addWidget(label);
    return label;
}

void SpeakerWindow::addHeading(const QString& text)
{
    m_column->addSpacing(8);
    QLabel* heading = add(text, text);
    heading->setFont(lab::ui::font(lookOf(m_parts), TextRole::PictureTitle));
}

void SpeakerWindow::build()
{
    m_shown = wanted();
    m_counts.clear();
    m_tally = nullptr;
    auto* content = new QWidget;
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(0, 0, 8, 0);
    m_column->setSpacing(6);
    if (m_stage.isOpen())
        addLesson();
    else if (!m_shown.title.isEmpty())
        addSeries();
    else
        add(tr("No lesson is open. Choose one from the Lessons menu to see its notes, question, "
               "expected answers and show of hands here."),
            tr("Lesson"));
    m_column->addStretch(1);
    setFont(lab::ui::font(lookOf(m_parts), TextRole::Body));
    m_time->setFont(lab::ui::font(lookOf(m_parts), TextRole::MainResult));
    if (QWidget* old = m_scroll->takeWidget())
        old->deleteLater(); // one of its buttons may be emitting its click right now
    m_scroll->setWidget(content);
    m_scroll->setAccessibleName(tr("Lesson"));
    showVotes();
    showTime();
    showNow();
}

void SpeakerWindow::addLesson()
{
    const LessonSheet& sheet = m_stage.sheet();
    addHeading(QString::fromStdString(sheet.title));
    add(QString::fromStdString(sheet.goal), tr("Goal"));
    if (!sheet.notes.empty()) {
        addHeading(tr("Notes"));
        add(QString::fromStdString(sheet.notes), tr("Notes"));
    }
    addHeading(m_stage.isRevealed() ? tr("Question, answered") : tr("Next question"));
    add(m_shown.question, tr("Question"));
    addHeading(tr("Expected answers and hands"));
    for (std::size_t i = 0; i < m_stage.answers().size(); ++i)
        addAnswer(i, m_stage.answers()[i]);
    m_tally = new TallyView;
    m_tally->setLook(lookOf(m_parts));
    QSizePolicy still = m_tally->sizePolicy();
    still.setRetainSizeWhenHidden(true); // the first vote must not move the buttons
    m_tally->setSizePolicy(still);
    m_column->addWidget(m_tally);
    if (m_stage.isRevealed()) {
        addHeading(tr("Outcome"));
        add(QString::fromStdString(sheet.outcome), tr("Outcome"));
        add(QString::fromStdString(sheet.explanation), tr("Explanation"));
    }
    if (m_stage.canAskAgain()) {
        addHeading(tr("Next question"));
        add(m_shown.next, tr("Next question"));
    }
    if (!m_shown.isWaiting)
        addButtons();
}

void SpeakerWindow::addAnswer(std::size_t index, const ExpectedAnswer& answer)
{
    const Look look = lookOf(m_parts);
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    auto* text =
        newLabel(answer.isRight ? tr("%1 (correct)", "an answer").arg(answer.text) : answer.text);
    text->setWordWrap(true);
    text->setFont(lab::ui::font(look, answer.isRight ? TextRole::BodyStrong : TextRole::Body));
    tint(*text, answer.isRight ? look.palette.resultText : look.palette.text);
    auto* count = new QSpinBox;
    count->setRange(0, maxVotes);
    count->setButtonSymbols(QAbstractSpinBox::NoButtons);
    count->setAlignment(Qt::AlignRight);
    count->setFixedWidth(64);
    count->setAccessibleName(tr("Hands for %1").arg(answer.text));
    count->installEventFilter(this);
    connect(count, &QSpinBox::valueChanged, this,
        [this, index](int votes) { m_stage.setVotes(index, votes); });
    const auto newStep = [&](const QString& sign, const QString& name, int by) {
        auto* button = new QPushButton(sign);
        button->setFixedWidth(36);
        button->setAccessibleName(name);
        button->setToolTip(tip(name));
        connect(button, &QPushButton::clicked, this,
            [this, index, by] { m_stage.setVotes(index, m_stage.votes(index) + by); });
        return button;
    };
    row->addWidget(text, 1);
    row->addWidget(newStep(u"\u2212"_s, tr("One fewer hand for %1").arg(answer.text), -1));
    row->addWidget(count);
    row->addWidget(newStep(u"+"_s, tr("One more hand for %1").arg(answer.text), 1));
    m_column->addLayout(row);
    m_counts.push_back(count);
    if (!answer.says.isEmpty())
        tint(*add(answer.says, tr("Why this is tempting")), look.palette.notes);
}

void SpeakerWindow::addButtons()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    const auto addButton = [&](const QString& text, void (LessonStage::*command)()) {
        auto* button = new QPushButton(text);
        connect(button, &QPushButton::clicked, &m_stage, command, Qt::QueuedConnection);
        row->addWidget(button);
    };
    if (!m_stage.isRevealed())
        addButton(tr("Show the outcome"), &LessonStage::reveal);
    else if (m_stage.canAskAgain())
        addButton(tr("Ask with other numbers"), &LessonStage::askAgain);
    addButton(tr("Back to the lesson's start"), &LessonStage::revert);
    row->addStretch(1);
    m_column->addSpacing(8);
    m_column->addLayout(row);
}

// A remote control's keys are for the audience, also while a number is typed: the page keys would
// change it, and no number is written with a B.
bool SpeakerWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
    const auto& key = static_cast<QKeyEvent&>(*event);
    const bool isOfRemote = !key.modifiers()
        && (key.key() == Qt::Key_PageDown || key.key() == Qt::Key_PageUp || key.key() == Qt::Key_B
            || key.key() == Qt::Key_Period || key.key() == Qt::Key_E);
    if (isOfRemote)
        return true; // as a shortcut it works anyway
    if (event->type() == QEvent::KeyPress && key.key() == Qt::Key_Escape) {
        setFocus(Qt::OtherFocusReason); // leaves the number; the next one ends presenting
        return true;
    }
    if (event->type() == QEvent::KeyPress && isEnter(key)) {
        static_cast<QSpinBox*>(watched)->interpretText();
        setFocus(Qt::OtherFocusReason); // the next one is for the outcome
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void SpeakerWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_parts.presenting.isOn())
        m_parts.presenting.end();
    else if (isEnter(*event) && m_parts.presenting.isOn())
        m_stage.reveal();
    else
        QWidget::keyPressEvent(event);
}

void SpeakerWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (m_column
        && (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange))
        build();
}

void SpeakerWindow::retranslate()
{
    setWindowTitle(tr("Presenter view"));
    m_time->setAccessibleName(tr("Elapsed time"));
    m_whole->setAccessibleName(tr("Time of the lecture"));
    m_now->setAccessibleName(tr("What the audience sees"));
    m_restart->setText(tr("Restart the timer"));
    m_blank->setText(tr("Blank the screen"));
    m_return->setToolTip(tip(tr("The part waits as it is: state, hands, notes.")));
    showReturn();
}

} // namespace lab::ui

#include "moc_speaker_window.cpp"
