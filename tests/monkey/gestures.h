#pragma once

#include <QString>
#include <QWidget>

#include <cstdint>

namespace lab::monkey {

/// The monkey's environment: a window, with files of one folder.
struct Cage {
    QWidget& window;
    QString folder;
};

/// Makes one gesture in the front window, a menu, a dialog or the window, and describes it. It
/// follows only from the seed and its own number, so that any of them can be left out.
///
/// A gesture may start an event loop, for a menu or a dialog: the next ones are made in it.
QString makeGesture(const Cage& cage, std::uint64_t seed, int number);

} // namespace lab::monkey
