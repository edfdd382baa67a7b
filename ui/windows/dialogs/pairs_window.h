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

/// Every pair of RoPE in numbers, in a window beside the pictures: it follows the state, and a row
/// that is chosen is the pair selected in all pictures.
///
/// Copies the marked rows, or all, with tabs between the numbers; saves all as CSV or JSON. What it
/// copies and saves has 17 significant digits, whatever it shows.
class PairsWindow : public QWidget {
    Q_OBJECT
public:
    /// Writes a file whole or not at all.
    using Write = std::function<Outcome<void>(const QString& path, const QByteArray& bytes)>;

    /// Wears the palette that `look` has, also when that changes with the application's.
    PairsWindow(Store& store, Write write, const Look& look, QWidget* parent);

    PairsView& table() const { return *m_table; }
    void setDigits(DigitsShown digits);
    void setPointed(std::optional<int> pair); ///< the row of what is under the pointer elsewhere
    void saveTo(const QString& path); ///< .json, else CSV
    QString message() const; ///< what went wrong last

Q_SIGNALS:
    void digitsChanged(lab::ui::DigitsShown digits);
    void pointed(std::optional<int> pair); ///< a row, or none any more

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void showState();
    void copy(const std::vector<int>& pairs);
    void saveAs(const QString& suffix);
    void wear();
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

/// Lets the menu's entry open the window, one for each main window, with the digits that the menu
/// has switched on.
void bindPairsWindow(const WindowParts& parts);

} // namespace lab::ui
