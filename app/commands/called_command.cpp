#include "app/commands/called_command.h"

#include "app/commands/command_options.h"
#include "app/commands/command_table.h"
#include "app/text/exit.h"
#include "app/text/setting_words.h"
#include "ui/paint/text/key_text.h"
#include "ui/paint/text/punctuation.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::CommandLine)
};

bool isHelp(const QString& word)
{
    return word == "--help"_L1 || word == "-h"_L1;
}

/// Whether the next word is its value.
bool takesValue(const QString& word)
{
    const auto isSwitch = [&word](const CommandOption& option) {
        return namesOf(option).contains(word) && placeholderOf(option).isEmpty();
    };
    return !word.contains(u'=') && !isHelp(word) && word != "--version"_L1
        && std::ranges::none_of(commands(),
            [&](const Command& command) { return std::ranges::any_of(command.options, isSwitch); });
}

bool isFileName(const QString& word)
{
    return word.contains(u'.') || word.contains(u'/') || QFileInfo::exists(word);
}

/// "`lesson list` lists the built-in lessons"
QString summaryOfPart(const Command& command)
{
    return u'`' + usageOf(command) + u"` "_s + translated(command.summary);
}

/// The error in the words; for a misspelled option with a suggestion.
QString errorOf(const QCommandLineParser& parser, const Command& command)
{
    QStringList known;
    for (const CommandOption& option : command.options)
        known += keyText(option.name);
    for (const QString& unknown : parser.unknownOptionNames())
        if (const QString near = nearestKey(unknown, known); unknown.size() > 1 && !near.isEmpty())
            return Words::tr("There is no option --%1; did you mean --%2?").arg(unknown, near);
    return parser.errorText();
}

/// The error in the value of an option; empty if there is none.
QString errorOf(const CommandOption& option, const QString& value)
{
    const QString name = keyText(option.name);
    if (const QStringList values = valuesOf(option); !values.isEmpty() && !values.contains(value))
        return value.isEmpty()
            ? Words::tr("--%1 is empty; it must be one of %2.").arg(name, ui::listed(values))
            : Words::tr("--%1: there is no %2; it must be one of %3.")
                  .arg(name, value, ui::listed(values));
    if (!option.range)
        return {};
    const auto [least, most, isWhole] = *option.range;
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    if (isNumber && number >= least && number <= most && (!isWhole || number <= std::floor(number)))
        return {};
    return (isWhole ? Words::tr("--%1: %2 must be a whole number from %3 to %4.")
                    : Words::tr("--%1: %2 must be a number from %3 to %4."))
        .arg(name, value, plainNumber(least), plainNumber(most));
}

} // namespace

void putCommandFirst(int argc, char** argv)
{
    for (int at = 1; at < argc; ++at) {
        const QString argument = QString::fromLocal8Bit(argv[at]);
        if (argument == "--"_L1)
            return;
        if (argument.startsWith(u'-') && argument.size() > 1) {
            at += takesValue(argument) ? 1 : 0;
            continue;
        }
        if (commandNames().contains(argument))
            std::rotate(argv + 1, argv + at, argv + argc);
        return;
    }
}

QStringList spelledOut(QStringList words)
{
    if (words.removeIf(isHelp) > 0 && words.value(0) != "help"_L1) {
        const QString first = words.value(0);
        const Command* command = commandOf(words);
        QStringList asked = command ? wordsOf(*command) : QStringList(first);
        if (asked.isEmpty() && !first.isEmpty() && !first.startsWith(u'-') && !isFileName(first))
            asked += first;
        words = QStringList(u"help"_s) + asked;
    }
    if (words.value(0) == "--version"_L1)
        words[0] = u"version"_s;
    return words;
}

const Command* commandOf(const QStringList& words)
{
    const Command* found = nullptr;
    for (const Command& command : commands())
        if (const QStringList own = wordsOf(command);
            !own.isEmpty() && words.mid(0, own.size()) == own)
            found = &command;
    const QString first = words.value(0);
    const bool isPart = !found && commandNames().contains(first);
    return found || isPart || !nearCommand(first).isEmpty() ? found : &commands().front();
}

QString nearCommand(const QString& word)
{
    if (word.isEmpty() || word.startsWith(u'-') || isFileName(word)
        || commandNames().contains(word))
        return {};
    return nearestKey(word, commandNames());
}

int endedWithout(const QStringList& words)
{
    const QString first = words.value(0);
    QStringList parts;
    for (const Command& command : commands())
        if (wordsOf(command).value(0) == first)
            parts += summaryOfPart(command);
    const QString meant = nearCommand(first);
    return ended(Exit::Misused,
        !parts.isEmpty() ? Words::tr("%1: %2.", "a command").arg(first, ui::listedApart(parts))
            : meant.isEmpty()
            ? Words::tr("There is no command %1; `position-lab help` lists all.").arg(first)
            : Words::tr("%1 is neither a command nor a file; did you mean %2?").arg(first, meant));
}

Outcome<void> parsed(QCommandLineParser& parser, const Command& command, const QStringList& words)
{
    for (const CommandOption& option : command.options) {
        QStringList names;
        for (const std::string_view name : {option.letter, option.name})
            if (!name.empty())
                names += keyText(name);
        parser.addOption({names, {}, placeholderOf(option), keyText(option.initial)});
    }
    const QString name = keyText(command.name);
    if (!parser.parse(QStringList(name) + words))
        return Unexpected(Error {errorOf(parser, command)});
    for (const CommandOption& option : command.options)
        if (const QString key = keyText(option.name); parser.isSet(key))
            if (const QString error = errorOf(option, parser.value(key)); !error.isEmpty())
                return Unexpected(Error {error});
    for (const CommandOption& option : command.options)
        if (const QString key = keyText(option.name); option.isRequired && !parser.isSet(key))
            return Unexpected(Error {Words::tr("%1: --%2 is missing.").arg(name, key)});
    const QStringList given = parser.positionalArguments();
    if (command.argument.takes == Takes::Nothing && !given.isEmpty())
        return Unexpected(Error {
            Words::tr("%1 takes no arguments, but %2 was given.").arg(name, given.constFirst())});
    const CommandOption* file = neededFile(command);
    if (file && givenFiles(parser).join(QString()).isEmpty())
        return Unexpected(
            Error {Words::tr("%1: no file given; give %2.").arg(name, helpOf(*file))});
    if (command.argument.takes != Takes::File)
        return {};
    const auto one = givenFile(parser);
    return one ? Outcome<void>() : Unexpected(one.error());
}

int called(const QStringList& words)
{
    const Command* command = commandOf(words);
    if (!command)
        return endedWithout(words);
    QCommandLineParser parser;
    const auto right = parsed(parser, *command, words.mid(wordsOf(*command).size()));
    return right ? command->run(parser) : ended(Exit::Misused, right.error());
}

} // namespace lab::app
