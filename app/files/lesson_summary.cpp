#include "app/files/lesson_file.h"
#include "app/text/setting_words.h"
#include "app/text/translations.h"
#include "core/lessons/lesson_advice.h"
#include "core/lessons/lesson_check.h"
#include "core/lessons/lesson_sheet.h"
#include "core/state/benches.h"
#include "ui/paint/text/key_text.h"
#include "ui/paint/text/lines.h"
#include "ui/views/parameters/parameter_words.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

// What the check says about a valid lesson.

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::LessonFile)
};

bool isPlain(const QString& key)
{
    return std::ranges::all_of(
        key, [](QChar sign) { return sign.isLetterOrNumber() || sign == u'_' || sign == u'-'; });
}

QString adviceWords(const LessonAdvice& advice)
{
    switch (advice.kind) {
    case LessonAdvice::Kind::SameOptions:
        return Words::tr("Options %1 and %2 have the same text.")
            .arg(advice.first + 1)
            .arg(advice.second + 1);
    case LessonAdvice::Kind::SameWrong:
        return Words::tr(
            "Wrong answers %1 and %2 have the same value, so the second one's text never appears.")
            .arg(advice.first + 1)
            .arg(advice.second + 1);
    case LessonAdvice::Kind::HardToDraw:
        return Words::tr("The tolerance is too small: a hand-drawn true curve that is off by half "
                         "a percent of the axis would be marked wrong.");
    case LessonAdvice::Kind::LowPeak:
        return Words::tr("The peak is too sharp to draw: a curve that is off by half a percent of "
                         "the axis would be marked wrong.");
    case LessonAdvice::Kind::FineTolerance:
        return Words::tr("The answer is shown as %1, but the tolerance is so small that typing "
                         "that is marked wrong.")
            .arg(QString::fromStdString(numberText(advice.value)));
    case LessonAdvice::Kind::TinyAnswer:
        return Words::tr("The answer is %1, and 0 is correct within the tolerance. If the answer "
                         "is more than rounding, use a smaller tolerance.")
            .arg(plainNumber(advice.value));
    default:
        break;
    }
    return Words::tr("The true curve leaves its axis, which goes from %1 to %2: it is %3 at x = "
                     "%4. The part outside cannot be drawn.")
        .arg(plainNumber(advice.lowest), plainNumber(advice.highest), plainNumber(advice.value),
            plainNumber(advice.x));
}

/// The parameter of the lesson's bench that shares its name with another: "Base is rope.base
/// there."
QString namesake(const Lesson& lesson, const QString& key)
{
    const Parameter* const meant = parameterNamed(key.toStdString());
    const auto start = lessonStart(lesson, 0);
    const auto after =
        start ? revealedState(lesson, *start) : Expected<LabState, LessonError>(LabState());
    if (!meant || !start || !after)
        return {};
    for (const Parameter* row : nearestFirst(*after))
        if (row->label == meant->label && isRead(benchOf(after->bench), row->key))
            return u' '
                + Words::tr("The %1 of this bench is %2.")
                      .arg(ui::labelOf(*row), keyText(row->key));
    return {};
}

QString idleWords(const Lesson& lesson, const LessonAdvice& advice)
{
    const auto named = [&](const QString& sentence, const std::string& key) {
        const QString shown = QString::fromStdString(key);
        return sentence.arg(shown) + namesake(lesson, shown);
    };
    switch (advice.kind) {
    case LessonAdvice::Kind::IdleReveal:
        return named(Words::tr("Revealing %1 changes nothing that is shown or answered."),
            lesson.reveal[advice.first].key);
    case LessonAdvice::Kind::IdleReveals:
        return Words::tr("The reveal changes nothing: the lesson starts with these values.");
    case LessonAdvice::Kind::IdleVariation:
        return named(
            Words::tr("Other numbers, entry %1: %2 changes nothing that is shown or answered.")
                .arg(advice.first + 1),
            lesson.again[advice.first][advice.second].key);
    case LessonAdvice::Kind::IdleHide:
        return named(Words::tr("Nothing on the lesson's bench depends on %1, which is hidden."),
            lesson.hides[advice.first]);
    default:
        return named(Words::tr("The control %1 has no effect on the lesson's bench."),
            lesson.controls[advice.first]);
    }
}

/// The sentences of a text that do not fit on the three lines of a band while presenting, where a
/// Han character takes as much space as 12/7 letters.
QStringList longSentences(const QString& place, const std::string& text)
{
    constexpr int letter = 7;
    constexpr int wide = 12;
    constexpr qsizetype space = 240 * letter;
    QStringList found;
    const QStringList sentences = ui::sentencesOf(QString::fromStdString(text));
    for (qsizetype k = 0; k < sentences.size(); ++k) {
        const qsizetype size = sentences[k].size();
        const qsizetype needed =
            letter * size + (wide - letter) * std::ranges::count_if(sentences[k], [](QChar sign) {
                return sign.script() == QChar::Script_Han;
            });
        if (needed > space)
            found += Words::tr("%1, sentence %2: %3 characters; more than %4 do not fit while "
                               "presenting at 1280x800.")
                         .arg(place)
                         .arg(k + 1)
                         .arg(size)
                         .arg(space * size / needed);
    }
    return found;
}

QStringList longSentences(const Lesson& lesson)
{
    QStringList found;
    const auto start = lessonStart(lesson, 0);
    for (const QString& language : languages()) {
        if (!start || !lesson.question.text.contains(language.toStdString()))
            continue;
        const LessonSheet sheet = lessonSheet(lesson, *start, language.toStdString());
        found += longSentences(Words::tr("question"), sheet.question);
        found += longSentences(Words::tr("outcome"), sheet.outcome);
        found += longSentences(Words::tr("explanation"), sheet.explanation);
    }
    return found;
}

} // namespace

QStringList lessonWarnings(const Lesson& lesson)
{
    QStringList warnings;
    const std::vector<LessonAdvice> advices = lessonAdvice(lesson);
    for (const LessonAdvice& advice : advices) // first, because it may make the answer wrong
        if (isIdleSetting(advice))
            warnings += idleWords(lesson, advice);
    for (const std::size_t option : optionsWithoutResponse(lesson))
        warnings += Words::tr("Option %1 can be wrong but has no \"says\", so learners who choose "
                              "it get no explanation.")
                        .arg(option + 1);
    for (const LessonAdvice& advice : advices)
        if (!isIdleSetting(advice))
            warnings += adviceWords(advice);
    return warnings + longSentences(lesson);
}

QStringList allWarnings(const Lesson& lesson)
{
    QStringList all = lessonWarnings(lesson);
    if (!isPlain(QString::fromStdString(lesson.key)))
        all += Words::tr(
            "Use only letters, digits, _ and - in the key, so that it can also be a file name.");
    for (const QString& language : languages()) {
        const MissingWords missing = missingWords(lesson, language.toStdString());
        if (missing.places.empty())
            continue;
        all += Words::tr("%2 of %3 texts have no %1, first %4; another language is shown instead.")
                   .arg(language)
                   .arg(missing.places.size())
                   .arg(missing.texts)
                   .arg(QString::fromStdString(missing.places.front()));
    }
    return all;
}

QString lessonSummary(const Lesson& lesson)
{
    const QString key = QString::fromStdString(lesson.key);
    QString summary = Words::tr("%1 is valid; its answer is a curve.").arg(key);
    const auto start = lessonStart(lesson, 0);
    if (!lesson.question.curve && start) {
        if (const auto result = graded(lesson, *start, 0.0))
            summary = Words::tr("%1 is valid; the answer at its start is %2.")
                          .arg(key)
                          .arg(result->answer, 0, 'g', 17);
    }
    for (const QString& warning : allWarnings(lesson))
        summary += u' ' + warning;
    return summary;
}

QString lessonSummary(const LessonReport& report)
{
    return (QStringList {lessonSummary(*report.lesson)} + report.advice).join(u' ');
}

} // namespace lab::app
