#include "ui/windows/lessons/lesson_dock.h"

#include "core/lessons/unpredicted.h"
#include "ui/lessons/languages.h"
#include "ui/paint/text/number_text.h"
#include "ui/store/store.h"
#include "ui/views/parameters/parameter_panel.h"
#include "ui/windows/lessons/lesson_stage.h"
#include "ui/windows/main/messages.h"
#include "ui/windows/main/window_parts.h"

#include <QEvent>
#include <QMainWindow>
#include <QStyle>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

LessonDock::LessonDock(const WindowParts& parts)
    : QDockWidget(&parts.window)
    , m_parts(parts)
    , m_store(parts.store)
    , m_services(parts.services)
{
    setObjectName(u"lesson"_s);
    setFeatures(QDockWidget::DockWidgetClosable);
    setAllowedAreas(Qt::RightDockWidgetArea);
    setFixedWidth(ParameterPanel::fixedWidth // with the gap beside it as wide as the parameters
        - parts.window.style()->pixelMetric(
            QStyle::PM_DockWidgetSeparatorExtent, nullptr, &parts.window));
    connect(&m_store, &Store::changed, this, qOverload<const LabState&>(&LessonDock::follow));
}

void LessonDock::follow(const LabState& state)
{
    if (!m_page)
        return;
    if (m_left && state == *m_left)
        return putAside();
    if (followReveal(state) || (m_outcome && m_tellsOfA != hasItsA()))
        build();
    m_page->setState(state);
    if (!m_outcome)
        m_page->setQuestion(words(m_lesson.question.text, questionScope(m_lesson, state)));
}

bool LessonDock::followReveal(const LabState& state)
{
    if (m_outcome && state == m_outcome->before && !(m_outcome->after == state))
        m_undone = std::exchange(m_outcome, std::nullopt);
    else if (!m_outcome && m_undone && state == m_undone->after)
        m_outcome = std::exchange(m_undone, std::nullopt);
    else
        return false;
    return true;
}

bool LessonDock::hasItsA() const
{
    const Pinned& own = m_outcome->after.pinned;
    return !own.isEmpty() && m_store.state().pinned == own;
}

void LessonDock::cover()
{
    if (!m_outcome)
        return;
    m_undone = std::exchange(m_outcome, std::nullopt);
    showState(m_undone->before);
    build();
}

void LessonDock::putAside()
{
    if (!m_page)
        return;
    m_lesson = {};
    m_outcome.reset();
    m_undone.reset();
    m_left.reset();
    m_page->deleteLater(); // one of its controls may be telling of its edit at this moment
    m_page = nullptr;
    hide();
    Q_EMIT undone();
    Q_EMIT turned();
}

const LabState& LessonDock::before() const
{
    return m_outcome ? m_outcome->before : m_store.state();
}

void LessonDock::play(const Lesson& lesson)
{
    m_lesson = lesson;
    m_time = m_services.timesAnswered ? m_services.timesAnswered(lesson.key) : 0;
    m_left = m_store.state();
    load();
    if (m_store.state() == *m_left)
        m_left.reset(); // nothing to go back to
    show();
    m_page->takeFocus();
}

void LessonDock::load()
{
    if (const auto start = lessonStart(m_lesson, m_time))
        showState(*start);
    askAnew();
}

void LessonDock::askAnew()
{
    m_outcome.reset();
    m_undone.reset();
    m_parts.messages.say({});
    build();
    Q_EMIT started();
}

// What the lesson changes by itself is nobody's work that would have to be saved.
void LessonDock::showState(const LabState& state)
{
    const bool wasModified = m_store.isModified();
    m_store.dispatch(LoadState {state});
    if (!wasModified)
        m_store.markUntouched();
}

void LessonDock::answer(const std::optional<Prediction>& prediction)
{
    reveal(prediction);
    if (!m_outcome || !m_services.recordAnswer)
        return;
    const auto kept =
        m_services.recordAnswer({m_lesson.key, m_time, prediction, m_outcome->graded});
    if (!kept)
        m_parts.messages.say(kept.error().sentence);
}

void LessonDock::reveal(const std::optional<Prediction>& prediction)
{
    LabState before = m_store.state();
    const auto result =
        prediction ? graded(m_lesson, before, *prediction) : gradedNothing(m_lesson, before);
    const auto after =
        prediction ? revealed(m_lesson, before, *prediction) : revealedState(m_lesson, before);
    if (!result || !after) {
        m_parts.messages.say(tr("This question has no answer in the present state; go back to the "
                                "lesson's start."));
        return;
    }
    m_parts.messages.say({});
    m_undone.reset();
    m_outcome = Outcome {std::move(before), *after, prediction, *result};
    showState(*after);
    m_outcome->after = m_store.state();
    build();
}

std::optional<LabState> LessonDock::nextStart() const
{
    const auto start = lessonStart(m_lesson, m_time + 1);
    return start && !m_lesson.again.empty() ? std::optional(*start) : std::nullopt;
}

void LessonDock::setTally(const Tally& tally)
{
    m_tally = tally;
    if (m_page)
        m_page->setTally(tally);
}

void LessonDock::revert()
{
    load();
}

void LessonDock::askAgain()
{
    ++m_time;
    load();
}

void LessonDock::follow(const QString& way)
{
    if (way.isEmpty())
        return askAgain();
    const std::vector<Lesson> all = m_services.lessons();
    const auto found = std::ranges::find(all, way.toStdString(), &Lesson::key);
    if (found != all.end())
        Q_EMIT wanted(*found);
}

QString LessonDock::words(const LessonText& text, const LessonScope& scope) const
{
    return QString::fromStdString(filledWords(text, lessonLanguage(), scope));
}

LessonScope LessonDock::scopeAfter() const
{
    return outcomeScope(m_lesson, m_outcome->before,
        m_outcome->prediction.value_or(Prediction(m_outcome->graded.answer)),
        m_outcome->graded.answer);
}

// Nothing is said of a prediction that was not made.
QString LessonDock::wordsAfter(const LessonText& text) const
{
    return words(m_outcome->prediction ? text : unpredicted(text), scopeAfter());
}

QString LessonDock::outcomeWords() const
{
    if (!m_outcome)
        return {};
    const QString told = wordsAfter(m_lesson.outcome);
    const QString ofA = hasItsA() ? wordsAfter(m_lesson.ofA) : QString();
    return ofA.isEmpty() ? told : LessonStage::tr("%1 %2", "two sentences").arg(told, ofA);
}

std::optional<SketchFrame> LessonDock::roomSketch() const
{
    return sketch(m_outcome ? scopeAfter() : questionScope(m_lesson, m_store.state()));
}

QString LessonDock::roomWords() const
{
    return m_outcome ? wordsAfter(m_lesson.outcome) : QString();
}

QString LessonDock::explanationWords() const
{
    return m_outcome ? wordsAfter(m_lesson.explanation) : QString();
}

QString LessonDock::gradeWords() const
{
    switch (m_outcome->graded.grade) {
    case Grade::Right:
        return tr("Right.");
    case Grade::Near:
        return m_outcome->graded.fit ? tr("Not quite, but of the right shape.")
                                     : tr("Not quite, but of the right order of magnitude.");
    case Grade::KnownWrong:
    case Grade::Wrong:
        break;
    }
    return tr("Not so.");
}

std::optional<SketchFrame> LessonDock::sketch(const LessonScope& scope) const
{
    const auto known = questionCurves(m_lesson.question, scope);
    if (!m_lesson.question.curve || !known)
        return std::nullopt;
    SketchFrame frame {.x = known->x, .lowest = known->lowest, .highest = known->highest};
    frame.drawn.resize(known->x.size());
    frame.across = words(m_lesson.question.curve->across, scope).toStdString();
    frame.upwards = words(m_lesson.question.curve->upwards, scope).toStdString();
    if (m_outcome) {
        if (m_outcome->prediction)
            std::ranges::copy(
                std::get<std::vector<double>>(*m_outcome->prediction), frame.drawn.begin());
        frame.truth = known->answer;
    }
    return frame;
}

PredictionAsked LessonDock::asked(const LessonScope& scope) const
{
    PredictionAsked asked {.unit = words(m_lesson.question.unit, scope)};
    for (const LessonOption& option : m_lesson.question.options)
        asked.options += words(option.text, scope);
    asked.sketch = sketch(scope);
    return asked;
}

LessonShown::Told LessonDock::told(const LessonScope& scope) const
{
    const LessonQuestion& question = m_lesson.question;
    const Graded& graded = m_outcome->graded;
    LessonShown::Told told {.outcome = outcomeWords(), .explanation = explanationWords()};
    if (!m_outcome->prediction) {
        told.sketch = sketch(scope);
        told.prediction = tr("No answer was predicted.");
    } else if (graded.fit) {
        told.sketch = sketch(scope);
        told.prediction = tr("%1 Rank correlation with the true curve %2, off by %3 on average.")
                              .arg(gradeWords(), decimals(graded.fit->rankCorrelation, 2),
                                  significant(graded.fit->rootMeanSquare, 3));
    } else {
        const double number = std::get<double>(*m_outcome->prediction);
        const QString said = question.options.empty()
            ? (QString::fromStdString(numberText(number)) + u' ' + words(question.unit, scope))
                  .trimmed()
            : words(question.options[static_cast<std::size_t>(number)].text, scope);
        told.prediction = tr("You said: %1. %2").arg(said, gradeWords());
        if (question.options.empty())
            told.line = outcomeLine(number, graded.answer);
    }
    if (graded.model)
        told.overlooked = words(question.options.empty() ? question.wrong[*graded.model].says
                                                         : question.options[*graded.model].says,
            scope);
    return told;
}

// With other numbers, what is due once more, and the lesson that follows.
std::vector<LessonShown::Way> LessonDock::ways() const
{
    std::vector<LessonShown::Way> ways;
    if (!m_outcome)
        return ways;
    if (!m_lesson.again.empty())
        ways.push_back({tr("Ask with other numbers"), {}});
    const std::vector<Lesson> all =
        m_services.lessons ? m_services.lessons() : std::vector<Lesson>();
    const auto titled = [&](const Lesson& lesson, const QString& as) {
        ways.push_back({as.arg(inLanguage(lesson.title)), QString::fromStdString(lesson.key)});
    };
    for (const std::string& key :
        m_services.lessonsDue ? m_services.lessonsDue() : std::vector<std::string>()) {
        const auto due = std::ranges::find(all, key, &Lesson::key);
        if (due != all.end() && key != m_lesson.key) {
            titled(*due, tr("Asked again: %1"));
            break;
        }
    }
    const auto here = std::ranges::find(all, m_lesson.key, &Lesson::key);
    if (here != all.end() && here + 1 != all.end())
        titled(*(here + 1), tr("Next: %1"));
    return ways;
}

LessonShown LessonDock::shown() const
{
    const LessonScope scope = m_outcome ? scopeAfter() : questionScope(m_lesson, m_store.state());
    LessonShown shown {.title = words(m_lesson.title, scope),
        .goal = words(m_lesson.goal, scope),
        .question = words(m_lesson.question.text, scope),
        .controls = m_lesson.controls,
        .ways = ways()};
    if (m_outcome)
        shown.told = told(scope);
    else
        shown.asked = asked(scope);
    if (!m_outcome)
        shown.locked = m_lesson.hides;
    return shown;
}

void LessonDock::build()
{
    const LessonShown content = shown();
    m_tellsOfA = m_outcome && hasItsA();
    setWindowTitle(tr("Lesson"));
    setAccessibleName(tr("Lesson: %1").arg(content.title));
    const bool hadKeys = m_page && m_page->isAncestorOf(m_parts.window.focusWidget());
    if (m_page)
        m_page->deleteLater(); // one of its buttons may be telling of its click at this moment
    m_page = new LessonPage(content, m_store.state(), look(), maximumWidth());
    connect(m_page, &LessonPage::predicted, this, &LessonDock::answer);
    connect(m_page, &LessonPage::answerWanted, this, [this] { answer(std::nullopt); });
    connect(m_page, &LessonPage::incomplete, &m_parts.messages, &Messages::say);
    connect(m_page, &LessonPage::edited, this,
        [this](const Edit& edit, Gesture gesture) { m_store.dispatch(edit, gesture); });
    connect(m_page, &LessonPage::reverted, this, &LessonDock::load);
    connect(m_page, &LessonPage::wayChosen, this, qOverload<const QString&>(&LessonDock::follow));
    m_page->setTally(m_tally);
    setWidget(m_page);
    if (hadKeys)
        m_page->takeFocus(); // else digits would choose benches
    Q_EMIT turned();
}

// Never seen by a room, and read at arm's length after it.
Look LessonDock::look() const
{
    Look look = m_parts.look;
    look.scale = 1;
    return look;
}

void LessonDock::changeEvent(QEvent* event)
{
    QDockWidget::changeEvent(event);
    if (!m_page)
        return;
    if (event->type() == QEvent::LanguageChange)
        build();
    else if (event->type() == QEvent::PaletteChange)
        m_page->setLook(look());
}

} // namespace lab::ui
