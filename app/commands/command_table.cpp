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
    .help = LAB_WORDS("commands", "sets a parameter, e.g. --set rope.base=500000; may be repeated"),
    .isRepeated = true};
const CommandOption pinOption {.name = "pin",
    .value = "KEY=VALUE",
    .help = LAB_WORDS(
        "commands", "pins the same state with this change as A, to compare; may be repeated"),
    .isRepeated = true};
const CommandOption themeOption {
    .name = "theme", .value = "light|dark|desktop", .help = LAB_WORDS("commands", "color theme")};
const CommandOption languageOption {.name = "language",
    .values = ui::languages,
    .help = LAB_WORDS("commands", "language of the texts")};
const CommandOption benchOption {.name = "bench",
    .value = "BENCH",
    .values = benchKeys,
    .help = LAB_WORDS("commands", "the bench; by default, that of the file, or rotations")};
const CommandOption sizeOption {.name = "size",
    .value = "WIDTHxHEIGHT",
    .initial = "1280x800",
    .help = LAB_WORDS("commands", "size of the bench in pixels; texts need 640x576 or more")};
const CommandOption libraryOption {.name = "library",
    .value = "numpy|pytorch",
    .initial = "numpy",
    .help = LAB_WORDS("commands", "library of the code")};
const CommandOption formatOption {.name = "format",
    .value = "csv|json",
    .initial = "csv",
    .help = LAB_WORDS("commands", "format of the numbers")};
const CommandOption outputOption {.name = "output", .letter = "o", .value = "OUT", .isPath = true};
const CommandOption sheetOption {.name = "output",
    .letter = "o",
    .value = "OUT.pdf",
    .help = LAB_WORDS("commands", "the PDF file to write"),
    .isRequired = true,
    .isPath = true};
const CommandOption jsonOption {.name = "json"};

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
        {.name = "task",
            .value = "NAME",
            .values = experimentTaskKeys,
            .initial = "variables",
            .help = LAB_WORDS("commands", "%1 (ones last)")},
        {.name = "encodings",
            .value = "LIST",
            .initial = "nope,sinusoidal,learned,t5,alibi,rope",
            .help = LAB_WORDS("commands", "such as rope,alibi, or all")},
        {.name = "rows",
            .value = "means|seeds|pairs|tables",
            .initial = "means",
            .help = LAB_WORDS("commands",
                "means with 95 % intervals over the seeds; or every model; or how the heads use "
                "each RoPE pair; or the tables learned by the first model of learned, shaw, "
                "deberta and t5")},
        formatOption,
        with(LAB_WORDS(
                 "commands", "instead of standard output; it appears when all models are done"),
            outputOption),
        {.name = "threads",
            .range = NumberRange {1, maxExperimentThreads, true},
            .help = LAB_WORDS(
                "commands", "by default, as many as the processor has; the numbers are the same")},
    };
    for (const ExperimentNumber& number : experimentNumbers()) {
        const auto* const found =
            std::ranges::find(trainingHelp, number.key, &decltype(trainingHelp)::value_type::first);
        options.push_back({.name = number.key,
            .range = NumberRange {number.least, number.most, number.isWhole},
            .help = found == trainingHelp.end() ? "" : found->second});
    }
    options.push_back(languageOption);
    return options;
}

} // namespace

const std::vector<Command>& commands()
{
    static const std::vector<Command> all {
        {.name = "",
            .argument = optionalFile,
            .surface = Surface::Window,
            .run = runWindow,
            .summary = LAB_WORDS("commands", "opens the window"),
            .options = {with(LAB_WORDS("commands", "a scene, a lesson, a lecture or a config.json"),
                            fileOption),
                setOption, pinOption, themeOption, languageOption,
                {.name = "present",
                    .help = LAB_WORDS("commands",
                        "starts presenting, as F11 does; a lecture starts with its first part")}}},
        {.name = "render",
            .argument = optionalFile,
            .surface = Surface::Drawn,
            .run = runRender,
            .summary = LAB_WORDS(
                "commands", "draws a bench or one of its pictures into a file; needs no display"),
            .options = {benchOption, fileOption,
                {.name = "picture",
                    .value = "NAME",
                    .help = LAB_WORDS("commands",
                        "one picture instead of the whole bench; this includes pictures that must "
                        "be selected first, such as the claims of Compare")},
                sizeOption,
                {.name = "scale",
                    .range = NumberRange {1, 4},
                    .initial = "1",
                    .help = LAB_WORDS("commands", "PNG pixels per pixel of the size")},
                {.name = "digits",
                    .value = "few|all",
                    .initial = "few",
                    .help = LAB_WORDS("commands", "digits in the reading line")},
                {.name = "compare",
                    .value = "a|both|b|difference",
                    .initial = "both",
                    .help = LAB_WORDS("commands", "what to show if a state is pinned")},
                with(LAB_WORDS("commands",
                         ".png, .svg, .pdf, .csv for the numbers of the picture, or .json for its "
                         "marks and handles (not all pictures)"),
                    required(outputOption)),
                setOption, pinOption, themeOption, languageOption}},
        {.name = "series",
            .argument = optionalFile,
            .surface = Surface::Drawn,
            .run = runSeries,
            .summary = LAB_WORDS("commands",
                "lists or exports the states of a scene's series, or of one parameter over a "
                "range; needs no display"),
            .options = {{.name = "export",
                            .value = "OUT",
                            .help = LAB_WORDS("commands",
                                "a .html page with a slider, a .gif, a .webp, or a folder for "
                                "numbered PNGs; without it, the states are listed"),
                            .isPath = true},
                {.name = "over",
                    .value = "KEY=FROM:TO:COUNT",
                    .help = LAB_WORDS("commands",
                        "instead of the file's series: one parameter over a range, such as "
                        "rope.base=100:1000000:25, or --over KEY for all values of a choice")},
                with(
                    LAB_WORDS("commands", "a scene or config.json; it may be left out with --over"),
                    fileOption),
                with(LAB_WORDS("commands", "the bench of the initial state"), benchOption),
                with(LAB_WORDS("commands", "a parameter of the initial state; may be repeated"),
                    setOption),
                with(LAB_WORDS("commands", "size of the bench in pixels"), sizeOption),
                {.name = "speed",
                    .range = NumberRange {0.25, 4},
                    .initial = "1",
                    .help = LAB_WORDS("commands", "playback speed")},
                {.name = "theme",
                    .value = "light|dark",
                    .initial = "light",
                    .help = themeOption.help},
                languageOption}},
        {.name = "table",
            .argument = optionalFile,
            .run = runTable,
            .summary = LAB_WORDS("commands", "prints the numbers of an encoding"),
            .options = {{.name = "encoding",
                            .value = "NAME",
                            .values = tableEncodings,
                            .help = LAB_WORDS("commands",
                                "one of the encodings that `position-lab encodings` lists"),
                            .isRequired = true},
                {.name = "quantity",
                    .value = "NAME",
                    .help = LAB_WORDS("commands", "one of its tables; by default, the first")},
                fileOption,
                {.name = "positions",
                    .value = "FROM:END",
                    .initial = "0:16",
                    .help = LAB_WORDS("commands",
                        "start and end, the end not included; for tables of positions or "
                        "distances")},
                with(LAB_WORDS("commands",
                         "a parameter; the encoding's own need no prefix: --set width=8"),
                    setOption),
                formatOption,
                with(LAB_WORDS("commands",
                         "instead of standard output; the file appears when it is complete"),
                    outputOption),
                languageOption},
            .note = LAB_WORDS(
                "commands", "Long tables are written row by row and take no extra memory.")},
        {.name = "code",
            .argument = optionalFile,
            .run = runCode,
            .summary = LAB_WORDS("commands", "prints the code of a bench, in NumPy or PyTorch"),
            .options = {benchOption, libraryOption, fileOption, with(settingOfScaling, setOption),
                with(languageOfComments, languageOption)}},
        {.name = "rope-block",
            .argument = optionalFile,
            .run = runRopeBlock,
            .summary = LAB_WORDS("commands", "prints the RoPE part of a config.json"),
            .options = {fileOption, with(settingOfScaling, setOption),
                {.name = "keys",
                    .value = "present|older",
                    .initial = "present",
                    .help = LAB_WORDS(
                        "commands", "rope_parameters, or rope_scaling with rope_theta outside")},
                {.name = "server",
                    .value = "vllm|llama.cpp|sglang",
                    .help = LAB_WORDS("commands",
                        "the command that starts a server with the same RoPE and length; exit "
                        "code 1 if the server does not support it")},
                {.name = "advised",
                    .help = LAB_WORDS("commands",
                        "the block for the encoding selected in Compare (--set "
                        "compare.encoding=alibi), which must meet the adviser's needs, with their "
                        "lengths (--set needs.offsets=none --set needs.length=twice)")},
                languageOption}},
        {.name = "check",
            .argument = oneFile,
            .run = runCheck,
            .summary = LAB_WORDS("commands",
                "reports what was read from a model file, what was assumed and why, and what is "
                "not computed"),
            .options = {with(LAB_WORDS("commands", "a config.json, a part of one, or a scene"),
                            fileOption),
                with(LAB_WORDS("commands", "the same report as a JSON object"), jsonOption),
                {.name = "strict",
                    .help =
                        LAB_WORDS("commands", "exit code 1 if anything was guessed or left out")},
                languageOption}},
        {.name = "diff",
            .argument = {Takes::Files, "A B"},
            .run = runDiff,
            .summary = LAB_WORDS(
                "commands", "compares two models or scenes: parameters, layers and every pair"),
            .options = {{.name = "format",
                            .value = "text|csv|json",
                            .initial = "text",
                            .help = LAB_WORDS("commands", "csv has the pairs only")},
                {.name = "exit-code",
                    .help = LAB_WORDS(
                        "commands", "exit code 1 if they differ, 2 if a file cannot be read")},
                languageOption}},
        {.name = "experiment",
            .run = runExperiment,
            .summary = LAB_WORDS("commands",
                "trains small models, one per encoding and seed, and reports their accuracy at "
                "lengths beyond training"),
            .options = experimentOptions(),
            .note = LAB_WORDS("commands",
                "The defaults of the training depend on the task. Progress goes to standard "
                "error; Ctrl+C stops all threads.")},
        {.name = "permutation",
            .argument = oneFile,
            .run = runPermutation,
            .summary = LAB_WORDS("commands",
                "writes the code that reorders the rows of query and key weights for the other "
                "RoPE layout, with a test"),
            .options = {with(LAB_WORDS("commands", "a model's config.json"), fileOption),
                {.name = "from",
                    .value = "interleaved|halves",
                    .help = LAB_WORDS("commands", "layout of the existing weights")},
                {.name = "to",
                    .value = "interleaved|halves",
                    .help = LAB_WORDS("commands", "layout wanted; by default, the other one")},
                libraryOption,
                with(LAB_WORDS("commands",
                         "the index list, the test's numbers and the code as one object"),
                    jsonOption),
                with(LAB_WORDS("commands", "a parameter, such as --set rope.rotated_share=0.5"),
                    setOption),
                with(languageOfComments, languageOption)}},
        {.name = "lesson check",
            .argument = manyFiles,
            .run = runLessonCheck,
            .summary = LAB_WORDS(
                "commands", "checks a lesson file, a lecture file or a scene with a series"),
            .options = {with(LAB_WORDS("commands",
                                 "a lesson file, a lecture file, or a scene with a series"),
                            fileOption),
                languageOption}},
        {.name = "lesson list",
            .run = runLessonList,
            .summary = LAB_WORDS("commands", "lists the built-in lessons"),
            .options = {languageOption}},
        {.name = "lesson worksheet",
            .argument = oneFile,
            .surface = Surface::Drawn,
            .run = runWorksheet,
            .summary = LAB_WORDS("commands", "prints a worksheet"),
            .options = {with(LAB_WORDS("commands",
                                 "a lesson file, the key of a lesson, or a lecture file for all "
                                 "its lessons: first the pages to write on, then those with the "
                                 "answers"),
                            fileOption),
                sheetOption, languageOption}},
        {.name = "lesson answers",
            .argument = manyFiles,
            .run = runAnswers,
            .summary = LAB_WORDS("commands", "merges the answers of several people into one table"),
            .options = {with(LAB_WORDS("commands",
                                 "files from Lessons › Export answers (CSV), one per person; the "
                                 "table has one row per answer, starting with the file name"),
                            fileOption),
                with(LAB_WORDS("commands", ".csv, instead of standard output"), outputOption),
                languageOption}},
        {.name = "derivation check",
            .argument = manyFiles,
            .run = runDerivationCheck,
            .summary = LAB_WORDS("commands", "checks a file of derivation pages"),
            .options = {with(LAB_WORDS("commands", "a file of derivation pages"), fileOption),
                languageOption}},
        {.name = "derivation print",
            .argument = optionalFile,
            .surface = Surface::Drawn,
            .run = runDerivationPrint,
            .summary = LAB_WORDS(
                "commands", "prints all equations on one page, with the numbers of a scene"),
            .options = {fileOption,
                with(LAB_WORDS("commands",
                         "a parameter; the derivation's own need no prefix: --set theta=0.3"),
                    setOption),
                sheetOption, languageOption}},
        {.name = "parameters",
            .run = runParameters,
            .summary = LAB_WORDS("commands", "lists all parameters: key, range, default, meaning"),
            .options = {languageOption}},
        {.name = "benches",
            .run = runBenches,
            .summary = LAB_WORDS("commands", "lists the benches"),
            .options = {languageOption}},
        {.name = "encodings",
            .run = runEncodings,
            .summary = LAB_WORDS("commands", "lists the encodings, their tables and their sources"),
            .options = {languageOption}},
        {.name = "version",
            .run = runVersion,
            .summary = LAB_WORDS("commands", "prints the version, as --version does"),
            .options = {languageOption}},
        {.name = "help",
            .argument = {Takes::Choices, "[COMMAND]", commandNames},
            .run = runHelp,
            .summary = LAB_WORDS("commands",
                "prints this text; with the name of a command, the part about it, as COMMAND "
                "--help does"),
            .options = {languageOption}},
        {.name = "completions",
            .argument = {Takes::Choices, "bash|zsh|fish"},
            .run = runCompletions,
            .summary = LAB_WORDS("commands",
                "prints a script with which a shell completes commands, options and values"),
            .options = {languageOption},
            .note = LAB_WORDS("commands",
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
