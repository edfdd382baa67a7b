#include "app/commands/called_command.h"
#include "app/commands/command_help.h"
#include "app/commands/command_table.h"
#include "app/commands/completions.h"
#include "app/commands/run_commands.h"
#include "app/files/streamed_file.h"
#include "app/text/exit.h"

#include <QCommandLineParser>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::CommandLine)
};

} // namespace

int runHelp(const QCommandLineParser& given)
{
    const QStringList asked = given.positionalArguments();
    if (asked.isEmpty())
        return printed(helpText());
    QList<const Command*> found; // "lesson" is the first word of several
    for (const Command& command : commands())
        if (const QStringList words = wordsOf(command); asked == words || asked == words.mid(0, 1))
            found += &command;
    return found.isEmpty() ? endedWithout(asked) : printed(helpText(helpSections(found)));
}

int runVersion(const QCommandLineParser& /*given*/)
{
    return printed(versionText() + u'\n');
}

int runCompletions(const QCommandLineParser& given)
{
    const QString shell = given.positionalArguments().join(u' ');
    const auto script = completionsFor(shell);
    return script.isEmpty()
        ? ended(Exit::Misused, Words::tr("completions: give one shell, bash, zsh or fish."))
        : printed(script);
}

} // namespace lab::app
