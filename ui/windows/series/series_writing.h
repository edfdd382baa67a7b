#pragma once

#include "core/state/series.h"
#include "core/state/series_frames.h"
#include "ui/store/outcome.h"
#include "ui/windows/main/theme_choice.h"

#include <QSize>
#include <QString>

namespace lab::ui {

/// A series as it is to be written.
struct SeriesRequest {
    Series series;
    QString path; ///< ends in .html, .gif or .webp, or is a folder for numbered PNGs
    QSize size; ///< of the bench, in pixels
    ThemeChoice theme = ThemeChoice::Light; ///< the desktop's counts as light; a page has both
    double speed = 1;
    Easing easing = Easing::Eased; ///< of GIF and WebP; a PNG is a state
};

/// A series on its way into a file, frame by frame: paint one, encode it, and in the end finish.
///
/// Painting needs the thread of the windows; encoding is the slow part, needs no window, and may be
/// done in another thread while nobody paints. Nothing stands at the path before finished() has
/// found no problem; a writing that is given up leaves nothing behind.
class SeriesWriting {
public:
    SeriesWriting() = default;
    SeriesWriting(const SeriesWriting&) = delete;
    SeriesWriting& operator=(const SeriesWriting&) = delete;
    virtual ~SeriesWriting() = default;

    virtual std::size_t frames() const = 0;
    virtual void paint(std::size_t frame) = 0;
    virtual Outcome<void> encoded() = 0; ///< with a problem it cannot go on
    virtual Outcome<void> finished() = 0; ///< the same
};

} // namespace lab::ui
