#pragma once

#include "core/state/series.h"
#include "core/state/series_frames.h"
#include "ui/store/outcome.h"
#include "ui/windows/parts/theme_choice.h"

#include <QSize>
#include <QString>

#include <functional>

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

/// Asked once, just before what is written takes its place. After a yes it can be given up no more;
/// after a no nothing is changed, and that is no error.
using MayReplace = std::function<bool()>;

/// A series on its way into a file, frame by frame: prepare one, paint it, encode it, and in the
/// end finish.
///
/// Painting needs the thread of the windows; encoding is the slow part, needs no window, and may be
/// done in another thread while nobody paints. Nothing stands at the path before finished() has
/// found no error; a writing that is given up leaves nothing behind.
class SeriesWriting {
public:
    SeriesWriting() = default;
    SeriesWriting(const SeriesWriting&) = delete;
    SeriesWriting& operator=(const SeriesWriting&) = delete;
    virtual ~SeriesWriting() = default;

    virtual std::size_t frames() const = 0;
    /// Finds what the painting would wait for, in the thread of the encoding, as long as it is
    /// wanted.
    virtual void prepare(std::size_t, const std::function<bool()>& /*isWanted*/) { }
    virtual void paint(std::size_t frame) = 0;
    virtual Outcome<void> encoded() = 0; ///< with an error it cannot go on
    virtual Outcome<void> finished(const MayReplace& mayReplace) = 0; ///< the same
};

} // namespace lab::ui
