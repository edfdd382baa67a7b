#include "ui/windows/dialogs/help_window.h"

#include "ui/lessons/languages.h"
#include "ui/paint/desk_scale.h"
#include "ui/paint/text/fonts.h"
#include "ui/views/controls/plain_widgets.h"
#include "ui/views/words/word_text.h"
#include "ui/windows/parts/window_places.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFragment>
#include <QTextTable>
#include <QToolTip>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr int contentsWidth = 200;
constexpr int margin = 24; // of the page
constexpr int placeRole = Qt::UserRole; // of a heading: its block's number

double topOf(const QTextBrowser& page, int block)
{
    const QTextDocument& text = *page.document();
    return text.documentLayout()->blockBoundingRect(text.findBlockByNumber(block)).top();
}

/// Code has the program's font, in the size of the surrounding text; the Markdown reader uses the
/// system's.
void useOwnCodeFont(QTextDocument& text)
{
    QList<QTextFragment> code;
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next())
        for (auto piece = block.begin(); !piece.atEnd(); ++piece)
            if (piece.fragment().charFormat().hasProperty(QTextFormat::FontFamilies))
                code += piece.fragment();
    for (const QTextFragment& fragment : code) {
        QTextCharFormat format = fragment.charFormat();
        format.setFontFamilies(codeFamilies());
        format.clearProperty(QTextFormat::FontPointSize);
        format.clearProperty(QTextFormat::FontPixelSize);
        QTextCursor cursor(&text);
        cursor.setPosition(fragment.position());
        cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
        cursor.setCharFormat(format);
    }
}

} // namespace

HelpWindow::HelpWindow(QWidget* parent, HelpPage page)
    : QWidget(parent, Qt::Window)
    , m_which(page)
    , m_search(new QLineEdit)
    , m_found(newLabel())
    , m_contents(new QListWidget)
    , m_page(new QTextBrowser)
{
    setAttribute(Qt::WA_DeleteOnClose);
    const double scale = parent ? deskScale(parent->window()->size()) : 1;
    QFont own = font();
    own.setPixelSize(qRound(QFontInfo(own).pixelSize() * scale));
    if (scale > 1)
        setFont(own);
    resize(sizeOnScreen(*this, QSize(900, 680) * scale));
    auto* side = new QVBoxLayout;
    side->setContentsMargins(12, 12, 0, 0);
    side->addWidget(m_search);
    side->addWidget(m_found);
    side->addWidget(m_contents, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addLayout(side);
    row->addWidget(m_page, 1);
    m_contents->setFrameShape(QFrame::NoFrame);
    m_contents->setWordWrap(true); // a long heading has a second line, and there is no horizontal
                                   // scroll bar
    m_contents->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_contents->viewport()->setBackgroundRole(QPalette::Window);
    for (QWidget* part : {static_cast<QWidget*>(m_search), static_cast<QWidget*>(m_contents)})
        part->setFixedWidth(qRound(contentsWidth * scale));
    m_search->setClearButtonEnabled(true);
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->setOpenExternalLinks(true);
    m_page->viewport()->installEventFilter(this);
    connect(m_contents, &QListWidget::currentRowChanged, this, &HelpWindow::goTo);
    connect(m_page->verticalScrollBar(), &QScrollBar::valueChanged, this, &HelpWindow::followPage);
    connect(m_search, &QLineEdit::textChanged, this, [this] {
        m_page->moveCursor(QTextCursor::Start);
        find(false);
    });
    retranslate();
    m_page->setFocus(Qt::OtherFocusReason);
}

void HelpWindow::fillContents()
{
    const QSignalBlocker blocker(m_contents);
    m_contents->clear();
    for (QTextBlock block = m_page->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() != 2)
            continue;
        auto* entry = new QListWidgetItem(block.text(), m_contents);
        entry->setData(placeRole, block.blockNumber());
    }
    followPage();
}

void HelpWindow::goTo(int row)
{
    if (const QListWidgetItem* entry = m_contents->item(row))
        m_page->verticalScrollBar()->setValue(
            static_cast<int>(topOf(*m_page, entry->data(placeRole).toInt())) - margin / 2);
}

void HelpWindow::followPage()
{
    const QSignalBlocker blocker(m_contents);
    const int read = m_page->verticalScrollBar()->value() + margin;
    int row = 0;
    for (int i = 0; i < m_contents->count(); ++i)
        if (topOf(*m_page, m_contents->item(i)->data(placeRole).toInt()) <= read)
            row = i;
    m_contents->setCurrentRow(row);
}

void HelpWindow::countFound()
{
    const QString words = m_search->text();
    int before = 0;
    int all = 0;
    const QTextCursor here = m_page->textCursor();
    for (QTextCursor at = m_page->document()->find(words); !words.isEmpty() && !at.isNull();
         at = m_page->document()->find(words, at)) {
        ++all;
        if (at.selectionStart() <= here.selectionStart())
            ++before;
    }
    m_found->setText(words.isEmpty() ? QString()
            : all == 0               ? tr("not found")
                                     : tr("%1 of %2 matches").arg(before).arg(all));
}

void HelpWindow::find(bool isBackwards)
{
    const QString words = m_search->text();
    const auto flags = isBackwards ? QTextDocument::FindFlags(QTextDocument::FindBackward)
                                   : QTextDocument::FindFlags();
    if (words.isEmpty()) {
        QTextCursor cursor = m_page->textCursor();
        cursor.clearSelection();
        m_page->setTextCursor(cursor);
    } else if (!m_page->find(words, flags)) {
        m_page->moveCursor(isBackwards ? QTextCursor::End : QTextCursor::Start);
        m_page->find(words, flags);
    }
    countFound();
}

bool HelpWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_page->viewport() && event->type() == QEvent::ToolTip
        && showWordTip(*static_cast<QHelpEvent*>(event)))
        return true;
    return QWidget::eventFilter(watched, event);
}

bool HelpWindow::showWordTip(const QHelpEvent& asked)
{
    const QTextCursor here = m_page->cursorForPosition(asked.pos());
    const QTextBlock block = here.block();
    for (const WordPlace& place : ownWords().placesIn(block.text(), windowLanguage(), {})) {
        QTextCursor from(block);
        from.setPosition(block.position() + static_cast<int>(place.from));
        QTextCursor to = from;
        to.setPosition(from.position() + static_cast<int>(place.length));
        const QRect rect = m_page->cursorRect(from) | m_page->cursorRect(to);
        if (!rect.contains(asked.pos()))
            continue;
        QToolTip::showText(asked.globalPos(), wordTip(*place.word, {}), m_page->viewport(), rect);
        return true;
    }
    return false;
}

void HelpWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void HelpWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else if (event->matches(QKeySequence::Find))
        m_search->setFocus(Qt::ShortcutFocusReason);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        find(event->modifiers() & Qt::ShiftModifier);
    else
        QWidget::keyPressEvent(event);
}

void HelpWindow::retranslate()
{
    setWindowTitle(m_which == HelpPage::Lessons ? tr("Writing a lesson — Position Lab")
                                                : tr("Help — Position Lab"));
    m_page->setAccessibleName(tr("Help"));
    m_contents->setAccessibleName(tr("Contents"));
    m_search->setAccessibleName(tr("Search the help"));
    m_search->setPlaceholderText(tr("Search (Ctrl+F)"));
    const QString language = windowLanguage();
    const bool isOfLessons = m_which == HelpPage::Lessons;
    QFile page((isOfLessons ? u":/help/lessons_%1.md"_s : u":/help/%1.md"_s).arg(language));
    // A visible document is laid out again after each inserted paragraph, which takes seconds.
    auto* text = new QTextDocument(m_page);
    text->setDefaultFont(m_page->font());
    text->setDocumentMargin(margin);
    if (page.open(QIODevice::ReadOnly))
        text->setMarkdown(
            QString::fromUtf8(page.readAll()) + (isOfLessons ? QString() : chapterOfWords()));
    useOwnCodeFont(*text);
    for (QTextFrame* frame : text->rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(0);
        format.setCellSpacing(0);
        format.setCellPadding(4);
        format.setBottomMargin(12);
        table->setFormat(format);
    }
    m_page->setDocument(text);
    delete std::exchange(m_text, text);
    connect(text->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
        &HelpWindow::followPage);
    fillContents();
    countFound();
}

void showAbout(QWidget* window)
{
    QMessageBox::about(window, HelpWindow::tr("About Position Lab"),
        HelpWindow::tr(
            "<p><b>Position Lab %1</b></p><p>A laboratory for the position encodings of "
            "Transformers.</p><p>MIT license. Formulas use outlines of New Computer Modern.</p>")
            .arg(QCoreApplication::applicationVersion()));
}

} // namespace lab::ui

#include "moc_help_window.cpp"
