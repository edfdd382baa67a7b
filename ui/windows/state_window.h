#pragma once

#include "ui/paint/look.h"
#include "ui/windows/window_services.h"

#include <QWidget>

#include <chrono>

class QHBoxLayout;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace lab::ui {

class Store;

/// A window beside the main one that says something about the state: parts side by side, one of
/// them a text to copy.
///
/// Another language builds the parts anew, another theme has them worn anew, and every change of
/// the state, as well as opening the window, shows it anew. Escape closes the window. The store,
/// the services and the look outlive it.
class StateWindow : public QWidget {
    Q_OBJECT
public:
    static constexpr std::chrono::seconds copiedFor {2}; ///< a button says so

    /// Shows the window in front of the others.
    void comeForward();

protected:
    StateWindow(Store& store, const WindowServices& services, const Look& look, QWidget* parent);

    void build(); ///< to be called by the constructor of the window
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

    Store& store() const { return m_store; }
    const WindowServices& services() const { return m_services; }
    const Look& look() const { return m_look; }

    static QLabel* newText(QWidget* parent); ///< plain, of as many lines as it needs
    static QPlainTextEdit* newFixedText(const QString& name, QWidget* parent); ///< read only
    QFont fixedFont() const;
    void copy(const QString& text, QPushButton* button); ///< which says so

private:
    virtual void addParts(QHBoxLayout& parts) = 0;
    virtual void wear() = 0;
    virtual void showState() = 0;

    Store& m_store;
    const WindowServices& m_services;
    const Look& m_look;
    QWidget* m_content = nullptr;
};

} // namespace lab::ui
