#pragma once

#include "app/text/error.h"
#include "ui/windows/parts/series_writing.h"

#include <QImage>
#include <QString>

#include <memory>

namespace lab::app {

/// Pictures that go one after the other into one place: a GIF, a WebP, or a folder of PNGs with
/// numbers from 001. All are of one size; each stands for its seconds.
///
/// What is written is whole or not there: the file appears with finished(), and one that is given
/// up before, or whose `mayReplace` is no, leaves nothing. A folder with numbered pictures of a
/// longer series is left alone, which is an error. A GIF counts in hundredths of a second and has
/// at most 256 colours a picture (see indexed()); a WebP counts in thousandths and keeps every
/// pixel. Rounding does not add up: the sum of the times is right. Both play without end.
class FrameFile {
public:
    FrameFile() = default;
    FrameFile(const FrameFile&) = delete;
    FrameFile& operator=(const FrameFile&) = delete;
    virtual ~FrameFile() = default;

    virtual Outcome<void> added(const QImage& picture, double seconds) = 0;
    virtual Outcome<void> finished(const ui::MayReplace& mayReplace = {}) = 0;
};

/// The kind that the path's ending asks for: .gif, .webp, else a folder.
std::unique_ptr<FrameFile> newFrameFile(const QString& path);
std::unique_ptr<FrameFile> newGif(const QString& path);
std::unique_ptr<FrameFile> newWebP(const QString& path);

bool isAnimation(const QString& path); ///< ends in .gif or .webp

/// Whether the path is one of these, unlike "series.mp4".
Outcome<void> checkedFramePath(const QString& path);

} // namespace lab::app
