#include "app/lesson_answers.h"

#include "app/json_file.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

constexpr auto formatName = "position-lab lesson answers"_L1;

QString gradeName(Grade grade)
{
    switch (grade) {
    case Grade::Right:
        return u"right"_s;
    case Grade::KnownWrong:
        return u"known_wrong"_s;
    case Grade::Magnitude:
        return u"magnitude"_s;
    case Grade::Wrong:
        break;
    }
    return u"wrong"_s;
}

Outcome<QJsonArray> answersIn(const QString& path)
{
    if (!QFileInfo::exists(path))
        return QJsonArray();
    const auto json = jsonObjectInFile(path);
    if (const Problem* problem = problemOf(json))
        return *problem;
    return std::get<QJsonObject>(json).value("answers"_L1).toArray();
}

} // namespace

LessonAnswers::LessonAnswers(QString path)
    : m_path(std::move(path))
{
}

QString LessonAnswers::usualPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
        + u"/lesson_answers.json"_s;
}

QString LessonAnswers::record(const ui::LessonAnswer& answer) const
{
    auto known = answersIn(m_path);
    if (const Problem* problem = problemOf(known))
        return problem->sentence;
    auto& answers = std::get<QJsonArray>(known);
    QJsonObject entry {{"lesson"_L1, QString::fromStdString(answer.lesson)},
        {"time"_L1, static_cast<qint64>(answer.time)}, {"prediction"_L1, answer.prediction},
        {"answer"_L1, answer.graded.answer}, {"grade"_L1, gradeName(answer.graded.grade)},
        {"answered"_L1, QDateTime::currentDateTimeUtc().toString(Qt::ISODate)}};
    if (answer.graded.model)
        entry.insert("model"_L1, static_cast<qint64>(*answer.graded.model));
    answers.append(entry);
    QDir().mkpath(QFileInfo(m_path).path());
    return writtenWhole(m_path,
        QJsonDocument(
            QJsonObject {{"format"_L1, formatName}, {"version"_L1, 1}, {"answers"_L1, answers}})
            .toJson());
}

std::size_t LessonAnswers::timesAnswered(const std::string& lesson) const
{
    std::size_t times = 0;
    const auto answers = answersIn(m_path);
    if (problemOf(answers))
        return 0; // recording the next answer says what is wrong with the file
    for (const auto& one : std::get<QJsonArray>(answers))
        times += one.toObject().value("lesson"_L1).toString().toStdString() == lesson ? 1 : 0;
    return times;
}

Outcome<QByteArray> LessonAnswers::csv() const
{
    const auto answers = answersIn(m_path);
    if (const Problem* problem = problemOf(answers))
        return *problem;
    QByteArray text = "lesson,time,prediction,answer,grade,model,answered\n";
    for (const auto& one : std::get<QJsonArray>(answers)) {
        const QJsonObject answer = one.toObject();
        QString lesson = answer.value("lesson"_L1).toString();
        lesson.replace(u'"', u"\"\""_s);
        const auto number = [&](QLatin1StringView key) {
            return answer.contains(key) ? QByteArray::number(answer.value(key).toDouble(), 'g', 17)
                                        : QByteArray();
        };
        text += '"' + lesson.toUtf8() + "\"," + number("time"_L1) + ',' + number("prediction"_L1)
            + ',' + number("answer"_L1) + ',' + answer.value("grade"_L1).toString().toUtf8() + ','
            + number("model"_L1) + ',' + answer.value("answered"_L1).toString().toUtf8() + '\n';
    }
    return text;
}

QString LessonAnswers::savedAsCsv(const QString& path) const
{
    const auto rows = csv();
    const Problem* problem = problemOf(rows);
    return problem ? problem->sentence : writtenWhole(path, std::get<QByteArray>(rows));
}

} // namespace lab::app
