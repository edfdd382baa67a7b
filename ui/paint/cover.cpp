#include "ui/paint/cover.h"

#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/projection.h"
#include "ui/paint/text/lines.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace lab::ui {

namespace {

struct CoverWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::Cover)
};

/// In lines one above the other, if each fits.
void addSmallWords(drawing::Layer& layer, const QRectF& area, const Look& look)
{
    const double pitch = look.px(18);
    const double space = area.width() - look.px(8);
    const QStringList lines =
        brokenLines(coverWords(Cover::QuestionBeside), font(look, TextRole::Note), space);
    const auto isWide = [&](const QString& line) {
        return textWidth(line, TextRole::Note, look) > space;
    };
    if (pitch * static_cast<double>(lines.size()) > area.height()
        || std::ranges::any_of(lines, isWide))
        return;
    double baseline = area.center().y() + digitHeight(TextRole::Note, look) / 2
        - pitch * static_cast<double>(lines.size() - 1) / 2;
    for (const QString& line : lines) {
        drawing::Text text = textMark({area.center().x(), baseline}, line, TextRole::Note,
            drawing::Tone::Notes, Alignment::Centre);
        text.isNeeded = true;
        layer.add(std::move(text));
        baseline += pitch;
    }
}

} // namespace

QString coverWords(Cover cover)
{
    return cover == Cover::QuestionAway
        ? CoverWords::tr("After your answer. The question is in the Lessons menu, under “Lesson "
                         "beside the bench”.")
        : CoverWords::tr("After your answer");
}

drawing::Layer coverLayer(const QRectF& area, const QString& name, Cover cover, const Look& look)
{
    drawing::Layer layer;
    // Two above each other stay two.
    const QRectF ground = area.adjusted(0, 0, 0, -look.px(6));
    layer.add(drawing::Region {boxOf(ground), drawing::Tone::Frame});
    if (!look.hasWords) {
        addSmallWords(layer, ground, withWords(look));
        return layer;
    }
    const double inset = look.px(12);
    const double space = area.width() - 2 * inset;
    if (!name.isEmpty() && area.height() > look.px(72))
        layer.add(textMark(area.topLeft() + QPointF(inset, look.px(24)),
            fitted(name, space, TextRole::PictureTitle, look), TextRole::PictureTitle,
            drawing::Tone::Notes));
    const double pitch = look.px(20);
    const auto most = std::max<qsizetype>(1, static_cast<qsizetype>(area.height() / pitch) - 1);
    QStringList lines = brokenLines(coverWords(cover), font(look, TextRole::Body), space);
    if (lines.size() > most)
        lines = {fitted(coverWords(cover), space, TextRole::Body, look)};
    const QPointF middle = area.center();
    double baseline = middle.y() + digitHeight(TextRole::Body, look) / 2
        - pitch * static_cast<double>(lines.size() - 1) / 2;
    for (const QString& line : lines) {
        layer.add(textMark(
            {middle.x(), baseline}, line, TextRole::Body, drawing::Tone::Notes, Alignment::Centre));
        baseline += pitch;
    }
    return layer;
}

void paintCover(
    QPainter& painter, const QRectF& area, const QString& name, Cover cover, const Look& look)
{
    const drawing::Layer layer = coverLayer(area, name, cover, look);
    paintLayers(painter, layer, look);
}

} // namespace lab::ui
