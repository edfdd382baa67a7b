#include "ui/views/biases/forms_view.h"

#include "ui/paint/heatmap.h"
#include "ui/paint/text/lines.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/picture_title.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double titleSpace = 32;
constexpr double captionSpace = 36;
constexpr double sentenceSpace = 40;
constexpr double lineHeight = 16;
constexpr double gap = 20;
constexpr double largestSide = 120;

/// From the longest.
QStringList namesOf(FormsFrame::Kind kind)
{
    switch (kind) {
    case FormsFrame::Kind::Published:
        return {FormsView::tr("Published"),
            FormsView::tr("Publ.", "Published, where there is little space")};
    case FormsFrame::Kind::Geometric:
        return {FormsView::tr("Geometric"),
            FormsView::tr("Geom.", "Geometric, where there is little space")};
    case FormsFrame::Kind::Bloom:
        return {u"BLOOM"_s};
    case FormsFrame::Kind::Mpt:
        return {u"MPT"_s};
    }
    return {};
}

/// The difference of its row from the published one, longest text first.
QStringList constantsOf(const FormsFrame::Form& form)
{
    if (form.kind == FormsFrame::Kind::Published)
        return {u"−m(i − j)"_s, u"−m·d"_s};
    if (form.kind == FormsFrame::Kind::Geometric)
        return {FormsView::tr("Δa %1", "difference of attention weights")
                    .arg(significant(form.apart, 2)),
            u"Δa"_s + significant(form.apart, 1)};
    const QString sign = form.constant < 0 ? u"−"_s : u"+"_s;
    return {sign + u' ' + significant(std::abs(form.constant), 4),
        sign + significant(std::abs(form.constant), 3)};
}

} // namespace

FormsView::FormsView(QWidget* parent)
    : FramedView(Picture::BiasesHeads, parent)
{
}

void FormsView::updateAccessibleText()
{
    FramedView::updateAccessibleText();
    setAccessibleDescription(sentence());
}

QString FormsView::exportName() const
{
    return u"forms"_s;
}

NumberTable FormsView::tableOf(const FormsFrame& frame) const
{
    return lab::numbers(frame);
}

QString FormsView::title() const
{
    return tr("Four forms of head %1").arg(frame().head);
}

QString FormsView::sentence() const
{
    const QString same = tr("Under a causal mask, BLOOM and MPT add one number to the whole row of "
                            "query %1, which softmax cancels: the weights differ by at most %2.")
                             .arg(wholeNumber(frame().query), significant(storedApart(), 2));
    const double geometric = frame().forms[1].apart;
    return geometric > 1e-12
        ? same + u' ' + tr("The geometric slopes differ: %1.").arg(significant(geometric, 2))
        : same;
}

QString FormsView::shortSentence() const
{
    return tr("BLOOM, MPT, causal: the weights differ by at most %1.")
        .arg(significant(storedApart(), 2));
}

double FormsView::storedApart() const
{
    return std::max(frame().forms[2].apart, frame().forms[3].apart);
}

QStringList FormsView::linesIn(QSizeF space, const Look& look) const
{
    const QFont role = lab::ui::font(look, TextRole::Note);
    QStringList lines = brokenLines(sentence(), role, space.width());
    if (look.px(lineHeight) * static_cast<double>(lines.size()) > space.height())
        lines = brokenLines(shortSentence(), role, space.width());
    return lines;
}

QRectF FormsView::mapOf(std::size_t form, const QRectF& area, const Look& look) const
{
    const double wide = (area.width() - 3 * look.px(gap)) / 4;
    const double high = area.height() - look.px(titleSpace + captionSpace + sentenceSpace);
    const double side = std::floor(std::max(16.0, std::min({wide, high, look.px(largestSide)})));
    const double step = side + look.px(gap);
    return {area.left() + static_cast<double>(form) * step, area.top() + look.px(titleSpace), side,
        side};
}

void FormsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (frame().shown == 0)
        return;
    paintPictureTitle(painter, area, title(),
        frame().shown == 1
            ? QStringList {tr("1 token, same scale; below: what row %1 adds")
                               .arg(wholeNumber(frame().query)),
                tr("1 token")}
            : QStringList {tr("%1 tokens, same scale; below: what row %2 adds")
                               .arg(wholeNumber(frame().shown), wholeNumber(frame().query)),
                tr("%1 tokens").arg(wholeNumber(frame().shown))},
        look);
    for (std::size_t index = 0; index < frame().forms.size(); ++index) {
        const FormsFrame::Form& form = frame().forms[index];
        const QRectF map = mapOf(index, area, look);
        paintHeatmap(painter, map, form.map, look);
        const double cell = map.height() / static_cast<double>(frame().shown);
        const double row = map.top() + (static_cast<double>(frame().query) + 0.5) * cell;
        painter.fillRect(
            QRectF(map.left(), std::round(row), map.width(), look.px(1)), look.palette.query);
        const double space = std::min(map.width() + look.px(gap - 4), area.right() - map.left());
        paintText(painter, {map.left(), map.bottom() + look.px(15)},
            fittingWords(namesOf(form.kind), space, TextRole::NoteStrong, look),
            TextRole::NoteStrong, look.palette.text, look);
        paintText(painter, {map.left(), map.bottom() + look.px(30)},
            fittingWords(constantsOf(form), space, TextRole::Note, look), TextRole::Note,
            look.palette.notes, look);
    }
    const double top = mapOf(0, area, look).bottom() + look.px(captionSpace + 4);
    double baseline = top + look.px(12);
    for (const QString& line : linesIn({area.width(), area.bottom() - top}, look)) {
        paintText(painter, {area.left(), baseline}, line, TextRole::Note, look.palette.text, look);
        baseline += look.px(lineHeight);
    }
}

Focus FormsView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    for (std::size_t index = 0; frame().shown > 0 && index < frame().forms.size(); ++index) {
        const QRectF map = mapOf(index, rect(), look());
        if (!map.contains(point))
            continue;
        const double cell = map.width() / static_cast<double>(frame().shown);
        focus.query = static_cast<std::int64_t>((point.y() - map.top()) / cell);
        focus.key = static_cast<std::int64_t>((point.x() - map.left()) / cell);
        focus.distance = *focus.query - *focus.key;
    }
    return focus;
}

double FormsView::positionUnder(QPointF) const
{
    return static_cast<double>(positions().query);
}

bool FormsView::isGround(QPointF) const
{
    return true;
}

} // namespace lab::ui

#include "moc_forms_view.cpp"
