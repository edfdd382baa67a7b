#pragma once

#include "ui/store/outcome.h"
#include "ui/views/reading/reading_view.h"

#include <QWidget>

#include <functional>
#include <optional>

class QCheckBox;
class QLabel;
class QPushButton;

namespace lab::ui {

class Actions;
struct WindowParts;
class MessageBar;
class PairsView;
class Store;
struct Look;

/// Every pair of RoPE in numbers, in a window beside the pictures: it follows the state, and a
/// selected row selects the pair in all pictures.
///
/// Copies the selected rows, or all, as tab-separated numbers; saves all as CSV or JSON. Copied and
/// saved numbers have 17 significant digits, however many are shown.
class PairsWindow : public QWidget {
    Q_OBJECT
public:
    /// Writes a file completely or not at all.
    using Write = std::function<Outcome<void>(const QString& path, const QByteArray& bytes)>;

    /// Uses the palette of `look`, also when it changes with the application's.
    PairsWindow(Store& store, Write write, const Look& look, QWidget* parent);

    PairsView& table() const { return *m_table; }
    void setDigits(DigitsShown digits);
    void setPointed(std::optional<int> pair); ///< the row of the element under the pointer
                                              ///< elsewhere
    void saveTo(const QString& path); ///< .json, else CSV
    QString message() const; ///< the last error

Q_SIGNALS:
    void digitsChanged(lab::ui::DigitsShown digits);
    void pointed(std::optional<int> pair); ///< a row, or none

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void showState();
    void copy(const std::vector<int>& pairs);
    void saveAs(const QString& suffix);
    void applyLook();
    void retranslate();

    Store& m_store;
    const Look& m_look;
    Write m_write;
    MessageBar* m_messages;
    QLabel* m_summary;
    PairsView* m_table;
    QCheckBox* m_allDigits;
    QPushButton* m_copyMarked;
    QPushButton* m_copyAll;
    QPushButton* m_saveCsv;
    QPushButton* m_saveJson;
};

/// Makes the menu entry open the window, one for each main window, with the digits selected in the
/// menu.
void bindPairsWindow(const WindowParts& parts);

} // namespace lab::ui
