#pragma once

#include "core/frames/code/code_mistakes.h"
#include "ui/paint/code/code_text.h"
#include "ui/views/controls/divider.h"
#include "ui/windows/dialogs/state_window.h"

#include <vector>

class QScrollArea;

namespace lab {
struct BenchFrames;
}

namespace lab::ui {

class Actions;
struct WindowParts;
class SegmentedChoice;

/// The code view: the program that computes the current bench's numbers, in NumPy or PyTorch, to
/// copy or to save, and beside it common mistakes, each with its effect and, if a parameter causes
/// it, a button that loads it with the right state pinned as A.
///
/// Law: until the divider is moved, at least half of the height is code, as far as a low window has
/// space besides the other parts.
class CodeWindow final : public StateWindow {
    Q_OBJECT
public:
    CodeWindow(Store& store, const WindowServices& services, const Look& look, QWidget* parent);

    QString code() const; ///< as shown

private:
    struct MistakeCard {
        CodeMistake mistake;
        QLabel* title;
        QLabel* sentence;
        std::vector<QLabel*> captions;
        std::vector<QLabel*> lines; ///< of code
        QPushButton* show; ///< or none
    };

    void addParts(QHBoxLayout& parts) override;
    void applyLook() override;
    void showState() override;
    void arranged(bool isWide) override;
    QWidget* newProgram();
    QWidget* newMistakes();
    void fillMistakes();
    MistakeCard newCard(CodeMistake mistake, QWidget* list);
    void showDamage(CodeMistake mistake);
    int mistakesSize(int given) const; ///< along the divider, of this number of pixels
    QString note() const; ///< about what the program writes
    void save();

    CodeLibrary m_library = CodeLibrary::NumPy;
    const BenchFrames* m_frames = nullptr; ///< whose mistakes are listed
    Divider::Taken m_taken; ///< of the mistakes
    Divider* m_divider = nullptr;
    QWidget* m_program = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_note = nullptr;
    SegmentedChoice* m_choice = nullptr;
    QPlainTextEdit* m_code = nullptr;
    QWidget* m_mistakes = nullptr; ///< visible if the bench has any
    QLabel* m_mistakesTitle = nullptr;
    QScrollArea* m_scroll = nullptr;
    std::vector<MistakeCard> m_cards;
};

/// Makes the menu entry open the window.
void bindCodeWindow(const WindowParts& parts);

} // namespace lab::ui
