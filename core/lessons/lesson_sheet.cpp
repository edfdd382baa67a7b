#include "core/lessons/lesson_sheet.h"

#include "core/lessons/unpredicted.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <string_view>
#include <utility>

namespace lab {

namespace {

bool isOfName(char sign)
{
    return std::isalnum(static_cast<unsigned char>(sign)) != 0 || sign == '_' || sign == '.';
}

/// The keys that occur in the formulas of a text, also in quotes: "{at_start(\"rope.base\")}".
void addKeysIn(std::string_view text, std::vector<std::string>& keys)
{
    bool isFormula = false;
    for (std::size_t at = 0; at < text.size();) {
        isFormula = text[at] == '{' || (isFormula && text[at] != '}');
        std::size_t end = at;
        while (isFormula && end < text.size() && isOfName(text[end]))
            ++end;
        const std::string_view name = text.substr(at, end - at);
        if (parameterNamed(name))
            keys.emplace_back(name);
        at = std::max(end, at + 1);
    }
}

} // namespace

std::vector<std::string> askedParameters(const Lesson& lesson, std::string_view language)
{
    const LessonQuestion& question = lesson.question;
    std::vector<std::string> asked;
    addKeysIn(textIn(question.text, language), asked);
    for (const LessonOption& option : question.options)
        addKeysIn(textIn(option.text, language), asked);
    if (question.curve) {
        addKeysIn(textIn(question.curve->across, language), asked);
        addKeysIn(textIn(question.curve->upwards, language), asked);
    }
    asked.insert(asked.end(), lesson.controls.begin(), lesson.controls.end());
    std::vector<std::string> inOrder;
    const auto add = [&](const std::string& key) {
        if (std::ranges::find(inOrder, key) == inOrder.end())
            inOrder.push_back(key);
    };
    for (const Setting& setting : lesson.start)
        if (std::ranges::find(asked, setting.key) != asked.end())
            add(setting.key);
    std::ranges::for_each(asked, add);
    return inOrder;
}

std::string filledWords(const LessonText& text, std::string_view language, const LessonScope& scope)
{
    const std::string words = textIn(text, language);
    return filledText(words, scope, MissingNumber::Dash, language).value_or(words);
}

std::string withUnit(double number, const LessonSheet& sheet)
{
    return withUnit(number, sheet.unit, sheet.unitOfOne);
}

std::string withUnit(double number, const std::string& unit, const std::string& unitOfOne)
{
    std::string text = numberText(number);
    const std::string& own = text == "1" ? unitOfOne : unit;
    if (own.empty())
        return text;
    return own.starts_with("°") ? text + own : text + ' ' + own;
}

LessonSheet lessonSheet(const Lesson& lesson, const LabState& before, std::string_view language)
{
    const LessonQuestion& question = lesson.question;
    const auto known = questionNumbers(question, questionScope(lesson, before));
    const double answer = known ? known->answer : NAN;
    const Prediction right = question.curve ? Prediction(std::vector<double>()) : answer;
    const LessonScope scope = outcomeScope(lesson, before, right, answer);
    const auto words = [&](const LessonText& text) { return filledWords(text, language, scope); };
    const auto saidTo = [&](double prediction, const LessonText& says) {
        LessonScope own = scope;
        own.setPrediction(prediction);
        return filledWords(says, language, own);
    };

    LessonSheet sheet {.title = words(lesson.title),
        .goal = words(lesson.goal),
        .notes = words(lesson.notes),
        .minutes = lesson.minutes,
        .question = words(question.text),
        .unit = words(question.unit),
        .unitOfOne = words(question.unitOfOne.empty() ? question.unit : question.unitOfOne),
        .options = {},
        .answer = {},
        .wrong = {},
        .outcome = words(unpredicted(lesson.outcome, language)),
        .explanation = words(unpredicted(lesson.explanation, language))};
    for (std::size_t k = 0; k < question.options.size(); ++k) {
        const LessonOption& option = question.options[k];
        sheet.options.push_back(words(option.text));
        if (std::abs(answer - static_cast<double>(k)) < 0.5)
            sheet.answer = sheet.options.back();
        else
            sheet.wrong.push_back(
                {sheet.options.back(), saidTo(static_cast<double>(k), option.says)});
    }
    if (known && question.options.empty())
        sheet.answer = withUnit(answer, sheet);
    for (const WrongModel& model : question.wrong) {
        const auto number = lessonNumber(model.value, scope);
        LessonSheet::Expected expected {number ? withUnit(*number, sheet) : words(model.name),
            number ? saidTo(*number, model.says) : words(model.says)};
        // Curves without a name cannot be distinguished.
        if (number || sheet.wrong.empty() || sheet.wrong.back() != expected)
            sheet.wrong.push_back(std::move(expected));
    }
    return sheet;
}

} // namespace lab
