#include "ui/windows/parts/mnemonics.h"

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QSet>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

/// The index of the underlined letter, after its ampersand; −1 if there is none.
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

/// In brackets after the text, before the ellipsis of an entry that opens a dialog.
QString bracketed(QString text, QChar letter)
{
    const qsizetype dots = text.endsWith(u'…') ? 1 : 0;
    return text.insert(text.size() - dots, u"(&%1)"_s.arg(letter));
}

/// The part before the tab, after which a menu writes at its right end.
QString wordsOf(const QString& text)
{
    return text.section(u'\t', 0, 0);
}

/// The indices of its Latin letters, those at the start of a word first.
QList<qsizetype> places(const QString& text)
{
    QList<qsizetype> all;
    const QString words = wordsOf(text);
    for (const bool isAtStart : {true, false}) {
        for (qsizetype i = 0; i < words.size(); ++i) {
            const bool isStart = i == 0 || words[i - 1] == u' ';
            if (isLatin(words[i]) && isStart == isAtStart)
                all.push_back(i);
        }
    }
    return all;
}

/// Letters assigned to texts: one without a free letter takes that of a text that has another.
class Letters {
public:
    explicit Letters(const QStringList& texts)
        : m_texts(texts)
    {
    }

    bool isTaken(QChar letter) const { return m_owners.contains(letter); }
    void take(QChar letter, qsizetype text) { m_owners.insert(letter, text); }

    bool give(qsizetype text)
    {
        QSet<QChar> tried;
        return give(text, tried);
    }

    qsizetype placeIn(qsizetype text) const
    {
        for (const qsizetype place : places(m_texts[text]))
            if (m_owners.value(m_texts[text][place].toUpper(), -1) == text)
                return place;
        return -1;
    }

private:
    bool give(qsizetype text, QSet<QChar>& tried)
    {
        for (const bool isFree : {true, false}) {
            for (const qsizetype place : places(m_texts[text])) {
                const QChar letter = m_texts[text][place].toUpper();
                if (isTaken(letter) == isFree || tried.contains(letter))
                    continue;
                tried.insert(letter);
                if (isFree || give(m_owners.value(letter), tried)) {
                    take(letter, text);
                    return true;
                }
            }
        }
        return false;
    }

    QStringList m_texts;
    QHash<QChar, qsizetype> m_owners;
};

QString bracketedIn(const QString& text, const Letters& letters, const QKeySequence& shortcut)
{
    QString free = shortcut.toString();
    if (free.size() != 1)
        free.clear();
    for (const QChar letter : free + u"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"_s)
        if (!letters.isTaken(letter))
            return bracketed(wordsOf(text), letter) + text.mid(wordsOf(text).size());
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
    QList<QAction*> entries;
    QStringList texts; // without the marker
    for (QAction* action : menu.actions()) {
        if (action->isSeparator())
            continue;
        entries.push_back(action);
        texts.push_back(withoutMnemonic(action->text()));
    }
    Letters letters(texts);
    QList<qsizetype> without;
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const QString text = entries[i]->text();
        const qsizetype place = placeOfMnemonic(text);
        const QChar letter = place < 0 ? QChar() : text.at(place).toUpper();
        if (place < 0 || letters.isTaken(letter))
            without.push_back(i);
        else
            letters.take(letter, i);
    }
    without.removeIf([&](qsizetype i) { return letters.give(i); });
    for (qsizetype i = 0; i < entries.size(); ++i) {
        QString text = entries[i]->text();
        if (without.contains(i)) {
            text = bracketedIn(texts[i], letters, entries[i]->shortcut());
            if (const qsizetype place = placeOfMnemonic(text); place >= 0)
                letters.take(text[place].toUpper(), i);
        } else if (const qsizetype place = letters.placeIn(i); place >= 0) {
            text = QString(texts[i]).insert(place, u'&');
        }
        if (text != entries[i]->text())
            entries[i]->setText(text);
    }
}

void keepMnemonics(QMenuBar& bar)
{
    for (QAction* action : bar.actions())
        if (action->menu())
            keepMnemonics(*action->menu());
}

} // namespace lab::ui
