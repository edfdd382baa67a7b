#pragma once

#include "ui/paint/look.h"

#include <QCoreApplication>
#include <QString>

class QPainter;
class QRectF;

namespace lab::ui {

/// The words of the pictures of Rotations.
class RotationsWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::RotationsWords)
};

/// Whether the score depends only on the distance, as in the law of the encoding.
enum class Law { Holds, Broken };
template <class Frame> Law lawOf(const Frame& frame)
{
    return frame.isRotation ? Law::Holds : Law::Broken;
}

/// "Not a rotation: the score depends on more than the distance", or its first words if there is no
/// space for more.
QString notARotation(double space, const Look& look);

/// The head of a picture: its title on the first line, and below it the warning if the law is
/// violated. Returns the width of the title.
double paintTitle(
    QPainter& painter, const QRectF& area, const QString& title, Law law, const Look& look);

double titleBaseline(const QRectF& area, const Look& look);
double titleHeight(Law law, const Look& look); ///< nothing else of the picture extends above it

} // namespace lab::ui
