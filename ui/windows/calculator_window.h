#pragma once

#include "ui/paint/look.h"
#include "ui/windows/window_services.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace lab::ui {

class Actions;
class MainWindow;
class ParameterRow;
class SegmentedChoice;
class Store;

/// The calculator: what each method changes to get from the training length to the target length,
/// a sentence a method, and the block of the chosen one to copy into a config.json.
///
/// It follows the state while it is shown, and its fields and buttons are edits of it. The store,
/// the services and the look outlive it.
class CalculatorWindow : public QWidget {
    Q_OBJECT
public:
    CalculatorWindow(
        Store& store, const WindowServices& services, const Look& look, QWidget* parent);

    QString block() const; ///< as it is shown

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct MethodRow {
        QLabel* name;
        QLabel* sentence;
        QPushButton* use;
    };

    void build();
    QWidget* newLengths();
    QWidget* newMethods();
    QWidget* newBlock();
    void wear();
    void showState();
    void copy();

    Store& m_store;
    const WindowServices& m_services;
    const Look& m_look;
    QWidget* m_content = nullptr;
    std::vector<ParameterRow*> m_lengths;
    QLabel* m_sum = nullptr;
    std::vector<MethodRow> m_methods;
    QLabel* m_blockTitle = nullptr;
    SegmentedChoice* m_keys = nullptr;
    QPlainTextEdit* m_block = nullptr;
    QLabel* m_remarks = nullptr;
    QPushButton* m_copy = nullptr;
};

/// Lets the entries of the menu open the calculator, copy the present block and paste one. What is
/// wrong with a pasted text is told by the window.
void bindCalculator(
    Actions& actions, Store& store, const WindowServices& services, MainWindow& window);

} // namespace lab::ui
