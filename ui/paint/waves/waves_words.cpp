#include "ui/paint/waves/waves_words.h"

#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <cmath>

namespace lab::ui {

QString pictureTitle(Picture picture)
{
    switch (picture) {
    case Picture::WavesTable:
        return WavesWords::tr("Table of encodings");
    case Picture::WavesCurves:
        return WavesWords::tr("Waves of pairs");
    case Picture::WavesSimilarity:
        return WavesWords::tr("Similarity");
    case Picture::WavesShift:
        return WavesWords::tr("Shift matrix");
    case Picture::WavesLearned:
        return WavesWords::tr("Learned table");
    case Picture::WavesProducts:
        return WavesWords::tr("One row times every row");
    case Picture::WavesPairs:
        return WavesWords::tr("All pairs of positions");
    case Picture::WavesOdometer:
        return WavesWords::tr("Odometer and dials");
    case Picture::WavesTerms:
        return WavesWords::tr("The four terms of a score");
    default:
        return {};
    }
}

QString runLength(double width)
{
    const auto shorter = static_cast<std::int64_t>(width);
    const bool isWhole = width - static_cast<double>(shorter) < 1e-9;
    if (isWhole || width >= 100)
        return wholeNumber(std::llround(width));
    return WavesWords::tr("%1–%2").arg(wholeNumber(shorter), wholeNumber(shorter + 1));
}

} // namespace lab::ui
