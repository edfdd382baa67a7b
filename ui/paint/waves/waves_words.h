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

/// What a picture is called, also for those who hear it.
QString pictureTitle(Picture picture);

/// How many positions runs of this mean length hold: "16", "15–16", "19 531".
QString runLength(double width);

inline const QString noteSeparator = QStringLiteral(" · ");

constexpr double upperTitleBaseline = 16; ///< from the top of a picture under the bench's head
constexpr double lowerTitleBaseline = 24; ///< of a picture under another

} // namespace lab::ui
