#include "app/commands/command_line.h"

#include "app/commands/argument_values.h"
#include "app/commands/called_command.h"
#include "app/commands/check_command.h"
#include "app/commands/command_options.h"
#include "app/commands/derivation_command.h"
#include "app/commands/diff_command.h"
#include "app/commands/experiment_command.h"
#include "app/commands/help_command.h"
#include "app/commands/lesson_command.h"
#include "app/commands/permutation_command.h"
#include "app/commands/reading_notes.h"
#include "app/commands/series_command.h"
#include "app/commands/table_command.h"
#include "app/commands/text_commands.h"
#include "app/commands/worksheet_command.h"
#include "app/exports/export.h"
#include "app/exports/rendering.h"
#include "app/files/json_file.h"
#include "app/files/settings.h"
#include "app/files/streamed_file.h"
#include "app/session/display.h"
#include "app/session/window_session.h"
#include "app/text/setting_words.h"
#include "app/text/translations.h"
#include "core/encodings/catalogue.h"
#include "core/state/links.h"
#include "core/state/parameters.h"
#include "ui/paint/text/fonts.h"
#include "ui/paint/text/key_text.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::CommandLine)
};

QString parameterList()
{
    const LabState defaults = withLocalizedSentences(clamped({}));
    QString text;
    QTextStream out(&text);
    for (const Parameter& parameter : parameters()) {
        const QString value = QString::fromStdString(lab::text(parameter.read(defaults)));
        out << keyText(parameter.key).leftJustified(36) << ' ' << value.leftJustified(18) << ' '
            << whatIsWanted(parameter, defaults).leftJustified(48) << ' '
            << QCoreApplication::translate("parameters", std::string(parameter.meaning).c_str())
            << '\n';
    }
    return text;
}

// "alibi   bias, slopes   Press et al. 2021, …": the valid values of table --encoding and
// --quantity.
QString encodingList()
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
            << QCoreApplication::translate("encodings", entry.name.data()) << " · "
            << keyText(entry.source) << '\n';
    }
    return text;
}

QString benchList()
{
    return benchKeys().join(u'\n') + u'\n';
}

const QCommandLineOption pinOption(u"pin"_s, {}, u"KEY=VALUE"_s);
const QCommandLineOption themeOption(u"theme"_s, {}, u"THEME"_s);

Outcome<void> checkedShared(const QCommandLineParser& parser)
{
    const auto theme = checkedChoice(parser, u"theme"_s, {u"light"_s, u"dark"_s, u"desktop"_s});
    return theme ? checkedChoice(parser, u"language"_s, languages()) : theme;
}

int runRender(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOptions({{u"bench"_s, {}, u"BENCH"_s}, fileOption(), {u"picture"_s, {}, u"NAME"_s},
        {u"size"_s, {}, u"WIDTHxHEIGHT"_s, u"1280x800"_s}, {u"scale"_s, {}, u"1 … 4"_s, u"1"_s},
        {u"digits"_s, {}, u"few|all"_s, u"few"_s},
        {u"compare"_s, {}, u"a|both|b|difference"_s, u"both"_s},
        {{u"o"_s, u"output"_s}, {}, u"FILE"_s}, setOption(), pinOption, themeOption,
        languageOption()});
    if (!parser.parse(arguments))
        return ended(Exit::Misused, errorOf(parser));
    if (const auto right = checkedShared(parser); !right)
        return ended(Exit::Misused, right.error());
    spokenLanguage(parser.value(u"language"_s));
    if (const auto right = checkedChoice(parser, u"digits"_s, {u"few"_s, u"all"_s}); !right)
        return ended(Exit::Misused, right.error());
    if (const auto right =
            checkedChoice(parser, u"compare"_s, {u"a"_s, u"both"_s, u"b"_s, u"difference"_s});
        !right)
        return ended(Exit::Misused, right.error());
    if (const auto right = checkedChoice(parser, u"bench"_s, benchKeys()); !right)
        return ended(Exit::Misused, right.error());
    if (!parser.isSet(u"output"_s))
        return ended(Exit::Misused, Words::tr("render: --output is missing."));
    if (const auto right = checkedFormat(parser.value(u"output"_s), Formats::OfRender); !right)
        return ended(Exit::Misused, right.error());
    const auto size = parsedSize(parser.value(u"size"_s));
    if (!size)
        return ended(Exit::Misused, size.error());
    bool isNumber = false;
    const double scale = parser.value(u"scale"_s).toDouble(&isNumber);
    if (!isNumber || !(scale >= 1 && scale <= 4))
        return ended(Exit::Misused,
            Words::tr("--scale: %1 must be a number from 1 to 4.").arg(parser.value(u"scale"_s)));

    QStringList settings = parser.values(u"set"_s);
    if (parser.isSet(u"bench"_s))
        settings += u"bench="_s + parser.value(u"bench"_s);
    const auto start = commandStart(parser, settings);
    if (!start)
        return start.error();
    const auto pinned = withPinned(start->state, parser.values(pinOption));
    if (!pinned)
        return ended(Exit::Misused, pinned.error());
    printReadingNotes(start->file, start->readingNotes);

    const RenderRequest request {*pinned, parser.value(u"picture"_s), *size, scale,
        parser.value(themeOption) == "dark"_L1 ? Theme::Dark : Theme::Light,
        parser.value(u"digits"_s) == "all"_L1 ? ui::DigitsShown::All : ui::DigitsShown::Few,
        parser.value(u"output"_s),
        comparisonNamed(parser.value(u"compare"_s)).value_or(ui::Comparison::Both)};
    const auto done = rendered(request);
    const bool isPicture =
        !request.output.endsWith(".csv"_L1, Qt::CaseInsensitive) && !isJson(request.output);
    if (done && isPicture)
        warn(noteOnSize(request.size));
    return ended(done);
}

// If nobody reads standard error.
bool isStartedFromDesktop()
{
    const bool hasScreen =
        !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
    return hasScreen && isatty(STDERR_FILENO) == 0;
}

// The options of the window, or the exit code of a call that opens none.
Expected<StartOptions, int> windowOptions(const QStringList& arguments)
{
    const QString asked = languageAskedFor(arguments);
    spokenLanguage(asked.isEmpty() ? Settings().language() : asked);
    QCommandLineParser parser;
    parser.addOptions(
        {fileOption(), setOption(), pinOption, themeOption, languageOption(), {u"present"_s, {}}});
    if (!parser.parse(arguments))
        return Unexpected(ended(Exit::Misused, errorOf(parser)));
    if (const auto right = checkedShared(parser); !right)
        return Unexpected(ended(Exit::Misused, right.error()));

    StartOptions options;
    options.theme = parser.value(themeOption);
    options.language = parser.value(u"language"_s);
    options.presents = parser.isSet(u"present"_s);
    options.isSet = parser.isSet(u"set"_s) || parser.isSet(pinOption);
    if (const auto file = givenFile(parser); file && isReadOnce(*file))
        return Unexpected(ended(
            Exit::Misused, Words::tr("The window cannot read standard input; give a file name.")));
    if (const auto file = givenFile(parser); isStartedFromDesktop() && file && !file->isEmpty()) {
        const LabState blank = newScene();
        if (const auto read = stateInFile(blank, *file); !read) {
            warn(read.error().sentence); // and the window, which opens it again, reports it too
            options.file = *file;
            options.state = blank;
            return options;
        }
    }
    const auto start = commandStart(parser, parser.values(u"set"_s), {}, StartsAs::Window);
    if (!start)
        return Unexpected(start.error());
    options.file = start->file;
    auto set = withPinned(start->state, parser.values(pinOption));
    if (!set)
        return Unexpected(ended(Exit::Misused, set.error()));
    options.state = *std::move(set);
    return options;
}

// Options of Qt, which handles them before the program sees them.
bool choosesDisplay(int argc, char** argv)
{
    return std::any_of(argv + 1, argv + argc, [](const char* argument) {
        const QByteArray option = QByteArray(argument).replace("--", "-");
        return option.startsWith("-platform") || option.startsWith("-display");
    });
}

int runWindow(int argc, char** argv)
{
    std::optional<DisplayProbe> display;
    if (!choosesDisplay(argc, argv))
        display.emplace();
    if (display && display->isRefused()) { // if QApplication would abort
        const QCoreApplication application(argc, argv);
        const auto options = windowOptions(application.arguments());
        if (!options)
            return options.error();
        return ended(Exit::Failed,
            Words::tr("There is no display for a window; `position-lab render` draws into files."));
    }
    const QApplication application(argc, argv);
    display.reset();
    ui::useOwnFonts();
    const auto options = windowOptions(application.arguments());
    if (!options)
        return options.error();
    return runWindowSession(*options);
}

} // namespace

int run(int argc, char** argv)
{
    reserveStandardStreams();
    QCoreApplication::setOrganizationName(u"position-lab"_s);
    QCoreApplication::setApplicationName(u"position-lab"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(LAB_VERSION));

    putCommandFirst(argc, argv);
    const auto given = [&](int at) {
        return at < argc ? QString::fromLocal8Bit(argv[at]) : QString();
    };
    const QString command = given(1);
    const auto isHelp = [](const char* argument) {
        return qstrcmp(argument, "--help") == 0 || qstrcmp(argument, "-h") == 0;
    };
    if (argc > 1 && (command == "help"_L1 || std::any_of(argv + 1, argv + argc, isHelp))) {
        const QCoreApplication application(argc, argv);
        spokenLanguage(languageAskedFor(application.arguments()));
        return runHelp(application.arguments().mid(1));
    }
    const bool isWorksheet =
        command == "lesson"_L1 && argc > 2 && qstrcmp(argv[2], "worksheet") == 0;
    const bool isPrint = command == "derivation"_L1 && argc > 2 && qstrcmp(argv[2], "print") == 0;
    const bool isText = command == "table"_L1 || command == "parameters"_L1
        || command == "benches"_L1 || command == "encodings"_L1 || command == "rope-block"_L1
        || command == "code"_L1 || command == "permutation"_L1 || command == "check"_L1
        || command == "diff"_L1 || command == "experiment"_L1 || command == "lesson"_L1
        || command == "derivation"_L1 || command == "--version"_L1 || command == "version"_L1;
    if (isText && !isWorksheet && !isPrint) {
        const QCoreApplication application(argc, argv);
        spokenLanguage(languageAskedFor(application.arguments()));
        if (command == "code"_L1)
            return runCode(application.arguments().mid(1));
        if (command == "check"_L1)
            return runCheck(application.arguments().mid(1));
        if (command == "diff"_L1)
            return runDiff(application.arguments().mid(1));
        if (command == "experiment"_L1)
            return runExperiment(application.arguments().mid(1));
        if (command == "permutation"_L1)
            return runPermutation(application.arguments().mid(1));
        if (command == "rope-block"_L1)
            return runRopeBlock(application.arguments().mid(1));
        if (command == "lesson"_L1)
            return runLesson(application.arguments().mid(1));
        if (command == "derivation"_L1) {
            const bool isCheck = argc > 2 && qstrcmp(argv[2], "check") == 0;
            return runDerivationCheck(
                isCheck ? application.arguments().mid(2) : QStringList {command});
        }
        if (command == "table"_L1)
            return runTable(application.arguments().mid(1));
        if (command == "parameters"_L1)
            return printedList(application.arguments().mid(1), parameterList);
        if (command == "benches"_L1)
            return printedList(application.arguments().mid(1), benchList);
        if (command == "encodings"_L1)
            return printedList(application.arguments().mid(1), encodingList);
        return runVersion(application.arguments().mid(1));
    }
    const bool isDrawn = command == "render"_L1 || command == "series"_L1 || isWorksheet || isPrint;
    if (const QString meant = nearCommand(command); !isDrawn && !meant.isEmpty()) {
        const QCoreApplication application(argc, argv);
        spokenLanguage(languageAskedFor(application.arguments()));
        return endedWithout(command);
    }
    // Qt warns on standard error if a session has no such folder.
    const QTemporaryDir runtime;
    if (!qEnvironmentVariableIsSet("XDG_RUNTIME_DIR"))
        qputenv("XDG_RUNTIME_DIR", runtime.path().toLocal8Bit());
    if (isDrawn) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        const QApplication application(argc, argv);
        ui::useOwnFonts();
        spokenLanguage(languageAskedFor(application.arguments()));
        const QStringList arguments = application.arguments().mid(isWorksheet || isPrint ? 2 : 1);
        if (isPrint)
            return runDerivationPrint(arguments);
        if (isWorksheet)
            return runWorksheet(arguments);
        return command == "series"_L1 ? runSeries(arguments) : runRender(arguments);
    }
    return runWindow(argc, argv);
}

} // namespace lab::app
