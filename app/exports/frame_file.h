#pragma once

#include "app/text/error.h"
#include "ui/windows/parts/series_writing.h"

#include <QImage>
#include <QString>

#include <memory>

namespace lab::app {

/// Writes consecutive pictures to one place: a GIF, a WebP, or a folder of PNGs numbered from 001.
/// All have one size and their own duration.
///
/// The output is complete or absent: the file appears in finished(); a file that is cancelled
/// before, or whose `mayReplace` returns false, leaves nothing. A folder with numbered pictures of
/// a longer series is left unchanged, which is an error. A GIF counts in hundredths of a second and
/// has at most 256 colours per picture (see indexed()); a WebP counts in thousandths and keeps
/// every pixel. Rounding errors do not accumulate: the sum of the times is right. Both loop
/// forever.
class FrameFile {
public:
    FrameFile() = default;
    FrameFile(const FrameFile&) = delete;
    FrameFile& operator=(const FrameFile&) = delete;
    virtual ~FrameFile() = default;

    virtual Outcome<void> added(const QImage& picture, double seconds) = 0;
    virtual Outcome<void> finished(const ui::MayReplace& mayReplace = {}) = 0;
};

/// The kind given by the path's suffix: .gif, .webp, else a folder.
std::unique_ptr<FrameFile> newFrameFile(const QString& path);
std::unique_ptr<FrameFile> newGif(const QString& path);
std::unique_ptr<FrameFile> newWebP(const QString& path);

bool isAnimation(const QString& path); ///< ends in .gif or .webp

/// Whether the path is one of these, unlike "series.mp4".
Outcome<void> checkedFramePath(const QString& path);

} // namespace lab::app
