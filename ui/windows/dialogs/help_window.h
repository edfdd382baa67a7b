#pragma once

#include <QWidget>

class QHelpEvent;
class QLabel;
class QLineEdit;
class QListWidget;
class QTextBrowser;
class QTextDocument;

namespace lab::ui {

enum class HelpPage {
    Program,
    Lessons, ///< how to write a lesson
};

/// The help: one page of text in the window's language, its contents on the left, and a search. The
/// help on the program ends with all symbols and terms; a term under a resting pointer shows its
/// explanation.
///
/// Ctrl+F goes to the search; Return finds the next match, with Shift the previous one, and after
/// the last one the first.
class HelpWindow : public QWidget {
    Q_OBJECT
public:
    explicit HelpWindow(QWidget* parent, HelpPage page = HelpPage::Program);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override; ///< the pointer over the page

private:
    void retranslate();
    void fillContents();
    void goTo(int row); ///< of the contents
    void followPage(); ///< marks the current section in the contents
    void countFound();
    void find(bool isBackwards);
    bool showWordTip(const QHelpEvent& asked);

    HelpPage m_which;
    QLineEdit* m_search;
    QLabel* m_found;
    QListWidget* m_contents;
    QTextBrowser* m_page;
    QTextDocument* m_text = nullptr; ///< of the page
};

/// Name, version and license.
void showAbout(QWidget* window);

} // namespace lab::ui
