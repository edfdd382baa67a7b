#include "core/lessons/lesson_texts.h"

namespace lab {

std::vector<PlacedText> textsBefore(const Lesson& lesson)
{
    const LessonQuestion& question = lesson.question;
    std::vector<PlacedText> texts {{"title", &lesson.title}, {"goal", &lesson.goal},
        {"notes", &lesson.notes}, {"question/text", &question.text},
        {"question/unit", &question.unit}, {"question/unit_of_one", &question.unitOfOne}};
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
    texts.reserve(options.size() + 2 * wrong.size() + 3);
    for (std::size_t k = 0; k < options.size(); ++k)
        texts.push_back({"question/options/" + std::to_string(k) + "/says", &options[k].says});
    for (std::size_t k = 0; k < wrong.size(); ++k) {
        texts.push_back({"question/wrong/" + std::to_string(k) + "/says", &wrong[k].says});
        texts.push_back({"question/wrong/" + std::to_string(k) + "/name", &wrong[k].name});
    }
    texts.push_back({"outcome", &lesson.outcome});
    texts.push_back({"of_a", &lesson.ofA});
    texts.push_back({"explanation", &lesson.explanation});
    return texts;
}

} // namespace lab
