#include "app/commands/help_command.h"

#include "app/commands/called_command.h"
#include "app/commands/command_options.h"
#include "app/commands/command_words.h"
#include "app/files/streamed_file.h"
#include "app/text/exit.h"
#include "app/text/translations.h"
#include "ui/lessons/languages.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::CommandLine)
};

/// For `help`, the words after it; for a call with --help, its command.
Expected<QStringList, int> askedFor(const QStringList& arguments)
{
    const QString first = arguments.value(0);
    const bool isFile = first.contains(u'.') || first.contains(u'/') || QFileInfo::exists(first);
    if (first != "help"_L1)
        return first.startsWith(u'-') || isFile ? QStringList() : QStringList(first);
    QCommandLineParser parser;
    parser.addOptions({languageOption(), {{u"h"_s, u"help"_s}, {}}});
    if (!parser.parse(arguments))
        return Unexpected(ended(Exit::Misused, errorOf(parser)));
    if (const auto right = checkedChoice(parser, u"language"_s, languages()); !right)
        return Unexpected(ended(Exit::Misused, right.error()));
    return parser.positionalArguments();
}

} // namespace

int endedWithout(const QString& command)
{
    const QString meant = nearCommand(command);
    return ended(Exit::Misused,
        meant.isEmpty()
            ? Words::tr("There is no command %1; `position-lab help` lists all.").arg(command)
            : Words::tr("%1 is neither a command nor a file; did you mean %2?")
                  .arg(command, meant));
}

int runHelp(const QStringList& arguments)
{
    const auto asked = askedFor(arguments);
    if (!asked)
        return asked.error();
    const QString command = asked->value(0);
    if (command.isEmpty())
        return printed(helpText());
    if (!isCommand(command))
        return endedWithout(command);
    const bool hasParts = command == "lesson"_L1 || command == "derivation"_L1;
    if (asked->size() > (hasParts ? 2 : 1))
        return ended(Exit::Misused,
            Words::tr("%1 takes no arguments, but %2 was given.").arg(command, asked->constLast()));
    return printed(helpOn(command));
}

int runVersion(const QStringList& arguments)
{
    return printedList(arguments, [] { return versionText() + u'\n'; });
}

int printedList(const QStringList& arguments, QString (*list)())
{
    QCommandLineParser parser;
    parser.addOption(languageOption());
    if (!parser.parse(arguments))
        return ended(Exit::Misused, errorOf(parser));
    if (const auto right = checkedChoice(parser, u"language"_s, languages()); !right)
        return ended(Exit::Misused, right.error());
    const QStringList given = parser.positionalArguments();
    if (!given.isEmpty())
        return ended(Exit::Misused,
            Words::tr("%1 takes no arguments, but %2 was given.")
                .arg(arguments.constFirst(), given.constFirst()));
    return printed(list());
}

} // namespace lab::app
