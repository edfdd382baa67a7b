#pragma once

namespace lab::app {

/// Connects to the window's display before QApplication does, which would end the program on
/// failure: an X server of DISPLAY that does not exist or requires another cookie, a compositor of
/// WAYLAND_DISPLAY that does not respond.
///
/// It stays connected during its lifetime, because an X server may reset when the last client
/// disconnects: keep it until the window is connected.
class DisplayProbe {
public:
    DisplayProbe();
    ~DisplayProbe();
    DisplayProbe(const DisplayProbe&) = delete;
    DisplayProbe& operator=(const DisplayProbe&) = delete;

    /// Whether no possible display has responded. If this cannot be tested, as with another
    /// platform in QT_QPA_PLATFORM, the result is false.
    bool isRefused() const { return m_isRefused; }

private:
    bool hasX();
    bool hasWayland();

    bool m_isRefused = false;
    void* m_x = nullptr; ///< xcb_connection_t
    int m_wayland = -1;
};

} // namespace lab::app
