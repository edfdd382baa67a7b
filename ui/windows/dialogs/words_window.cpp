#include "ui/windows/dialogs/words_window.h"

#include <QApplication>
#include <QKeyEvent>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace lab::ui {

WordsWindow::WordsWindow(
    QWidget* parent, const std::vector<ShownWord>& words, std::optional<BenchId> bench)
    : QWidget(parent, Qt::Window)
    , m_text(new QTextBrowser)
{
    setAttribute(Qt::WA_DeleteOnClose);
    resize(480, 520);
    setWindowTitle(tr("Terms here — Position Lab"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_text);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(16);
    m_text->setAccessibleName(tr("Terms here"));
    m_text->setHtml(words.empty()
            ? u"<p>%1</p>"_s.arg(tr("No symbols or terms here. The full glossary is in Help (F1)."))
            : textOf(words, bench));
    m_text->setFocus(Qt::OtherFocusReason);
}

void WordsWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

void showWordsWindow(QWidget* window)
{
    std::vector<ShownWord> words;
    std::optional<BenchId> bench;
    const auto add = [&](const QWidget* part) {
        const auto* wordsPart = dynamic_cast<const WordProvider*>(part);
        if (!wordsPart)
            return;
        std::ranges::copy(wordsPart->shownWords(), std::back_inserter(words));
        if (!bench)
            bench = wordsPart->bench();
    };
    for (QWidget* at = QApplication::focusWidget(); at && words.empty(); at = at->parentWidget())
        add(at);
    if (words.empty()) {
        for (const QWidget* part : window->findChildren<QWidget*>()) {
            if (part->isVisible())
                add(part);
        }
    }
    (new WordsWindow(window, words, bench))->show();
}

} // namespace lab::ui

#include "moc_words_window.cpp"
