#include "ui/windows/dialogs/help_window.h"

#include "app/text/translations.h"
#include "tests/qt_test.h"
#include "ui/paint/text/fonts.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QScreen>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>

#include <algorithm>

using namespace Qt::StringLiterals;
using lab::ui::HelpPage;
using lab::ui::HelpWindow;

namespace {

struct Stage {
    explicit Stage(HelpPage which = HelpPage::Program)
        : window(new HelpWindow(nullptr, which))
        , page(window->findChild<QTextBrowser*>())
        , contents(window->findChild<QListWidget*>())
        , search(window->findChild<QLineEdit*>())
    {
        window->show();
    }
    ~Stage() { delete window; }

    QString found() const { return window->findChild<QLabel*>()->text(); }

    QPointer<HelpWindow> window;
    QTextBrowser* page;
    QListWidget* contents;
    QLineEdit* search;
};

} // namespace

class TestHelpWindow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theContentsListTheHeadings();
    void choosingAnEntryScrollsToIt();
    void theContentsFollowThePage();
    void searchFindsEveryPlaceInOrder();
    void searchFindsTheGlossary();
    void aFailedSearchIsReported();
    void theWindowFitsTheScreen();
    void thereIsNoHorizontalScrolling();
    void chineseIsNeverSlanted();
    void codeUsesTheProgramsFont();
};

void TestHelpWindow::codeUsesTheProgramsFont()
{
    for (const HelpPage which : {HelpPage::Program, HelpPage::Lessons}) {
        const Stage stage(which);
        int found = 0;
        QTextDocument& text = *stage.page->document();
        for (QTextBlock block = text.begin(); block.isValid(); block = block.next())
            for (auto piece = block.begin(); !piece.atEnd(); ++piece) {
                const QTextCharFormat format = piece.fragment().charFormat();
                if (!format.hasProperty(QTextFormat::FontFamilies))
                    continue;
                QCOMPARE(format.fontFamilies().toStringList(), lab::ui::codeFamilies());
                QVERIFY(!format.hasProperty(QTextFormat::FontPointSize));
                ++found;
            }
        QVERIFY(found > 10);
        QCOMPARE(text.defaultFont().families(), lab::ui::textFamilies());
    }
}

void TestHelpWindow::theWindowFitsTheScreen()
{
    const HelpWindow window(nullptr);
    const QSize screen = window.screen()->availableSize();
    QVERIFY(screen.width() < 900); // smaller than the default width of the window
    QVERIFY(window.width() < screen.width() && window.height() < screen.height());
}

void TestHelpWindow::thereIsNoHorizontalScrolling()
{
    for (const QString& language : {u"en"_s, u"zh_CN"_s}) {
        lab::app::spokenLanguage(language);
        for (const HelpPage which : {HelpPage::Program, HelpPage::Lessons}) {
            const Stage stage(which);
            stage.window->resize(900, 680); // the default size on a large screen
            QCoreApplication::processEvents();
            const int over = stage.page->horizontalScrollBar()->maximum();
            QVERIFY2(over == 0,
                qPrintable(u"%1 %2: %3"_s.arg(language).arg(static_cast<int>(which)).arg(over)));
            QCOMPARE(stage.contents->horizontalScrollBar()->maximum(), 0);
        }
    }
    lab::app::spokenLanguage(u"en"_s);
}

void TestHelpWindow::chineseIsNeverSlanted()
{
    lab::app::spokenLanguage(u"zh_CN"_s);
    for (const HelpPage which : {HelpPage::Program, HelpPage::Lessons}) {
        const Stage stage(which);
        for (QTextBlock block = stage.page->document()->begin(); block.isValid();
             block = block.next())
            for (auto piece = block.begin(); !piece.atEnd(); ++piece) {
                const QString words = piece.fragment().text();
                const bool isChinese = std::ranges::any_of(
                    words, [](QChar letter) { return letter.script() == QChar::Script_Han; });
                QVERIFY2(
                    !isChinese || !piece.fragment().charFormat().fontItalic(), qPrintable(words));
            }
    }
    lab::app::spokenLanguage(u"en"_s);
}

void TestHelpWindow::theContentsListTheHeadings()
{
    for (const HelpPage which : {HelpPage::Program, HelpPage::Lessons}) {
        Stage stage(which);
        const QStringList lines = stage.page->toMarkdown().split(u'\n');
        const auto headings = std::ranges::count_if(
            lines, [](const QString& line) { return line.startsWith(u"## "_s); });
        QVERIFY(headings > 2);
        QCOMPARE(stage.contents->count(), static_cast<int>(headings));
    }
}

void TestHelpWindow::choosingAnEntryScrollsToIt()
{
    Stage stage;
    const int row = stage.contents->count() / 2;
    stage.contents->setCurrentRow(row);
    const QTextCursor top = stage.page->cursorForPosition({40, 30});
    QVERIFY2(top.block().text() == stage.contents->item(row)->text()
            || top.block().next().text() == stage.contents->item(row)->text(),
        qPrintable(top.block().text()));
    QCOMPARE(stage.contents->currentRow(), row);
}

void TestHelpWindow::theContentsFollowThePage()
{
    Stage stage;
    QCOMPARE(stage.contents->currentRow(), 0);
    QScrollBar* bar = stage.page->verticalScrollBar();
    int last = 0;
    for (int value = 0; value <= bar->maximum(); value += bar->pageStep()) {
        bar->setValue(value);
        QVERIFY(stage.contents->currentRow() >= last);
        last = stage.contents->currentRow();
    }
    QVERIFY(last > stage.contents->count() / 2);
}

void TestHelpWindow::searchFindsEveryPlaceInOrder()
{
    Stage stage;
    stage.search->setText(u"lesson"_s);
    const qsizetype all = stage.page->toPlainText().count(u"lesson"_s, Qt::CaseInsensitive);
    QVERIFY(all > 3);
    for (qsizetype k = 1; k <= all; ++k) {
        QCOMPARE(stage.page->textCursor().selectedText().toLower(), u"lesson"_s);
        QCOMPARE(stage.found(), u"%1 of %2 matches"_s.arg(k).arg(all));
        QTest::keyClick(stage.search, Qt::Key_Return);
    }
    QCOMPARE(stage.found(), u"1 of %1 matches"_s.arg(all));
    QTest::keyClick(stage.search, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(stage.found(), u"%1 of %1 matches"_s.arg(all));
}

void TestHelpWindow::searchFindsTheGlossary()
{
    Stage stage;
    QCOMPARE(stage.contents->item(stage.contents->count() - 1)->text(), u"Symbols and terms"_s);
    for (const QString& word : {u"glossary"_s, u"abbreviation"_s}) {
        stage.search->setText(word);
        QCOMPARE(stage.page->textCursor().selectedText().toLower(), word);
        const qsizetype head = stage.page->toPlainText().indexOf(u"\nSymbols and terms\n"_s);
        QVERIFY(head > 0 && stage.page->textCursor().selectionStart() > head);
    }
}

void TestHelpWindow::aFailedSearchIsReported()
{
    Stage stage;
    stage.search->setText(u"no such word"_s);
    QCOMPARE(stage.found(), u"not found"_s);
    stage.search->clear();
    QCOMPARE(stage.found(), QString());
}

LAB_WIDGET_TESTS(TestHelpWindow)
#include "tst_help_window.moc"
