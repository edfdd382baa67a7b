#pragma once

#include "core/frames/code/code_mistakes.h"
#include "ui/paint/code/code_text.h"
#include "ui/paint/look.h"
#include "ui/windows/window_services.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QScrollArea;

namespace lab::ui {

class Actions;
class MainWindow;
class SegmentedChoice;
class Store;

/// The code view: the program that computes the present bench's numbers, in NumPy or PyTorch, to
/// copy or to save, and beside it what people get wrong, each with its number and, where a
/// parameter does it, a button that loads the damage with the right state pinned as A.
///
/// It follows the state while it is shown. The store, the services and the look outlive it.
class CodeWindow : public QWidget {
    Q_OBJECT
public:
    CodeWindow(Store& store, const WindowServices& services, const Look& look, QWidget* parent);

    QString code() const; ///< as it is shown

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct MistakeCard {
        CodeMistake mistake;
        QLabel* title;
        QLabel* sentence;
        std::vector<QLabel*> captions;
        std::vector<QLabel*> lines; ///< of code
        QPushButton* show; ///< or none
    };

    void build();
    QWidget* newProgram();
    QWidget* newMistakes();
    void fillMistakes();
    MistakeCard newCard(CodeMistake mistake, QWidget* list);
    void wear();
    void showState();
    void showDamage(CodeMistake mistake);
    void copy();
    void save();

    Store& m_store;
    const WindowServices& m_services;
    const Look& m_look;
    CodeLibrary m_library = CodeLibrary::NumPy;
    BenchId m_bench = BenchId::Waves; ///< whose mistakes are listed
    QWidget* m_content = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_remark = nullptr;
    SegmentedChoice* m_choice = nullptr;
    QPlainTextEdit* m_code = nullptr;
    QPushButton* m_copy = nullptr;
    QLabel* m_mistakesTitle = nullptr;
    QScrollArea* m_scroll = nullptr;
    std::vector<MistakeCard> m_cards;
};

/// Lets the entry of the menu open the window.
void bindCodeWindow(
    Actions& actions, Store& store, const WindowServices& services, MainWindow& window);

} // namespace lab::ui
