#include "app/commands/diff_command.h"

#include "app/commands/command_options.h"
#include "app/commands/exit.h"
#include "app/commands/model_note_file.h"
#include "app/commands/reading_notes.h"
#include "app/commands/setting_words.h"
#include "app/files/export.h"
#include "app/files/scene_file.h"
#include "app/files/streamed_file.h"
#include "app/translations.h"
#include "core/encodings/turning/rotary_scaling.h"
#include "core/frames/context/ladder_difference.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::DiffCommand)
};

/// A parameter that the two have different values of.
struct Difference {
    QString key;
    Value a;
    Value b;
};

double attentionFactorOf(const LabState& state)
{
    return attentionFactor(state.rotations.scaling);
}

// What is shown, and what only follows from others, is no difference of its own.
bool isOfNumbers(const Parameter& parameter)
{
    return !parameter.derived && parameter.key != "bench" && parameter.key != "position.first"
        && parameter.key != "position.shown";
}

std::vector<Difference> differences(const LabState& a, const LabState& b)
{
    std::vector<Difference> found;
    for (const Parameter& parameter : parameters()) {
        const Value valueA = parameter.read(a);
        const Value valueB = parameter.read(b);
        if (isOfNumbers(parameter) && valueA != valueB)
            found.push_back({QString::fromUtf8(parameter.key.data(),
                                 static_cast<qsizetype>(parameter.key.size())),
                valueA, valueB});
    }
    const Value factorA {attentionFactorOf(a)};
    const Value factorB {attentionFactorOf(b)};
    if (factorA != factorB)
        found.push_back({u"attention_factor"_s, factorA, factorB});
    return found;
}

QString shortened(double number)
{
    return std::isnan(number) ? QString() : QString::number(number, 'g', 6);
}

// Cells of columns that are as wide as their widest one, two spaces apart.
QString aligned(const QList<QStringList>& rows)
{
    QList<qsizetype> widths;
    for (const QStringList& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (qsizetype column = 0; column < row.size(); ++column)
            widths[column] = std::max(widths[column], row[column].size());
    }
    QString text;
    for (const QStringList& row : rows) {
        QString line;
        for (qsizetype column = 0; column < row.size(); ++column)
            line += row[column].leftJustified(widths[column] + 2);
        while (line.endsWith(u' '))
            line.chop(1);
        text += line + u'\n';
    }
    return text;
}

QString textOf(const CommandStart& a, const CommandStart& b)
{
    QString text = u"A  "_s + titleOf(a) + u"\nB  "_s + titleOf(b) + u"\n\n"_s;
    const std::vector<Difference> found = differences(a.state, b.state);
    QList<QStringList> rows;
    if (found.empty())
        text += Words::tr("No parameter differs.") + u'\n';
    else
        rows += {Words::tr("what differs"), u"A"_s, u"B"_s};
    for (const Difference& one : found)
        rows += {one.key, valueText(one.a), valueText(one.b)};
    text += aligned(rows) + u'\n';

    const QStringList layersA = layerLines(a.state.model);
    const QStringList layersB = layerLines(b.state.model);
    if (!layersA.isEmpty() || !layersB.isEmpty()) {
        rows = {{Words::tr("layers of A"), Words::tr("layers of B")}};
        for (qsizetype row = 0; row < std::max(layersA.size(), layersB.size()); ++row)
            rows += {layersA.value(row), layersB.value(row)};
        text += aligned(rows) + u'\n';
    }

    const NumberTable ladder = ladderDifference(a.state, b.state);
    rows = {{}};
    for (const std::string& column : ladder.header)
        rows[0] += QString::fromStdString(column);
    for (const std::vector<double>& numbers : ladder.rows) {
        QStringList row;
        for (const double number : numbers)
            row += shortened(number);
        rows += row;
    }
    return text + aligned(rows);
}

QString jsonOf(const CommandStart& a, const CommandStart& b)
{
    QJsonArray different;
    for (const Difference& one : differences(a.state, b.state))
        different.append(QJsonObject {
            {u"key"_s, one.key}, {u"a"_s, app::jsonOf(one.a)}, {u"b"_s, app::jsonOf(one.b)}});
    const NumberTable ladder = ladderDifference(a.state, b.state);
    QJsonArray pairs;
    for (const std::vector<double>& numbers : ladder.rows) {
        QJsonObject pair;
        for (std::size_t column = 0; column < numbers.size(); ++column)
            pair.insert(QString::fromStdString(ladder.header[column]),
                std::isfinite(numbers[column]) ? QJsonValue(numbers[column]) : QJsonValue());
        pairs.append(pair);
    }
    const auto side = [](const CommandStart& start) {
        return QJsonObject {{u"file"_s, QDir::toNativeSeparators(start.file)},
            {u"attention_factor"_s, attentionFactorOf(start.state)},
            {u"model"_s, modelNoteEntry(start.state.model)}};
    };
    return QString::fromUtf8(QJsonDocument(
        QJsonObject {{u"a"_s, side(a)}, {u"b"_s, side(b)}, {u"different"_s, different},
            {u"pairs"_s, pairs}}).toJson());
}

} // namespace

int runDiff(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOptions({{u"format"_s, {}, u"FORMAT"_s, u"text"_s}, languageOption()});
    if (!parser.parse(arguments))
        return ended(Exit::Misused, parser.errorText());
    for (const auto& [option, known] : {std::pair(u"language"_s, languages()),
             std::pair(u"format"_s, QStringList {u"text"_s, u"csv"_s, u"json"_s})}) {
        if (const auto right = checkedChoice(parser, option, known); !right)
            return ended(Exit::Misused, right.error());
    }
    if (parser.isSet(u"language"_s))
        spokenLanguage(parser.value(u"language"_s));
    const QStringList files = parser.positionalArguments();
    if (files.size() != 2)
        return ended(Exit::Misused,
            Words::tr(
                "diff: two files are wanted, and %1 were given; each is a config.json, a part "
                "of one, or a scene.")
                .arg(files.size()));
    std::vector<CommandStart> sides;
    for (const QString& file : files) {
        auto start = startIn(file, {});
        if (!start)
            return start.error();
        sides.push_back(*std::move(start));
        if (const auto right = checkedRotary(sides.back()); !right)
            return ended(Exit::Failed, right.error());
    }
    for (const CommandStart& side : sides)
        sayRemarks(side.file, side.remarks);
    const QString format = parser.value(u"format"_s);
    if (format == "csv"_L1)
        return printed(QString::fromUtf8(csv(ladderDifference(sides[0].state, sides[1].state))));
    return printed(format == "json"_L1 ? jsonOf(sides[0], sides[1]) : textOf(sides[0], sides[1]));
}

} // namespace lab::app
