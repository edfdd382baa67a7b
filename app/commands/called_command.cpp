#include "app/commands/called_command.h"

#include "app/text/setting_words.h"

#include <QFileInfo>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

const QStringList& commandNames()
{
    static const QStringList names {u"render"_s, u"series"_s, u"table"_s, u"code"_s,
        u"rope-block"_s, u"check"_s, u"diff"_s, u"experiment"_s, u"permutation"_s, u"lesson"_s,
        u"derivation"_s, u"parameters"_s, u"benches"_s, u"encodings"_s, u"help"_s, u"version"_s};
    return names;
}

/// Whether the next argument is its value.
bool takesValue(const QString& option)
{
    static const QStringList alone {u"--present"_s, u"--json"_s, u"--strict"_s, u"--advised"_s,
        u"--help"_s, u"-h"_s, u"--version"_s};
    return !option.contains(u'=') && !alone.contains(option);
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

bool isCommand(const QString& word)
{
    return commandNames().contains(word);
}

QString nearCommand(const QString& word)
{
    const bool isWord =
        !word.isEmpty() && !word.startsWith(u'-') && !word.contains(u'.') && !word.contains(u'/');
    if (!isWord || commandNames().contains(word) || QFileInfo::exists(word))
        return {};
    return nearestKey(word, commandNames());
}

} // namespace lab::app
