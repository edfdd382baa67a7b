#pragma once

#include <QWidget>

class QTextBrowser;

namespace lab::ui {

enum class HelpPage {
    Program,
    Lessons, ///< how to write one
};

/// The help: one page of text in the window's language.
class HelpWindow : public QWidget {
    Q_OBJECT
public:
    explicit HelpWindow(QWidget* parent, HelpPage page = HelpPage::Program);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();

    HelpPage m_which;
    QTextBrowser* m_page;
};

/// Name, version and licence.
void showAbout(QWidget* window);

} // namespace lab::ui
