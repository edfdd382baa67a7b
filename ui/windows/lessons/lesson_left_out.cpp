#include "ui/windows/lessons/lesson_left_out.h"

#include "ui/lessons/languages.h"
#include "ui/paint/text/punctuation.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct LeftOutWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::LessonForm)
};

std::vector<LessonText*> textsOf(Lesson& lesson)
{
    LessonQuestion& question = lesson.question;
    std::vector<LessonText*> all {&lesson.title, &lesson.goal, &lesson.notes, &question.text,
        &question.unit, &question.unitOfOne, &lesson.outcome, &lesson.ofA, &lesson.explanation};
    for (WrongModel& one : question.wrong)
        all.insert(all.end(), {&one.says, &one.name});
    for (LessonOption& one : question.options)
        all.insert(all.end(), {&one.text, &one.says});
    return all;
}

QStringList otherLanguages(Lesson lesson)
{
    QStringList others;
    for (const LessonText* text : textsOf(lesson))
        for (const auto& [language, words] : *text)
            if (const QString one = QString::fromStdString(language);
                one != windowLanguage() && !others.contains(one))
                others += one;
    return others;
}

std::string withoutEnds(const std::string& text)
{
    return QString::fromStdString(text).trimmed().toStdString();
}

bool areSame(const Patch& left, const Patch& right)
{
    return std::ranges::equal(left, right, [](const Setting& one, const Setting& other) {
        return one.key == other.key && text(one.value) == text(other.value);
    });
}

// 500 from a file is an integer, and from a field it has the type of its parameter.
bool areSameValues(const VariedSetting& left, const VariedSetting& right)
{
    return left.key == right.key && left.range == right.range
        && std::ranges::equal(left.values, right.values, {}, text, text);
}

bool areSame(const std::vector<Variation>& left, const std::vector<Variation>& right)
{
    return std::ranges::equal(left, right, [](const Variation& one, const Variation& other) {
        return std::ranges::equal(one, other, areSameValues);
    });
}

/// The paths of the entries that are not in the other lesson.
QStringList differentEntries(const Lesson& lesson, const Lesson& made)
{
    const LessonQuestion& asked = lesson.question;
    const LessonQuestion& other = made.question;
    const bool isCurve = asked.curve.has_value(); // which is reported as such
    const std::pair<QString, bool> entries[] = {{u"title"_s, lesson.title == made.title},
        {u"goal"_s, lesson.goal == made.goal}, {u"notes"_s, lesson.notes == made.notes},
        {u"minutes"_s, lesson.minutes == made.minutes}, {u"start"_s, lesson.start == made.start},
        {u"controls"_s, lesson.controls == made.controls},
        {u"pictures"_s, lesson.pictures == made.pictures}, {u"hides"_s, lesson.hides == made.hides},
        {u"question/text"_s, asked.text == other.text},
        {u"question/unit"_s, isCurve || asked.unit == other.unit},
        {u"question/unit_of_one"_s, isCurve || asked.unitOfOne == other.unitOfOne},
        {u"question/answer"_s, isCurve || asked.answer == other.answer},
        {u"question/tolerance"_s, isCurve || asked.tolerance == other.tolerance},
        {u"question/wrong"_s, isCurve || asked.wrong == other.wrong},
        {u"question/options"_s, isCurve || asked.options == other.options},
        {u"reveal"_s, areSame(lesson.reveal, made.reveal)},
        {u"ghost"_s, lesson.ghost == made.ghost}, {u"outcome"_s, lesson.outcome == made.outcome},
        {u"of_a"_s, lesson.ofA == made.ofA},
        {u"explanation"_s, lesson.explanation == made.explanation},
        {u"again"_s, areSame(lesson.again, made.again)}};
    QStringList different;
    for (const auto& [path, isSame] : entries)
        if (!isSame)
            different += path;
    return different;
}

} // namespace

Lesson inOneLanguage(Lesson lesson, const QString& language)
{
    const std::string key = language.toStdString();
    for (LessonText* text : textsOf(lesson)) {
        const auto found = text->find(key);
        const std::string words = found == text->end() ? "" : withoutEnds(found->second);
        *text = words.empty() ? LessonText {} : LessonText {{key, words}};
    }
    LessonQuestion& question = lesson.question;
    question.answer = withoutEnds(question.answer);
    question.tolerance = withoutEnds(question.tolerance);
    for (WrongModel& one : question.wrong)
        one.value = withoutEnds(one.value);
    for (Setting& setting : lesson.reveal)
        if (auto* words = std::get_if<std::string>(&setting.value))
            *words = withoutEnds(*words);
    return lesson;
}

QStringList leftOut(const Lesson& lesson, const Lesson& made)
{
    QStringList all;
    if (const QStringList others = otherLanguages(lesson); !others.isEmpty())
        all += LeftOutWords::tr("texts in %1 (the form writes only %2)")
                   .arg(listed(others), windowLanguage());
    if (lesson.question.curve)
        all += LeftOutWords::tr("a curve to be drawn");
    const Lesson one = inOneLanguage(lesson, windowLanguage());
    if (const QStringList entries = differentEntries(one, made); !entries.isEmpty())
        all += LeftOutWords::tr("entries or parts of them (%1)").arg(listed(entries));
    return all;
}

} // namespace lab::ui
