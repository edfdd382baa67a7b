#pragma once

#include <QString>
#include <QWidget>

#include <cstdint>

namespace lab::monkey {

/// Where a monkey plays: at a window, with files of one folder.
struct Cage {
    QWidget& window;
    QString folder;
};

/// Makes one gesture at what is in front, a menu, a dialog or the window, and gives it in words. It
/// follows from the seed and its own number alone, so that any of them can be left out.
///
/// A gesture may open a loop of events of its own, a menu's or a dialog's: those that follow are
/// made in there.
QString makeGesture(const Cage& cage, std::uint64_t seed, int number);

} // namespace lab::monkey
