#include "app/commands/argument_values.h"
#include "app/commands/command_options.h"
#include "app/commands/reading_notes.h"
#include "app/commands/run_commands.h"
#include "app/commands/table_command.h"
#include "app/files/streamed_file.h"
#include "app/models/advised_block.h"
#include "app/models/rope_block_writer.h"
#include "app/text/exit.h"
#include "core/frames/bench_frames.h"
#include "ui/lessons/languages.h"
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

std::optional<Server> serverNamed(const QString& key)
{
    const auto place = QStringList {u"vllm"_s, u"llama.cpp"_s, u"sglang"_s}.indexOf(key);
    return place < 0 ? std::nullopt : std::optional(static_cast<Server>(place));
}

} // namespace

int runTable(const QCommandLineParser& given)
{
    const auto range = parsedRange(given.value(u"positions"_s));
    if (!range)
        return ended(Exit::Misused, range.error());
    const QString encoding = given.value(u"encoding"_s);
    const auto start = commandStart(given, given.values(u"set"_s), encoding);
    if (!start)
        return start.error();
    if (const auto right = checkedRotary(*start); isOfModelsRope(encoding) && !right)
        return ended(Exit::Failed, right.error());
    printReadingNotes(start->file, start->readingNotes);

    const TableRequest request {encoding, given.value(u"quantity"_s), range->first, range->end,
        given.isSet(u"positions"_s),
        given.value(u"format"_s) == "json"_L1 ? TableFormat::Json : TableFormat::Csv, start->state,
        given.value(u"output"_s)};
    return ended(writtenTable(request));
}

int runRopeBlock(const QCommandLineParser& given)
{
    if (given.isSet(u"advised"_s) && given.isSet(u"server"_s))
        return ended(Exit::Misused,
            Words::tr("rope-block: use --server for the RoPE of the state or --advised for the "
                      "encoding chosen in Compare, not both."));
    const auto start = commandStart(given, given.values(u"set"_s));
    if (!start)
        return start.error();
    const bool isAdvised = given.isSet(u"advised"_s);
    if (const auto right = checkedRotary(*start); !right && !isAdvised)
        return ended(Exit::Failed, right.error());
    printReadingNotes(start->file, start->readingNotes);
    const auto keys =
        given.value(u"keys"_s) == "older"_L1 ? ui::BlockKeys::Older : ui::BlockKeys::Present;
    LabState state = start->state;
    if (start->model && start->model->headWidth && state.model.name.empty())
        state.model.name = start->model->name; // a part of a file has a model's head too
    const std::optional<Server> server = serverNamed(given.value(u"server"_s));
    const ui::RopeBlockText block = isAdvised ? advisedBlock(state, keys)
        : server                              ? ui::serverText(state, *server, keys)
                                              : ropeBlockText(state, keys);
    if (block.text.isEmpty())
        return ended(Exit::Failed, block.readingNotes.join(u' '));
    for (const QString& readingNote : block.readingNotes)
        std::cerr << ui::visible(readingNote).toStdString() << '\n';
    return printed(block.text);
}

int runCode(const QCommandLineParser& given)
{
    QStringList settings = given.values(u"set"_s);
    if (given.isSet(u"bench"_s))
        settings += u"bench="_s + given.value(u"bench"_s);
    const auto start = commandStart(given, settings);
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
    const bool isNumPy = given.value(u"library"_s) == "numpy"_L1;
    return printed(ui::codeText(
        state, isNumPy ? ui::CodeLibrary::NumPy : ui::CodeLibrary::PyTorch, ui::windowLanguage()));
}

} // namespace lab::app
