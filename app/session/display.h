#pragma once

namespace lab::app {

/// Asks for the display of a window before QApplication does, which ends the program where it is
/// refused: an X server of DISPLAY that is not there or wants another cookie, a compositor of
/// WAYLAND_DISPLAY that does not answer.
///
/// It stays connected for as long as it lives, for an X server may begin again when the last
/// program has left it: let it live until the window's own connection is made.
class DisplayAsked {
public:
    DisplayAsked();
    ~DisplayAsked();
    DisplayAsked(const DisplayAsked&) = delete;
    DisplayAsked& operator=(const DisplayAsked&) = delete;

    /// Whether none that the window could have has answered. Where that cannot be tried, as with
    /// a platform of QT_QPA_PLATFORM that is neither of the two, nothing is refused.
    bool isRefused() const { return m_isRefused; }

private:
    bool hasX();
    bool hasWayland();

    bool m_isRefused = false;
    void* m_x = nullptr; ///< xcb_connection_t
    int m_wayland = -1;
};

} // namespace lab::app
