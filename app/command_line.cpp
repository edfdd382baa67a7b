#include "app/command_line.h"

#include "app/argument_values.h"
#include "app/command_words.h"
#include "app/export.h"
#include "app/lesson_command.h"
#include "app/render_command.h"
#include "app/rope_block_writer.h"
#include "app/series_command.h"
#include "app/setting_words.h"
#include "app/settings.h"
#include "app/table_command.h"
#include "app/translations.h"
#include "app/window_session.h"
#include "app/worksheet_command.h"
#include "core/encodings/catalogue.h"
#include "core/state/parameters.h"
#include "ui/paint/code/code_text.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTemporaryDir>
#include <QTextStream>

#include <cstdio>
#include <iostream>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::CommandLine)
};

int printed(const QString& text)
{
    std::cout << text.toStdString() << std::flush;
    return std::cout ? ended(Exit::Done)
                     : ended(Exit::Failed, Words::tr("Standard output cannot be written."));
}

QString keyText(std::string_view key)
{
    return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

int listParameters()
{
    const LabState defaults = clamped({});
    QString text;
    QTextStream out(&text);
    for (const Parameter& parameter : parameters()) {
        const QString value = QString::fromStdString(lab::text(parameter.read(defaults)));
        out << keyText(parameter.key).leftJustified(36) << ' ' << value.leftJustified(18) << ' '
            << whatIsWanted(parameter, defaults).leftJustified(48) << ' '
            << QCoreApplication::translate("parameters", std::string(parameter.meaning).c_str())
            << '\n';
    }
    return printed(text);
}

// "alibi   bias, slopes   Press et al. 2021, …": what table --encoding and --quantity take.
int listEncodings()
{
    QString text;
    QTextStream out(&text);
    for (const CatalogueEntry& entry : catalogue()) {
        QStringList quantities;
        for (const TableQuantity& one : allTables()) {
            if (one.encoding == entry.key)
                quantities += keyText(one.quantity);
        }
        out << keyText(entry.key).leftJustified(20) << quantities.join(u", "_s) << "\n    "
            << keyText(entry.name) << " · " << keyText(entry.source) << '\n';
    }
    return printed(text);
}

int listBenches()
{
    QString text;
    for (const Choice& choice : parameterNamed("bench")->choices)
        text += keyText(choice.key) + u'\n';
    return printed(text);
}

const QCommandLineOption setOption(u"set"_s, {}, u"KEY=VALUE"_s);
const QCommandLineOption pinOption(u"pin"_s, {}, u"KEY=VALUE"_s);
const QCommandLineOption themeOption(u"theme"_s, {}, u"THEME"_s);
const QCommandLineOption languageOption(u"language"_s, {}, u"LANGUAGE"_s);

// A sentence when an option's value is not among those that there are.
QString choiceProblem(
    const QCommandLineParser& parser, const QString& option, const QStringList& known)
{
    if (!parser.isSet(option) || known.contains(parser.value(option)))
        return {};
    return Words::tr("--%1: %2 is not known; it must be one of %3.")
        .arg(option, parser.value(option), known.join(u", "_s));
}

QString sharedProblem(const QCommandLineParser& parser)
{
    const QString theme = choiceProblem(parser, u"theme"_s, {u"light"_s, u"dark"_s, u"desktop"_s});
    return theme.isEmpty() ? choiceProblem(parser, u"language"_s, languages()) : theme;
}

// What --file holds, with the settings of --set on it; the exit code where one is wrong.
std::variant<LabState, int> startState(
    const QCommandLineParser& parser, const QStringList& settings, const QString& prefix = {})
{
    LabState start = clamped({});
    if (parser.isSet(u"file"_s)) {
        auto opened = stateInFile(start, parser.value(u"file"_s));
        if (const Problem* problem = problemOf(opened))
            return ended(Exit::Failed, problem->sentence);
        start = std::get<LabState>(std::move(opened));
    }
    auto state = withSettings(start, settings, prefix);
    if (const Problem* problem = problemOf(state))
        return ended(Exit::Misused, problem->sentence);
    return std::get<LabState>(std::move(state));
}

int runTable(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOptions({{u"encoding"_s, {}, u"NAME"_s}, {u"quantity"_s, {}, u"NAME"_s},
        {u"file"_s, {}, u"FILE"_s}, {u"positions"_s, {}, u"FROM:END"_s, u"0:16"_s}, setOption,
        {u"format"_s, {}, u"FORMAT"_s, u"csv"_s}});
    if (!parser.parse(arguments))
        return ended(Exit::Misused, parser.errorText());
    if (!parser.positionalArguments().isEmpty())
        return ended(Exit::Misused,
            Words::tr("table: %1 is not wanted here.").arg(parser.positionalArguments()[0]));
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
                .arg(lastPosition + 1));
    const auto state = startState(parser, parser.values(setOption), parser.value(u"encoding"_s));
    if (const int* exit = std::get_if<int>(&state))
        return *exit;

    const TableRequest request {parser.value(u"encoding"_s), parser.value(u"quantity"_s),
        range->first, range->end,
        parser.value(u"format"_s) == "json"_L1 ? TableFormat::Json : TableFormat::Csv,
        std::get<LabState>(state)};
    const TableOutcome outcome = writtenTable(request, stdout);
    return ended(outcome.exit, outcome.sentence);
}

// The block on standard output, what is to be said of it on standard error.
int runRopeBlock(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOptions(
        {{u"file"_s, {}, u"FILE"_s}, setOption, {u"keys"_s, {}, u"present|older"_s, u"present"_s}});
    if (!parser.parse(arguments))
        return ended(Exit::Misused, parser.errorText());
    if (!parser.positionalArguments().isEmpty())
        return ended(Exit::Misused,
            Words::tr("rope-block: %1 is not wanted here; a model is given with --file.")
                .arg(parser.positionalArguments()[0]));
    if (const QString wrong = choiceProblem(parser, u"keys"_s, {u"present"_s, u"older"_s});
        !wrong.isEmpty())
        return ended(Exit::Misused, wrong);
    const auto state = startState(parser, parser.values(setOption));
    if (const int* exit = std::get_if<int>(&state))
        return *exit;
    const ui::RopeBlockText block = ropeBlockText(std::get<LabState>(state),
        parser.value(u"keys"_s) == "older"_L1 ? ui::BlockKeys::Older : ui::BlockKeys::Present);
    for (const QString& remark : block.remarks)
        std::cerr << remark.toStdString() << '\n';
    return printed(block.text);
}

// The code of a bench on standard output, its comments in the language asked for.
int runCode(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOptions(
        {{u"bench"_s, {}, u"BENCH"_s}, {u"library"_s, {}, u"numpy|pytorch"_s, u"numpy"_s},
            {u"file"_s, {}, u"FILE"_s}, setOption, languageOption});
    if (!parser.parse(arguments))
        return ended(Exit::Misused, parser.errorText());
    if (!parser.positionalArguments().isEmpty())
        return ended(Exit::Misused,
            Words::tr("code: %1 is not wanted here; a scene is given with --file.")
                .arg(parser.positionalArguments()[0]));
    if (const QString wrong = choiceProblem(parser, u"language"_s, languages()); !wrong.isEmpty())
        return ended(Exit::Misused, wrong);
    if (const QString wrong = choiceProblem(parser, u"library"_s, {u"numpy"_s, u"pytorch"_s});
        !wrong.isEmpty())
        return ended(Exit::Misused, wrong);
    if (parser.isSet(languageOption))
        spokenLanguage(parser.value(languageOption));
    QStringList settings = parser.values(setOption);
    if (parser.isSet(u"bench"_s))
        settings += u"bench="_s + parser.value(u"bench"_s);
    const auto state = startState(parser, settings);
    if (const int* exit = std::get_if<int>(&state))
        return *exit;
    const bool isNumPy = parser.value(u"library"_s) == "numpy"_L1;
    return printed(ui::codeText(std::get<LabState>(state),
        isNumPy ? ui::CodeLibrary::NumPy : ui::CodeLibrary::PyTorch, ui::commentLanguage()));
}

int runRender(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOptions({{u"bench"_s, {}, u"BENCH"_s}, {u"file"_s, {}, u"FILE"_s},
        {u"picture"_s, {}, u"NAME"_s}, {u"size"_s, {}, u"WIDTHxHEIGHT"_s, u"1280x800"_s},
        {u"scale"_s, {}, u"1 … 4"_s, u"1"_s}, {u"digits"_s, {}, u"few|all"_s, u"few"_s},
        {u"compare"_s, {}, u"a|both|b|difference"_s, u"both"_s},
        {{u"o"_s, u"output"_s}, {}, u"FILE"_s}, setOption, pinOption, themeOption, languageOption});
    if (!parser.parse(arguments))
        return ended(Exit::Misused, parser.errorText());
    if (!parser.positionalArguments().isEmpty())
        return ended(Exit::Misused,
            Words::tr("render: %1 is not wanted here; a scene is given with --file.")
                .arg(parser.positionalArguments()[0]));
    if (const QString wrong = sharedProblem(parser); !wrong.isEmpty())
        return ended(Exit::Misused, wrong);
    spokenLanguage(parser.value(languageOption));
    if (const QString wrong = choiceProblem(parser, u"digits"_s, {u"few"_s, u"all"_s});
        !wrong.isEmpty())
        return ended(Exit::Misused, wrong);
    const auto comparison = comparisonNamed(parser.value(u"compare"_s));
    if (!comparison)
        return ended(Exit::Misused,
            choiceProblem(parser, u"compare"_s, {u"a"_s, u"both"_s, u"b"_s, u"difference"_s}));
    if (!parser.isSet(u"output"_s))
        return ended(Exit::Misused, Words::tr("render: --output is missing."));
    if (const QString wrong = formatProblem(parser.value(u"output"_s)); !wrong.isEmpty())
        return ended(Exit::Misused, wrong);
    const auto size = parsedSize(parser.value(u"size"_s));
    if (const Problem* wrong = problemOf(size))
        return ended(Exit::Misused, wrong->sentence);
    bool isNumber = false;
    const double scale = parser.value(u"scale"_s).toDouble(&isNumber);
    if (!isNumber || !(scale >= 1 && scale <= 4))
        return ended(Exit::Misused,
            Words::tr("--scale: %1 must be a number from 1 to 4.").arg(parser.value(u"scale"_s)));

    QStringList settings = parser.values(setOption);
    if (parser.isSet(u"bench"_s))
        settings += u"bench="_s + parser.value(u"bench"_s);
    auto state = startState(parser, settings);
    if (const int* exit = std::get_if<int>(&state))
        return *exit;
    const auto pinned = withPinned(std::get<LabState>(state), parser.values(pinOption));
    if (const Problem* problem = problemOf(pinned))
        return ended(Exit::Misused, problem->sentence);

    const RenderRequest request {std::get<LabState>(pinned), parser.value(u"picture"_s),
        std::get<QSize>(size), scale,
        parser.value(themeOption) == "dark"_L1 ? Theme::Dark : Theme::Light,
        parser.value(u"digits"_s) == "all"_L1 ? ui::DigitsShown::All : ui::DigitsShown::Few,
        parser.value(u"output"_s), *comparison};
    const RenderOutcome outcome = rendered(request);
    return ended(outcome.exit, outcome.sentence);
}

// The options of the window, or the exit code of a call that opens none.
std::variant<StartOptions, int> windowOptions(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOptions({setOption, pinOption, themeOption, languageOption, {u"present"_s, {}}});
    if (!parser.parse(arguments))
        return ended(Exit::Misused, parser.errorText());
    if (const QString wrong = sharedProblem(parser); !wrong.isEmpty())
        return ended(Exit::Misused, wrong);
    if (parser.positionalArguments().size() > 1)
        return ended(Exit::Misused,
            Words::tr("One file can be opened, and %1 were given.")
                .arg(parser.positionalArguments().size()));

    StartOptions options;
    options.state = clamped({});
    options.theme = parser.value(themeOption);
    options.language = parser.value(languageOption);
    options.presents = parser.isSet(u"present"_s);
    spokenLanguage(options.language.isEmpty() ? Settings().language() : options.language);
    if (!parser.positionalArguments().isEmpty()) {
        options.file = parser.positionalArguments().constFirst();
        auto opened = stateInFile(options.state, options.file);
        if (const Problem* problem = problemOf(opened))
            return ended(Exit::Failed, problem->sentence);
        options.state = std::get<LabState>(std::move(opened));
    }
    auto set = withSettings(options.state, parser.values(setOption));
    if (!problemOf(set))
        set = withPinned(std::get<LabState>(std::move(set)), parser.values(pinOption));
    if (const Problem* problem = problemOf(set))
        return ended(Exit::Misused, problem->sentence);
    options.state = std::get<LabState>(std::move(set));
    return options;
}

bool hasDisplay()
{
    for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        if (!qEnvironmentVariableIsEmpty(variable))
            return true;
    }
    return false;
}

int runWindow(int argc, char** argv)
{
    if (!hasDisplay()) { // where QApplication would abort
        const QCoreApplication application(argc, argv);
        const auto options = windowOptions(application.arguments());
        if (const int* exit = std::get_if<int>(&options))
            return *exit;
        return ended(Exit::Failed,
            Words::tr("There is no display for a window; `position-lab render` draws into files."));
    }
    const QApplication application(argc, argv);
    const auto options = windowOptions(application.arguments());
    if (const int* exit = std::get_if<int>(&options))
        return *exit;
    return runWindowSession(std::get<StartOptions>(options));
}

} // namespace

int run(int argc, char** argv)
{
    QCoreApplication::setOrganizationName(u"position-lab"_s);
    QCoreApplication::setApplicationName(u"position-lab"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(LAB_VERSION));

    const QString command = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString();
    const bool isWorksheet =
        command == "lesson"_L1 && argc > 2 && qstrcmp(argv[2], "worksheet") == 0;
    const bool isText = command == "table"_L1 || command == "parameters"_L1
        || command == "benches"_L1 || command == "encodings"_L1 || command == "rope-block"_L1
        || command == "code"_L1 || command == "lesson"_L1 || command == "--help"_L1
        || command == "-h"_L1 || command == "--version"_L1;
    if (isText && !isWorksheet) {
        const QCoreApplication application(argc, argv);
        spokenLanguage({});
        if (command == "code"_L1)
            return runCode(application.arguments().mid(1));
        if (command == "rope-block"_L1)
            return runRopeBlock(application.arguments().mid(1));
        if (command == "lesson"_L1)
            return runLesson(application.arguments().mid(1));
        if (command == "table"_L1)
            return runTable(application.arguments().mid(1));
        if (command == "parameters"_L1)
            return listParameters();
        if (command == "benches"_L1)
            return listBenches();
        if (command == "encodings"_L1)
            return listEncodings();
        return printed(command == "--version"_L1 ? versionText() + u'\n' : helpText());
    }
    // Qt complains on standard error where a session has no such folder.
    const QTemporaryDir runtime;
    if (!qEnvironmentVariableIsSet("XDG_RUNTIME_DIR"))
        qputenv("XDG_RUNTIME_DIR", runtime.path().toLocal8Bit());
    if (command == "render"_L1 || command == "series"_L1 || isWorksheet) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        const QApplication application(argc, argv);
        const QStringList arguments = application.arguments().mid(isWorksheet ? 2 : 1);
        if (isWorksheet)
            return runWorksheet(arguments);
        return command == "series"_L1 ? runSeries(arguments) : runRender(arguments);
    }
    return runWindow(argc, argv);
}

} // namespace lab::app
