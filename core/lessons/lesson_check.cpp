#include "core/lessons/lesson_check.h"

#include "core/lessons/lesson_texts.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

namespace lab {

namespace {

using Kind = LessonError::Kind;

/// The errors of a lesson, the first for each place.
class Errors {
public:
    void add(LessonError error)
    {
        if (isSpent() || m_places.contains(error.where))
            return;
        m_isSpent = isFormula(error, ExpressionError::Kind::TooMuchWork);
        const bool isOfThisState = error.kind != Kind::Setting && !isOfTheSigns(error);
        if (m_isAstray && isOfThisState)
            return;
        error.time = m_time;
        m_places.insert(error.where);
        m_found.errors.push_back(std::move(error));
    }

    void add(std::string where, Kind kind, std::optional<double> value = {})
    {
        add(LessonError {
            .where = std::move(where), .kind = kind, .value = value, .error = {}, .setting = {}});
    }

    void add(std::string where, const ExpressionError& error)
    {
        add(LessonError {.where = std::move(where), .error = error, .setting = {}});
    }

    void add(std::string where, const PatchError& error)
    {
        add(LessonError {
            .where = std::move(where), .kind = Kind::Setting, .error = {}, .setting = error});
    }

    void setTime(std::size_t time) { m_time = time; }
    /// Whether the tested states differ from the intended ones.
    void setAstray(bool isAstray) { m_isAstray = isAstray; }
    /// Whether the limit of effort is reached.
    bool isSpent() const { return m_isSpent || m_places.size() >= maxPlaces; }
    bool isTooMuchWork() const { return m_isSpent; }
    LessonCheck taken() { return std::move(m_found); }

private:
    static bool isFormula(const LessonError& error, ExpressionError::Kind kind)
    {
        return error.kind == Kind::Formula && error.error.kind == kind;
    }

    /// Formulas that no state changes.
    static bool isOfTheSigns(const LessonError& error)
    {
        using enum ExpressionError::Kind;
        return error.kind == Kind::Formula && error.error.kind != WrongArguments
            && error.error.kind != TooMuchWork && error.error.kind != NotWhole
            && error.error.kind != NotReal;
    }

    LessonCheck m_found;
    std::set<std::string> m_places;
    std::size_t m_time = 0;
    bool m_isAstray = false;
    bool m_isSpent = false;
};

void checkTexts(const std::vector<PlacedText>& texts, const LessonScope& scope, Errors& errors)
{
    for (const auto& [where, text] : texts) {
        for (const auto& [language, words] : *text) {
            if (const auto filled = filledText(words, scope, MissingNumber::Error, language);
                !filled)
                errors.add(std::string(where).append("/").append(language), filled.error());
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

/// The numbers that a prediction is compared with, formula by formula; an error in one does not
/// keep the others from being tested.
void checkParts(const LessonQuestion& question, LessonScope scope, Errors& errors)
{
    std::optional<double> x;
    const auto isSound = [&](const std::string& formula, const std::string& where) {
        const auto value = lessonNumber(formula, scope);
        if (!value)
            errors.add({.where = where, .x = x, .error = value.error(), .setting = {}});
        else if (!std::isfinite(*value))
            errors.add(
                {.where = where, .kind = Kind::NotFinite, .x = x, .error = {}, .setting = {}});
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
        errors.setAstray(true); // for what is computed with it
    scope.setAnswer(lessonNumber(question.answer, scope).value_or(0));
    if (!question.curve)
        isSound(question.tolerance, "question/tolerance");
    for (std::size_t k = 0; k < question.wrong.size(); ++k)
        isSound(question.wrong[k].value, wrongAt(k));
}

void checkTolerance(double tolerance, Errors& errors)
{
    if (tolerance < 0)
        errors.add("question/tolerance", Kind::NegativeTolerance, tolerance);
}

Prediction rightCurve(const LessonQuestion& question, const LessonScope& scope, Errors& errors)
{
    const auto curves = questionCurves(question, scope);
    if (!curves) {
        errors.add(curves.error());
        checkParts(question, scope, errors);
        return {};
    }
    checkTolerance(curves->tolerance, errors);
    for (std::size_t k = 0; k < curves->wrong.size(); ++k)
        if (isRight(*curves, curves->wrong[k]))
            errors.add(wrongAt(k), Kind::EqualsAnswer);
    return curves->answer;
}

Prediction rightNumber(const LessonQuestion& question, const LessonScope& scope, Errors& errors)
{
    const auto numbers = questionNumbers(question, scope);
    if (!numbers) {
        errors.add(numbers.error());
        checkParts(question, scope, errors);
        return {};
    }
    if (question.options.empty()) // a choice has none
        checkTolerance(numbers->tolerance, errors);
    for (std::size_t k = 0; k < numbers->wrong.size(); ++k)
        if (std::abs(numbers->wrong[k] - numbers->answer) <= numbers->tolerance)
            errors.add(wrongAt(k), Kind::EqualsAnswer);
    if (!question.options.empty() && !isOption(numbers->answer, question.options.size()))
        errors.add("question/answer", Kind::NoOption, numbers->answer);
    return numbers->answer;
}

void checkGhost(
    const Lesson& lesson, const LessonScope& scope, const LabState& start, Errors& errors)
{
    for (const auto& [key, formula] : lesson.ghost) {
        const auto value = lessonNumber(formula, scope);
        if (!value)
            errors.add("ghost/" + key, value.error());
        else if (!std::isfinite(*value))
            errors.add("ghost/" + key, Kind::NotFinite);
        else if (auto error = ghostError(key, formula, *value, start))
            errors.add(*std::move(error));
    }
}

/// Adds an error for each invalid setting; the others are tried without it.
void checkSettings(const LabState& over, Patch patch, const std::string& where, Errors& errors)
{
    for (auto done = patched(over, patch); !done && !errors.isSpent();
         done = patched(over, patch)) {
        const std::string key = done.error().key;
        errors.add(where + key, done.error());
        std::erase_if(patch, [&](const Setting& setting) { return setting.key == key; });
    }
}

void checkReveal(const Lesson& lesson, const LabState& start, const std::shared_ptr<Effort>& effort,
    Errors& errors)
{
    Lesson left = lesson;
    for (auto after = revealedState(left, start, effort); !after && !errors.isSpent();
         after = revealedState(left, start, effort)) {
        errors.add(after.error());
        errors.setAstray(true);
        const std::string key = after.error().where.substr(after.error().where.find('/') + 1);
        if (std::erase_if(left.reveal, [&](const Setting& one) { return one.key == key; }) == 0)
            return;
    }
}

void checkAt(const Lesson& lesson, const LabState& start, const std::shared_ptr<Effort>& effort,
    Errors& errors)
{
    checkReveal(lesson, start, effort, errors);
    if (errors.isSpent())
        return;
    const LessonScope before = questionScope(lesson, start, effort);
    checkTexts(textsBefore(lesson), before, errors);
    const Prediction right = lesson.question.curve ? rightCurve(lesson.question, before, errors)
                                                   : rightNumber(lesson.question, before, errors);
    if (errors.isSpent())
        return;
    const auto* number = std::get_if<double>(&right);
    const LessonScope scope = outcomeScope(lesson, start, right, number ? *number : 0, effort);
    checkGhost(lesson, scope, start, errors);
    checkTexts(textsAfter(lesson), scope, errors);
}

} // namespace

namespace {

/// The settings that one entry of `again` draws in each of the tested repeats.
std::vector<Patch> drawnPatches(const Lesson& lesson, std::size_t entry)
{
    std::vector<Patch> patches;
    for (std::size_t draw = 0; draw < drawsTried; ++draw)
        patches.push_back(drawnPatch(lesson, 1 + entry + draw * lesson.again.size()));
    return patches;
}

/// Why a setting is invalid in all of the patches; empty if it is valid in one, or if the limit of
/// effort is reached.
std::optional<PatchError> patchErrorOf(const LabState& start, const std::vector<Patch>& patches,
    std::size_t setting, const Value& value, Effort& settings)
{
    std::optional<PatchError> error;
    for (const Patch& drawn : patches) {
        if (!settings.spend(std::ssize(drawn)))
            return {};
        Patch patch = drawn;
        patch[setting].value = value;
        const auto state = patched(start, patch);
        if (state || state.error().key != patch[setting].key)
            return {};
        error = state.error();
    }
    return error;
}

/// Tests the first draw of an entry of `again` if nothing was drawn yet, then values that are
/// invalid in all tested repeats, whether or not they are drawn: the first of each setting. Returns
/// whether the limit of effort was not reached.
bool triesAgain(const Lesson& lesson, Effort& settings, Errors& errors)
{
    const auto start = lessonStart(lesson, 0);
    for (std::size_t entry = drawsTried; start && entry < lesson.again.size(); ++entry) {
        if (!settings.spend(std::ssize(lesson.again[entry])))
            return false; // which a single lesson does not reach
        if (const auto state = patched(*start, drawnPatch(lesson, 1 + entry)); !state)
            errors.add("again/" + std::to_string(entry) + '/' + state.error().key, state.error());
    }
    for (std::size_t entry = 0; start && entry < lesson.again.size(); ++entry) {
        const Variation& variation = lesson.again[entry];
        if (errors.isSpent() || !settings.spend(std::ssize(variation)))
            break;
        const std::vector<Patch> patches = drawnPatches(lesson, entry);
        for (std::size_t k = 0; k < variation.size(); ++k) {
            std::optional<PatchError> error;
            for (const Value& value : extremeValues(variation[k]))
                if (!error)
                    error = patchErrorOf(*start, patches, k, value, settings);
            if (error)
                errors.add("again/" + std::to_string(entry) + '/' + variation[k].key, *error);
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
    Errors errors;
    const std::int64_t steps = leftOf(budget.steps, maxLessonSteps);
    const auto effort = std::make_shared<Effort>(steps); // for the whole file
    const std::size_t times = lesson.again.empty() ? 1 : drawsTried + 1;
    for (std::size_t time = 0; time < times && !errors.isSpent(); ++time) {
        errors.setTime(time);
        const auto start = lessonStart(lesson, time);
        errors.setAstray(!start);
        if (!start && time == 0)
            checkSettings(clamped({}), lesson.start, "start/", errors);
        else if (!start)
            errors.add("again/" + std::to_string((time - 1) % lesson.again.size()) + '/'
                    + start.error().key,
                start.error());
        if (start || time == 0)
            checkAt(lesson, start ? *start : clamped({}), effort, errors);
        if (!start && time == 0)
            break; // it is the same in every later repeat
    }
    const std::int64_t maxSettings = leftOf(budget.settings, maxSettingsTried);
    Effort settings(maxSettings);
    const bool areTried = errors.isSpent() || triesAgain(lesson, settings, errors);
    spendOf(budget.steps, steps, *effort);
    spendOf(budget.settings, maxSettings, settings);
    LessonCheck found = errors.taken();
    found.triesAgainWhole = areTried;
    found.isBeyondBudget = steps < maxLessonSteps && errors.isTooMuchWork();
    return found;
}

std::vector<LessonError> lessonErrors(const Lesson& lesson)
{
    return checkedLesson(lesson).errors;
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
