#include "core/lessons/lesson_sheet.h"

#include <cmath>

namespace lab {

namespace {

std::string withUnit(double number, const std::string& unit)
{
    return unit.empty() ? numberText(number) : numberText(number) + ' ' + unit;
}

} // namespace

std::string filledWords(const LessonText& text, LessonLanguage language, const LessonScope& scope)
{
    const std::string& words = language == LessonLanguage::Chinese ? text.chinese : text.english;
    auto filled = filledText(words, scope);
    auto* const whole = std::get_if<std::string>(&filled);
    return whole ? std::move(*whole) : words;
}

LessonSheet lessonSheet(const Lesson& lesson, const LabState& before, LessonLanguage language)
{
    const LessonQuestion& question = lesson.question;
    const auto result = questionNumbers(question, questionScope(lesson, before));
    const auto* const known = std::get_if<QuestionNumbers>(&result);
    const double answer = known ? known->answer : NAN;
    const Prediction right = question.curve ? Prediction(std::vector<double>()) : answer;
    const LessonScope scope = outcomeScope(lesson, before, right, answer);
    const auto words = [&](const LessonText& text) { return filledWords(text, language, scope); };

    LessonSheet sheet {.title = words(lesson.title),
        .goal = words(lesson.goal),
        .notes = words(lesson.notes),
        .minutes = lesson.minutes,
        .question = words(question.text),
        .unit = words(question.unit),
        .options = {},
        .answer = {},
        .wrong = {},
        .outcome = words(lesson.outcome),
        .explanation = words(lesson.explanation)};
    for (std::size_t k = 0; k < question.options.size(); ++k) {
        const LessonOption& option = question.options[k];
        sheet.options.push_back(words(option.text));
        if (std::abs(answer - static_cast<double>(k)) < 0.5)
            sheet.answer = sheet.options.back();
        else
            sheet.wrong.push_back({sheet.options.back(), words(option.says)});
    }
    if (known && question.options.empty())
        sheet.answer = withUnit(answer, sheet.unit);
    for (const WrongModel& model : question.wrong) {
        const auto value = lessonNumber(model.value, scope);
        const auto* const number = std::get_if<double>(&value);
        sheet.wrong.push_back(
            {number ? withUnit(*number, sheet.unit) : std::string(), words(model.says)});
    }
    return sheet;
}

} // namespace lab
