#include "core/lessons/unpredicted.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace lab {

namespace {

/// The number of bytes of a sentence's end at the start of `rest`; 0 if there is none.
std::size_t endOfSentence(std::string_view rest)
{
    const bool isLast = rest.size() == 1 || rest[1] == ' ' || rest[1] == '\n';
    if (isLast && (rest[0] == '.' || rest[0] == '!' || rest[0] == '?'))
        return 1;
    for (const std::string_view mark : std::array<std::string_view, 3> {"。", "！", "？"})
        if (rest.starts_with(mark))
            return mark.size();
    return 0;
}

std::string withoutPrediction(std::string_view text)
{
    std::string kept;
    std::size_t start = 0; // of the sentence
    std::size_t formula = 0;
    bool isInFormula = false;
    bool isOfPrediction = false;
    const auto close = [&](std::size_t end) {
        if (!isOfPrediction)
            kept += text.substr(start, end - start);
        start = end;
        isOfPrediction = false;
    };
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (isInFormula && text[at] == '}') {
            isInFormula = false;
            isOfPrediction |= readsPrediction(text.substr(formula, at - formula));
        } else if (!isInFormula && text[at] == '{') {
            isInFormula = true;
            formula = at + 1;
        } else if (const std::size_t end = isInFormula ? 0 : endOfSentence(text.substr(at)); end) {
            at += end - 1;
            close(at + 1);
        }
    }
    close(text.size());
    const auto first = kept.find_first_not_of(' ');
    return first == kept.npos ? std::string() : kept.substr(first);
}

} // namespace

LessonText unpredicted(const LessonText& text, std::string_view language)
{
    return {{std::string(language), withoutPrediction(textIn(text, language))}};
}

Expected<Graded, LessonError> gradedWithoutPrediction(const Lesson& lesson, const LabState& before)
{
    const LessonScope scope = questionScope(lesson, before);
    if (lesson.question.curve) {
        auto curves = questionCurves(lesson.question, scope);
        if (!curves)
            return Unexpected(curves.error());
        return Graded {.model = {}, .fit = {}};
    }
    auto numbers = questionNumbers(lesson.question, scope);
    if (!numbers)
        return Unexpected(numbers.error());
    return Graded {.answer = numbers->answer, .model = {}, .fit = {}};
}

Expected<LabState, LessonError> revealedWithoutPrediction(
    const Lesson& lesson, const LabState& before)
{
    auto after = revealedState(lesson, before);
    if (!after
        || std::ranges::any_of(
            lesson.ghost, readsPrediction, &std::pair<std::string, std::string>::second))
        return after;
    return revealed(lesson, before, Prediction());
}

} // namespace lab
