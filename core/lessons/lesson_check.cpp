#include "core/lessons/lesson_check.h"

#include <cmath>

namespace lab {

namespace {

using Kind = LessonFault::Kind;
using Checked = Expected<void, LessonFault>;

Unexpected<LessonFault> failed(std::string where, Kind kind)
{
    return Unexpected(
        LessonFault {.where = std::move(where), .kind = kind, .fault = {}, .setting = {}});
}

Unexpected<LessonFault> failed(std::string where, const ExpressionFault& fault)
{
    return Unexpected(LessonFault {.where = std::move(where), .fault = fault, .setting = {}});
}

Unexpected<LessonFault> failed(std::string where, const PatchProblem& problem)
{
    return Unexpected(LessonFault {
        .where = std::move(where), .kind = Kind::Setting, .fault = {}, .setting = problem});
}

/// Which text of a lesson it is: "question/wrong/0/says".
struct PlacedText {
    std::string where;
    const LessonText* text;
};

std::vector<PlacedText> textsBefore(const Lesson& lesson)
{
    const LessonQuestion& question = lesson.question;
    std::vector<PlacedText> texts {{"title", &lesson.title}, {"goal", &lesson.goal},
        {"notes", &lesson.notes}, {"question/text", &question.text},
        {"question/unit", &question.unit}};
    if (question.curve) {
        texts.push_back({"question/curve/across", &question.curve->across});
        texts.push_back({"question/curve/upwards", &question.curve->upwards});
    }
    for (std::size_t k = 0; k < question.options.size(); ++k)
        texts.push_back(
            {"question/options/" + std::to_string(k) + "/text", &question.options[k].text});
    return texts;
}

std::vector<PlacedText> textsAfter(const Lesson& lesson)
{
    const auto& options = lesson.question.options;
    const auto& wrong = lesson.question.wrong;
    std::vector<PlacedText> texts;
    texts.reserve(options.size() + wrong.size() + 3);
    for (std::size_t k = 0; k < options.size(); ++k)
        texts.push_back({"question/options/" + std::to_string(k) + "/says", &options[k].says});
    for (std::size_t k = 0; k < wrong.size(); ++k)
        texts.push_back({"question/wrong/" + std::to_string(k) + "/says", &wrong[k].says});
    texts.push_back({"outcome", &lesson.outcome});
    texts.push_back({"of_a", &lesson.ofA});
    texts.push_back({"explanation", &lesson.explanation});
    return texts;
}

Checked checkedTexts(const std::vector<PlacedText>& texts, const LessonScope& scope)
{
    for (const auto& [where, text] : texts) {
        for (const auto& [language, words] : *text) {
            if (const auto filled = filledText(words, scope); !filled)
                return failed(std::string(where).append("/").append(language), filled.error());
        }
    }
    return {};
}

// The answer to a choice is a whole number; rounding may have moved it.
bool isOption(double answer, std::size_t count)
{
    const double whole = std::round(answer);
    return std::abs(answer - whole) < 1e-9 && whole >= 0 && whole < static_cast<double>(count);
}

// What a prediction is compared with; gives the answer as one who is right would predict it.
Expected<Prediction, LessonFault> rightPrediction(
    const LessonQuestion& question, const LessonScope& scope)
{
    const auto wrongAt = [](std::size_t k) {
        return "question/wrong/" + std::to_string(k) + "/value";
    };
    if (question.curve) {
        const auto curves = questionCurves(question, scope);
        if (!curves)
            return Unexpected(curves.error());
        for (std::size_t k = 0; k < curves->wrong.size(); ++k)
            if (isRight(*curves, curves->wrong[k]))
                return failed(wrongAt(k), Kind::EqualsAnswer);
        return Prediction(curves->answer);
    }
    const auto numbers = questionNumbers(question, scope);
    if (!numbers)
        return Unexpected(numbers.error());
    const auto& known = *numbers;
    for (std::size_t k = 0; k < known.wrong.size(); ++k)
        if (std::abs(known.wrong[k] - known.answer) <= known.tolerance)
            return failed(wrongAt(k), Kind::EqualsAnswer);
    if (!question.options.empty() && !isOption(known.answer, question.options.size()))
        return failed("question/answer", Kind::NoOption);
    return Prediction(known.answer);
}

Checked checkedGhost(const Lesson& lesson, const LessonScope& scope)
{
    for (const auto& [key, formula] : lesson.ghost) {
        const auto value = lessonNumber(formula, scope);
        if (!value)
            return failed("ghost/" + key, value.error());
        if (!std::isfinite(*value))
            return failed("ghost/" + key, Kind::NotFinite);
    }
    return {};
}

Checked checkedAt(
    const Lesson& lesson, const LabState& start, const std::shared_ptr<Effort>& effort)
{
    const auto after = revealedState(lesson, start, effort);
    if (!after)
        return Unexpected(after.error());
    const LessonScope before = questionScope(lesson, start, effort);
    if (const auto done = checkedTexts(textsBefore(lesson), before); !done)
        return done;
    const auto right = rightPrediction(lesson.question, before);
    if (!right)
        return Unexpected(right.error());
    const auto* number = std::get_if<double>(&*right);
    const LessonScope scope = outcomeScope(lesson, start, *right, number ? *number : 0, effort);
    if (const auto done = checkedGhost(lesson, scope); !done)
        return done;
    return checkedTexts(textsAfter(lesson), scope);
}

} // namespace

Expected<void, LessonFault> checkedLesson(const Lesson& lesson)
{
    const auto effort = LessonScope::newEffort(); // for the whole file
    const std::size_t times = lesson.again.empty() ? 1 : drawsTried + 1;
    for (std::size_t time = 0; time < times; ++time) {
        const auto start = lessonStart(lesson, time);
        const std::string where = time == 0
            ? std::string("start/")
            : "again/" + std::to_string((time - 1) % lesson.again.size()) + '/';
        Checked done = start ? checkedAt(lesson, *start, effort)
                             : Checked(failed(where + start.error().key, start.error()));
        if (!done) {
            done.error().time = time;
            return done;
        }
    }
    return {};
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
