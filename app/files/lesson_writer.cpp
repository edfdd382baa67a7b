#include "app/files/lesson_writer.h"

#include "app/files/language_entries.h"
#include "app/files/lesson_reader.h"
#include "app/files/scene_file.h"
#include "core/math/quoting.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <string>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

QString words(const std::string& text)
{
    return QString::fromStdString(text);
}

QByteArray line(const QJsonValue& value)
{
    const QByteArray text = QJsonDocument(QJsonArray {value}).toJson(QJsonDocument::Compact);
    return text.mid(1, text.size() - 2);
}

/// Entries in order of output. Entries without text are left out.
class Entries {
public:
    explicit Entries(int depth)
        : m_object(depth, 1)
    {
    }

    void add(const QString& key, const QByteArray& text)
    {
        if (!text.isEmpty())
            m_object.add(key.toStdString(), text.toStdString());
    }
    void add(const QString& key, const QJsonValue& value) { add(key, line(value)); }
    void add(const QString& key, const QJsonObject& object)
    {
        add(key, object.isEmpty() ? QByteArray() : line(object));
    }
    void add(const QString& key, const QJsonArray& list)
    {
        add(key, list.isEmpty() ? QByteArray() : line(list));
    }
    QByteArray object() const { return QByteArray::fromStdString(m_object.text()); }

private:
    JsonObject m_object;
};

using app::jsonOf; // beside that of a patch

QJsonObject jsonOf(const Patch& patch)
{
    QJsonObject object;
    for (const Setting& setting : patch)
        object.insert(words(setting.key), app::jsonOf(setting.value));
    return object;
}

QJsonArray listOf(const std::vector<std::string>& names)
{
    QJsonArray list;
    for (const std::string& name : names)
        list.append(words(name));
    return list;
}

QByteArray questionText(const LessonQuestion& question)
{
    Entries entries(2);
    entries.add(u"text"_s, jsonOf(question.text));
    entries.add(u"unit"_s, jsonOf(question.unit));
    entries.add(u"unit_of_one"_s, jsonOf(question.unitOfOne));
    entries.add(u"answer"_s, words(question.answer));
    if (question.options.empty() || question.tolerance != LessonQuestion().tolerance)
        // only if a multiple-choice question has one, which it does not use
        entries.add(u"tolerance"_s, words(question.tolerance));
    QJsonArray wrong;
    for (const WrongModel& one : question.wrong) {
        QJsonObject entry {{"value"_L1, words(one.value)}, {"says"_L1, jsonOf(one.says)}};
        if (!one.name.empty())
            entry.insert("name"_L1, jsonOf(one.name));
        wrong.append(entry);
    }
    entries.add(u"wrong"_s, wrong);
    QJsonArray options;
    for (const LessonOption& one : question.options) {
        QJsonObject option {{"text"_L1, jsonOf(one.text)}};
        if (!one.says.empty())
            option.insert("says"_L1, jsonOf(one.says));
        options.append(option);
    }
    entries.add(u"options"_s, options);
    if (const auto& curve = question.curve) {
        QJsonObject axes {{"from"_L1, static_cast<qint64>(curve->from)},
            {"to"_L1, static_cast<qint64>(curve->to)}, {"lowest"_L1, words(curve->lowest)},
            {"highest"_L1, words(curve->highest)}, {"across"_L1, jsonOf(curve->across)},
            {"upwards"_L1, jsonOf(curve->upwards)}};
        if (curve->asksPeak)
            axes.insert("peak"_L1, true);
        entries.add(u"curve"_s, axes);
    }
    return entries.object();
}

QJsonObject jsonOf(const Variation& variation)
{
    QJsonObject object;
    for (const VariedSetting& one : variation) {
        QJsonValue value;
        if (one.range) {
            value = QJsonObject {{"from"_L1, one.range->first}, {"to"_L1, one.range->second}};
        } else {
            QJsonArray values;
            for (const Value& each : one.values)
                values.append(app::jsonOf(each));
            value = values;
        }
        object.insert(words(one.key), value);
    }
    return object;
}

} // namespace

QByteArray lessonBytes(const Lesson& lesson)
{
    Entries entries(1);
    entries.add(u"format"_s, QJsonValue(QString(lessonFormat)));
    entries.add(u"version"_s, QJsonValue(lessonVersion));
    entries.add(u"key"_s, QJsonValue(words(lesson.key)));
    entries.add(u"title"_s, jsonOf(lesson.title));
    entries.add(u"goal"_s, jsonOf(lesson.goal));
    entries.add(u"minutes"_s, QJsonValue(lesson.minutes));
    entries.add(u"notes"_s, jsonOf(lesson.notes));
    entries.add(u"start"_s, jsonOf(lesson.start));
    entries.add(u"controls"_s, listOf(lesson.controls));
    entries.add(u"pictures"_s, listOf(lesson.pictures));
    entries.add(u"hides"_s, listOf(lesson.hides));
    entries.add(u"question"_s, questionText(lesson.question));
    entries.add(u"reveal"_s, jsonOf(lesson.reveal));
    QJsonObject ghost;
    for (const auto& [key, formula] : lesson.ghost)
        ghost.insert(words(key), words(formula));
    entries.add(u"ghost"_s, ghost);
    entries.add(u"outcome"_s, jsonOf(lesson.outcome));
    entries.add(u"of_a"_s, jsonOf(lesson.ofA));
    entries.add(u"explanation"_s, jsonOf(lesson.explanation));
    QJsonArray again;
    for (const Variation& variation : lesson.again)
        again.append(jsonOf(variation));
    entries.add(u"again"_s, again);
    return entries.object() + '\n';
}

} // namespace lab::app
