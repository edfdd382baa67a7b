#include "ui/windows/beside/help_window.h"

#include "ui/lessons/languages.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QKeyEvent>
#include <QMessageBox>
#include <QTextBrowser>
#include <QTextTable>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace lab::ui {

HelpWindow::HelpWindow(QWidget* parent, HelpPage page)
    : QWidget(parent, Qt::Window)
    , m_which(page)
    , m_page(new QTextBrowser)
{
    setAttribute(Qt::WA_DeleteOnClose);
    resize(680, 640);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_page);
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->setOpenExternalLinks(true);
    m_page->document()->setDocumentMargin(24);
    retranslate();
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
    else
        QWidget::keyPressEvent(event);
}

void HelpWindow::retranslate()
{
    setWindowTitle(m_which == HelpPage::Lessons ? tr("Writing a lesson — Position Lab")
                                                : tr("Help — Position Lab"));
    m_page->setAccessibleName(tr("Help"));
    const QString language = windowLanguage();
    const bool isOfLessons = m_which == HelpPage::Lessons;
    QFile page((isOfLessons ? u":/help/lessons_%1.md"_s : u":/help/%1.md"_s).arg(language));
    if (page.open(QIODevice::ReadOnly))
        m_page->setMarkdown(QString::fromUtf8(page.readAll()));
    for (QTextFrame* frame : m_page->document()->rootFrame()->childFrames()) {
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
}

void showAbout(QWidget* window)
{
    QMessageBox::about(window, HelpWindow::tr("About Position Lab"),
        HelpWindow::tr("<p><b>Position Lab %1</b></p><p>A laboratory for the position encodings "
                       "of Transformers.</p><p>MIT licence. Formulas are set in outlines of New "
                       "Computer Modern.</p>")
            .arg(QCoreApplication::applicationVersion()));
}

} // namespace lab::ui
