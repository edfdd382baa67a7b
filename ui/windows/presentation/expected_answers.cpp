#include "ui/windows/presentation/expected_answers.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::ExpectedAnswers)
};

QString numberOf(double number, const LessonSheet& sheet)
{
    return QString::fromStdString(withUnit(number, sheet));
}

/// By its name; without one by its number.
QString curveName(
    const WrongModel& wrong, std::size_t k, const LessonScope& scope, std::string_view language)
{
    return wrong.name.empty() ? Words::tr("Incorrect curve %1").arg(k + 1)
                              : QString::fromStdString(filledWords(wrong.name, language, scope));
}

/// The response to this answer.
QString saidTo(
    const LessonText& says, LessonScope scope, double prediction, std::string_view language)
{
    scope.setPrediction(prediction);
    return QString::fromStdString(filledWords(says, language, scope));
}

std::vector<ExpectedAnswer> optionsOf(const Lesson& lesson, double answer, const LessonSheet& sheet,
    const LessonScope& scope, std::string_view language)
{
    std::vector<ExpectedAnswer> answers;
    for (std::size_t k = 0; k < sheet.options.size(); ++k) {
        const auto number = static_cast<double>(k);
        const LessonText& says = lesson.question.options[k].says;
        const bool isRight = std::abs(answer - number) < 0.5;
        answers.push_back({QString::fromStdString(sheet.options[k]),
            isRight ? QString() : saidTo(says, scope, number, language), number, isRight});
    }
    return answers;
}

std::vector<ExpectedAnswer> curvesOf(
    const Lesson& lesson, const LabState& before, std::string_view language)
{
    const LessonScope scope = questionScope(lesson, before);
    const auto known = questionCurves(lesson.question, scope);
    if (!known)
        return {};
    std::vector<ExpectedAnswer> answers {{Words::tr("The true curve"), {}, known->answer, true}};
    for (std::size_t k = 0; k < known->wrong.size(); ++k)
        answers.push_back({curveName(lesson.question.wrong[k], k, scope, language),
            QString::fromStdString(filledWords(lesson.question.wrong[k].says, language, scope)),
            known->wrong[k], false});
    return answers;
}

std::vector<ExpectedAnswer> numbersOf(
    const Lesson& lesson, const LabState& before, std::string_view language)
{
    const auto known = questionNumbers(lesson.question, questionScope(lesson, before));
    if (!known)
        return {};
    const LessonScope scope = outcomeScope(lesson, before, known->answer, known->answer);
    const LessonSheet sheet = lessonSheet(lesson, before, language);
    if (!sheet.options.empty())
        return optionsOf(lesson, known->answer, sheet, scope, language);
    std::vector<ExpectedAnswer> answers {{numberOf(known->answer, sheet), {}, known->answer, true}};
    for (std::size_t k = 0; k < known->wrong.size(); ++k)
        answers.push_back({numberOf(known->wrong[k], sheet),
            saidTo(lesson.question.wrong[k].says, scope, known->wrong[k], language),
            known->wrong[k], false});
    std::ranges::sort(answers, {},
        [](const ExpectedAnswer& answer) { return std::get<double>(*answer.prediction); });
    return answers;
}

} // namespace

std::vector<ExpectedAnswer> expectedAnswers(
    const Lesson& lesson, const LabState& before, std::string_view language)
{
    return lesson.question.curve ? curvesOf(lesson, before, language)
                                 : numbersOf(lesson, before, language);
}

} // namespace lab::ui
