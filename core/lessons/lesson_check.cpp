#include "core/lessons/lesson_check.h"

#include "core/lessons/lesson_texts.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

namespace lab {

namespace {

using Kind = LessonFault::Kind;

/// The faults of a lesson, each place once.
class Faults {
public:
    void add(LessonFault fault)
    {
        if (isSpent() || m_places.contains(fault.where))
            return;
        m_isSpent = isFormula(fault, ExpressionFault::Kind::TooMuchWork);
        const bool isOfThisState = fault.kind != Kind::Setting && !isOfTheSigns(fault);
        if (m_isAstray && isOfThisState)
            return;
        fault.time = m_time;
        m_places.insert(fault.where);
        m_found.faults.push_back(std::move(fault));
    }

    void add(std::string where, Kind kind, std::optional<double> value = {})
    {
        add(LessonFault {
            .where = std::move(where), .kind = kind, .value = value, .fault = {}, .setting = {}});
    }

    void add(std::string where, const ExpressionFault& fault)
    {
        add(LessonFault {.where = std::move(where), .fault = fault, .setting = {}});
    }

    void add(std::string where, const PatchProblem& problem)
    {
        add(LessonFault {
            .where = std::move(where), .kind = Kind::Setting, .fault = {}, .setting = problem});
    }

    void setTime(std::size_t time) { m_time = time; }
    /// Whether the states that are tried are others than those that were meant.
    void setAstray(bool isAstray) { m_isAstray = isAstray; }
    /// Whether no more is tried.
    bool isSpent() const { return m_isSpent || m_places.size() >= mostPlaces; }
    bool isTooMuchWork() const { return m_isSpent; }
    LessonCheck taken() { return std::move(m_found); }

private:
    static bool isFormula(const LessonFault& fault, ExpressionFault::Kind kind)
    {
        return fault.kind == Kind::Formula && fault.fault.kind == kind;
    }

    /// Which no state changes.
    static bool isOfTheSigns(const LessonFault& fault)
    {
        using enum ExpressionFault::Kind;
        return fault.kind == Kind::Formula && fault.fault.kind != WrongArguments
            && fault.fault.kind != TooMuchWork && fault.fault.kind != NotWhole
            && fault.fault.kind != NotReal;
    }

    LessonCheck m_found;
    std::set<std::string> m_places;
    std::size_t m_time = 0;
    bool m_isAstray = false;
    bool m_isSpent = false;
};

void checkTexts(const std::vector<PlacedText>& texts, const LessonScope& scope, Faults& faults)
{
    for (const auto& [where, text] : texts) {
        for (const auto& [language, words] : *text) {
            if (const auto filled = filledText(words, scope, MissingNumber::Fault, language);
                !filled)
                faults.add(std::string(where).append("/").append(language), filled.error());
        }
    }
}

// The answer to a choice is a whole number; rounding may have moved it.
bool isOption(double answer, std::size_t count)
{
    const double whole = std::round(answer);
    return std::abs(answer - whole) < 1e-9 && whole >= 0 && whole < static_cast<double>(count);
}

std::string wrongAt(std::size_t k)
{
    return "question/wrong/" + std::to_string(k) + "/value";
}

/// What a prediction is compared with, one formula after the other, where one of them is wrong: it
/// keeps none of the others from being tried.
void checkParts(const LessonQuestion& question, LessonScope scope, Faults& faults)
{
    std::optional<double> x;
    const auto isSound = [&](const std::string& formula, const std::string& where) {
        const auto value = lessonNumber(formula, scope);
        if (!value)
            faults.add({.where = where, .x = x, .fault = value.error(), .setting = {}});
        else if (!std::isfinite(*value))
            faults.add(
                {.where = where, .kind = Kind::NotFinite, .x = x, .fault = {}, .setting = {}});
        return value && std::isfinite(*value);
    };
    if (question.curve) {
        isSound(question.curve->lowest, "question/curve/lowest");
        isSound(question.curve->highest, "question/curve/highest");
        isSound(question.tolerance, "question/tolerance");
        x = static_cast<double>(question.curve->from);
        scope.setX(*x);
    }
    if (!isSound(question.answer, "question/answer"))
        faults.setAstray(true); // for what is worked out with it
    scope.setAnswer(lessonNumber(question.answer, scope).value_or(0));
    if (!question.curve)
        isSound(question.tolerance, "question/tolerance");
    for (std::size_t k = 0; k < question.wrong.size(); ++k)
        isSound(question.wrong[k].value, wrongAt(k));
}

void checkTolerance(double tolerance, Faults& faults)
{
    if (tolerance < 0)
        faults.add("question/tolerance", Kind::NegativeTolerance, tolerance);
}

Prediction rightCurve(const LessonQuestion& question, const LessonScope& scope, Faults& faults)
{
    const auto curves = questionCurves(question, scope);
    if (!curves) {
        faults.add(curves.error());
        checkParts(question, scope, faults);
        return {};
    }
    checkTolerance(curves->tolerance, faults);
    for (std::size_t k = 0; k < curves->wrong.size(); ++k)
        if (isRight(*curves, curves->wrong[k]))
            faults.add(wrongAt(k), Kind::EqualsAnswer);
    return curves->answer;
}

Prediction rightNumber(const LessonQuestion& question, const LessonScope& scope, Faults& faults)
{
    const auto numbers = questionNumbers(question, scope);
    if (!numbers) {
        faults.add(numbers.error());
        checkParts(question, scope, faults);
        return {};
    }
    if (question.options.empty()) // a choice has none
        checkTolerance(numbers->tolerance, faults);
    for (std::size_t k = 0; k < numbers->wrong.size(); ++k)
        if (std::abs(numbers->wrong[k] - numbers->answer) <= numbers->tolerance)
            faults.add(wrongAt(k), Kind::EqualsAnswer);
    if (!question.options.empty() && !isOption(numbers->answer, question.options.size()))
        faults.add("question/answer", Kind::NoOption, numbers->answer);
    return numbers->answer;
}

void checkGhost(
    const Lesson& lesson, const LessonScope& scope, const LabState& start, Faults& faults)
{
    for (const auto& [key, formula] : lesson.ghost) {
        const auto value = lessonNumber(formula, scope);
        if (!value)
            faults.add("ghost/" + key, value.error());
        else if (!std::isfinite(*value))
            faults.add("ghost/" + key, Kind::NotFinite);
        else if (auto fault = ghostFault(key, formula, *value, start))
            faults.add(*std::move(fault));
    }
}

/// The settings that cannot be, each with what is left of the others.
void checkSettings(const LabState& over, Patch patch, const std::string& where, Faults& faults)
{
    for (auto done = patched(over, patch); !done && !faults.isSpent();
         done = patched(over, patch)) {
        const std::string key = done.error().key;
        faults.add(where + key, done.error());
        std::erase_if(patch, [&](const Setting& setting) { return setting.key == key; });
    }
}

void checkReveal(const Lesson& lesson, const LabState& start, const std::shared_ptr<Effort>& effort,
    Faults& faults)
{
    Lesson left = lesson;
    for (auto after = revealedState(left, start, effort); !after && !faults.isSpent();
         after = revealedState(left, start, effort)) {
        faults.add(after.error());
        faults.setAstray(true);
        const std::string key = after.error().where.substr(after.error().where.find('/') + 1);
        if (std::erase_if(left.reveal, [&](const Setting& one) { return one.key == key; }) == 0)
            return;
    }
}

void checkAt(const Lesson& lesson, const LabState& start, const std::shared_ptr<Effort>& effort,
    Faults& faults)
{
    checkReveal(lesson, start, effort, faults);
    if (faults.isSpent())
        return;
    const LessonScope before = questionScope(lesson, start, effort);
    checkTexts(textsBefore(lesson), before, faults);
    const Prediction right = lesson.question.curve ? rightCurve(lesson.question, before, faults)
                                                   : rightNumber(lesson.question, before, faults);
    if (faults.isSpent())
        return;
    const auto* number = std::get_if<double>(&right);
    const LessonScope scope = outcomeScope(lesson, start, right, number ? *number : 0, effort);
    checkGhost(lesson, scope, start, faults);
    checkTexts(textsAfter(lesson), scope, faults);
}

} // namespace

namespace {

/// The settings that one entry of `again` draws at each of the times that are tried.
std::vector<Patch> drawnPatches(const Lesson& lesson, std::size_t entry)
{
    std::vector<Patch> patches;
    for (std::size_t draw = 0; draw < drawsTried; ++draw)
        patches.push_back(drawnPatch(lesson, 1 + entry + draw * lesson.again.size()));
    return patches;
}

/// Why a setting cannot have a value in any of the patches; nothing where it can in one, or where
/// no more may be tried.
std::optional<PatchProblem> problemOf(const LabState& start, const std::vector<Patch>& patches,
    std::size_t setting, const Value& value, Effort& settings)
{
    std::optional<PatchProblem> problem;
    for (const Patch& drawn : patches) {
        if (!settings.spend(std::ssize(drawn)))
            return {};
        Patch patch = drawn;
        patch[setting].value = value;
        const auto state = patched(start, patch);
        if (state || state.error().key != patch[setting].key)
            return {};
        problem = state.error();
    }
    return problem;
}

/// What an entry of `again` draws first, where nothing has been drawn of it yet; then values that
/// cannot be at any of the times that are tried, whether or not they are drawn at one of them: of
/// each setting the first. Whether that was not more than may be tried.
bool triesAgain(const Lesson& lesson, Effort& settings, Faults& faults)
{
    const auto start = lessonStart(lesson, 0);
    for (std::size_t entry = drawsTried; start && entry < lesson.again.size(); ++entry) {
        if (!settings.spend(std::ssize(lesson.again[entry])))
            return false; // which one lesson alone does not come to
        if (const auto state = patched(*start, drawnPatch(lesson, 1 + entry)); !state)
            faults.add("again/" + std::to_string(entry) + '/' + state.error().key, state.error());
    }
    for (std::size_t entry = 0; start && entry < lesson.again.size(); ++entry) {
        const Variation& variation = lesson.again[entry];
        if (faults.isSpent() || !settings.spend(std::ssize(variation)))
            break;
        const std::vector<Patch> patches = drawnPatches(lesson, entry);
        for (std::size_t k = 0; k < variation.size(); ++k) {
            std::optional<PatchProblem> problem;
            for (const Value& value : extremeValues(variation[k]))
                if (!problem)
                    problem = problemOf(*start, patches, k, value, settings);
            if (problem)
                faults.add("again/" + std::to_string(entry) + '/' + variation[k].key, *problem);
        }
    }
    return settings.left() >= 0;
}

std::int64_t leftOf(const std::shared_ptr<Effort>& all, std::int64_t most)
{
    return all ? std::clamp<std::int64_t>(all->left(), 0, most) : most;
}

void spendOf(const std::shared_ptr<Effort>& all, std::int64_t had, const Effort& left)
{
    if (all)
        all->spend(had - left.left());
}

} // namespace

LessonCheck checkedLesson(const Lesson& lesson, const CheckBudget& budget)
{
    Faults faults;
    const std::int64_t steps = leftOf(budget.steps, mostLessonSteps);
    const auto effort = std::make_shared<Effort>(steps); // for the whole file
    const std::size_t times = lesson.again.empty() ? 1 : drawsTried + 1;
    for (std::size_t time = 0; time < times && !faults.isSpent(); ++time) {
        faults.setTime(time);
        const auto start = lessonStart(lesson, time);
        faults.setAstray(!start);
        if (!start && time == 0)
            checkSettings(clamped({}), lesson.start, "start/", faults);
        else if (!start)
            faults.add("again/" + std::to_string((time - 1) % lesson.again.size()) + '/'
                    + start.error().key,
                start.error());
        if (start || time == 0)
            checkAt(lesson, start ? *start : clamped({}), effort, faults);
        if (!start && time == 0)
            break; // it is no other at any later time
    }
    const std::int64_t mostSettings = leftOf(budget.settings, mostSettingsTried);
    Effort settings(mostSettings);
    const bool areTried = faults.isSpent() || triesAgain(lesson, settings, faults);
    spendOf(budget.steps, steps, *effort);
    spendOf(budget.settings, mostSettings, settings);
    LessonCheck found = faults.taken();
    found.triesAgainWhole = areTried;
    found.isBeyondBudget = steps < mostLessonSteps && faults.isTooMuchWork();
    return found;
}

std::vector<LessonFault> lessonFaults(const Lesson& lesson)
{
    return checkedLesson(lesson).faults;
}

MissingWords missingWords(const Lesson& lesson, std::string_view language)
{
    MissingWords missing;
    for (const auto& texts : {textsBefore(lesson), textsAfter(lesson)}) {
        for (const auto& [where, text] : texts) {
            if (text->empty())
                continue;
            ++missing.texts;
            if (!text->contains(language))
                missing.places.push_back(where);
        }
    }
    return missing;
}

} // namespace lab
