#include "app/commands/text_commands.h"

#include "app/commands/argument_values.h"
#include "app/commands/command_options.h"
#include "app/commands/exit.h"
#include "app/commands/reading_notes.h"
#include "app/commands/table_command.h"
#include "app/files/streamed_file.h"
#include "app/models/rope_block_writer.h"
#include "app/translations.h"
#include "ui/paint/code/code_text.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <iostream>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::CommandLine)
};

// Whose tables are of the RoPE that a model's file gives.
bool isOfModelsRope(const QString& encoding)
{
    return encoding == "rope"_L1 || encoding == "multimodal_rotary"_L1;
}

bool isOfRope(BenchId bench)
{
    return bench == BenchId::Rotations || bench == BenchId::Context || bench == BenchId::Precision;
}

} // namespace

int runTable(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOptions({{u"encoding"_s, {}, u"NAME"_s}, {u"quantity"_s, {}, u"NAME"_s}, fileOption(),
        {u"positions"_s, {}, u"FROM:END"_s, u"0:16"_s}, setOption(),
        {u"format"_s, {}, u"FORMAT"_s, u"csv"_s}, {{u"o"_s, u"output"_s}, {}, u"FILE"_s}});
    if (!parser.parse(arguments))
        return ended(Exit::Misused, parser.errorText());
    if (!parser.isSet(u"encoding"_s))
        return ended(Exit::Misused, Words::tr("table: --encoding is missing."));
    if (const QString wrong = choiceProblem(parser, u"format"_s, {u"csv"_s, u"json"_s});
        !wrong.isEmpty())
        return ended(Exit::Misused, wrong);
    const auto range = parsedRange(parser.value(u"positions"_s));
    if (!range)
        return ended(Exit::Misused,
            Words::tr("--positions: %1 is no range; give FROM:END, two whole numbers from 0 to "
                      "%2, such as 0:16.")
                .arg(parser.value(u"positions"_s))
                .arg(lastTableEnd));
    const QString encoding = parser.value(u"encoding"_s);
    const auto start = commandStart(parser, parser.values(u"set"_s), encoding);
    if (const int* exit = std::get_if<int>(&start))
        return *exit;
    const auto& read = std::get<CommandStart>(start);
    if (const QString wrong = rotaryProblem(read); isOfModelsRope(encoding) && !wrong.isEmpty())
        return ended(Exit::Failed, wrong);
    sayRemarks(read.file, read.remarks);

    const TableRequest request {encoding, parser.value(u"quantity"_s), range->first, range->end,
        parser.value(u"format"_s) == "json"_L1 ? TableFormat::Json : TableFormat::Csv, read.state,
        parser.value(u"output"_s)};
    const TableOutcome outcome = writtenTable(request);
    return ended(outcome.exit, outcome.sentence);
}

int runRopeBlock(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOptions(
        {fileOption(), setOption(), {u"keys"_s, {}, u"present|older"_s, u"present"_s}});
    if (!parser.parse(arguments))
        return ended(Exit::Misused, parser.errorText());
    if (const QString wrong = choiceProblem(parser, u"keys"_s, {u"present"_s, u"older"_s});
        !wrong.isEmpty())
        return ended(Exit::Misused, wrong);
    const auto start = commandStart(parser, parser.values(u"set"_s));
    if (const int* exit = std::get_if<int>(&start))
        return *exit;
    const auto& read = std::get<CommandStart>(start);
    if (const QString wrong = rotaryProblem(read); !wrong.isEmpty())
        return ended(Exit::Failed, wrong);
    sayRemarks(read.file, read.remarks);
    const ui::RopeBlockText block = ropeBlockText(read.state,
        parser.value(u"keys"_s) == "older"_L1 ? ui::BlockKeys::Older : ui::BlockKeys::Present);
    for (const QString& remark : block.remarks)
        std::cerr << remark.toStdString() << '\n';
    return printed(block.text);
}

int runCode(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOptions(
        {{u"bench"_s, {}, u"BENCH"_s}, {u"library"_s, {}, u"numpy|pytorch"_s, u"numpy"_s},
            fileOption(), setOption(), languageOption()});
    if (!parser.parse(arguments))
        return ended(Exit::Misused, parser.errorText());
    if (const QString wrong = choiceProblem(parser, u"language"_s, languages()); !wrong.isEmpty())
        return ended(Exit::Misused, wrong);
    if (const QString wrong = choiceProblem(parser, u"library"_s, {u"numpy"_s, u"pytorch"_s});
        !wrong.isEmpty())
        return ended(Exit::Misused, wrong);
    if (parser.isSet(u"language"_s))
        spokenLanguage(parser.value(u"language"_s));
    QStringList settings = parser.values(u"set"_s);
    if (parser.isSet(u"bench"_s))
        settings += u"bench="_s + parser.value(u"bench"_s);
    const auto start = commandStart(parser, settings);
    if (const int* exit = std::get_if<int>(&start))
        return *exit;
    const auto& read = std::get<CommandStart>(start);
    if (const QString wrong = rotaryProblem(read); isOfRope(read.state.bench) && !wrong.isEmpty())
        return ended(Exit::Failed, wrong);
    sayRemarks(read.file, read.remarks);
    const bool isNumPy = parser.value(u"library"_s) == "numpy"_L1;
    return printed(ui::codeText(read.state,
        isNumPy ? ui::CodeLibrary::NumPy : ui::CodeLibrary::PyTorch, ui::windowLanguage()));
}

} // namespace lab::app
