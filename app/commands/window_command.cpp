#include "app/commands/argument_values.h"
#include "app/commands/command_options.h"
#include "app/commands/run_commands.h"
#include "app/files/json_file.h"
#include "app/files/opened_file.h"
#include "app/files/streamed_file.h"
#include "app/session/window_session.h"
#include "app/text/exit.h"
#include "core/state/links.h"

#include <QApplication>
#include <QCommandLineParser>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::CommandLine)
};

// If nobody reads standard error.
bool isStartedFromDesktop()
{
    const bool hasScreen =
        !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
    return hasScreen && isatty(STDERR_FILENO) == 0;
}

// The options of the window, or the exit code of a call that opens none.
Expected<StartOptions, int> windowOptions(const QCommandLineParser& given)
{
    StartOptions options;
    options.theme = given.value(u"theme"_s);
    options.language = given.value(u"language"_s);
    options.presents = given.isSet(u"present"_s);
    options.isSet = given.isSet(u"set"_s) || given.isSet(u"pin"_s);
    options.file = givenFile(given).value_or(QString());
    if (isReadOnce(options.file))
        return Unexpected(ended(
            Exit::Misused, Words::tr("The window cannot read standard input; give a file name.")));
    if (!options.file.isEmpty())
        options.opened = openedFile(options.file);
    if (isStartedFromDesktop() && !options.file.isEmpty()) {
        options.state = newScene();
        const auto read = options.opened ? editInFile(options.state, *options.opened)
                                         : Unexpected(options.opened.error());
        if (!read) {
            warn(read.error().sentence); // and the window reports it too
            return options;
        }
    }
    const auto start = startIn(options.opened, given.values(u"set"_s), {}, StartsAs::Window);
    if (!start)
        return Unexpected(start.error());
    auto set = withPinned(start->state, given.values(u"pin"_s));
    if (!set)
        return Unexpected(ended(Exit::Misused, set.error()));
    options.state = *std::move(set);
    return options;
}

} // namespace

int runWindow(const QCommandLineParser& given)
{
    const auto options = windowOptions(given);
    if (!options)
        return options.error();
    if (!qobject_cast<QApplication*>(QCoreApplication::instance()))
        return ended(Exit::Failed,
            Words::tr("There is no display for a window; `position-lab render` draws into files."));
    return runWindowSession(*options);
}

} // namespace lab::app
