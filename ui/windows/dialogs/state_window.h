#pragma once

#include "ui/paint/look.h"
#include "ui/windows/parts/window_services.h"

#include <QWidget>

#include <chrono>
#include <vector>

class QHBoxLayout;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace lab::ui {

class Store;
struct WindowParts;

/// A window beside the main one that says something about the state: parts side by side, one of
/// them a text to copy.
///
/// Another language builds the parts again, another theme has them worn again, and every change of
/// the state, as well as opening the window, shows it again. Escape closes the window. The store,
/// the services and the look outlive it.
class StateWindow : public QWidget {
    Q_OBJECT
public:
    static constexpr std::chrono::seconds copiedFor {2}; ///< a button says so

    static constexpr int narrowWidth = 544; ///< at 1x; the parts then stand one above the other

    /// Shows the window in front of the others, at first beside the main one.
    void comeForward();

protected:
    StateWindow(Store& store, const WindowServices& services, const Look& look, QWidget* parent);

    void build(); ///< to be called by the constructor of the window
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

    Store& store() const { return m_store; }
    const WindowServices& services() const { return m_services; }
    const Look& look() const { return m_look; }

    static QLabel* newText(QWidget* parent); ///< plain, of as many lines as it needs
    static QPlainTextEdit* newFixedText(const QString& name, QWidget* parent); ///< read only
    void setSide(QWidget* part, int width); ///< of the part at 1x, while it stands beside another
    /// What the part at the left needs at 1x while another stands beside it.
    void setLeastBeside(int width) { m_leastBeside = width; }
    QFont fixedFont() const;
    void copy(const QString& text, QPushButton* button); ///< which says so

private:
    virtual void addParts(QHBoxLayout& parts) = 0;
    virtual void wear() = 0;
    virtual void showState() = 0;
    virtual void arranged(bool /*isWide*/) { } ///< whether the parts stand side by side

    Store& m_store;
    const WindowServices& m_services;
    const Look& m_look;
    void arrange();

    struct Side {
        QWidget* part;
        int width;
    };

    QWidget* m_content = nullptr;
    QHBoxLayout* m_parts = nullptr;
    std::vector<Side> m_sides;
    int m_leastBeside = 0;
    bool m_isPlaced = false;
};

/// Whether a lesson hides pictures until its question is answered. What says their numbers in words
/// then stays shut, and the main window says so.
bool isKeptBack(const WindowParts& parts);
/// Closes such a window as soon as its numbers are hidden.
void closeWhenKeptBack(const WindowParts& parts, QWidget& window);

} // namespace lab::ui
