#include "app/commands/command.h"

#include "app/text/setting_words.h"
#include "ui/paint/text/key_text.h"
#include "ui/paint/text/punctuation.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::CommandLine)
};

QStringList listed(std::string_view value, QStringList (*values)())
{
    if (values != nullptr)
        return values();
    const QString text = keyText(value);
    return text.contains(u'|') ? text.split(u'|') : QStringList();
}

} // namespace

QStringList wordsOf(const Command& command)
{
    return keyText(command.name).split(u' ', Qt::SkipEmptyParts);
}

QString usageOf(const Command& command)
{
    QStringList words = wordsOf(command);
    if (!command.argument.value.empty())
        words += keyText(command.argument.value);
    for (const CommandOption& option : command.options)
        if (option.isRequired)
            words += {namesOf(option).constFirst(), placeholderOf(option)};
    return words.join(u' ');
}

const CommandOption* neededFile(const Command& command)
{
    const auto found = std::ranges::find(command.options, "file", &CommandOption::name);
    const bool isNeeded = !command.argument.value.starts_with('[');
    return found != command.options.end() && isNeeded ? &*found : nullptr;
}

QStringList valuesOf(const CommandOption& option)
{
    return listed(option.value, option.values);
}

QStringList valuesOf(const CommandArgument& argument)
{
    return listed(argument.value, argument.values);
}

QStringList namesOf(const CommandOption& option)
{
    QStringList names;
    if (!option.letter.empty())
        names += u'-' + keyText(option.letter);
    names += u"--"_s + keyText(option.name);
    return names;
}

QString placeholderOf(const CommandOption& option)
{
    if (option.range)
        return u"%1 … %2"_s.arg(plainNumber(option.range->least), plainNumber(option.range->most));
    return option.value.empty() ? valuesOf(option).join(u'|') : keyText(option.value);
}

QString helpOf(const CommandOption& option)
{
    QString text = translated(option.help);
    if (text.contains("%1"_L1))
        text = text.arg(ui::listed(valuesOf(option)));
    if (option.isRepeated)
        return Words::tr("%1; may be repeated").arg(text);
    if (option.initial.empty())
        return text;
    return Words::tr("%1; by default, %2").arg(text, keyText(option.initial));
}

QString translated(const char* text)
{
    return QCoreApplication::translate("commands", text);
}

} // namespace lab::app
