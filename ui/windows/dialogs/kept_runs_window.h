#pragma once

#include "ui/store/outcome.h"

#include <QByteArray>
#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;
class QTableWidgetItem;

namespace lab::ui {

class ExperimentBench;
class MessageBar;
struct WindowParts;

/// The saved runs, in a window beside the pictures: saves the current training under a name, a
/// check mark draws a run over the results, a double click renames it; saves all as CSV, and
/// deletes the selected one after a confirmation.
class KeptRunsWindow : public QWidget {
    Q_OBJECT
public:
    /// Writes a file completely or not at all.
    using Write = std::function<Outcome<void>(const QString& path, const QByteArray& bytes)>;

    KeptRunsWindow(ExperimentBench& bench, Write write, QWidget* parent);

    QTableWidget& table() const { return *m_table; }
    void keepAs(const QString& name); ///< under the suggested name if it is empty
    void saveTo(const QString& path); ///< all runs, as CSV
    void deleteMarked();
    QString message() const; ///< the last error

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void showRuns();
    void follow(const QTableWidgetItem& item);
    void askAndSave();
    void askAndDelete();
    void enable();
    void retranslate();

    ExperimentBench& m_bench;
    Write m_write;
    MessageBar* m_messages;
    QLineEdit* m_name;
    QPushButton* m_keep;
    QTableWidget* m_table;
    QLabel* m_note;
    QPushButton* m_save;
    QPushButton* m_delete;
};

/// Makes the menu entry open the window, one for each main window, beside Experiment.
void bindKeptRunsWindow(const WindowParts& parts);

} // namespace lab::ui
