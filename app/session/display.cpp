#include "app/session/display.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <QByteArray>
#include <QByteArrayList>
#include <QLibrary>

#include <algorithm>
#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
#endif

namespace lab::app {

#ifdef Q_OS_LINUX

namespace {

// From libxcb, which Qt loads for a window on X and with which the program is not linked.
using XConnect = void* (*)(const char* display, int* screen);
using XHasError = int (*)(void* connection);
using XDisconnect = void (*)(void* connection);

struct XLibrary {
    XConnect connect = nullptr;
    XHasError hasError = nullptr;
    XDisconnect disconnect = nullptr;

    bool isThere() const { return connect && hasError && disconnect; }
};

const XLibrary& xLibrary()
{
    static const XLibrary found = [] {
        QLibrary library(u"xcb"_s, 1);
        return XLibrary {reinterpret_cast<XConnect>(library.resolve("xcb_connect")),
            reinterpret_cast<XHasError>(library.resolve("xcb_connection_has_error")),
            reinterpret_cast<XDisconnect>(library.resolve("xcb_disconnect"))};
    }();
    return found;
}

/// A connected socket, or −1.
int connectedTo(const QByteArray& path)
{
    sockaddr_un address {};
    address.sun_family = AF_UNIX;
    if (static_cast<std::size_t>(path.size()) >= sizeof(address.sun_path))
        return -1;
    std::memcpy(address.sun_path, path.constData(), static_cast<std::size_t>(path.size()));
    const int connection = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (connection < 0)
        return -1;
    if (connect(connection, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0)
        return connection;
    close(connection);
    return -1;
}

/// Those that Qt would try, without the parameters after a colon; empty if it chooses.
QByteArrayList givenPlatforms()
{
    QByteArrayList names;
    const QByteArrayList given = qgetenv("QT_QPA_PLATFORM").split(';');
    for (const QByteArray& one : given) {
        if (const QByteArray name = one.split(':').constFirst().trimmed(); !name.isEmpty())
            names += name;
    }
    return names;
}

} // namespace

DisplayProbe::DisplayProbe()
{
    const QByteArrayList platforms = givenPlatforms();
    const auto isX = [](const QByteArray& name) { return name == "xcb"; };
    const auto isWayland = [](const QByteArray& name) { return name.startsWith("wayland"); };
    const bool isKnown = std::ranges::all_of(
        platforms, [&](const QByteArray& name) { return isX(name) || isWayland(name); });
    if (!isKnown)
        return;
    const bool isFree = platforms.isEmpty();
    const bool mayBeX = isFree || std::ranges::any_of(platforms, isX);
    const bool mayBeWayland = isFree || std::ranges::any_of(platforms, isWayland);
    m_isRefused = !(mayBeX && hasX()) && !(mayBeWayland && hasWayland());
}

DisplayProbe::~DisplayProbe()
{
    if (m_x)
        xLibrary().disconnect(m_x);
    if (m_wayland >= 0)
        close(m_wayland);
}

bool DisplayProbe::hasX()
{
    if (qEnvironmentVariableIsEmpty("DISPLAY"))
        return false;
    if (!xLibrary().isThere()) // it cannot be tested
        return true;
    m_x = xLibrary().connect(nullptr, nullptr);
    return xLibrary().hasError(m_x) == 0;
}

bool DisplayProbe::hasWayland()
{
    if (qEnvironmentVariableIsSet("WAYLAND_SOCKET")) // an open one, reserved for Qt
        return true;
    QByteArray name = qgetenv("WAYLAND_DISPLAY");
    if (name.isEmpty() && givenPlatforms().isEmpty())
        return false; // then Qt does not try it either
    if (name.isEmpty())
        name = "wayland-0";
    m_wayland = connectedTo(name.startsWith('/') ? name : qgetenv("XDG_RUNTIME_DIR") + '/' + name);
    return m_wayland >= 0;
}

#else

DisplayProbe::DisplayProbe() = default;
DisplayProbe::~DisplayProbe() = default;

#endif

} // namespace lab::app
