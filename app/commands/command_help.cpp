#include "app/commands/command_help.h"

#include "app/commands/command_table.h"
#include "app/commands/text_columns.h"
#include "app/text/exit.h"
#include "ui/paint/text/punctuation.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::CommandLine)
};

constexpr qsizetype indent = 2;
constexpr qsizetype gap = 2;
constexpr qsizetype widestTyped = 30; // a wider one has a line of its own

HelpEntry entryOf(const Command& command, const CommandOption& option)
{
    QStringList names = namesOf(option);
    if (option.name == "file")
        names.prepend(command.argument.takes == Takes::Files ? u"FILE…"_s : u"FILE"_s);
    return {(names.join(u", "_s) + u' ' + placeholderOf(option)).trimmed(), helpOf(option)};
}

bool isSame(const HelpEntry& a, const HelpEntry& b)
{
    return a.typed == b.typed && a.meaning == b.meaning;
}

HelpSection sectionOf(const Command& command)
{
    HelpSection section {command.name.empty() ? Words::tr("The window") : usageOf(command), {},
        translated(command.note)};
    for (const CommandOption& option : command.options)
        section.entries += entryOf(command, option);
    return section;
}

HelpSection listOf(const QList<const Command*>& commands)
{
    HelpSection section;
    for (const Command* command : commands)
        section.entries += {u"position-lab "_s
                + (command->name.empty() ? usageOf(*command) : wordsOf(*command).join(u' ')),
            translated(command->summary)};
    return section;
}

HelpSection exitSection()
{
    HelpSection section {
        Words::tr("Exit codes"), {}, Words::tr("Errors are one sentence on standard error.")};
    for (const auto& [exit, meaning] : exitMeanings())
        section.entries += {QString::number(static_cast<int>(exit)), meaning};
    return section;
}

} // namespace

QString purposeText()
{
    return Words::tr("a laboratory for the position encodings of Transformers");
}

QList<HelpSection> helpSections(const QList<const Command*>& of)
{
    QList<HelpSection> sections {listOf(of)};
    for (const Command* command : of) {
        HelpSection section = sectionOf(*command);
        HelpSection& last = sections.last();
        if (!last.heading.isEmpty() && last.note == section.note
            && std::ranges::equal(last.entries, section.entries, isSame))
            last.heading += u", "_s + section.heading;
        else
            sections += section;
    }
    return sections;
}

QList<HelpSection> helpSections()
{
    QList<const Command*> all;
    for (const Command& command : commands())
        all += &command;
    QList<HelpSection> sections = helpSections(all);
    sections.first().note = Words::tr(
        "FILE is a scene or a model's config.json. Commands that read one accept FILE or --file "
        "FILE. What a command assumes or leaves out of a model file is written to standard error. "
        "A FILE named - is standard input; with -o -, the output goes to standard output (render "
        "writes a PNG). Options may come before the command.");
    sections += exitSection();
    return sections;
}

QString helpText(const QList<HelpSection>& sections)
{
    QStringList parts;
    for (const HelpSection& section : sections) {
        QString text;
        if (!section.heading.isEmpty())
            text += Words::tr("%1:").arg(section.heading) + u'\n';
        qsizetype widest = 0;
        for (const HelpEntry& entry : section.entries)
            if (const qsizetype columns = columnsOf(entry.typed); columns <= widestTyped)
                widest = std::max(widest, columns);
        const qsizetype column = indent + widest + gap;
        for (const HelpEntry& entry : section.entries) {
            QString line = QString(indent, u' ') + entry.typed;
            line += columnsOf(line) + gap > column ? u'\n' + QString(column, u' ')
                                                   : QString(column - columnsOf(line), u' ');
            text += line + wrapped(entry.meaning, column) + u'\n';
        }
        if (!section.note.isEmpty()) {
            const bool isBelow = !section.heading.isEmpty();
            text += isBelow ? QString(indent, u' ') : QString(u'\n');
            text += wrapped(section.note, isBelow ? indent : 0) + u'\n';
        }
        parts += text;
    }
    return parts.join(u'\n');
}

QString helpText()
{
    return ui::captioned(u"Position Lab"_s, purposeText()) + u"\n\n"_s + helpText(helpSections());
}

QString versionText()
{
    return u"position-lab "_s + QCoreApplication::applicationVersion();
}

} // namespace lab::app
