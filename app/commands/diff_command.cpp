#include "app/commands/command_options.h"
#include "app/commands/reading_notes.h"
#include "app/commands/run_commands.h"
#include "app/commands/text_columns.h"
#include "app/exports/export.h"
#include "app/files/model_note_file.h"
#include "app/files/scene_file.h"
#include "app/files/streamed_file.h"
#include "app/session/window_session.h"
#include "app/text/exit.h"
#include "app/text/setting_words.h"
#include "core/encodings/scaling/formula.h"
#include "core/frames/context/ladder_difference.h"
#include "core/state/rope_numbers.h"
#include "ui/store/plain_text.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::DiffCommand)
};

/// A parameter with different values on the two sides, or with a value on one only.
struct Difference {
    QString key;
    std::optional<Value> a;
    std::optional<Value> b;
};

bool hasRope(const CommandStart& side)
{
    return !side.model || hasRotaryEncoding(*side.model);
}

std::optional<Value> attentionFactorOf(const CommandStart& side)
{
    return hasRope(side) ? std::optional<Value>(attentionFactor(side.state.rotations.scaling))
                         : std::nullopt;
}

/// The factor on the scores besides 1/√width, in one step before the softmax.
std::optional<Value> softmaxFactorOf(const CommandStart& side)
{
    return hasRope(side) ? std::optional<Value>(softmaxFactor(side.state.rotations.scaling))
                         : std::nullopt;
}

// What is shown, derived parameters, and options for the next edit do not count as differences.
bool isOfNumbers(const Parameter& parameter)
{
    return !parameter.derived && parameter.key != "bench" && parameter.key != "position.first"
        && parameter.key != "position.shown" && !parameter.key.starts_with("link.");
}

/// Of the frequencies, which a file determines; no file has the vectors and the pair of the
/// pictures.
bool isOfRope(std::string_view key)
{
    constexpr std::array<std::string_view, 4> ofLadder {
        "rope.base", "rope.width", "rope.rotated_share", "rope.pairing"};
    return key.starts_with("scaling.") || std::ranges::find(ofLadder, key) != ofLadder.end();
}

bool isDefault(const Parameter& parameter, const LabState& state)
{
    static const LabState first = withLocalizedSentences(clamped({}));
    return parameter.read(state) == parameter.read(first);
}

/// Whether the extension method reads it: an unused parameter is ignored.
bool isRead(const Parameter& parameter, const LabState& state)
{
    return !parameter.key.starts_with("scaling.") || parameter.key == "scaling.method"
        || reads(state.rotations.scaling.method, parameter.key);
}

/// Whether a model's file determines the parameter, rather than only the program's initial state.
bool isSetBy(const Model& model, const LabState& state, const Parameter& parameter)
{
    const std::string_view key = parameter.key;
    if (isOfRope(key))
        return hasRotaryEncoding(model);
    if (key.starts_with("multimodal_rotary."))
        return !model.multimodalSections.empty();
    if (key.starts_with("alibi.") && model.scheme == Scheme::Alibi)
        return true;
    const std::string_view group = key.substr(0, key.find('.') + 1);
    const bool isOfTables = std::ranges::any_of(
        model.settings, [&](const Setting& one) { return one.key.starts_with(group); });
    return isOfTables || !isDefault(parameter, state);
}

/// The value, if the side has the parameter; a scene has all.
std::optional<Value> valueOf(const Parameter& parameter, const CommandStart& side)
{
    const bool has = isRead(parameter, side.state)
        && (!side.model || isSetBy(*side.model, side.state, parameter));
    return has ? std::optional(parameter.read(side.state)) : std::nullopt;
}

/// Whether it must be reported against a side without it: the file names it, and it is not a seed
/// or head of the pictures with its initial value.
bool isWorthALine(const Parameter& parameter, const CommandStart& side)
{
    const std::string_view key = parameter.key;
    const bool isNamed = isOfRope(key) || key == "alibi.heads" || key == "alibi.bias_max"
        || (side.model && std::ranges::any_of(side.model->settings, [&](const Setting& one) {
               return one.key == key;
           }));
    return valueOf(parameter, side) && (isNamed || !isDefault(parameter, side.state));
}

std::vector<Difference> differences(const CommandStart& a, const CommandStart& b)
{
    std::vector<Difference> found;
    for (const Parameter& parameter : parameters()) {
        const Difference one {
            QString::fromUtf8(parameter.key.data(), static_cast<qsizetype>(parameter.key.size())),
            valueOf(parameter, a), valueOf(parameter, b)};
        if (isOfNumbers(parameter) && one.a != one.b
            && (isWorthALine(parameter, a) || isWorthALine(parameter, b)))
            found.push_back(one);
    }
    if (attentionFactorOf(a) != attentionFactorOf(b))
        found.push_back({u"attention_factor"_s, attentionFactorOf(a), attentionFactorOf(b)});
    if (softmaxFactorOf(a) != softmaxFactorOf(b))
        found.push_back({u"softmax_factor"_s, softmaxFactorOf(a), softmaxFactorOf(b)});
    return found;
}

QString cellOf(const std::optional<Value>& value)
{
    return value ? valueText(*value) : u"–"_s;
}

QJsonValue jsonOf(const std::optional<Value>& value)
{
    return value ? app::jsonOf(*value) : QJsonValue();
}

QString shortened(double number)
{
    return std::isnan(number) ? QString() : QString::number(number, 'g', 6);
}

// Cells in columns as wide as their widest one, two spaces apart.
QString aligned(const QList<QStringList>& rows)
{
    QList<qsizetype> widths;
    for (const QStringList& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (qsizetype column = 0; column < row.size(); ++column)
            widths[column] = std::max(widths[column], columnsOf(row[column]));
    }
    QString text;
    for (const QStringList& row : rows) {
        QString line;
        for (qsizetype column = 0; column < row.size(); ++column)
            line += row[column] + QString(widths[column] + 2 - columnsOf(row[column]), u' ');
        while (line.endsWith(u' '))
            line.chop(1);
        text += line + u'\n';
    }
    return text;
}

/// The columns of ladderDifference().
QStringList headsOfLadder()
{
    return {Words::tr("pair"), Words::tr("wavelength a"), Words::tr("wavelength b"),
        Words::tr("ratio b/a"), Words::tr("rotations in training a"),
        Words::tr("rotations in training b"), Words::tr("frequency divisor a"),
        Words::tr("frequency divisor b")};
}

QString ladderText(const CommandStart& a, const CommandStart& b)
{
    const NumberTable ladder = ladderDifference(a.state, b.state);
    QList<QStringList> rows {headsOfLadder()};
    for (const std::vector<double>& numbers : ladder.rows) {
        QStringList row;
        for (const double number : numbers)
            row += shortened(number);
        rows += row;
    }
    return aligned(rows);
}

QString withoutLadder(const CommandStart& a, const CommandStart& b)
{
    if (!hasRope(a) && !hasRope(b))
        return Words::tr("Neither has rotary encoding (RoPE), so there are no pairs to compare.")
            + u'\n';
    return Words::tr("%1 has no rotary encoding (RoPE), so there are no pairs to compare.")
               .arg(hasRope(a) ? u"B"_s : u"A"_s)
        + u'\n';
}

QString textOf(const CommandStart& a, const CommandStart& b)
{
    QString text = u"A  "_s + titleOf(a) + u"\nB  "_s + titleOf(b) + u"\n\n"_s;
    const std::vector<Difference> found = differences(a, b);
    QList<QStringList> rows;
    if (found.empty())
        text += Words::tr("No parameters differ.") + u'\n';
    else
        rows += {Words::tr("what differs"), u"A"_s, u"B"_s};
    for (const Difference& one : found)
        rows += {one.key, cellOf(one.a), cellOf(one.b)};
    text += aligned(rows) + u'\n';

    const QStringList layersA = layerLines(a.state.model);
    const QStringList layersB = layerLines(b.state.model);
    if (!layersA.isEmpty() || !layersB.isEmpty()) {
        rows = {{Words::tr("layers of A"), Words::tr("layers of B")}};
        for (qsizetype row = 0; row < std::max(layersA.size(), layersB.size()); ++row)
            rows += {layersA.value(row), layersB.value(row)};
        text += aligned(rows) + u'\n';
    }

    return text + (hasRope(a) && hasRope(b) ? ladderText(a, b) : withoutLadder(a, b));
}

QString jsonOf(const CommandStart& a, const CommandStart& b)
{
    QJsonArray different;
    for (const Difference& one : differences(a, b))
        different.append(
            QJsonObject {{u"key"_s, one.key}, {u"a"_s, jsonOf(one.a)}, {u"b"_s, jsonOf(one.b)}});
    const NumberTable ladder =
        hasRope(a) && hasRope(b) ? ladderDifference(a.state, b.state) : NumberTable {};
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
            {u"attention_factor"_s, jsonOf(attentionFactorOf(start))},
            {u"softmax_factor"_s, jsonOf(softmaxFactorOf(start))},
            {u"model"_s, modelNoteEntry(start.state.model)}};
    };
    return QString::fromUtf8(QJsonDocument(
        QJsonObject {{u"a"_s, side(a)}, {u"b"_s, side(b)}, {u"different"_s, different},
            {u"pairs"_s, pairs}}).toJson());
}

} // namespace

int runDiff(const QCommandLineParser& given)
{
    const QStringList files = given.positionalArguments();
    if (files.size() != 2)
        return ended(Exit::Misused,
            Words::tr("diff: two files are needed, but %1 were given; each is a config.json, a "
                      "part of one, or a scene.")
                .arg(files.size()));
    const bool isJudged = given.isSet(u"exit-code"_s);
    const Exit unread = isJudged ? Exit::Misused : Exit::Failed;
    const QString format = given.value(u"format"_s);
    std::vector<CommandStart> sides;
    for (const QString& file : files) {
        auto start = sides.empty() || file != sides.front().file
            ? startIn(file, {})
            : Expected<CommandStart, int>(sides.front());
        if (!start)
            return static_cast<int>(unread);
        sides.push_back(*std::move(start));
        const auto right = checkedRotary(sides.back());
        if (!right && format == "csv"_L1) // which has only the pairs
            return ended(unread, right.error());
    }
    for (const CommandStart& side : sides)
        printReadingNotes(side.file, side.readingNotes);
    const CommandStart& a = sides[0];
    const CommandStart& b = sides[1];
    const int written =
        printed(format == "csv"_L1    ? QString::fromUtf8(csv(ladderDifference(a.state, b.state)))
                : format == "json"_L1 ? jsonOf(a, b)
                                      : ui::visible(textOf(a, b)));
    const bool areEqual =
        differences(a, b).empty() && layerLines(a.state.model) == layerLines(b.state.model);
    return written == 0 && isJudged && !areEqual ? static_cast<int>(Exit::Failed) : written;
}

} // namespace lab::app
