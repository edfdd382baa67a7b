#pragma once

#include "ui/views/words/words_here.h"

#include <QWidget>

class QTextBrowser;

namespace lab::ui {

/// The texts of one part of the main window, one below the other, to be read with the keyboard or
/// by a screen reader. Escape closes it.
class WordsWindow : public QWidget {
    Q_OBJECT
public:
    WordsWindow(QWidget* parent, const std::vector<ShownWord>& words, std::optional<BenchId> bench);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QTextBrowser* m_text;
};

/// Of the focused part, or of the nearest one around it that has texts.
void showWordsWindow(QWidget* window);

} // namespace lab::ui
