#include "app/commands/command_line.h"

#include "app/commands/called_command.h"
#include "app/commands/command_options.h"
#include "app/commands/command_table.h"
#include "app/files/settings.h"
#include "app/files/streamed_file.h"
#include "app/session/display.h"
#include "app/text/translations.h"
#include "ui/paint/text/fonts.h"

#include <QApplication>
#include <QTemporaryDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

// Options of Qt, which handles them before the program sees them.
bool choosesDisplay(int argc, char** argv)
{
    return std::any_of(argv + 1, argv + argc, [](const char* argument) {
        const QByteArray option = QByteArray(argument).replace("--", "-");
        return option.startsWith("-platform") || option.startsWith("-display");
    });
}

int calledIn(Surface surface)
{
    const QStringList words = QCoreApplication::arguments();
    const QString asked = languageAskedFor(words);
    const bool isOfSettings = surface == Surface::Window && asked.isEmpty();
    spokenLanguage(isOfSettings ? Settings().language() : asked);
    return called(spelledOut(words.mid(1)));
}

int calledInWindow(int argc, char** argv)
{
    std::optional<DisplayProbe> display;
    if (!choosesDisplay(argc, argv))
        display.emplace();
    if (display && display->isRefused()) { // if QApplication would abort
        const QCoreApplication application(argc, argv);
        return calledIn(Surface::Window);
    }
    const QApplication application(argc, argv);
    display.reset();
    ui::useOwnFonts();
    return calledIn(Surface::Window);
}

} // namespace

int run(int argc, char** argv)
{
    reserveStandardStreams();
    QCoreApplication::setOrganizationName(u"position-lab"_s);
    QCoreApplication::setApplicationName(u"position-lab"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(LAB_VERSION));

    putCommandFirst(argc, argv);
    QStringList words;
    for (int at = 1; at < argc; ++at)
        words += QString::fromLocal8Bit(argv[at]);
    const Command* command = commandOf(spelledOut(words));
    const Surface surface = command ? command->surface : Surface::Text;
    if (surface == Surface::Text) {
        const QCoreApplication application(argc, argv);
        return calledIn(surface);
    }
    // Qt warns on standard error if a session has no such folder.
    const QTemporaryDir runtime;
    if (!qEnvironmentVariableIsSet("XDG_RUNTIME_DIR"))
        qputenv("XDG_RUNTIME_DIR", runtime.path().toLocal8Bit());
    if (surface == Surface::Window)
        return calledInWindow(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    ui::useOwnFonts();
    return calledIn(surface);
}

} // namespace lab::app
