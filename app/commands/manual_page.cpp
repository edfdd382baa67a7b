#include "app/commands/manual_page.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

constexpr qsizetype indent = 2;
constexpr qsizetype descriptionColumn = 27;

// Characters with a special meaning in troff, or replaced typographically.
QString escaped(QString text)
{
    text.replace(u'\\', u"\\(rs"_s);
    text.replace(u'-', u"\\-"_s);
    text.replace(u'`', u"\\(ga"_s);
    text.replace(u'\'', u"\\(aq"_s);
    text.replace(u'"', u"\\(dq"_s);
    if (text.startsWith(u'.'))
        text.prepend(u"\\&"_s);
    return text;
}

struct Entry {
    QString typed; ///< empty if the line is a sentence
    QString reported;
};

Entry entryOf(const QString& line)
{
    const QString text = line.mid(indent);
    const bool isTyped = text.startsWith(u'-') || text.startsWith("position-lab"_L1);
    static const QRegularExpression gap(u"\\s{2,}"_s);
    if (const auto match = gap.match(text); match.hasMatch())
        return {text.left(match.capturedStart()), text.mid(match.capturedEnd())};
    // A long word to type leaves one space.
    if (isTyped && line.size() > descriptionColumn && line[descriptionColumn - 1] == u' ')
        return {line.mid(indent, descriptionColumn - 1 - indent), line.mid(descriptionColumn)};
    return isTyped ? Entry {text, {}} : Entry {{}, text};
}

QString inBody(const QString& line, QString& waiting)
{
    const auto entry = entryOf(line);
    if (entry.typed.isEmpty())
        return u".PP\n"_s + escaped(entry.reported);
    const QString typed = waiting + entry.typed;
    waiting.clear();
    if (entry.reported.isEmpty() && typed.endsWith(u',')) { // continues on the next line
        waiting = typed + u' ';
        return {};
    }
    return u".TP\n.B "_s + escaped(typed)
        + (entry.reported.isEmpty() ? QString() : u'\n' + escaped(entry.reported));
}

} // namespace

QString manualPage(const QString& help, const QString& version)
{
    static const QRegularExpression fullStop(u"[.。]$"_s);
    static const QRegularExpression colon(u"[:：]\\s*"_s);
    const QStringList lines = help.split(u'\n');
    const auto afterName = colon.match(lines.front());
    QStringList page {u".TH POSITION\\-LAB 1 \"\" \"%1\" \"\""_s.arg(escaped(version)), u".nh"_s,
        u".ad l"_s, u".SH NAME"_s,
        u"position\\-lab \\- "_s
            + escaped(lines.front().mid(afterName.capturedEnd()).remove(fullStop)),
        u".SH SYNOPSIS"_s, u".B position\\-lab"_s, u"[FILE | COMMAND] [OPTIONS]"_s,
        u".SH DESCRIPTION"_s};
    QString waiting;
    for (qsizetype at = 1; at < lines.size(); ++at) {
        const QString& line = lines[at];
        const auto heading = colon.match(line, line.size() - 1);
        if (line.isEmpty())
            page += u".PP"_s;
        else if (line.startsWith(QString(indent + 1, u' ')))
            page += escaped(line.trimmed());
        else if (line.startsWith(u' '))
            page += inBody(line, waiting);
        else if (heading.hasMatch())
            page += u".SS \""_s + escaped(line) + u'"';
        else
            page += escaped(line);
    }
    page.removeAll(QString());
    static const QRegularExpression idlePause(u"(\\.PP\n)+(?=\\.(PP|SS|TP)\n|\\.(SS|TP)\\b|$)"_s);
    QString text = page.join(u'\n') + u'\n';
    return text.remove(idlePause);
}

} // namespace lab::app
