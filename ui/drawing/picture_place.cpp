#include "ui/drawing/picture_place.h"

#include "ui/drawing/picture_view.h"
#include "ui/paint/drawing/qt_texts.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace lab::ui {

namespace {

constexpr double narrowest = 48; // two numbers side by side
constexpr double smallestShare = 0.5; // of the requested scale

/// The size that a picture needs for all its contents, in pixels at 1x.
QSizeF minSpace(Picture picture)
{
    switch (picture) {
    case Picture::OrderChips:
        return {72, 142};
    case Picture::OrderWeights:
        return {72, 46};
    case Picture::OrderOutputs:
        return {240, 88};
    case Picture::OrderEncodings:
        return {216, 52};
    case Picture::WavesCurves:
        return {132, 0};
    case Picture::WavesShift:
        return {72, 70};
    case Picture::WavesPairs:
        return {narrowest, 52};
    case Picture::WavesOdometer:
        return {136, 124};
    case Picture::WavesTerms:
        return {124, 100};
    case Picture::RotationsDials:
        return {narrowest, 54};
    case Picture::RotationsScores:
        return {72, 42};
    case Picture::RotationsFrequencies:
        return {96, 88};
    case Picture::RotationsConventions:
        return {narrowest, 80};
    case Picture::RotationsCurve:
        return {256, 52};
    case Picture::DerivationPicture:
        return {96, 66};
    case Picture::DerivationCheck:
        return {narrowest, 108};
    case Picture::BiasesMatrix:
        return {90, 52};
    case Picture::BiasesWeights:
        return {72, 46};
    case Picture::RelativeTerms:
        return {124, 124};
    case Picture::RelativeScore:
        return {90, 164};
    case Picture::RelativeRows:
        return {narrowest, 54};
    case Picture::RelativeShift:
        return {132, 70};
    case Picture::GridsImage:
    case Picture::GridsBox:
        return {72, 64};
    case Picture::GridsEncodings:
        return {142, 52};
    case Picture::GridsPairs:
        return {310, 34};
    case Picture::ContextGrowingLength:
        return {138, 76};
    case Picture::ContextTemperature:
        return {144, 82};
    case Picture::ContextDistances:
    case Picture::ContextFactors:
        return {72, 46};
    case Picture::BaseBound:
        return {150, 94};
    case Picture::ExperimentAccuracy:
        return {118, 94};
    case Picture::ExperimentTraining:
        return {90, 0};
    case Picture::ExperimentRanking:
        return {120, 34};
    case Picture::ExperimentExample:
        return {84, 66};
    case Picture::ExperimentPairs:
        return {138, 70};
    case Picture::CompareTable:
        return {186, 34};
    case Picture::CompareClaims:
        return {narrowest, 156};
    case Picture::CompareMistakes:
        return {222, 172};
    default:
        return {narrowest, 0};
    }
}

} // namespace

double fittingScale(Picture picture, const QSize& place, double asked)
{
    const QSizeF least = minSpace(picture);
    const double across = place.width() / least.width();
    const double down = least.height() > 0 ? place.height() / least.height() : asked;
    return std::clamp(std::min(across, down), smallestShare * asked, asked);
}

bool isSliver(const PictureView& picture, const Look& look)
{
    const QSizeF least = minSpace(picture.picture());
    return picture.width() + 1 < look.px(least.width())
        || picture.height() + 1 < look.px(least.height());
}

drawing::SheetPart partOfSheet(QPoint corner, const PictureView& picture, const PointedLook& look)
{
    drawing::SheetPart part {.place = boxOf(QRectF(corner, picture.size())),
        .scale = look.scale,
        .hasWords = look.hasWords,
        .isFramed = true};
    if (!isSliver(picture, look))
        part.layers = picture.layers(look);
    return part;
}

void paintInPlace(QPainter& painter, const PictureView& picture, const PointedLook& look)
{
    if (isSliver(picture, look))
        return;
    painter.save();
    painter.setClipRect(picture.rect(), Qt::IntersectClip);
    picture.paint(painter, picture.rect(), look);
    painter.restore();
}

} // namespace lab::ui
