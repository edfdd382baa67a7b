#include "core/lessons/unpredicted.h"
#include "ui/lessons/course_book.h"
#include "ui/lessons/languages.h"
#include "ui/paint/text/number_text.h"
#include "ui/store/store.h"
#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/lessons/lesson_stage.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// The texts of a lesson: its question, its result, and the links to continue.

namespace lab::ui {

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

// Nothing is said about a missing prediction.
QString LessonDock::wordsAfter(const LessonText& text) const
{
    return words(m_outcome->prediction ? text : unpredicted(text, lessonLanguage()), scopeAfter());
}

// Only the answer, if all of the outcome is about the prediction and there was none.
QString LessonDock::outcomeSentence() const
{
    QString result = wordsAfter(m_lesson.outcome);
    if (!result.isEmpty() || m_outcome->prediction || m_lesson.question.curve)
        return result;
    const LessonScope scope = scopeAfter();
    return m_lesson.question.options.empty() ? withUnit(m_outcome->graded.answer, scope)
                                             : words({{lessonLanguage(), "{answer}"}}, scope);
}

QString LessonDock::outcomeWords() const
{
    if (!m_outcome)
        return {};
    const QString result = outcomeSentence();
    const QString ofA = hasItsA() ? wordsAfter(m_lesson.ofA) : QString();
    return ofA.isEmpty() ? result : LessonStage::tr("%1 %2", "two sentences").arg(result, ofA);
}

std::optional<SketchFrame> LessonDock::presentationSketch() const
{
    return sketch(m_outcome ? scopeAfter() : questionScope(m_lesson, m_store.kept()));
}

QString LessonDock::presentationWords() const
{
    return m_outcome ? outcomeSentence() : QString();
}

QString LessonDock::explanationWords() const
{
    return m_outcome ? wordsAfter(m_lesson.explanation) : QString();
}

QString LessonDock::gradeWords() const
{
    switch (m_outcome->graded.grade) {
    case Grade::Right:
        return tr("Correct.");
    case Grade::Near:
        return m_outcome->graded.fit ? tr("Not quite, but the shape is correct.")
                                     : tr("Not quite, but the order of magnitude is correct.");
    case Grade::KnownWrong:
    case Grade::Wrong:
        break;
    }
    return tr("Not quite.");
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
        frame.everywhere = m_outcome->everywhere;
    }
    return frame;
}

// In the window's language first; a learner may use another.
QStringList LessonDock::unitWords(const LessonScope& scope) const
{
    QStringList all;
    QStringList spoken = languages();
    spoken.removeAll(windowLanguage());
    spoken.prepend(windowLanguage());
    for (const QString& language : spoken)
        for (const LessonText* text : {&m_lesson.question.unit, &m_lesson.question.unitOfOne})
            if (const std::string unit = filledWords(*text, language.toStdString(), scope);
                !unit.empty())
                all += QString::fromStdString(unit);
    all.removeDuplicates();
    return all;
}

PredictionAsked LessonDock::asked(const LessonScope& scope) const
{
    PredictionAsked asked {.units = unitWords(scope)};
    for (const LessonOption& option : m_lesson.question.options)
        asked.options += words(option.text, scope);
    asked.sketch = sketch(scope);
    return asked;
}

QString LessonDock::withUnit(double number, const LessonScope& scope) const
{
    const LessonQuestion& question = m_lesson.question;
    const std::string unit = words(question.unit, scope).toStdString();
    const bool hasOne = !question.unitOfOne.empty();
    return QString::fromStdString(lab::withUnit(
        number, unit, hasOne ? words(question.unitOfOne, scope).toStdString() : unit));
}

LessonShown::Result LessonDock::result(const LessonScope& scope) const
{
    const LessonQuestion& question = m_lesson.question;
    const Graded& graded = m_outcome->graded;
    LessonShown::Result result {.outcome = outcomeWords(), .explanation = explanationWords()};
    if (!m_outcome->prediction) {
        result.sketch = sketch(scope);
        result.prediction = tr("You skipped the prediction.");
    } else if (graded.fit) {
        result.sketch = sketch(scope);
        result.prediction =
            tr("%1 Rank correlation with the true curve %2, root mean square of the "
               "difference %3.")
                .arg(gradeWords(), decimals(graded.fit->rankCorrelation, 2),
                    significant(graded.fit->rootMeanSquare, 3));
    } else {
        const double number = std::get<double>(*m_outcome->prediction);
        const QString said = question.options.empty()
            ? withUnit(number, scope)
            : words(question.options[static_cast<std::size_t>(number)].text, scope);
        result.prediction = tr("Your answer: %1. %2").arg(said, gradeWords());
        if (question.options.empty())
            result.line = outcomeLine(number, graded.answer);
    }
    if (graded.model)
        result.overlooked = words(question.options.empty() ? question.wrong[*graded.model].says
                                                           : question.options[*graded.model].says,
            scope);
    return result;
}

// Of the program, else the user's own, which are read from their files when a key is first
// requested.
std::optional<Lesson> LessonDock::firstOf(const std::vector<std::string>& keys) const
{
    const std::vector<Lesson> shipped =
        m_services.lessons ? m_services.lessons() : std::vector<Lesson>();
    std::optional<std::vector<OwnLesson>> own;
    for (const std::string& key : keys) {
        if (const auto found = std::ranges::find(shipped, key, &Lesson::key);
            found != shipped.end())
            return *found;
        if (!own)
            own = m_services.ownLessons ? m_services.ownLessons() : std::vector<OwnLesson>();
        for (const OwnLesson& one : *own)
            if (one.lesson && one.lesson->key == key)
                return one.lesson;
    }
    return std::nullopt;
}

// With other numbers, lessons that are due again, and the next lesson.
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
    std::vector<std::string> due =
        m_services.lessonsDue ? m_services.lessonsDue() : std::vector<std::string>();
    std::erase(due, m_lesson.key);
    if (const auto first = firstOf(due))
        titled(*first, tr("To review: %1"));
    // In the order of the map; those that are not on it in the order of the list.
    const auto behind = nodeAfter(ownCourse(), m_lesson.key);
    auto next = std::ranges::find(all, behind.value_or(m_lesson.key), &Lesson::key);
    if (!behind && next != all.end())
        ++next;
    if (next != all.end())
        titled(*next, tr("Next: %1"));
    return ways;
}

LessonShown LessonDock::shown() const
{
    const LessonScope scope = m_outcome ? scopeAfter() : questionScope(m_lesson, m_store.kept());
    LessonShown shown {.title = words(m_lesson.title, scope),
        .goal = words(m_lesson.goal, scope),
        .question = words(m_lesson.question.text, scope),
        .controls = m_lesson.controls,
        .ways = ways()};
    if (m_outcome)
        shown.result = result(scope);
    else
        shown.asked = asked(scope);
    if (!m_outcome)
        shown.locked = m_lesson.hides;
    return shown;
}

} // namespace lab::ui
