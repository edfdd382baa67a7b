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

/// A window beside the main one with a text about the state: parts side by side, one of them a text
/// to copy.
///
/// Another language rebuilds the parts, another theme is applied to them, and every change of the
/// state, as well as opening the window, updates it. Escape closes the window. The store, the
/// services and the look must outlive it.
class StateWindow : public QWidget {
    Q_OBJECT
public:
    static constexpr std::chrono::seconds copiedFor {2}; ///< a button confirms it

    static constexpr int narrowWidth = 544; ///< at 1x; below it the parts are one above the other

    /// Shows the window in front of the others, initially beside the main one.
    void showInFront();

protected:
    StateWindow(Store& store, const WindowServices& services, const Look& look, QWidget* parent);

    void build(); ///< to be called by the constructor of the subclass
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

    Store& store() const { return m_store; }
    const WindowServices& services() const { return m_services; }
    const Look& look() const { return m_look; }

    static QLabel* newText(QWidget* parent); ///< plain text, with as many lines as needed
    static QPlainTextEdit* newFixedText(const QString& name, QWidget* parent); ///< read only
    void setSide(QWidget* part, int width); ///< of the part at 1x, while it is beside another
    /// The width of the left part at 1x while another is beside it.
    void setLeastBeside(int width) { m_minBeside = width; }
    QFont fixedFont() const;
    void copy(const QString& text, QPushButton* button); ///< which confirms it

private:
    virtual void addParts(QHBoxLayout& parts) = 0;
    virtual void applyLook() = 0;
    virtual void showState() = 0;
    virtual void arranged(bool /*isWide*/) { } ///< whether the parts are side by side

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
    int m_minBeside = 0;
    bool m_isPlaced = false;
};

/// Whether a lesson hides pictures until its question is answered. A window that shows their values
/// as text then stays closed, and the main window says so.
bool arePicturesHidden(const WindowParts& parts);
/// Closes such a window as soon as its values are hidden.
void closeWhenPicturesHidden(const WindowParts& parts, QWidget& window);

} // namespace lab::ui
