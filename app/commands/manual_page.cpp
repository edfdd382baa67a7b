#include "app/commands/manual_page.h"

#include "app/commands/text_columns.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::CommandLine)
};

// Characters with a special meaning in troff, or replaced typographically, as its escapes; \: is
// where a line of Chinese may end.
QString escaped(const QString& text)
{
    QString page = text.startsWith(u'.') ? u"\\&"_s : QString();
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (at > 0 && text[at - 1] != u' ' && mayBreak(text, at))
            page += u"\\:"_s;
        switch (text[at].unicode()) {
        case u'\\':
            page += u"\\(rs"_s;
            break;
        case u'-':
            page += u"\\-"_s;
            break;
        case u'`':
            page += u"\\(ga"_s;
            break;
        case u'\'':
            page += u"\\(aq"_s;
            break;
        case u'"':
            page += u"\\(dq"_s;
            break;
        default:
            page += text[at];
        }
    }
    return page;
}

} // namespace

QString manualPage(const QList<HelpSection>& sections)
{
    QStringList page {u".TH POSITION\\-LAB 1 \"\" \"%1\" \"\""_s.arg(escaped(versionText())),
        u".nh"_s, u".ad l"_s, u".SH NAME"_s, u"position\\-lab \\- "_s + escaped(purposeText()),
        u".SH SYNOPSIS"_s, u".B position\\-lab"_s, u"[FILE | COMMAND] [OPTIONS]"_s,
        u".SH DESCRIPTION"_s};
    for (const HelpSection& section : sections) {
        if (!section.heading.isEmpty())
            page += u".SS \"%1\""_s.arg(escaped(Words::tr("%1:").arg(section.heading)));
        for (const HelpEntry& entry : section.entries)
            page += {u".TP"_s, u".B "_s + escaped(entry.typed), escaped(entry.meaning)};
        if (!section.note.isEmpty())
            page += {u".PP"_s, escaped(section.note)};
    }
    return page.join(u'\n') + u'\n';
}

} // namespace lab::app
