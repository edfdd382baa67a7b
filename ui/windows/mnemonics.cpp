#include "ui/windows/mnemonics.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QSet>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

/// Where the underlined letter stands, after its ampersand; −1 without one.
qsizetype placeOfMnemonic(const QString& text)
{
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text[i] != u'&')
            continue;
        if (text[i + 1] != u'&')
            return i + 1;
        ++i;
    }
    return -1;
}

QString withoutMnemonic(QString text)
{
    const qsizetype place = placeOfMnemonic(text);
    if (place < 0)
        return text;
    const bool isBracketed =
        place >= 2 && place + 1 < text.size() && text[place - 2] == u'(' && text[place + 1] == u')';
    return isBracketed ? text.remove(place - 2, 4) : text.remove(place - 1, 1);
}

bool isLatin(QChar letter)
{
    return letter.isLetter() && letter.unicode() < 0x80;
}

/// In brackets behind the words, before the dots of an entry that asks further.
QString bracketed(QString text, QChar letter)
{
    const qsizetype dots = text.endsWith(u'…') ? 1 : 0;
    return text.insert(text.size() - dots, u"(&%1)"_s.arg(letter));
}

QString marked(const QString& text, const QSet<QChar>& taken, const QKeySequence& shortcut)
{
    for (const bool isAtStart : {true, false}) {
        for (qsizetype i = 0; i < text.size(); ++i) {
            const bool isStart = i == 0 || text[i - 1] == u' ';
            if (isLatin(text[i]) && (isStart || !isAtStart) && !taken.contains(text[i].toUpper()))
                return QString(text).insert(i, u'&');
        }
    }
    QString free = shortcut.toString();
    if (free.size() != 1)
        free.clear();
    for (const QChar letter : free + u"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"_s)
        if (!taken.contains(letter))
            return bracketed(text, letter);
    return text;
}

void keepMnemonics(QMenu& menu)
{
    QObject::connect(&menu, &QMenu::aboutToShow, &menu, [&menu] { giveMnemonics(menu); });
    giveMnemonics(menu);
    for (QAction* action : menu.actions())
        if (action->menu())
            keepMnemonics(*action->menu());
}

} // namespace

void giveMnemonics(QMenu& menu)
{
    QSet<QChar> taken;
    QList<QAction*> without;
    for (QAction* action : menu.actions()) {
        if (action->isSeparator())
            continue;
        const qsizetype place = placeOfMnemonic(action->text());
        const QChar letter = place < 0 ? QChar() : action->text().at(place).toUpper();
        if (place < 0 || taken.contains(letter))
            without.push_back(action);
        else
            taken.insert(letter);
    }
    for (QAction* action : without) {
        const QString text = marked(withoutMnemonic(action->text()), taken, action->shortcut());
        const qsizetype place = placeOfMnemonic(text);
        if (place >= 0)
            taken.insert(text[place].toUpper());
        if (text != action->text())
            action->setText(text);
    }
}

void keepMnemonics(QMenuBar& bar)
{
    for (QAction* action : bar.actions())
        if (action->menu())
            keepMnemonics(*action->menu());
}

} // namespace lab::ui
