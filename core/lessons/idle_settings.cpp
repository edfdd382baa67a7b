#include "core/lessons/idle_settings.h"

#include "core/lessons/lesson_check.h"
#include "core/lessons/lesson_texts.h"
#include "core/state/benches.h"

#include <algorithm>
#include <optional>

namespace lab {

namespace {

using Kind = LessonAdvice::Kind;

/// The lengths of Context change the scaling factor of RoPE on every bench.
template <class Shown> bool isReadOn(const Shown& shown, std::string_view key)
{
    return isRead(shown, key) || (key.starts_with("context.") && isRead(shown, "scaling.factor"));
}

/// Whether the bench shows the same in both states.
bool showAlike(const LabState& one, const LabState& other)
{
    return one.bench == other.bench && std::ranges::all_of(parameters(), [&](const Parameter& row) {
        return row.read(one) == row.read(other)
            || (!isRead(one, row.key) && !isRead(other, row.key));
    });
}

/// A lesson at one of its starts.
struct Played {
    const Lesson& lesson;
    LabState start;
};

/// All numbers and texts of the question and of the response to the right answer; empty if one has
/// no value.
std::optional<std::vector<std::string>> saidOf(const Played& played)
{
    const Lesson& lesson = played.lesson;
    const LessonScope asked = questionScope(lesson, played.start);
    std::vector<double> numbers;
    Prediction right;
    if (lesson.question.curve) {
        const auto curves = questionCurves(lesson.question, asked);
        if (!curves)
            return {};
        right = curves->answer;
        numbers = {curves->lowest, curves->highest, curves->tolerance};
        std::ranges::copy(curves->answer, std::back_inserter(numbers));
        for (const std::vector<double>& wrong : curves->wrong)
            std::ranges::copy(wrong, std::back_inserter(numbers));
    } else {
        const auto known = questionNumbers(lesson.question, asked);
        if (!known)
            return {};
        right = known->answer;
        numbers = {known->answer, known->tolerance};
        std::ranges::copy(known->wrong, std::back_inserter(numbers));
    }
    const LessonScope scope = outcomeScope(lesson, played.start, right, numbers[0]);
    for (const auto& [key, formula] : lesson.ghost)
        numbers.push_back(lessonNumber(formula, scope).value_or(0));
    std::vector<std::string> said;
    for (const double number : numbers)
        said.push_back(text(Value(number)));
    for (const auto& texts : {textsBefore(lesson), textsAfter(lesson)})
        for (const PlacedText& placed : texts)
            for (const auto& [language, one] : *placed.text)
                said.push_back(filledText(one, scope, MissingNumber::Dash, language).value_or(one));
    return said;
}

/// Whether the two lessons look the same to everyone who plays them.
bool arePlayedAlike(const Played& one, const Played& other)
{
    const auto after = revealedState(one.lesson, one.start);
    const auto otherAfter = revealedState(other.lesson, other.start);
    if (!after || !otherAfter || !showAlike(one.start, other.start)
        || !showAlike(*after, *otherAfter))
        return false;
    const auto said = saidOf(one);
    return said && said == saidOf(other);
}

/// The starts that are tested.
std::vector<LabState> startsOf(const Lesson& lesson)
{
    std::vector<LabState> starts;
    for (std::size_t time = 0; time < (lesson.again.empty() ? 1 : drawsTried + 1); ++time)
        if (auto start = lessonStart(lesson, time))
            starts.push_back(*std::move(start));
    return starts;
}

/// Whether the row affects what is shown before or after the reveal.
bool isShownIn(const Lesson& lesson, const LabState& start, std::string_view key)
{
    const auto after = revealedState(lesson, start);
    return key == "bench" || isReadOn(start, key) || (after && isReadOn(*after, key));
}

/// The same for the benches, for any choice there, because a learner may choose.
bool isOfBenches(const Lesson& lesson, const LabState& start, std::string_view key)
{
    const auto after = revealedState(lesson, start);
    return isReadOn(benchOf(start.bench), key) || (after && isReadOn(benchOf(after->bench), key));
}

std::vector<LessonAdvice> idleReveals(const Lesson& lesson, const std::vector<LabState>& starts)
{
    const auto changesNothing = [&](const Lesson& without) {
        return std::ranges::all_of(starts, [&](const LabState& start) {
            return arePlayedAlike({lesson, start}, {without, start});
        });
    };
    std::vector<LessonAdvice> all;
    for (std::size_t k = 0; k < lesson.reveal.size(); ++k) {
        const auto isShown = [&](const LabState& start) {
            return isShownIn(lesson, start, lesson.reveal[k].key);
        };
        if (std::ranges::any_of(starts, isShown))
            continue; // also after a learner has changed it
        Lesson without = lesson;
        without.reveal.erase(without.reveal.begin() + static_cast<std::ptrdiff_t>(k));
        if (changesNothing(without))
            all.push_back({.kind = Kind::IdleReveal, .first = k});
    }
    Lesson without = lesson;
    without.reveal.clear();
    if (all.empty() && !lesson.reveal.empty() && changesNothing(without))
        all.push_back({.kind = Kind::IdleReveals});
    return all;
}

std::vector<LessonAdvice> idleVariations(const Lesson& lesson, const LabState& first)
{
    std::vector<LessonAdvice> all;
    for (std::size_t entry = 0; entry < std::min(drawsTried, lesson.again.size()); ++entry) {
        const Patch drawn = drawnPatch(lesson, 1 + entry);
        const auto start = patched(first, drawn);
        for (std::size_t k = 0; start && k < drawn.size(); ++k) {
            if (isShownIn(lesson, *start, drawn[k].key))
                continue;
            Patch without = drawn;
            without.erase(without.begin() + static_cast<std::ptrdiff_t>(k));
            const auto other = patched(first, without);
            if (other && arePlayedAlike({lesson, *start}, {lesson, *other}))
                all.push_back({.kind = Kind::IdleVariation, .first = entry, .second = k});
        }
    }
    return all;
}

} // namespace

std::vector<LessonAdvice> idleSettings(const Lesson& lesson)
{
    const std::vector<LabState> starts = startsOf(lesson);
    const auto first = lessonStart(lesson, 0);
    if (!first)
        return {};
    std::vector<LessonAdvice> all = idleReveals(lesson, starts);
    std::ranges::copy(idleVariations(lesson, *first), std::back_inserter(all));
    for (std::size_t k = 0; k < lesson.hides.size(); ++k)
        if (parameterNamed(lesson.hides[k]) && !isOfBenches(lesson, *first, lesson.hides[k]))
            all.push_back({.kind = Kind::IdleHide, .first = k});
    for (std::size_t k = 0; k < lesson.controls.size(); ++k)
        if (!isOfBenches(lesson, *first, lesson.controls[k]))
            all.push_back({.kind = Kind::IdleControl, .first = k});
    return all;
}

bool isIdleSetting(const LessonAdvice& advice)
{
    using enum LessonAdvice::Kind;
    return advice.kind == IdleControl || advice.kind == IdleHide || advice.kind == IdleReveal
        || advice.kind == IdleReveals || advice.kind == IdleVariation;
}

} // namespace lab
