#pragma once

#include "tests/freeze/digest.h"
#include "ui/benches/bench.h"
#include "ui/drawing/picture_view.h"

#include <optional>
#include <vector>

namespace lab::freeze {

/// What is drawn of a picture, as in a file: shapes, and separately the texts with their places.
struct Drawn {
    QByteArray marks;
    QByteArray texts;
};
Drawn drawn(const ui::PictureView& picture);
/// The same with something under the pointer.
Drawn drawn(const ui::PictureView& picture, const Focus& focus);

QByteArray csv(const ui::PictureView& picture);
/// Its name, and what a screen reader reads of the picture, its handles and its keys.
QByteArray spoken(const ui::PictureView& picture);
/// Names, places, keys, numbers, ranges and scales of all handles.
QByteArray handles(const ui::PictureView& picture);
QByteArray plain(const Focus& focus);
QByteArray plain(const ui::PictureHandle& handle);

/// A point of a picture and what is under it.
struct Found {
    QPointF point;
    QByteArray what; ///< focus and shape of the pointer
    Focus focus;
};
struct Grid {
    QByteArray all;
    std::vector<Found> different; ///< the first point of each thing that is found
};
Grid found(ui::PictureView& picture, QSize step); ///< on a grid of points with this spacing
QByteArray touched(const ui::PictureView& picture); ///< where touches at some points press

/// Focus and places of the words that a picture explains.
QByteArray words(const ui::PictureView& picture);

/// Pixels of the window's medium.
QByteArray pixels(const ui::PictureView& picture);

} // namespace lab::freeze
