#include "ui/paint/rotations/rotations_words.h"

#include "ui/paint/text/text.h"

#include <QRectF>

namespace lab::ui {

QString notARotation(double space, const Look& look)
{
    QString sentence =
        RotationsWords::tr("Not a rotation: the score does not depend on the distance alone");
    if (textWidth(sentence, TextRole::Body, look) <= space)
        return sentence;
    return fitted(RotationsWords::tr("Not a rotation"), space, TextRole::Body, look);
}

double paintTitle(
    QPainter& painter, const QRectF& area, const QString& title, Law law, const Look& look)
{
    const double baseline = titleBaseline(area, look);
    if (law == Law::Broken)
        paintText(painter, {area.left(), baseline + look.px(20)}, notARotation(area.width(), look),
            TextRole::Body, look.palette.unseenText, look);
    return paintText(painter, {area.left(), baseline},
        fitted(title, area.width(), TextRole::PictureTitle, look), TextRole::PictureTitle,
        look.palette.text, look);
}

double titleBaseline(const QRectF& area, const Look& look)
{
    return area.top() + look.px(24);
}

double titleHeight(Law law, const Look& look)
{
    return look.px(law == Law::Holds ? 48 : 60);
}

} // namespace lab::ui
