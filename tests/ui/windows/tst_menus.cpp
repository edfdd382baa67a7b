#include "app/text/translations.h"
#include "tests/qt_test.h"
#include "ui/benches/all_benches.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/mnemonics.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>

#include <vector>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

QChar mnemonicOf(QString text)
{
    text.replace(u"&&"_s, QString());
    const qsizetype ampersand = text.indexOf(u'&');
    return ampersand < 0 ? QChar() : text.at(ampersand + 1).toUpper();
}

/// Describes two entries of a menu with the same mnemonic or one without any; empty if there are
/// none.
QString mnemonicError(const QList<QAction*>& entries)
{
    QSet<QChar> taken;
    for (const QAction* entry : entries) {
        if (entry->isSeparator())
            continue;
        const QChar letter = mnemonicOf(entry->text());
        if (letter.isNull())
            return entry->text() + u" has no letter"_s;
        if (taken.contains(letter))
            return entry->text() + u" has the letter of another"_s;
        taken.insert(letter);
    }
    return {};
}

QList<QMenu*> menusIn(const QList<QAction*>& entries)
{
    QList<QMenu*> menus;
    for (const QAction* entry : entries) {
        if (!entry->menu())
            continue;
        menus += entry->menu();
        menus += menusIn(entry->menu()->actions());
    }
    return menus;
}

std::vector<BenchId> benchIds()
{
    return {allBenches().begin(), allBenches().end()};
}

} // namespace

class TestMenus : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyEntryHasItsOwnMnemonic_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addRow("English") << u"en"_s;
        QTest::addRow("Chinese") << u"zh_CN"_s;
    }

    void everyEntryHasItsOwnMnemonic()
    {
        QFETCH(const QString, language);
        app::spokenLanguage(language);
        QMenuBar bar;
        Actions actions(bar, benchIds());
        QCOMPARE(mnemonicError(bar.actions()), QString());
        const QList<QMenu*> menus = menusIn(bar.actions());
        QVERIFY(menus.size() > 5);
        for (QMenu* menu : menus)
            QCOMPARE(mnemonicError(menu->actions()), QString());

        app::spokenLanguage(language == "en"_L1 ? u"zh_CN"_s : u"en"_s);
        actions.retranslate();
        for (QMenu* menu : menus) {
            Q_EMIT menu->aboutToShow();
            QCOMPARE(mnemonicError(menu->actions()), QString());
        }
        app::spokenLanguage(u"en"_s);
    }

    void entriesHaveUniqueShortcuts()
    {
        QMenuBar bar;
        Actions actions(bar, benchIds());
        QHash<QKeySequence, QString> taken;
        for (const QMenu* menu : menusIn(bar.actions())) {
            for (const QAction* entry : menu->actions()) {
                for (const QKeySequence& keys : entry->shortcuts()) {
                    QVERIFY2(!taken.contains(keys),
                        qPrintable(keys.toString() + u": "_s + entry->text() + taken.value(keys)));
                    taken.insert(keys, entry->text());
                }
            }
        }
        QVERIFY(taken.size() > 20);
    }

    void aMnemonicIsKeptIfItIsFree_data()
    {
        QTest::addColumn<QStringList>("texts");
        QTest::addColumn<QStringList>("wanted");
        const auto row = [](const char* name, const QStringList& texts, const QStringList& wanted) {
            QTest::newRow(name) << texts << wanted;
        };
        row("kept", {u"&Save"_s, u"Save &as…"_s}, {u"&Save"_s, u"Save &as…"_s});
        row("first come", {u"&Save"_s, u"&Seal it"_s}, {u"&Save"_s, u"Seal &it"_s});
        row("a stated one before one to be found", {u"Waves"_s, u"&Wires"_s},
            {u"W&aves"_s, u"&Wires"_s});
        row("inside a word", {u"&Ab"_s, u"&Ba"_s, u"Bac"_s}, {u"&Ab"_s, u"&Ba"_s, u"Ba&c"_s});
        row("one that another can spare",
            {u"&Mode"_s, u"&Code…"_s, u"C&ode"_s, u"Cod&e"_s, u"&Do it"_s},
            {u"&Mode"_s, u"&Code…"_s, u"C&ode"_s, u"Cod&e"_s, u"&Do it"_s});
        row("a letter taken from an entry with others", {u"&Copy"_s, u"&C"_s},
            {u"C&opy"_s, u"&C"_s});
        row("a word behind a tab", {u"A\tb"_s, u"A\tb"_s}, {u"&A\tb"_s, u"A(&B)\tb"_s});
        row("no letters", {u"波"_s, u"旋转…"_s}, {u"波(&A)"_s, u"旋转(&B)…"_s});
        row("brackets", {u"保存(&S)"_s, u"停止(&S)…"_s}, {u"保存(&S)"_s, u"停止(&A)…"_s});
        row("an ampersand", {u"A && B"_s}, {u"&A && B"_s});
    }

    void aMnemonicIsKeptIfItIsFree()
    {
        QFETCH(const QStringList, texts);
        QFETCH(const QStringList, wanted);
        QMenu menu;
        for (const QString& text : texts)
            menu.addAction(text);
        giveMnemonics(menu);
        for (qsizetype i = 0; i < texts.size(); ++i)
            QCOMPARE(menu.actions().at(i)->text(), wanted[i]);
    }

    void aOneKeyShortcutIsTheMnemonicOfATextWithoutLetters()
    {
        QMenu menu;
        menu.addAction(u"波"_s)->setShortcut(Qt::Key_1);
        giveMnemonics(menu);
        QCOMPARE(menu.actions().first()->text(), u"波(&1)"_s);
    }
};

LAB_WIDGET_TESTS(TestMenus)
#include "tst_menus.moc"
