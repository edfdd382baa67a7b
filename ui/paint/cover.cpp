#include "ui/paint/cover.h"

#include "ui/paint/axes.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>
#include <QPainter>

namespace lab::ui {

namespace {

struct CoverWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::Cover)
};

} // namespace

QString coverWords()
{
    return CoverWords::tr("After your answer");
}

void paintCover(QPainter& painter, const QRectF& area, const QString& name, const Look& look)
{
    painter.fillRect(area, look.palette.frame);
    if (!look.hasWords)
        return;
    const double inset = look.px(12);
    const double space = area.width() - 2 * inset;
    if (!name.isEmpty() && area.height() > look.px(72))
        paintText(painter, area.topLeft() + QPointF(inset, look.px(24)),
            fitted(name, space, TextRole::PictureTitle, look), TextRole::PictureTitle,
            look.palette.notes, look);
    const QPointF middle = area.center();
    paintText(painter, {middle.x(), middle.y() + digitHeight(TextRole::Body, look) / 2},
        fitted(coverWords(), space, TextRole::Body, look), TextRole::Body, look.palette.notes, look,
        Alignment::Centre);
}

} // namespace lab::ui
