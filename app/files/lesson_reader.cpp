#include "app/files/lesson_reader.h"

#include "app/files/lesson_entries.h"
#include "app/files/lesson_error_words.h"
#include "app/files/scene_file.h"
#include "app/text/setting_words.h"
#include "app/text/translations.h"
#include "core/frames/picture_names.h"
#include "core/state/choices.h"
#include "ui/paint/text/punctuation.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <optional>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::LessonFile)
};

/// For a file that is not a lesson, what it is.
QString otherFormat(const QString& format)
{
    const QString other = format == "position-lab scene"_L1 ? Words::tr("a scene")
        : format == "position-lab lecture"_L1               ? Words::tr("a lecture")
        : format == "position-lab lesson answers"_L1        ? Words::tr("a record of answers")
                                                            : QString();
    return other.isEmpty()
        ? Words::tr("it must be \"%1\"").arg(lessonFormat)
        : Words::tr("the file is %1, not a lesson; a lesson has the format \"%2\"")
              .arg(other, lessonFormat);
}

bool isNumber(const Parameter& parameter)
{
    return parameter.kind == ParameterKind::Integer || parameter.kind == ParameterKind::Real;
}

/// Reads one lesson. Errors are stored with their paths.
class Reader : public LessonEntries {
public:
    Reader(const QJsonObject& json, const QString& language)
        : LessonEntries(language)
        , m_json(json)
    {
    }

    QStringList needless;

    Lesson lesson()
    {
        Lesson lesson;
        if (m_json.contains("format"_L1) && m_json.value("format"_L1) != lessonFormat) {
            fail(u"format"_s, otherFormat(m_json.value("format"_L1).toString()));
            return lesson; // something else: errors in its entries would add nothing
        }
        onlyKnown(m_json, {},
            {u"format"_s, u"version"_s, u"key"_s, u"title"_s, u"goal"_s, u"notes"_s, u"minutes"_s,
                u"start"_s, u"controls"_s, u"pictures"_s, u"hides"_s, u"question"_s, u"reveal"_s,
                u"ghost"_s, u"outcome"_s, u"of_a"_s, u"explanation"_s, u"again"_s});
        if (!m_json.contains("format"_L1))
            fail(u"format"_s, Words::tr("it must be \"%1\"").arg(lessonFormat));
        if (m_json.value("version"_L1).toInteger() != lessonVersion)
            fail(u"version"_s, Words::tr("it must be %1").arg(lessonVersion));
        lesson.key = formula(m_json, {}, u"key"_s, {});
        lesson.title = text(m_json, {}, u"title"_s, Wanted::Yes);
        lesson.goal = text(m_json, {}, u"goal"_s, Wanted::Yes);
        lesson.notes = text(m_json, {}, u"notes"_s, Wanted::No);
        const QJsonValue minutes = m_json.value("minutes"_L1);
        lesson.minutes = minutes.toInt(minutes.isUndefined() ? lesson.minutes : 0);
        if (lesson.minutes < 1 || lesson.minutes > maxMinutes)
            fail(u"minutes"_s, Words::tr("it must be a whole number from 1 to %1").arg(maxMinutes));
        lesson.start = patch(m_json, {}, u"start"_s);
        for (const auto& key : list(m_json, {}, u"controls"_s))
            lesson.controls.push_back(key.toString().toStdString());
        checkControls(lesson.controls);
        lesson.question = question();
        lesson.reveal = patch(m_json, {}, u"reveal"_s);
        const auto known = picturesOf(lesson);
        lesson.pictures = pictures(known);
        lesson.hides = hidden(known);
        const QJsonObject ghost = object(m_json, {}, u"ghost"_s);
        for (const QString& key : ghost.keys()) {
            if (!parameterNamed(key.toStdString()))
                failUnknown(u"ghost/"_s + key, key);
            lesson.ghost.emplace_back(key.toStdString(), formula(ghost, u"ghost"_s, key, {}));
        }
        lesson.outcome = text(m_json, {}, u"outcome"_s, Wanted::Yes);
        lesson.ofA = text(m_json, {}, u"of_a"_s, Wanted::No);
        lesson.explanation = text(m_json, {}, u"explanation"_s, Wanted::Yes);
        const QJsonArray again = list(m_json, {}, u"again"_s);
        for (qsizetype k = 0; k < again.size(); ++k)
            lesson.again.push_back(variation(again[k], u"again/%1"_s.arg(k)));
        return lesson;
    }

private:
    // Searches all known names for the nearest one.
    void failUnknown(const QString& path, const QString& key)
    {
        fail(path, isFull() ? QString() : unknownParameter(key));
    }

    Patch patch(const QJsonObject& in, const QString& path, const QString& key)
    {
        Patch patch;
        const QJsonObject json = object(in, path, key);
        for (auto entry = json.begin(); entry != json.end(); ++entry) {
            const QString here = below(below(path, key), entry.key());
            patch.push_back(
                {entry.key().toStdString(), parameterValue(inOwnLanguage(entry.value(), here))});
        }
        return patch;
    }

    // A value, a list of values to draw from, or {"from": 2, "to": 20}.
    Variation variation(const QJsonValue& json, const QString& path)
    {
        if (!json.isObject() || json.toObject().isEmpty())
            fail(path, Words::tr("it must be an object of keys and values"));
        Variation variation;
        const QJsonObject object = json.toObject();
        for (auto entry = object.begin(); entry != object.end(); ++entry) {
            const QString here = below(path, entry.key());
            VariedSetting setting {.key = entry.key().toStdString(), .values = {}, .range = {}};
            const Parameter* const parameter = parameterNamed(setting.key);
            if (!parameter)
                failUnknown(here, entry.key());
            const QJsonValue value = inOwnLanguage(entry.value(), here);
            if (value.isObject()) {
                const QJsonObject range = value.toObject();
                onlyKnown(range, here, {u"from"_s, u"to"_s});
                if (parameter && !isNumber(*parameter))
                    fail(here,
                        Words::tr("\"from\" and \"to\" are for numbers; use a list of values to "
                                  "draw from, each of them %1")
                            .arg(whatIsWanted(*parameter, clamped({}))));
                const double from = range.value("from"_L1).toDouble(NAN);
                const double to = range.value("to"_L1).toDouble(NAN);
                if (std::isfinite(from) && from < to && std::isfinite(to))
                    setting.range = std::pair(from, to);
                else
                    fail(here, Words::tr("\"from\" and \"to\" must be numbers, the smaller first"));
            } else if (value.isArray()) {
                for (const auto& one : value.toArray())
                    setting.values.push_back(parameterValue(one));
                if (setting.values.empty())
                    fail(here, Words::tr("the list has no values to draw from"));
            } else {
                setting.values.push_back(parameterValue(value));
            }
            variation.push_back(std::move(setting));
        }
        return variation;
    }

    std::optional<LessonCurve> curve(const QJsonObject& question)
    {
        const QString path = u"question/curve"_s;
        if (question.value("curve"_L1).isUndefined())
            return {};
        const QJsonObject json = object(question, u"question"_s, u"curve"_s);
        onlyKnown(json, path,
            {u"from"_s, u"to"_s, u"lowest"_s, u"highest"_s, u"across"_s, u"upwards"_s, u"peak"_s});
        LessonCurve curve;
        curve.from = json.contains("from"_L1) ? json.value("from"_L1).toInteger(-1) : 0;
        curve.to = json.value("to"_L1).toInteger(0);
        if (curve.from < 0 || curve.to <= curve.from || curve.to > lastPosition) {
            fail(path + (curve.from >= 0 && json.contains("to"_L1) ? u"/to"_s : u"/from"_s),
                Words::tr("\"from\" and \"to\" must be whole numbers from 0, the smaller first"));
            curve.from = 0; // the rest is read with a valid range
            curve.to = 1;
        }
        curve.lowest = formula(json, path, u"lowest"_s, {});
        curve.highest = formula(json, path, u"highest"_s, {});
        curve.across = text(json, path, u"across"_s, Wanted::Yes);
        curve.upwards = text(json, path, u"upwards"_s, Wanted::Yes);
        const QJsonValue peak = json.value("peak"_L1);
        if (!peak.isUndefined() && !peak.isBool())
            fail(path + u"/peak"_s, Words::tr("it must be true or false"));
        curve.asksPeak = peak.toBool();
        return curve;
    }

    // The benches on which it begins and ends; empty if one of them is unknown.
    std::optional<std::vector<std::string>> benchesOf(const Lesson& lesson) const
    {
        const QJsonValue start = m_json.value("start"_L1);
        if (misspelled.contains(u"start"_s) || !(start.isObject() || start.isUndefined()))
            return {};
        const auto& choices = parameterNamed("bench")->choices;
        std::vector<std::string> benches {keyOf(BenchId::Rotations)};
        for (const Patch* patch : {&lesson.start, &lesson.reveal}) {
            for (const Setting& setting : *patch) {
                const QString key = QString::fromStdString(setting.key);
                if (!parameterNamed(setting.key) && !nearestKey(key, {u"bench"_s}).isEmpty())
                    return {}; // it exists, but misspelled
                if (setting.key != "bench")
                    continue;
                const auto* bench = std::get_if<std::string>(&setting.value);
                if (!bench || std::ranges::find(choices, *bench, &Choice::key) == choices.end())
                    return {};
                if (patch == &lesson.start)
                    benches.clear();
                benches.push_back(*bench);
            }
        }
        return benches;
    }

    static QStringList picturesOn(const std::vector<std::string>& benches)
    {
        QStringList known;
        for (const PictureName& picture : pictureNames())
            if (std::ranges::find(benches, keyOf(picture.bench)) != benches.end())
                known += QString::fromUtf8(picture.name.data(), std::ssize(picture.name));
        return known;
    }

    // The pictures that it may name; empty if its benches are unknown.
    std::optional<QStringList> picturesOf(const Lesson& lesson)
    {
        const auto benches = benchesOf(lesson);
        if (!benches)
            return {};
        QStringList known = picturesOn(*benches);
        if (std::ranges::find(lesson.start, "bench", &Setting::key) != lesson.start.end())
            return known;
        for (const QString& entry : {u"pictures"_s, u"hides"_s}) {
            for (const auto& one : m_json.value(entry).toArray()) {
                const QString name = one.toString();
                const auto isIt = [&](const PictureName& any) {
                    return name == QLatin1StringView(any.name.data(), std::ssize(any.name));
                };
                if (known.contains(name) || std::ranges::none_of(pictureNames(), isIt))
                    continue;
                fail(u"start/bench"_s,
                    Words::tr("it is missing; the default bench is %1, which has no picture \"%2\"")
                        .arg(QString::fromStdString(keyOf(BenchId::Rotations)), name));
                return {};
            }
        }
        return known;
    }

    std::vector<std::string> pictures(const std::optional<QStringList>& known)
    {
        std::vector<std::string> names;
        const QJsonArray all = list(m_json, {}, u"pictures"_s);
        for (qsizetype k = 0; k < all.size(); ++k) {
            const QString name = all[k].toString();
            if (known && !known->contains(name))
                fail(u"pictures/%1"_s.arg(k),
                    Words::tr("the lesson's bench has no picture \"%1\"; it must be one of %2")
                        .arg(name, ui::listed(*known)));
            if (std::ranges::find(names, name.toStdString()) != names.end())
                fail(u"pictures/%1"_s.arg(k), Words::tr("\"%1\" appears twice").arg(name));
            names.push_back(name.toStdString());
        }
        return names;
    }

    // Pictures, the reading line and parameter keys, each once.
    std::vector<std::string> hidden(const std::optional<QStringList>& pictures)
    {
        const QString line = QString::fromUtf8(hiddenReading.data(), std::ssize(hiddenReading));
        std::vector<std::string> names;
        const QJsonArray all = list(m_json, {}, u"hides"_s);
        for (qsizetype k = 0; k < all.size(); ++k) {
            const QString path = u"hides/%1"_s.arg(k);
            const std::string name = all[k].toString().toStdString();
            const QString shown = QString::fromStdString(name);
            if (std::ranges::find(names, name) != names.end())
                fail(path, Words::tr("\"%1\" appears twice").arg(shown));
            else if (shown.contains(u'.') && !parameterNamed(name))
                failUnknown(path, shown);
            else if (pictures && shown != line && !pictures->contains(shown)
                && !parameterNamed(name))
                fail(path,
                    Words::tr("there is no \"%1\" to hide; it must be a picture of the lesson's "
                              "bench (%2), \"%3\" for the reading line, or the key of a parameter")
                        .arg(shown, ui::listed(*pictures), line));
            names.push_back(name);
        }
        return names;
    }

    void checkControls(const std::vector<std::string>& controls)
    {
        if (controls.size() > maxControls)
            fail(u"controls"_s,
                Words::tr("there are %1; use at most %2, so that the question stays in focus")
                    .arg(controls.size())
                    .arg(maxControls));
        for (std::size_t k = 0; k < controls.size(); ++k) {
            if (!parameterNamed(controls[k]))
                failUnknown(u"controls/%1"_s.arg(k), QString::fromStdString(controls[k]));
        }
    }

    LessonQuestion question()
    {
        const QString path = u"question"_s;
        const QJsonObject json = object(m_json, {}, path);
        LessonQuestion question;
        if (json.isEmpty())
            fail(path, Words::tr("it is missing"));
        onlyKnown(json, path,
            {u"text"_s, u"unit"_s, u"unit_of_one"_s, u"answer"_s, u"tolerance"_s, u"wrong"_s,
                u"options"_s, u"curve"_s});
        question.text = text(json, path, u"text"_s, Wanted::Yes);
        question.unit = text(json, path, u"unit"_s, Wanted::No);
        question.unitOfOne = text(json, path, u"unit_of_one"_s, Wanted::No);
        question.answer = formula(json, path, u"answer"_s, {});
        question.curve = curve(json);
        if (question.curve)
            question.tolerance = std::string("0.1*((") + question.curve->highest + ") - ("
                + question.curve->lowest + "))";
        question.tolerance =
            formula(json, path, u"tolerance"_s, QString::fromStdString(question.tolerance));
        const QJsonArray wrongOnes = list(json, path, u"wrong"_s);
        for (qsizetype k = 0; k < wrongOnes.size(); ++k) {
            const QString here = u"question/wrong/%1"_s.arg(k);
            const QJsonObject one = wrongOnes[k].toObject();
            onlyKnown(one, here, {u"value"_s, u"says"_s, u"name"_s});
            question.wrong.push_back({formula(one, here, u"value"_s, {}),
                text(one, here, u"says"_s, Wanted::Yes), text(one, here, u"name"_s, Wanted::No)});
        }
        const QJsonArray options = list(json, path, u"options"_s);
        if (!options.isEmpty() && question.curve)
            fail(u"question/options"_s,
                Words::tr("a question has either options or a curve, not both"));
        if (options.size() == 1)
            fail(
                u"question/options"_s, Words::tr("there is only one; a choice needs at least two"));
        if (!options.isEmpty() && !wrongOnes.isEmpty())
            fail(u"question/wrong"_s,
                Words::tr(
                    "in a question with options, each option's \"says\" explains why it is wrong"));
        for (const QString& key : {u"unit"_s, u"unit_of_one"_s, u"tolerance"_s, u"wrong"_s})
            if (!options.isEmpty() && json.contains(key))
                needless += below(path, key);
        for (const QString& key : {u"unit"_s, u"unit_of_one"_s})
            if (question.curve && json.contains(key))
                needless += below(path, key);
        for (qsizetype k = 0; k < options.size(); ++k) {
            const QString here = u"question/options/%1"_s.arg(k);
            const QJsonObject one = options[k].toObject();
            onlyKnown(one, here, {u"text"_s, u"says"_s});
            question.options.push_back(
                {text(one, here, u"text"_s, Wanted::Yes), text(one, here, u"says"_s, Wanted::No)});
        }
        return question;
    }

    const QJsonObject& m_json;
};

} // namespace

ReadLesson lessonIn(const QJsonObject& json, const QString& language)
{
    Reader reader(json, language);
    Lesson lesson = reader.lesson();
    return {std::move(lesson), std::move(reader.wrong), std::move(reader.places),
        std::move(reader.misspelled), std::move(reader.needless)};
}

} // namespace lab::app
