#include "app/commands/command_table.h"

#include "app/commands/command_options.h"
#include "app/commands/experiment_command.h"
#include "app/commands/run_commands.h"
#include "app/commands/table_command.h"
#include "core/experiment/experiment_cost.h"
#include "core/state/words.h"
#include "ui/lessons/languages.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lab::app {

namespace {

CommandOption with(const char* help, CommandOption option)
{
    option.help = help;
    return option;
}

CommandOption within(const NumberRange& range, CommandOption option)
{
    option.range = range;
    return option;
}

CommandOption required(CommandOption option)
{
    option.isRequired = true;
    return option;
}

constexpr CommandArgument optionalFile {Takes::File, "[FILE]"};
constexpr CommandArgument oneFile {Takes::File, "FILE"};
constexpr CommandArgument manyFiles {Takes::Files, "FILE…"};

const CommandOption fileOption {.name = "file",
    .value = "FILE",
    .help = LAB_WORDS("commands", "starts from a scene or config.json"),
    .isPath = true};
const CommandOption setOption {.name = "set",
    .value = "KEY=VALUE",
    .help = LAB_WORDS("commands", "sets a parameter, e.g. --set rope.base=500000"),
    .isRepeated = true};
const CommandOption pinOption {.name = "pin",
    .value = "KEY=VALUE",
    .help = LAB_WORDS("commands", "pins the same state with this change as A, to compare"),
    .isRepeated = true};
const CommandOption themeOption {
    .name = "theme", .value = "light|dark|desktop", .help = LAB_WORDS("commands", "color theme")};
const CommandOption languageOption {
    "language", "", LAB_WORDS("commands", "language of the texts"), "", ui::languages};
const CommandOption benchOption {"bench", "BENCH",
    LAB_WORDS("commands", "the bench; by default, that of the file, or rotations"), "", benchKeys};
const CommandOption sizeOption {"size", "WIDTHxHEIGHT",
    LAB_WORDS("commands", "size of the bench in pixels; texts need 640x576 or more"), "1280x800"};
const CommandOption libraryOption {
    "library", "numpy|pytorch", LAB_WORDS("commands", "library of the code"), "numpy"};
const CommandOption formatOption {
    "format", "csv|json", LAB_WORDS("commands", "format of the numbers"), "csv"};
const CommandOption outputOption {.name = "output", .value = "OUT", .letter = "o", .isPath = true};
const CommandOption sheetOption {.name = "output",
    .value = "OUT.pdf",
    .help = LAB_WORDS("commands", "the PDF file to write"),
    .letter = "o",
    .isRequired = true,
    .isPath = true};
const CommandOption jsonOption {"json"};

constexpr const char* settingOfScaling =
    LAB_WORDS("commands", "a parameter, such as --set scaling.method=yarn");
constexpr const char* languageOfComments = LAB_WORDS("commands", "language of the comments");

constexpr std::array<std::pair<std::string_view, const char*>, 13> trainingHelp {
    {{"seeds", LAB_WORDS("commands", "number of models per encoding")},
        {"length", LAB_WORDS("commands", "training length L")},
        {"longest", LAB_WORDS("commands", "longest test length in L, a power of two")},
        {"width", LAB_WORDS("commands", "dimension of the model")},
        {"heads", LAB_WORDS("commands", "heads per layer")},
        {"layers", LAB_WORDS("commands", "attention layers")},
        {"hidden", LAB_WORDS("commands", "width of the MLP of a layer; 0 for none")},
        {"steps", LAB_WORDS("commands", "steps of the first round")},
        {"rounds",
            LAB_WORDS("commands",
                "maximum number of rounds until 90 % accuracy at L, each as long as all before "
                "it")},
        {"batch", LAB_WORDS("commands", "sequences per step")},
        {"rate", LAB_WORDS("commands", "learning rate")},
        {"base", LAB_WORDS("commands", "base of RoPE and of the sinusoids")},
        {"tuning", LAB_WORDS("commands", "steps of further RoPE training at 8 L")}}};

std::vector<CommandOption> experimentOptions()
{
    std::vector<CommandOption> options {
        {"task", "NAME", LAB_WORDS("commands", "%1 (ones last)"), "variables", experimentTaskKeys},
        {"encodings", "LIST", LAB_WORDS("commands", "such as rope,alibi, or all"),
            "nope,sinusoidal,learned,t5,alibi,rope"},
        {"rows", "means|seeds|pairs|tables",
            LAB_WORDS("commands",
                "means with 95 % intervals over the seeds; or every model; or how the heads use "
                "each RoPE pair; or the tables learned by the first model of learned, shaw, "
                "deberta and t5"),
            "means"},
        formatOption,
        with(LAB_WORDS(
                 "commands", "instead of standard output; it appears when all models are done"),
            outputOption),
        within({1, maxExperimentThreads, true},
            {"threads", "",
                LAB_WORDS("commands",
                    "by default, as many as the processor has; the numbers are the same")}),
    };
    for (const ExperimentNumber& number : experimentNumbers()) {
        const auto* const found =
            std::ranges::find(trainingHelp, number.key, &decltype(trainingHelp)::value_type::first);
        options.push_back(within({number.least, number.most, number.isWhole},
            {number.key, "", found == trainingHelp.end() ? "" : found->second}));
    }
    options.push_back(languageOption);
    return options;
}

} // namespace

const std::vector<Command>& commands()
{
    static const std::vector<Command> all {
        {"", optionalFile, Surface::Window, runWindow, LAB_WORDS("commands", "opens the window"),
            {with(LAB_WORDS("commands", "a scene, a lesson, a lecture or a config.json"),
                 fileOption),
                setOption, pinOption, themeOption, languageOption,
                {"present", "",
                    LAB_WORDS("commands",
                        "starts presenting, as F11 does; a lecture starts with its first part")}}},
        {"render", optionalFile, Surface::Drawn, runRender,
            LAB_WORDS(
                "commands", "draws a bench or one of its pictures into a file; needs no display"),
            {benchOption, fileOption,
                {"picture", "NAME",
                    LAB_WORDS("commands",
                        "one picture instead of the whole bench; this includes pictures that must "
                        "be selected first, such as the claims of Compare")},
                sizeOption,
                within({1, 4},
                    {"scale", "", LAB_WORDS("commands", "PNG pixels per pixel of the size"), "1"}),
                {"digits", "few|all", LAB_WORDS("commands", "digits in the reading line"), "few"},
                {"compare", "a|both|b|difference",
                    LAB_WORDS("commands", "what to show if a state is pinned"), "both"},
                with(LAB_WORDS("commands",
                         ".png, .svg, .pdf, .csv for the numbers of the picture, or .json for its "
                         "marks and handles (not all pictures)"),
                    required(outputOption)),
                setOption, pinOption, themeOption, languageOption}},
        {"series", optionalFile, Surface::Drawn, runSeries,
            LAB_WORDS("commands",
                "lists or exports the states of a scene's series, or of one parameter over a "
                "range; needs no display"),
            {{.name = "export",
                 .value = "OUT",
                 .help = LAB_WORDS("commands",
                     "a .html page with a slider, a .gif, a .webp, or a folder for "
                     "numbered PNGs; without it, the states are listed"),
                 .isPath = true},
                {"over", "KEY=FROM:TO:COUNT",
                    LAB_WORDS("commands",
                        "instead of the file's series: one parameter over a range, such as "
                        "rope.base=100:1000000:25, or --over KEY for all values of a choice")},
                with(
                    LAB_WORDS("commands", "a scene or config.json; it may be left out with --over"),
                    fileOption),
                with(LAB_WORDS("commands", "the bench of the initial state"), benchOption),
                with(LAB_WORDS("commands", "a parameter of the initial state"), setOption),
                with(LAB_WORDS("commands", "size of the bench in pixels"), sizeOption),
                within({0.25, 4}, {"speed", "", LAB_WORDS("commands", "playback speed"), "1"}),
                {"theme", "light|dark", themeOption.help, "light"}, languageOption}},
        {"table", optionalFile, Surface::Text, runTable,
            LAB_WORDS("commands", "prints the numbers of an encoding"),
            {required({"encoding", "NAME",
                 LAB_WORDS("commands", "one of the encodings that `position-lab encodings` lists"),
                 "", tableEncodings}),
                {"quantity", "NAME",
                    LAB_WORDS("commands", "one of its tables; by default, the first")},
                fileOption,
                {"positions", "FROM:END",
                    LAB_WORDS("commands",
                        "start and end, the end not included; for tables of positions or "
                        "distances"),
                    "0:16"},
                with(LAB_WORDS("commands",
                         "a parameter; the encoding's own need no prefix: --set width=8"),
                    setOption),
                formatOption,
                with(LAB_WORDS("commands",
                         "instead of standard output; the file appears when it is complete"),
                    outputOption),
                languageOption},
            LAB_WORDS("commands", "Long tables are written row by row and take no extra memory.")},
        {"code", optionalFile, Surface::Text, runCode,
            LAB_WORDS("commands", "prints the code of a bench, in NumPy or PyTorch"),
            {benchOption, libraryOption, fileOption, with(settingOfScaling, setOption),
                with(languageOfComments, languageOption)}},
        {"rope-block", optionalFile, Surface::Text, runRopeBlock,
            LAB_WORDS("commands", "prints the RoPE part of a config.json"),
            {fileOption, with(settingOfScaling, setOption),
                {"keys", "present|older",
                    LAB_WORDS(
                        "commands", "rope_parameters, or rope_scaling with rope_theta outside"),
                    "present"},
                {"server", "vllm|llama.cpp|sglang",
                    LAB_WORDS("commands",
                        "the command that starts a server with the same RoPE and length; exit "
                        "code 1 if the server does not support it")},
                {"advised", "",
                    LAB_WORDS("commands",
                        "the block for the encoding selected in Compare (--set "
                        "compare.encoding=alibi), which must meet the adviser's needs, with their "
                        "lengths (--set needs.offsets=none --set needs.length=twice)")},
                languageOption}},
        {"check", oneFile, Surface::Text, runCheck,
            LAB_WORDS("commands",
                "reports what was read from a model file, what was assumed and why, and what is "
                "not computed"),
            {with(LAB_WORDS("commands", "a config.json, a part of one, or a scene"), fileOption),
                with(LAB_WORDS("commands", "the same report as a JSON object"), jsonOption),
                {"strict", "",
                    LAB_WORDS("commands", "exit code 1 if anything was guessed or left out")},
                languageOption}},
        {"diff", {Takes::Files, "A B"}, Surface::Text, runDiff,
            LAB_WORDS(
                "commands", "compares two models or scenes: parameters, layers and every pair"),
            {{"format", "text|csv|json", LAB_WORDS("commands", "csv has the pairs only"), "text"},
                {"exit-code", "",
                    LAB_WORDS(
                        "commands", "exit code 1 if they differ, 2 if a file cannot be read")},
                languageOption}},
        {"experiment", {}, Surface::Text, runExperiment,
            LAB_WORDS("commands",
                "trains small models, one per encoding and seed, and reports their accuracy at "
                "lengths beyond training"),
            experimentOptions(),
            LAB_WORDS("commands",
                "The defaults of the training depend on the task. Progress goes to standard "
                "error; Ctrl+C stops all threads.")},
        {"permutation", oneFile, Surface::Text, runPermutation,
            LAB_WORDS("commands",
                "writes the code that reorders the rows of query and key weights for the other "
                "RoPE layout, with a test"),
            {with(LAB_WORDS("commands", "a model's config.json"), fileOption),
                {"from", "interleaved|halves",
                    LAB_WORDS("commands", "layout of the existing weights")},
                {"to", "interleaved|halves",
                    LAB_WORDS("commands", "layout wanted; by default, the other one")},
                libraryOption,
                with(LAB_WORDS("commands",
                         "the index list, the test's numbers and the code as one object"),
                    jsonOption),
                with(LAB_WORDS("commands", "a parameter, such as --set rope.rotated_share=0.5"),
                    setOption),
                with(languageOfComments, languageOption)}},
        {"lesson check", manyFiles, Surface::Text, runLessonCheck,
            LAB_WORDS("commands", "checks a lesson file, a lecture file or a scene with a series"),
            {with(LAB_WORDS("commands", "a lesson file, a lecture file, or a scene with a series"),
                 fileOption),
                languageOption}},
        {"lesson list", {}, Surface::Text, runLessonList,
            LAB_WORDS("commands", "lists the built-in lessons"), {languageOption}},
        {"lesson worksheet", oneFile, Surface::Drawn, runWorksheet,
            LAB_WORDS("commands", "prints a worksheet"),
            {with(LAB_WORDS("commands",
                      "a lesson file, the key of a lesson, or a lecture file for all "
                      "its lessons: first the pages to write on, then those with the "
                      "answers"),
                 fileOption),
                sheetOption, languageOption}},
        {"lesson answers", manyFiles, Surface::Text, runAnswers,
            LAB_WORDS("commands", "merges the answers of several people into one table"),
            {with(LAB_WORDS("commands",
                      "files from Lessons › Export answers (CSV), one per person; the "
                      "table has one row per answer, starting with the file name"),
                 fileOption),
                with(LAB_WORDS("commands", ".csv, instead of standard output"), outputOption),
                languageOption}},
        {"derivation check", manyFiles, Surface::Text, runDerivationCheck,
            LAB_WORDS("commands", "checks a file of derivation pages"),
            {with(LAB_WORDS("commands", "a file of derivation pages"), fileOption),
                languageOption}},
        {"derivation print", optionalFile, Surface::Drawn, runDerivationPrint,
            LAB_WORDS("commands", "prints all equations on one page, with the numbers of a scene"),
            {fileOption,
                with(LAB_WORDS("commands",
                         "a parameter; the derivation's own need no prefix: --set theta=0.3"),
                    setOption),
                sheetOption, languageOption}},
        {"parameters", {}, Surface::Text, runParameters,
            LAB_WORDS("commands", "lists all parameters: key, range, default, meaning"),
            {languageOption}},
        {"benches", {}, Surface::Text, runBenches, LAB_WORDS("commands", "lists the benches"),
            {languageOption}},
        {"encodings", {}, Surface::Text, runEncodings,
            LAB_WORDS("commands", "lists the encodings, their tables and their sources"),
            {languageOption}},
        {"version", {}, Surface::Text, runVersion,
            LAB_WORDS("commands", "prints the version, as --version does"), {languageOption}},
        {"help", {Takes::Choices, "[COMMAND]", commandNames}, Surface::Text, runHelp,
            LAB_WORDS("commands",
                "prints this text; with the name of a command, the part about it, as COMMAND "
                "--help does"),
            {languageOption}},
        {"completions", {Takes::Choices, "bash|zsh|fish"}, Surface::Text, runCompletions,
            LAB_WORDS("commands",
                "prints a script with which a shell completes commands, options and values"),
            {languageOption},
            LAB_WORDS("commands",
                "For bash: source <(position-lab completions bash). The package installs these "
                "scripts.")},
    };
    return all;
}

QStringList commandNames()
{
    QStringList names;
    for (const Command& command : commands())
        names += wordsOf(command).mid(0, 1);
    names.removeDuplicates();
    return names;
}

} // namespace lab::app
