#include "ui/paint/waves/waves_words.h"

#include "core/figures/waves/waves_words.h"
#include "ui/paint/drawing/qt_texts.h"

namespace lab::ui {

QString pictureTitle(Picture picture)
{
    switch (picture) {
    case Picture::WavesOdometer:
        return WavesWords::tr("Odometer and dials");
    default:
        return {};
    }
}

QString runLength(double width)
{
    return qt(drawing::waves::runLength(width, QtLanguage()));
}

} // namespace lab::ui
