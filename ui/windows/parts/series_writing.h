#pragma once

#include "core/state/series.h"
#include "core/state/series_frames.h"
#include "ui/store/outcome.h"
#include "ui/windows/parts/theme_choice.h"

#include <QSize>
#include <QString>

#include <functional>

namespace lab::ui {

/// How a series is written.
struct SeriesRequest {
    Series series;
    QString path; ///< ends in .html, .gif or .webp, or is a folder for numbered PNGs
    QSize size; ///< of the bench, in pixels
    ThemeChoice theme = ThemeChoice::Light; ///< the desktop's counts as light; a page has both
    double speed = 1;
    Easing easing = Easing::Eased; ///< of GIF and WebP; a PNG is a state
};

/// Called once, just before the result is moved into place. If it returns true, cancelling is no
/// longer possible; if false, nothing is changed, which is not an error.
using MayReplace = std::function<bool()>;

/// Writes a series into a file, frame by frame: call prepare, paint and encode for each, and finish
/// at the end.
///
/// Painting needs the GUI thread; encoding is slow, needs no window, and may run in another thread
/// while nothing is painted. Nothing is at the path before finished() has succeeded; a cancelled
/// write leaves nothing behind.
class SeriesWriting {
public:
    SeriesWriting() = default;
    SeriesWriting(const SeriesWriting&) = delete;
    SeriesWriting& operator=(const SeriesWriting&) = delete;
    virtual ~SeriesWriting() = default;

    virtual std::size_t frames() const = 0;
    /// Computes what painting would wait for, in the encoding thread, as long as it is needed.
    virtual void prepare(std::size_t, const std::function<bool()>& /*isWanted*/) { }
    virtual void paint(std::size_t frame) = 0;
    virtual Outcome<void> encoded() = 0; ///< after an error it cannot continue
    virtual Outcome<void> finished(const MayReplace& mayReplace) = 0; ///< the same
};

} // namespace lab::ui
