#pragma once

#include "ui/windows/dialogs/state_window.h"

namespace lab::ui {

class SegmentedChoice;
struct WindowParts;

/// The adviser's part of a config.json: for the encoding selected in Compare, with the required
/// lengths, to read and to copy; a sentence if there is none.
class AdvisedWindow final : public StateWindow {
    Q_OBJECT
public:
    AdvisedWindow(Store& store, const WindowServices& services, const Look& look, QWidget* parent);

    QString block() const; ///< as shown
    QString readingNotes() const;

private:
    void addParts(QHBoxLayout& parts) override;
    void applyLook() override;
    void showState() override;

    QLabel* m_title = nullptr;
    SegmentedChoice* m_keys = nullptr;
    QPlainTextEdit* m_block = nullptr;
    QLabel* m_readingNotes = nullptr;
    QPushButton* m_copy = nullptr;
};

/// Makes the menu entry open the window.
void bindAdvisedWindow(const WindowParts& parts);

} // namespace lab::ui
