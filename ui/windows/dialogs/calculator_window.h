#pragma once

#include "core/frames/context/calculator_frame.h"
#include "core/frames/context/server_line.h"
#include "ui/windows/dialogs/state_window.h"

#include <optional>
#include <vector>

namespace lab::ui {

class Actions;
struct WindowParts;
class ParameterRow;
class SegmentedChoice;

/// The calculator: what each method changes to get from the training length to the target length,
/// one sentence per method, and the block of the selected one to copy into a config.json, or the
/// command that starts a server with it.
///
/// Its fields and buttons are edits of the state.
class CalculatorWindow final : public StateWindow {
    Q_OBJECT
public:
    CalculatorWindow(
        Store& store, const WindowServices& services, const Look& look, QWidget* parent);

    QString block() const; ///< as shown, or the command; empty if there is none

private:
    struct MethodRow {
        QLabel* name;
        QLabel* sentence;
        QPushButton* use;
    };

    void addParts(QHBoxLayout& parts) override;
    void applyLook() override;
    void showState() override;
    void arranged(bool isWide) override;
    QWidget* newLengths();
    QWidget* newMethods();
    QWidget* newBlock();
    void use(int method); ///< of the lines
    void showBlock(const LabState& state, const CalculatorFrame& frame);
    std::optional<Server> chosenServer() const; ///< none for the block
    RopeBlockText chosenText(const LabState& state) const; ///< of the selected form
    int linesShown() const; ///< of the block, as wrapped
    void fitBlock(); ///< below the methods it takes at most the height of its lines, and of seven

    std::vector<ParameterRow*> m_lengths;
    QLabel* m_sum = nullptr;
    std::vector<MethodRow> m_methods;
    QLabel* m_blockTitle = nullptr;
    SegmentedChoice* m_form = nullptr; ///< the configuration, or a server's command
    SegmentedChoice* m_keys = nullptr;
    QPlainTextEdit* m_block = nullptr;
    QPushButton* m_copy = nullptr;
    bool m_isWide = false; ///< the block is beside the methods
    QLabel* m_readingNotes = nullptr;
};

/// Makes the menu entries open the calculator, copy the current block and paste one. Errors in a
/// pasted text are reported by the window.
void bindCalculator(const WindowParts& parts);

} // namespace lab::ui
