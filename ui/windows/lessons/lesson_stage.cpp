#include "ui/windows/lessons/lesson_stage.h"

#include "core/state/series_step.h"
#include "ui/benches/bench.h"
#include "ui/drawing/picture_view.h"
#include "ui/store/store.h"
#include "ui/views/lessons/sketch_view.h"
#include "ui/views/presentation/blank_screen.h"
#include "ui/views/presentation/presentation_banner.h"
#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/presentation/presenting.h"
#include "ui/windows/presentation/series_caption.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace lab::ui {

namespace {

bool isDrawnInPart(const SketchFrame& frame)
{
    const auto isDrawn = [](const std::optional<double>& value) { return value.has_value(); };
    return std::ranges::any_of(frame.drawn, isDrawn) && !completed(frame);
}

bool areOptions(const LessonSheet& sheet)
{
    return !sheet.options.empty();
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
    connect(&m_late, &QTimer::timeout, this, &LessonStage::refresh);
    connect(&parts.store, &Store::keptChanged, this, [this] {
        const bool isHere = m_dock.isHere();
        if (isHere != std::exchange(m_wasHere, isHere))
            refresh();
        else if (isOpen() && isHere && !isRevealed())
            m_late.start();
        else if (!isPresented() && m_parts.presenting.isOn())
            updateBanner();
    });
    connect(&dock, &LessonDock::started, this, &LessonStage::begin);
    connect(&dock, &LessonDock::turned, this, &LessonStage::refresh);
    connect(&dock, &QDockWidget::visibilityChanged, this, &LessonStage::refresh);
    connect(&parts.presenting, &Presenting::turned, this, &LessonStage::refresh);
    connect(&parts.presenting, &Presenting::lookChanged, this, &LessonStage::showSketch,
        Qt::QueuedConnection); // after the window has the new look
    connect(&parts.presenting, &Presenting::revealWanted, this, &LessonStage::reveal);
    connect(&parts.presenting, &Presenting::explanationWanted, this, &LessonStage::explain);
    parts.presenting.addStepper([this](int by) { return step(by); });
    parts.aside->addPart([this] { return partOfAside(); });
    connect(&parts.presenting, &Presenting::begun, this, [this] {
        if (isOpen() && !isRevealed() && !m_dock.isHere()) {
            m_dock.goToItsBench();
            m_parts.presenting.prepareStart();
        }
        if (isRevealed()) // the next group is asked before it is revealed
            m_parts.presenting.startFrom(m_dock.before());
        else
            m_dock.startPresented();
    });
    connect(&parts.presenting, &Presenting::wentBack, this, [this] {
        if (isOpen())
            m_dock.restartQuestion();
    });
    connect(this, &LessonStage::counted, this, &LessonStage::updateBanner);
}

bool LessonStage::isOpen() const
{
    return m_dock.isOpen();
}

bool LessonStage::isPresented() const
{
    return isWaiting() && !m_parts.store.isAside();
}

bool LessonStage::isWaiting() const
{
    return isOpen() && m_dock.isHere() && m_parts.presenting.isOn();
}

std::optional<Aside::Part> LessonStage::partOfAside() const
{
    if (!isWaiting())
        return std::nullopt;
    const Aside::At at = !isRevealed() ? Aside::At::Question
        : m_isExplained                ? Aside::At::Explanation
                                       : Aside::At::Outcome;
    return Aside::Part {QString::fromStdString(m_sheet.title), at};
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

void LessonStage::setVotes(std::size_t answer, int votes)
{
    if (answer >= m_votes.size() || m_votes[answer] == votes)
        return;
    m_votes[answer] = std::max(0, votes);
    Q_EMIT counted();
}

void LessonStage::reveal()
{
    if (!isOpen() || isRevealed() || m_parts.store.isAside())
        return;
    refresh();
    countTyped();
    if (m_sketch && isDrawnInPart(m_sketch->frame()))
        return m_parts.messages.notify(
            tr("Draw the curve over the whole width first, or clear it with Delete."));
    if (!m_answers.empty())
        m_dock.reveal(prediction());
}

// One drawn over the picture is the audience's own.
std::optional<Prediction> LessonStage::prediction() const
{
    if (const auto drawn = m_sketch ? completed(m_sketch->frame()) : std::nullopt)
        return *drawn;
    const auto most = std::ranges::max_element(m_votes);
    if (most == m_votes.end() || *most == 0 || std::ranges::count(m_votes, *most) > 1)
        return std::nullopt;
    return m_answers[static_cast<std::size_t>(most - m_votes.begin())].prediction;
}

void LessonStage::explain()
{
    if (!isRevealed() || m_parts.store.isAside())
        return;
    m_isExplained = true;
    updateBanner();
}

bool LessonStage::step(int by)
{
    if (!isPresented())
        return false;
    if (m_parts.banner.turnPage(by))
        return true;
    if (by > 0 && !isRevealed()) {
        reveal();
    } else if (by > 0 && !m_isExplained) {
        explain();
    } else if (by < 0 && m_isExplained) {
        m_isExplained = false;
        updateBanner();
    } else if (by < 0 && isRevealed()) {
        m_dock.cover();
    } else {
        return false;
    }
    return true;
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
    delete m_sketch; // drawn by the previous group
    m_isExplained = false;
    m_typed.reset();
    std::ranges::fill(m_votes, 0);
    refresh();
    Q_EMIT counted();
}

// The state may have changed since: the numbers of the answers follow it until the reveal.
void LessonStage::refresh()
{
    m_late.stop();
    if (isOpen()) {
        const LabState before = m_dock.before();
        m_sheet = lessonSheet(m_dock.lesson(), before, lessonLanguage());
        if (m_dock.isRevealed()) {
            m_sheet.outcome = m_dock.presentationWords().toStdString();
            m_sheet.explanation = m_dock.explanationWords().toStdString();
        }
        m_answers = expectedAnswers(m_dock.lesson(), before, lessonLanguage());
        if (!m_answers.empty() && m_sheet.options.empty() && !m_dock.lesson().question.curve)
            m_answers.push_back({tr("Another answer"), {}, std::nullopt, false});
        m_votes.resize(m_answers.size());
        if (m_typed && m_typed->answer >= m_answers.size()) // of the previous lesson
            m_typed.reset();
    } else {
        m_answers.clear();
        m_votes.clear();
    }
    updateBanner();
    Q_EMIT changed();
}

void LessonStage::updateBanner()
{
    m_dock.setTally(tally());
    if (m_parts.store.isAside()) { // which has words of its own
        showSketch();
        return listenForKeys();
    }
    BannerText text;
    Slide show;
    if (isPresented()) {
        const bool isAnswerShown = isRevealed();
        text.heading = !isAnswerShown ? tr("Question")
            : m_isExplained           ? tr("Explanation")
                                      : tr("Outcome");
        const QString question = QString::fromStdString(m_sheet.question);
        text.question = isAnswerShown ? question : QString();
        text.words = !isAnswerShown
            ? question
            : QString::fromStdString(m_isExplained ? m_sheet.explanation : m_sheet.outcome);
        const Lesson& lesson = m_dock.lesson();
        show = {
            isAnswerShown ? lesson.pictures : picturesWhileAsked(lesson), true, vote(), true, {}};
        for (const Setting& set : lesson.reveal)
            show.changed.push_back(set.key);
    } else if (m_parts.presenting.isOn()) {
        text = captionOf(m_parts.store, m_parts.banner.text());
        show.hasWordsAbove = !text.words.isEmpty();
        show.pictures = picturesOfSeries();
    } else {
        m_named.reset();
    }
    m_parts.benches.setSlide(show);
    m_parts.banner.setText(text);
    showSketch();
    listenForKeys();
}

std::vector<std::string> LessonStage::picturesOfSeries()
{
    const LabState& state = m_parts.store.state();
    const Store& store = m_parts.store;
    const auto step = shownStep(state);
    if (step && (isByStep(store) || !m_named))
        m_named = NamedPictures {state.series.steps()[*step].pictures, state.bench};
    else if (m_named && (m_named->bench != state.bench || state.series.isEmpty()))
        m_named.reset();
    return m_named ? m_named->names : std::vector<std::string>();
}

void LessonStage::showSketch()
{
    if (m_sketch && m_parts.store.isAside())
        return m_sketch->hide();
    const bool isWanted = isPresented() && !m_isExplained;
    const auto frame = isWanted ? m_dock.presentationSketch() : std::nullopt;
    if (!frame) {
        delete m_sketch;
        return;
    }
    if (!m_sketch) {
        m_sketch = new SketchView;
        m_sketch->setAccessibleName(tr("A curve to be drawn"));
    }
    SketchFrame shown = *frame;
    if (shown.truth.empty() && m_sketch->frame().x == shown.x)
        shown.drawn = m_sketch->frame().drawn;
    m_sketch->setFrame(shown);
    m_sketch->setLook(m_parts.look);
    m_sketch->setFixedHeight(QWIDGETSIZE_MAX);
    m_sketch->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_parts.benches.shown().coverLarge(m_sketch);
}

// Enter would select a handle of a picture; while the audience waits it is for the outcome. A digit
// would select a bench.
void LessonStage::listenForKeys()
{
    const bool isAsked = isPresented() && !isRevealed();
    if (isAsked == std::exchange(m_listens, isAsked))
        return;
    if (isAsked)
        QCoreApplication::instance()->installEventFilter(this);
    else
        QCoreApplication::instance()->removeEventFilter(this);
}

bool LessonStage::countsBy(const QKeyEvent& key) const
{
    if (key.modifiers() & ~Qt::KeypadModifier)
        return false;
    if (key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9)
        return true;
    return m_typed
        && (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_Escape
            || key.key() == Qt::Key_Backspace);
}

void LessonStage::count(const QKeyEvent& key)
{
    constexpr qsizetype maxDigits = 4;
    const int digit = key.key() - Qt::Key_0;
    const bool isDigit = digit >= 0 && digit <= 9;
    if (!areOptions(m_sheet)) // it does not change the bench
        return;
    if (!m_typed && digit >= 1 && digit <= static_cast<int>(m_answers.size()))
        m_typed = TypedVotes {static_cast<std::size_t>(digit - 1), {}};
    else if (m_typed && isDigit && m_typed->number.size() < maxDigits)
        m_typed->number += QString::number(digit);
    else if (m_typed && key.key() == Qt::Key_Backspace && !m_typed->number.isEmpty())
        m_typed->number.chop(1);
    else if (m_typed && !isDigit && key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter)
        m_typed.reset();
    else if (!isDigit)
        countTyped();
    updateBanner();
}

void LessonStage::countTyped()
{
    const auto typed = std::exchange(m_typed, std::nullopt);
    if (typed && !typed->number.isEmpty())
        setVotes(typed->answer, typed->number.toInt());
}

// The audience's, or the presenter's beside it.
bool LessonStage::isOfLesson(const QWidget& window) const
{
    return &window == &m_parts.window || window.inherits("lab::ui::SpeakerWindow");
}

bool LessonStage::eventFilter(QObject* watched, QEvent* event)
{
    const bool isShortcut = event->type() == QEvent::ShortcutOverride;
    if (event->type() != QEvent::KeyPress && !isShortcut)
        return QObject::eventFilter(watched, event);
    const auto& key = static_cast<QKeyEvent&>(*event);
    const auto* heard = qobject_cast<QWidget*>(watched);
    const bool isOfPresentation = heard && isOfLesson(*heard->window())
        && !heard->inherits("QLineEdit") && !heard->inherits("QAbstractSpinBox")
        && !m_parts.presenting.blankScreen().isDown();
    if (isOfPresentation && countsBy(key)) {
        event->accept(); // the shortcut is disabled then, and arrives as a key press
        if (!isShortcut)
            count(key);
        return true;
    }
    if (isShortcut)
        return QObject::eventFilter(watched, event);
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    const auto* const picture = qobject_cast<PictureView*>(watched);
    const bool isPicture = (picture && !picture->taken()) || watched == m_sketch;
    if (!isEnter || !isPicture || heard->window() != &m_parts.window)
        return QObject::eventFilter(watched, event);
    reveal();
    return true;
}

// A number that nobody was asked to choose is not an answer until it has votes.
AudienceVote LessonStage::vote() const
{
    AudienceVote vote {tally(), isRevealed(), m_typed};
    if (areOptions(m_sheet))
        return vote;
    if (!vote.isAnswerShown || vote.tally.votes() == 0)
        return {};
    std::erase_if(vote.tally.answers,
        [](const Tally::Answer& answer) { return answer.votes == 0 && !answer.isRight; });
    return vote;
}

Tally LessonStage::tally() const
{
    Tally tally;
    for (std::size_t i = 0; i < m_answers.size(); ++i)
        tally.answers.push_back(
            {m_answers[i].text, m_votes[i], m_answers[i].isRight && isRevealed()});
    return tally;
}

} // namespace lab::ui

#include "moc_lesson_stage.cpp"
