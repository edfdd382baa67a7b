#pragma once

#include "core/frames/focus.h"
#include "ui/paint/look.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace lab::ui {

/// The words of the pictures of Waves.
class WavesWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::WavesWords)
};

/// The name of a picture, also its accessible name.
QString pictureTitle(Picture picture);

/// The number of positions in runs of this mean length: "16", "15–16", "19 531".
QString runLength(double width);

inline const QString noteSeparator = QStringLiteral(" · ");

constexpr double upperTitleBaseline = 16; ///< from the top of a picture below the bench's title
constexpr double lowerTitleBaseline = 24; ///< of a picture below another

} // namespace lab::ui
