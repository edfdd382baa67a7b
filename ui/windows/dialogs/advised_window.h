#pragma once

#include "ui/windows/dialogs/state_window.h"

namespace lab::ui {

class SegmentedChoice;
struct WindowParts;

/// The adviser's own part of a config.json: of the encoding chosen in Compare, with the lengths
/// that are needed, to read and to copy; a sentence where there is none.
class AdvisedWindow final : public StateWindow {
    Q_OBJECT
public:
    AdvisedWindow(Store& store, const WindowServices& services, const Look& look, QWidget* parent);

    QString block() const; ///< as it is shown
    QString readingNotes() const;

private:
    void addParts(QHBoxLayout& parts) override;
    void wear() override;
    void showState() override;

    QLabel* m_title = nullptr;
    SegmentedChoice* m_keys = nullptr;
    QPlainTextEdit* m_block = nullptr;
    QLabel* m_readingNotes = nullptr;
    QPushButton* m_copy = nullptr;
};

/// Lets the menu's entry open the window.
void bindAdvisedWindow(const WindowParts& parts);

} // namespace lab::ui
