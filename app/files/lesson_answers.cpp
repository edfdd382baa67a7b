#include "app/files/lesson_answers.h"

#include "app/files/json_file.h"
#include "app/files/lesson_file.h"
#include "core/math/quoting.h"
#include "ui/lessons/languages.h"
#include "ui/store/atomic_writing.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStandardPaths>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::LessonAnswers)
};

constexpr auto formatName = "position-lab lesson answers"_L1;
constexpr int formatVersion = 1;

QString now()
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
}

constexpr auto shownName = "shown"_L1; ///< instead of a grade if there was no prediction

QString gradeName(Grade grade)
{
    switch (grade) {
    case Grade::Right:
        return u"right"_s;
    case Grade::KnownWrong:
        return u"known_wrong"_s;
    case Grade::Near:
        return u"near"_s;
    case Grade::Wrong:
        break;
    }
    return u"wrong"_s;
}

QJsonValue jsonOf(const Prediction& prediction)
{
    if (const auto* number = std::get_if<double>(&prediction))
        return *number;
    QJsonArray values;
    for (const double value : std::get<std::vector<double>>(prediction))
        values.append(value);
    return values;
}

constexpr auto optionName = "option"_L1; ///< the number of the chosen option

// A number, the numbers of a curve in a row, or nothing. Indices are stored from 0 and shown from
// `first`.
QByteArray cellOf(const QJsonValue& value, int first = 0)
{
    if (value.isDouble())
        return QByteArray::number(value.toDouble() + first, 'g', 17);
    QByteArrayList numbers;
    for (const auto& one : value.toArray())
        numbers += QByteArray::number(one.toDouble(), 'g', 17);
    return numbers.join(' ');
}

QString answeredBy(const ui::LessonAnswer& answer)
{
    if (answer.graded.fit)
        return u"curve"_s;
    return answer.isChoice ? QString(optionName) : u"number"_s;
}

/// Title and kind of question from the answer itself, or else from the bundled lesson.
struct Answered {
    QString title;
    QString by; ///< "number", "option" or "curve"; empty if unknown
};

Answered answeredIn(const QJsonObject& answer)
{
    Answered answered {
        answer.value("title"_L1).toString(), answer.value("answered_by"_L1).toString()};
    const std::string key = answer.value("lesson"_L1).toString().toStdString();
    const auto& lessons = shippedLessons();
    const auto known = std::ranges::find(lessons, key, &Lesson::key);
    if (known == lessons.end())
        return answered;
    const LessonQuestion& question = known->question;
    return {ui::inLanguage(known->title),
        question.curve                 ? u"curve"_s
            : question.options.empty() ? u"number"_s
                                       : QString(optionName)};
}

constexpr std::array columns = {"lesson", "title", "answered_by", "time (from 1)",
    "prediction (an option from 1)", "answer (an option from 1)", "grade", "model (from 1)",
    "rank_correlation", "rms", "sitting", "answered"};

QByteArray rowOf(const QJsonObject& answer)
{
    const Answered answered = answeredIn(answer);
    const int firstOption = answered.by == optionName ? 1 : 0;
    const auto named = [&](QLatin1StringView name) {
        return csvCell(answer.value(name).toString());
    };
    const QByteArrayList cells {named("lesson"_L1), csvCell(answered.title), csvCell(answered.by),
        cellOf(answer.value("time"_L1), 1), cellOf(answer.value("prediction"_L1), firstOption),
        cellOf(answer.value("answer"_L1), firstOption), named("grade"_L1),
        cellOf(answer.value("model"_L1), 1), cellOf(answer.value("rank_correlation"_L1)),
        cellOf(answer.value("rms"_L1)), named("sitting"_L1), named("answered"_L1)};
    return cells.join(',') + '\n';
}

// The answers of a file that this program has written. Any other file must not be overwritten.
Outcome<QJsonArray> answersIn(const Outcome<QJsonObject>& json, const QString& path)
{
    if (!json)
        return Unexpected(json.error());
    const QString name = QDir::toNativeSeparators(path);
    if (json->value("format"_L1) != formatName)
        return Unexpected(
            Error {Words::tr("%1 contains no lesson answers: its \"format\" is not \"%2\".")
                       .arg(name, formatName)});
    const QJsonValue version = json->value("version"_L1);
    if (version.isDouble() && version.toDouble() > formatVersion)
        return Unexpected(Error {Words::tr(
            "%1 was saved by a newer Position Lab (answers version %2; this one reads %3).")
                                     .arg(name, version.toVariant().toString())
                                     .arg(formatVersion)});
    if (version != QJsonValue(formatVersion))
        return Unexpected(
            Error {Words::tr("%1: \"version\" must be %2.").arg(name).arg(formatVersion)});
    if (!json->value("answers"_L1).isArray())
        return Unexpected(Error {Words::tr("%1: \"answers\" must be a list.").arg(name)});
    return json->value("answers"_L1).toArray();
}

Outcome<QJsonArray> answersIn(const QString& path)
{
    // An older version leaves an empty file if the disk is full.
    if (const QFileInfo info(path); !info.exists() || (info.isFile() && info.size() == 0))
        return QJsonArray();
    return answersIn(jsonObjectInFile(path), path);
}

Outcome<QByteArray> csvOf(const Outcome<QJsonArray>& answers)
{
    if (!answers)
        return Unexpected(answers.error());
    QByteArray text = answersHead() + '\n';
    for (const auto& one : *answers)
        text += rowOf(one.toObject());
    return text;
}

} // namespace

QByteArray csvCell(const QString& text)
{
    return text.isEmpty() ? QByteArray()
                          : QByteArray::fromStdString(csvQuoted(text.simplified().toStdString()));
}

QByteArray answersHead()
{
    QByteArrayList names;
    for (const char* const column : columns)
        names += QByteArray(column);
    return names.join(',');
}

LessonAnswers::LessonAnswers(QString path)
    : m_path(std::move(path))
    , m_sitting(now())
{
}

QString LessonAnswers::usualPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
        + u"/lesson_answers.json"_s;
}

Outcome<void> LessonAnswers::record(const ui::LessonAnswer& answer) const
{
    auto known = answersIn(m_path);
    if (!known)
        return Unexpected(Error {
            Words::tr("This answer was not saved. %1 Move that file away to start a new one.")
                .arg(known.error().sentence)});
    QJsonObject entry {{"lesson"_L1, QString::fromStdString(answer.lesson)},
        {"time"_L1, static_cast<qint64>(answer.time)}, {"sitting"_L1, m_sitting},
        {"answered"_L1, now()}, {"title"_L1, ui::inLanguage(answer.title)},
        {"answered_by"_L1, answeredBy(answer)}};
    if (answer.prediction)
        entry.insert("prediction"_L1, jsonOf(*answer.prediction));
    entry.insert(
        "grade"_L1, answer.prediction ? gradeName(answer.graded.grade) : QString(shownName));
    if (answer.graded.fit) {
        entry.insert("rank_correlation"_L1, answer.graded.fit->rankCorrelation);
        entry.insert("rms"_L1, answer.graded.fit->rootMeanSquare);
    } else {
        entry.insert("answer"_L1, answer.graded.answer);
    }
    if (answer.graded.model)
        entry.insert("model"_L1, static_cast<qint64>(*answer.graded.model));
    known->append(entry);
    const auto kept = written(*known);
    return kept
        ? kept
        : Unexpected(Error {Words::tr("This answer was not saved. %1").arg(kept.error().sentence)});
}

Outcome<void> LessonAnswers::written(const QJsonArray& answers) const
{
    if (const auto made = ui::madeFolder(QFileInfo(m_path).path()); !made)
        return made;
    return writtenAtomically(m_path,
        QJsonDocument(QJsonObject {{"format"_L1, formatName}, {"version"_L1, formatVersion},
                          {"answers"_L1, answers}})
            .toJson());
}

std::vector<LessonAnswered> LessonAnswers::all() const
{
    const auto answers = answersIn(m_path);
    if (!answers)
        return {}; // saving the next answer reports what is wrong with the file
    std::vector<LessonAnswered> all;
    for (const auto& one : *answers) {
        const QJsonObject answer = one.toObject();
        all.push_back({answer.value("lesson"_L1).toString().toStdString(),
            answer.value("sitting"_L1).toString().toStdString(),
            answer.value("grade"_L1).toString() == gradeName(Grade::Right),
            answer.value("grade"_L1).toString() == shownName});
    }
    return all;
}

std::size_t LessonAnswers::timesAnswered(const std::string& lesson) const
{
    return static_cast<std::size_t>(std::ranges::count(all(), lesson, &LessonAnswered::lesson));
}

NodeMarks LessonAnswers::marks() const
{
    return nodeMarks(all(), m_sitting.toStdString());
}

Outcome<void> LessonAnswers::forget(const std::string& lesson) const
{
    const auto known = answersIn(m_path);
    if (!known)
        return Unexpected(known.error());
    QJsonArray kept;
    for (const auto& one : *known)
        if (one.toObject().value("lesson"_L1).toString().toStdString() != lesson)
            kept.append(one);
    return written(kept);
}

std::vector<std::string> LessonAnswers::due() const
{
    return dueAgain(all(), m_sitting.toStdString());
}

Outcome<QByteArray> LessonAnswers::csv() const
{
    return csvOf(answersIn(m_path));
}

Outcome<QByteArray> answersAsCsv(const QByteArray& json, const QString& path)
{
    return csvOf(answersIn(jsonObject(json, shownPath(path)), path));
}

Outcome<void> LessonAnswers::savedAsCsv(const QString& path) const
{
    const auto rows = csv();
    return rows ? writtenAtomically(path, *rows) : Unexpected(rows.error());
}

} // namespace lab::app
