#include "app/commands/text_commands.h"

#include "app/commands/argument_values.h"
#include "app/commands/command_options.h"
#include "app/commands/reading_notes.h"
#include "app/commands/table_command.h"
#include "app/files/streamed_file.h"
#include "app/models/advised_block.h"
#include "app/models/rope_block_writer.h"
#include "app/text/exit.h"
#include "app/text/translations.h"
#include "core/frames/bench_frames.h"
#include "ui/paint/code/code_text.h"
#include "ui/store/plain_text.h"
#include "ui/windows/dialogs/server_words.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>
#include <iostream>
#include <optional>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::CommandLine)
};

// Encodings whose tables use the RoPE of a model's file.
bool isOfModelsRope(const QString& encoding)
{
    return encoding == "rope"_L1 || encoding == "multimodal_rotary"_L1;
}

/// Whether its program contains a model's RoPE. That of the derivation has its own pair.
bool isOfModelsRope(BenchId bench)
{
    return bench == BenchId::Rotations || bench == BenchId::Context || bench == BenchId::Precision;
}

/// Whether a picture is requested: by a scene, or by a setting. Otherwise the program starts with
/// the default picture of the bench.
bool choosesPicture(const CommandStart& start, const QStringList& settings)
{
    const bool isScene = !start.file.isEmpty() && !start.model;
    return isScene || std::ranges::any_of(settings, [](const QString& setting) {
        const QString key = setting.section(u'=', 0, 0).trimmed();
        return key.endsWith(".picture"_L1) || key == "compare.property"_L1;
    });
}

QStringList serverKeys()
{
    return {u"vllm"_s, u"llama.cpp"_s, u"sglang"_s};
}

std::optional<Server> serverNamed(const QString& key)
{
    const auto place = serverKeys().indexOf(key);
    return place < 0 ? std::nullopt : std::optional(static_cast<Server>(place));
}

} // namespace

int runTable(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOptions({{u"encoding"_s, {}, u"NAME"_s}, {u"quantity"_s, {}, u"NAME"_s}, fileOption(),
        {u"positions"_s, {}, u"FROM:END"_s, u"0:16"_s}, setOption(),
        {u"format"_s, {}, u"FORMAT"_s, u"csv"_s}, {{u"o"_s, u"output"_s}, {}, u"FILE"_s}});
    if (!parser.parse(arguments))
        return ended(Exit::Misused, errorOf(parser));
    if (!parser.isSet(u"encoding"_s))
        return ended(Exit::Misused, Words::tr("table: --encoding is missing."));
    if (const auto right = checkedChoice(parser, u"format"_s, {u"csv"_s, u"json"_s}); !right)
        return ended(Exit::Misused, right.error());
    const auto range = parsedRange(parser.value(u"positions"_s));
    if (!range)
        return ended(Exit::Misused, range.error());
    const QString encoding = parser.value(u"encoding"_s);
    const auto start = commandStart(parser, parser.values(u"set"_s), encoding);
    if (!start)
        return start.error();
    if (const auto right = checkedRotary(*start); isOfModelsRope(encoding) && !right)
        return ended(Exit::Failed, right.error());
    printReadingNotes(start->file, start->readingNotes);

    const TableRequest request {encoding, parser.value(u"quantity"_s), range->first, range->end,
        parser.isSet(u"positions"_s),
        parser.value(u"format"_s) == "json"_L1 ? TableFormat::Json : TableFormat::Csv, start->state,
        parser.value(u"output"_s)};
    return ended(writtenTable(request));
}

int runRopeBlock(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOptions({fileOption(), setOption(), {u"keys"_s, {}, u"present|older"_s, u"present"_s},
        {u"advised"_s, {}}, {u"server"_s, {}, u"vllm|llama.cpp|sglang"_s}});
    if (!parser.parse(arguments))
        return ended(Exit::Misused, errorOf(parser));
    if (const auto right = checkedChoice(parser, u"keys"_s, {u"present"_s, u"older"_s}); !right)
        return ended(Exit::Misused, right.error());
    if (const auto right = checkedChoice(parser, u"server"_s, serverKeys()); !right)
        return ended(Exit::Misused, right.error());
    if (parser.isSet(u"advised"_s) && parser.isSet(u"server"_s))
        return ended(Exit::Misused,
            Words::tr("rope-block: use --server for the RoPE of the state or --advised for the "
                      "encoding chosen in Compare, not both."));
    const auto start = commandStart(parser, parser.values(u"set"_s));
    if (!start)
        return start.error();
    const bool isAdvised = parser.isSet(u"advised"_s);
    if (const auto right = checkedRotary(*start); !right && !isAdvised)
        return ended(Exit::Failed, right.error());
    printReadingNotes(start->file, start->readingNotes);
    const auto keys =
        parser.value(u"keys"_s) == "older"_L1 ? ui::BlockKeys::Older : ui::BlockKeys::Present;
    LabState state = start->state;
    if (start->model && start->model->headWidth && state.model.name.empty())
        state.model.name = start->model->name; // a part of a file has a model's head too
    const std::optional<Server> server = serverNamed(parser.value(u"server"_s));
    const ui::RopeBlockText block = isAdvised ? advisedBlock(state, keys)
        : server                              ? ui::serverText(state, *server, keys)
                                              : ropeBlockText(state, keys);
    if (block.text.isEmpty())
        return ended(Exit::Failed, block.readingNotes.join(u' '));
    for (const QString& readingNote : block.readingNotes)
        std::cerr << ui::visible(readingNote).toStdString() << '\n';
    return printed(block.text);
}

int runCode(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOptions(
        {{u"bench"_s, {}, u"BENCH"_s}, {u"library"_s, {}, u"numpy|pytorch"_s, u"numpy"_s},
            fileOption(), setOption(), languageOption()});
    if (!parser.parse(arguments))
        return ended(Exit::Misused, errorOf(parser));
    if (const auto right = checkedChoice(parser, u"language"_s, languages()); !right)
        return ended(Exit::Misused, right.error());
    if (const auto right = checkedChoice(parser, u"library"_s, {u"numpy"_s, u"pytorch"_s}); !right)
        return ended(Exit::Misused, right.error());
    if (const auto right = checkedChoice(parser, u"bench"_s, benchKeys()); !right)
        return ended(Exit::Misused, right.error());
    if (parser.isSet(u"language"_s))
        spokenLanguage(parser.value(u"language"_s));
    QStringList settings = parser.values(u"set"_s);
    if (parser.isSet(u"bench"_s))
        settings += u"bench="_s + parser.value(u"bench"_s);
    const auto start = commandStart(parser, settings);
    if (!start)
        return start.error();
    if (const auto right = checkedRotary(*start); isOfModelsRope(start->state.bench) && !right)
        return ended(Exit::Failed, right.error());
    printReadingNotes(start->file, start->readingNotes);
    const LabState& state = start->state;
    const bool isOfBet = state.bench == BenchId::Experiment && isCovered(state.experiment);
    if (!hasOwnCode(state) && !isOfBet && choosesPicture(*start, settings))
        warn(Words::tr("The chosen picture has no code of its own; these are other numbers of the "
                       "bench."));
    const bool isNumPy = parser.value(u"library"_s) == "numpy"_L1;
    return printed(ui::codeText(
        state, isNumPy ? ui::CodeLibrary::NumPy : ui::CodeLibrary::PyTorch, ui::windowLanguage()));
}

} // namespace lab::app
