#include "ui/windows/lessons/lesson_lines.h"

#include "core/state/benches.h"
#include "ui/lessons/languages.h"
#include "ui/paint/text/key_text.h"
#include "ui/store/file_names.h"
#include "ui/views/parameters/parameter_words.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct LineWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::LessonForm)
};

struct NumberedLine {
    qsizetype number; ///< from 1
    QString text;
};

std::vector<NumberedLine> filledLines(const QString& lines)
{
    std::vector<NumberedLine> filled;
    const QStringList all = lines.split(u'\n');
    for (qsizetype k = 0; k < all.size(); ++k)
        if (!all[k].trimmed().isEmpty())
            filled.push_back({k + 1, all[k].trimmed()});
    return filled;
}

/// The parts on both sides of the first bar; without one everything is before it. In braces bars
/// separate the words for a number: "{rope.width/2|pair|pairs}".
std::pair<QString, QString> sidesOfBar(const QString& line)
{
    int depth = 0;
    for (qsizetype at = 0; at < line.size(); ++at) {
        depth += line[at] == u'{' ? 1 : line[at] == u'}' ? -1 : 0;
        if (depth <= 0 && (line[at] == u'|' || line[at] == u'｜'))
            return {line.left(at).trimmed(), line.mid(at + 1).trimmed()};
    }
    return {line, {}};
}

/// "131,072", which the program's fields read as one number, and a list as two; empty if there is
/// none in this form.
QString doubtfulNumber(const QString& text)
{
    static const QRegularExpression grouped(uR"((?<![\d.])\d{1,3}(?:,\d{3})+(?!\d))"_s);
    return grouped.match(text).captured();
}

Value drawnValue(const std::string& key, const QString& text)
{
    const Parameter* const parameter = parameterNamed(key);
    const auto value = parameter ? wellFormed(*parameter, text.toStdString()) : std::nullopt;
    return value ? *value : Value(text.toStdString());
}

/// "rope.width = 16 … 128"; empty if it is not in this form.
std::optional<VariedSetting> settingIn(const QString& text)
{
    static const QRegularExpression range(uR"(^(.+?)\s*(?:…|\.{2,3})\s*(.+)$)"_s);
    const qsizetype equals = text.indexOf(u'=');
    VariedSetting setting {
        .key = text.left(equals).trimmed().toStdString(), .values = {}, .range = {}};
    const QString drawn = text.mid(equals + 1).trimmed();
    if (equals < 1 || drawn.isEmpty())
        return std::nullopt;
    if (const auto ends = range.match(drawn); ends.hasMatch()) {
        bool areNumbers[2] = {false, false};
        const double from = ends.captured(1).toDouble(&areNumbers[0]);
        const double to = ends.captured(2).toDouble(&areNumbers[1]);
        if (!areNumbers[0] || !areNumbers[1] || !(from < to))
            return std::nullopt;
        setting.range = std::pair(from, to);
        return setting;
    }
    static const QRegularExpression comma(u"[,，]"_s);
    for (const QString& one : drawn.split(comma, Qt::SkipEmptyParts))
        setting.values.push_back(drawnValue(setting.key, one.trimmed()));
    return setting;
}

QString besideBar(const QString& left, const QString& says)
{
    return says.isEmpty() ? left : left + u" | "_s + says;
}

QString writtenSetting(const VariedSetting& setting)
{
    const QString equals = QString::fromStdString(setting.key) + u" = "_s;
    if (setting.range)
        return equals + QString::fromStdString(text(Value(setting.range->first))) + u" … "_s
            + QString::fromStdString(text(Value(setting.range->second)));
    QStringList values;
    for (const Value& value : setting.values)
        values += QString::fromStdString(text(value));
    return equals + values.join(u", "_s);
}

} // namespace

std::string ownKeyOf(const QString& title)
{
    constexpr qsizetype longestKey = 40;
    const QString stem = fileStem(title.toLower().left(longestKey), u"lesson"_s);
    return "own_" + stem.toStdString();
}

LessonText textInWindowLanguage(const QString& words)
{
    if (words.trimmed().isEmpty())
        return {};
    return {{windowLanguage().toStdString(), words.trimmed().toStdString()}};
}

std::vector<std::pair<QString, QString>> parametersNearestFirst(const LabState& state)
{
    std::vector<std::pair<QString, QString>> entries;
    for (const Parameter* row : nearestFirst(state))
        if (row->kind != ParameterKind::Text)
            entries.emplace_back(
                ui::labelOf(*row) + u" — "_s + keyText(row->key), keyText(row->key));
    return entries;
}

Outcome<std::vector<WrongModel>> wrongAnswersIn(const QString& lines)
{
    std::vector<WrongModel> all;
    for (const auto& [number, text] : filledLines(lines)) {
        const auto [value, says] = sidesOfBar(text);
        if (value.isEmpty() || says.isEmpty())
            return Unexpected(
                Error {LineWords::tr("line %1 must be an answer, a bar and the feedback for it: "
                                     "2*answer | That is twice as far")
                           .arg(number)});
        all.push_back({value.toStdString(), textInWindowLanguage(says)});
    }
    return all;
}

std::vector<LessonOption> optionsIn(const QString& lines)
{
    std::vector<LessonOption> all;
    for (const auto& [number, text] : filledLines(lines)) {
        const auto [option, says] = sidesOfBar(text);
        all.push_back({textInWindowLanguage(option), textInWindowLanguage(says)});
    }
    return all;
}

Outcome<std::vector<Variation>> variationsIn(const QString& lines)
{
    static const QRegularExpression semicolon(u"[;；]"_s);
    std::vector<Variation> all;
    for (const auto& [number, text] : filledLines(lines)) {
        Variation variation;
        if (const QString doubtful = doubtfulNumber(text); !doubtful.isEmpty())
            return Unexpected(
                Error {LineWords::tr("line %1 has %2, which may be one number or several; write "
                                     "it without commas, or with a space after each")
                           .arg(number)
                           .arg(doubtful)});
        for (const QString& part : text.split(semicolon, Qt::SkipEmptyParts)) {
            auto setting = settingIn(part);
            if (!setting)
                return Unexpected(Error {
                    LineWords::tr("line %1 must be parameters with values or a range: rope.base = "
                                  "500, 2000; rope.width = 16 … 128")
                        .arg(number)});
            variation.push_back(*std::move(setting));
        }
        all.push_back(std::move(variation));
    }
    return all;
}

QString linesOf(const std::vector<WrongModel>& wrong)
{
    QStringList lines;
    for (const WrongModel& one : wrong)
        lines += besideBar(QString::fromStdString(one.value), inLanguage(one.says));
    return lines.join(u'\n');
}

QString linesOf(const std::vector<LessonOption>& options)
{
    QStringList lines;
    for (const LessonOption& one : options)
        lines += besideBar(inLanguage(one.text), inLanguage(one.says));
    return lines.join(u'\n');
}

QString linesOf(const std::vector<Variation>& again)
{
    QStringList lines;
    for (const Variation& variation : again) {
        QStringList settings;
        for (const VariedSetting& setting : variation)
            settings += writtenSetting(setting);
        lines += settings.join(u"; "_s);
    }
    return lines.join(u'\n');
}

} // namespace lab::ui
