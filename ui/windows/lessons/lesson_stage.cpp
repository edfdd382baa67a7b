#include "ui/windows/lessons/lesson_stage.h"

#include "ui/store/store.h"
#include "ui/views/picture_view.h"
#include "ui/views/room/room_band.h"
#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/main/window_parts.h"
#include "ui/windows/room/presenting.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace lab::ui {

namespace {

QString both(const QString& first, const QString& second)
{
    return second.isEmpty() ? first : LessonStage::tr("%1 %2", "two sentences").arg(first, second);
}

} // namespace

LessonStage::LessonStage(const WindowParts& parts, LessonDock& dock)
    : QObject(&parts.window)
    , m_parts(parts)
    , m_dock(dock)
{
    constexpr int aMoment = 100; // milliseconds: a drag need not be followed step by step
    m_late.setSingleShot(true);
    m_late.setInterval(aMoment);
    connect(&m_late, &QTimer::timeout, this, &LessonStage::renew);
    connect(&parts.store, &Store::changed, this, [this] {
        if (isOpen() && !isRevealed())
            m_late.start();
    });
    connect(&dock, &LessonDock::started, this, &LessonStage::begin);
    connect(&dock, &LessonDock::turned, this, &LessonStage::renew);
    connect(&dock, &QDockWidget::visibilityChanged, this, &LessonStage::renew);
    connect(&parts.presenting, &Presenting::turned, this, &LessonStage::renew);
    connect(&parts.presenting, &Presenting::revealWanted, this, &LessonStage::reveal);
    connect(&parts.presenting, &Presenting::begun, this, [this] {
        if (isRevealed()) // the next group is asked before it is told
            m_parts.presenting.startFrom(m_dock.before());
    });
    connect(&parts.presenting, &Presenting::wentBack, this, [this] {
        if (isOpen())
            m_dock.askAnew();
    });
    connect(this, &LessonStage::counted, this, &LessonStage::tell);
}

bool LessonStage::isOpen() const
{
    return !m_dock.lesson().key.empty()
        && (!m_dock.isHidden() || m_parts.presenting.isAway(m_dock));
}

bool LessonStage::isRevealed() const
{
    return isOpen() && m_dock.isRevealed();
}

bool LessonStage::canAskAgain() const
{
    return isRevealed() && m_dock.nextStart();
}

QString LessonStage::nextQuestion() const
{
    if (!isOpen())
        return {};
    if (!isRevealed())
        return QString::fromStdString(m_sheet.question);
    const auto next = m_dock.nextStart();
    if (!next)
        return {};
    return QString::fromStdString(lessonSheet(m_dock.lesson(), *next, lessonLanguage()).question);
}

void LessonStage::setHands(std::size_t answer, int hands)
{
    if (answer >= m_hands.size() || m_hands[answer] == hands)
        return;
    m_hands[answer] = std::max(0, hands);
    Q_EMIT counted();
}

void LessonStage::reveal()
{
    if (!isOpen() || isRevealed())
        return;
    renew();
    if (!m_answers.empty())
        m_dock.reveal(prediction());
}

std::optional<Prediction> LessonStage::prediction() const
{
    const auto most = std::ranges::max_element(m_hands);
    if (most == m_hands.end() || *most == 0 || std::ranges::count(m_hands, *most) > 1)
        return std::nullopt;
    return m_answers[static_cast<std::size_t>(most - m_hands.begin())].prediction;
}

// What is to be said of hands that make no prediction.
QString LessonStage::vote() const
{
    const auto most = std::ranges::max_element(m_hands);
    if (most == m_hands.end() || *most == 0)
        return tr("No hands were counted, so nothing was predicted.");
    return std::ranges::count(m_hands, *most) > 1
        ? tr("It is a tie, so no answer is taken for the room's.")
        : QString();
}

void LessonStage::revert()
{
    if (isOpen())
        m_dock.revert();
}

void LessonStage::askAgain()
{
    if (canAskAgain())
        m_dock.askAgain();
}

void LessonStage::begin()
{
    std::ranges::fill(m_hands, 0);
    renew();
    Q_EMIT counted();
}

// The state may have changed since: the numbers of the answers follow it until the reveal.
void LessonStage::renew()
{
    m_late.stop();
    if (isOpen()) {
        const LabState before = m_dock.before();
        m_sheet = lessonSheet(m_dock.lesson(), before, lessonLanguage());
        if (m_dock.isRevealed()) {
            m_sheet.outcome = m_dock.outcomeWords().toStdString();
            m_sheet.explanation = m_dock.explanationWords().toStdString();
        }
        m_answers = roomAnswers(m_dock.lesson(), before, lessonLanguage());
        if (!m_answers.empty() && m_sheet.options.empty() && !m_dock.lesson().question.curve)
            m_answers.push_back({tr("Another answer"), {}, std::nullopt, false});
        m_hands.resize(m_answers.size());
    } else {
        m_answers.clear();
        m_hands.clear();
    }
    tell();
    Q_EMIT changed();
}

void LessonStage::tell()
{
    m_dock.setTally(tally());
    RoomText text;
    if (isOpen() && m_parts.presenting.isOn()) {
        const bool isTold = isRevealed();
        text.heading = isTold ? tr("Outcome") : tr("Question");
        text.words = QString::fromStdString(isTold ? m_sheet.outcome : m_sheet.question);
        if (isTold) {
            text.tally = tally();
            text.words = both(text.words, vote());
            std::erase_if(text.tally.answers,
                [](const Tally::Answer& answer) { return answer.hands == 0 && !answer.isRight; });
        } else
            for (const std::string& option : m_sheet.options)
                text.options += QString::fromStdString(option);
    }
    m_parts.roomBand.setText(text);
    listenForEnter();
}

// A picture would take hold of something with it; while the room waits it is for the outcome.
void LessonStage::listenForEnter()
{
    const bool isAsked = isOpen() && !isRevealed() && m_parts.presenting.isOn();
    if (isAsked == std::exchange(m_listens, isAsked))
        return;
    if (isAsked)
        QCoreApplication::instance()->installEventFilter(this);
    else
        QCoreApplication::instance()->removeEventFilter(this);
}

bool LessonStage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const auto& key = static_cast<QKeyEvent&>(*event);
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    const auto* picture = qobject_cast<PictureView*>(watched);
    if (!isEnter || !picture || picture->window() != &m_parts.window)
        return QObject::eventFilter(watched, event);
    reveal();
    return true;
}

Tally LessonStage::tally() const
{
    Tally tally;
    for (std::size_t i = 0; i < m_answers.size(); ++i)
        tally.answers.push_back(
            {m_answers[i].text, m_hands[i], m_answers[i].isRight && isRevealed()});
    return tally;
}

} // namespace lab::ui
