#include "app/commands/completions.h"

#include "app/commands/command_table.h"
#include "core/math/quoting.h"
#include "ui/paint/text/key_text.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

QString quoted(const QString& text)
{
    return QString::fromStdString(shellQuoted(text.toStdString()));
}

bool takesFiles(const Command& command)
{
    return command.argument.takes == Takes::File || command.argument.takes == Takes::Files;
}

/// What may come after the words of a command: the next words of its parts.
QStringList nextWords(const QString& name)
{
    QStringList words;
    for (const Command& command : commands())
        if (const QStringList own = wordsOf(command);
            own.size() > 1 && !name.isEmpty() && own[0] == name)
            words += own[1];
    return words;
}

/// The names of commands as a shell finds them, word after word, each quoted: "lesson check" if
/// "lesson" was found. `none` comes before a first word.
QString patterns(const QString& between, const QString& none = u" "_s)
{
    QStringList all;
    for (const QString& name : commandNames())
        all += quoted(none + name);
    for (const Command& command : commands())
        if (wordsOf(command).size() > 1)
            all += quoted(keyText(command.name));
    return all.join(between);
}

/// For all options with a value: "--file | --output | -o".
QString optionsWithValue()
{
    QStringList names;
    for (const Command& command : commands())
        for (const CommandOption& option : command.options)
            if (!placeholderOf(option).isEmpty())
                names += namesOf(option);
    names.removeDuplicates();
    return names.join(u" | "_s);
}

QString inBash(const Command& command)
{
    QString text;
    QStringList names;
    for (const CommandOption& option : command.options) {
        names += namesOf(option);
        if (placeholderOf(option).isEmpty())
            continue;
        const QStringList values = valuesOf(option);
        text += u"        %1) "_s.arg(namesOf(option).join(u" | "_s))
            + (option.isPath           ? u"files=1"_s
                    : values.isEmpty() ? u"return"_s
                                       : u"words="_s + quoted(values.join(u' ')))
            + u" ;;\n"_s;
    }
    const QStringList words = command.name.empty() ? commandNames() : valuesOf(command.argument);
    text += u"        *) options="_s + quoted((names + QStringList(u"--help"_s)).join(u' '))
        + (words.isEmpty() ? QString() : u" words="_s + quoted(words.join(u' ')))
        + (takesFiles(command) ? u" files=1"_s : QString()) + u" ;;\n"_s;
    return u"    %1)\n        case $before in\n%2        esac ;;\n"_s.arg(
        quoted(keyText(command.name)), text);
}

QString bashScript()
{
    QString cases;
    for (const Command& command : commands())
        cases += inBash(command);
    for (const QString& name : commandNames())
        if (const QStringList parts = nextWords(name); !parts.isEmpty())
            cases += u"    %1) words=%2 ;;\n"_s.arg(quoted(name), quoted(parts.join(u' ')));
    return uR"(# Completions of position-lab for bash.
_position_lab() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= at
    local options= words= files=
    COMPREPLY=()
    if [[ $word == = ]]; then
        word=
    elif [[ $before == = ]]; then
        before=${COMP_WORDS[COMP_CWORD-2]}
    fi
    for ((at = 1; at < COMP_CWORD; at++)); do
        case ${COMP_WORDS[at]} in
        %1)
            [[ ${COMP_WORDS[at+1]} == = ]] && ((at++))
            ((at++))
            continue ;;
        esac
        case "$command ${COMP_WORDS[at]}" in
        %2)
            command=${command:+$command }${COMP_WORDS[at]} ;;
        esac
    done
    case $command in
%3    esac
    [[ $word == -* ]] && words=$options files=
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
    if [[ -n $files ]]; then
        compopt -o filenames 2>/dev/null
        mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- "$word")
    fi
}
complete -F _position_lab position-lab
)"_s.arg(optionsWithValue(), patterns(u" | "_s), cases);
}

/// A text in a specification of zsh's _arguments.
QString inSpecification(QString text)
{
    for (const QChar sign : u"\\[]:"_s)
        text.replace(sign, QString(u'\\') + sign);
    return text;
}

QString inZsh(const CommandOption& option)
{
    const QStringList names = namesOf(option);
    QString value;
    if (const QString placeholder = placeholderOf(option); !placeholder.isEmpty()) {
        const QStringList values = valuesOf(option);
        value = u':' + inSpecification(placeholder) + u':'
            + (option.isPath           ? u"_files"_s
                    : values.isEmpty() ? u" "_s
                                       : u'(' + values.join(u' ') + u')');
    }
    QString text;
    for (const QString& name : names) {
        QString specification = name
            + (value.isEmpty() || !name.startsWith("--"_L1) ? u""_s : u"="_s) + u'['
            + inSpecification(helpOf(option)) + u']' + value;
        if (option.isRepeated)
            specification.prepend(u'*');
        else if (names.size() > 1)
            specification.prepend(u'(' + names.join(u' ') + u')');
        text += u" \\\n            "_s + quoted(specification);
    }
    return text;
}

QString inZsh(const Command& command)
{
    QString text;
    for (const CommandOption& option : command.options)
        text += inZsh(option);
    const QStringList words = valuesOf(command.argument);
    const QString argument = keyText(command.argument.value);
    if (command.name.empty())
        text += u" \\\n            '*: :{ _describe -t commands command commands; _files }'"_s;
    else if (takesFiles(command))
        text += u" \\\n            "_s + quoted(u"*:%1:_files"_s.arg(argument));
    else if (!words.isEmpty())
        text += u" \\\n            "_s + quoted(u"*:%1:(%2)"_s.arg(argument, words.join(u' ')));
    return u"    (%1)\n        _arguments -S%2 ;;\n"_s.arg(quoted(keyText(command.name)), text);
}

QString zshScript()
{
    QString cases;
    QStringList descriptions;
    for (const Command& command : commands())
        cases += inZsh(command);
    for (const QString& name : commandNames()) {
        const QStringList parts = nextWords(name);
        if (!parts.isEmpty())
            cases += u"    (%1) compadd -- %2 ;;\n"_s.arg(quoted(name), parts.join(u' '));
        for (const Command& command : commands())
            if (wordsOf(command) == QStringList(name))
                descriptions += quoted(name + u':' + inSpecification(translated(command.summary)));
        if (!parts.isEmpty())
            descriptions += quoted(name + u':' + parts.join(u", "_s));
    }
    return uR"(#compdef position-lab
# Completions of position-lab for zsh.
_position-lab() {
    local command= at
    local -a others commands=(
        %1
    )
    for ((at = 2; at < CURRENT; at++)); do
        case "$command ${words[at]}" in
        (%2)
            command=${command:+$command }${words[at]} ;;
        (*)
            others+=("${words[at]}") ;;
        esac
    done
    words=("${words[1]}" "${others[@]}" "${(@)words[CURRENT,-1]}")
    CURRENT=$((${#others} + 2))
    case $command in
%3    esac
}
if [[ $funcstack[1] == _position-lab ]]; then
    _position-lab "$@"
else
    compdef _position-lab position-lab
fi
)"_s.arg(descriptions.join(u"\n        "_s), patterns(u" | "_s), cases);
}

/// "complete -c position-lab -n '__position_lab_is render' …"
QString inFish(const QString& name, const QStringList& more)
{
    return u"complete -c position-lab -n %1 %2\n"_s.arg(
        quoted(u"__position_lab_is %1"_s.arg(name).trimmed()), more.join(u' '));
}

QString inFish(const Command& command)
{
    const QString name = keyText(command.name);
    QString text;
    for (const CommandOption& option : command.options) {
        const QStringList values = valuesOf(option);
        QStringList more;
        if (!option.letter.empty())
            more += {u"-s"_s, keyText(option.letter)};
        more += {u"-l"_s, keyText(option.name)};
        if (!placeholderOf(option).isEmpty())
            more += option.isPath ? u"-rF"_s : u"-x"_s;
        if (!values.isEmpty())
            more += {u"-a"_s, quoted(values.join(u' '))};
        text += inFish(name, more + QStringList {u"-d"_s, quoted(helpOf(option))});
    }
    if (!takesFiles(command))
        text += inFish(name, {u"-f"_s});
    if (const QStringList words = valuesOf(command.argument); !words.isEmpty())
        text += inFish(name, {u"-a"_s, quoted(words.join(u' '))});
    return text;
}

QString fishScript()
{
    QString lines;
    for (const Command& command : commands()) {
        lines += inFish(command);
        const QStringList words = wordsOf(command);
        if (words.isEmpty())
            continue;
        const QString before = words.size() > 1 ? words[0] : QString();
        lines +=
            inFish(before, {u"-a"_s, words.last(), u"-d"_s, quoted(translated(command.summary))});
    }
    for (const QString& name : commandNames())
        if (const QStringList parts = nextWords(name); !parts.isEmpty())
            lines += inFish({}, {u"-a"_s, name, u"-d"_s, quoted(parts.join(u", "_s))})
                + inFish(name, {u"-f"_s});
    return uR"(# Completions of position-lab for fish.
function __position_lab_is
    set -l found
    for word in (commandline -opc)[2..]
        switch (string join ' ' -- $found $word)
            case %1
                set -a found $word
        end
    end
    test "$found" = "$argv"
end
%2)"_s.arg(patterns(u" "_s, {}), lines);
}

} // namespace

QString completionsFor(const QString& shell)
{
    return shell == "bash"_L1 ? bashScript()
        : shell == "zsh"_L1   ? zshScript()
        : shell == "fish"_L1  ? fishScript()
                              : QString();
}

} // namespace lab::app
