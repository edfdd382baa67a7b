#include "ui/views/biases/heads_view.h"

#include "ui/paint/biases/cell_axis.h"
#include "ui/paint/biases/head_maps.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/picture_title.h"
#include "ui/views/parameters/parameter_words.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

HeadsView::HeadsView(QWidget* parent)
    : DifferenceView(Picture::BiasesHeads, parent)
{
}

void HeadsView::refresh()
{
    DifferenceView::refresh();
    still().forget();
    updateAccessibleText();
}

void HeadsView::setSelected(int head)
{
    m_selected = head;
    update();
}

void HeadsView::setPresent(std::vector<double> biases)
{
    m_present = std::move(biases);
    update();
}

void HeadsView::setGhostPresent(std::vector<double> biases)
{
    m_ghostPresent = std::move(biases);
    update();
}

int HeadsView::mapSpace(QSize size, int count, bool hasTab) const
{
    return static_cast<int>(
        HeadMapLayout(QRectF(QPointF(), QSizeF(size)), count, hasTab, look()).side);
}

QString HeadsView::exportName() const
{
    return u"heads"_s;
}

NumberTable HeadsView::tableOf(const HeadsFrame& frame) const
{
    return lab::numbers(frame);
}

QString HeadsView::title() const
{
    return taken() ? tr("All heads, %1").arg(nameOfDifference(look())) : tr("All heads");
}

QStringList HeadsView::scaleNotes(bool hasTexts) const
{
    if (!drawn())
        return {};
    if (taken()) {
        const double end = taken()->differences.front().highest;
        const QString range = tr("%1 to %2").arg(significant(-end, 3), significant(end, 3));
        if (!hasTexts)
            return {range, tr("same scale")};
        return {
            tr("%1; the number belongs to the marked cell").arg(range), range, tr("same scale")};
    }
    if (frame().encoding == BiasEncoding::Alibi)
        return {tr("same scale, logarithmic"), tr("same scale")};
    if (heads() > 1)
        return hasTexts ? QStringList {tr("same scale; the number is the bias of the marked cell"),
                   tr("same scale")}
                        : QStringList {tr("same scale")};
    const bool isOneOfMany = // as many as are selected
        frame().encoding == BiasEncoding::T5 || frame().encoding == BiasEncoding::Swin;
    return {isOneOfMany ? QString() : tr("this encoding has the numbers of one head only"),
        tr("same scale")};
}

QStringList HeadsView::texts() const
{
    return taken() ? differenceTexts(m_ghostPresent, m_present) : headTexts(frame(), m_present);
}

void HeadsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (heads() == 0)
        return;
    const HeadMapLayout layout = layoutIn(area, look);
    still().paint(
        painter, area, look, [&](QPainter& part) { paintHeadMaps(part, layout, shown(), look); });
    const QStringList below = texts();
    paintPictureTitle(painter, area, title(), scaleNotes(showsTexts(layout, below, look)), look);
    if (drawn())
        paintHeadMarks(painter, layout, frame(), below, std::clamp(m_selected, 1, heads()), look);
    else
        paintNoDifference(painter, area.adjusted(0, look.px(28), 0, 0),
            ghost()->count == 1
                ? tr("There is no difference: 1 head against %1.").arg(frame().count)
                : tr("There is no difference: %1 heads against %2.")
                      .arg(ghost()->count)
                      .arg(frame().count),
            look);
    const std::vector<PictureHandle> own = handlesOn(layout);
    std::vector<PictureHandle> pinned;
    if (ghost() && ghost()->encoding == frame().encoding)
        pinned = own;
    for (PictureHandle& ofA : pinned)
        ofA.scaled->number = static_cast<double>(ghost()->count);
    scaledHandles().paint(painter, own, pinned, area, look);
}

HeadMapLayout HeadsView::layoutIn(const QRectF& area, const Look& look) const
{
    return {area, std::max(1, heads()), hasTab(), look};
}

std::vector<PictureHandle> HeadsView::handles() const
{
    return handlesOn(layoutIn(rect(), look()));
}

std::vector<PictureHandle> HeadsView::handlesOn(const HeadMapLayout& layout) const
{
    constexpr int maxHeads = 128;
    if (!(layout.strip > 0))
        return {};
    PictureHandle tab;
    tab.key = "alibi.heads";
    tab.name = labelOf(*parameterNamed(tab.key));
    tab.place = layout.tab();
    tab.step = {0, 4};
    tab.shape = HandleShape::Tab;
    tab.scaled = ScaledDrag {.scale = headScale(1, maxHeads),
        .number = static_cast<double>(heads()),
        .rises = ScaledDrag::Rises::Down,
        .showsNumberAtRest = true};
    return {std::move(tab)};
}

void HeadsView::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    drag(point, modifiers);
}

void HeadsView::drag(QPointF point, Qt::KeyboardModifiers)
{
    const auto head = layoutIn(rect(), look()).headAt(point);
    if (!head)
        return;
    select(*head);
    this->point(focusAt(point));
}

Focus HeadsView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    focus.head = layoutIn(rect(), look()).headAt(point);
    return focus;
}

Qt::CursorShape HeadsView::cursorAt(QPointF point) const
{
    return isGround(point) ? Qt::ArrowCursor : Qt::PointingHandCursor;
}

// The same place in each map; between the maps the nearest center.
double HeadsView::positionUnder(QPointF point) const
{
    const HeadMapLayout layout = layoutIn(rect(), look());
    const auto head = layout.headAt(point);
    const QRectF map = layout.map(head.value_or(1));
    const auto first = static_cast<double>(positions().first);
    const auto shown = static_cast<double>(positions().shown);
    const QPointF inside = point - map.topLeft();
    const double share = (inside.x() + inside.y()) / (2 * layout.side);
    return first + shown * (head ? std::clamp(share, 0.0, 1.0) : 0.5);
}

bool HeadsView::isGround(QPointF point) const
{
    return !layoutIn(rect(), look()).headAt(point);
}

QString HeadsView::keysInWords() const
{
    return heads() == 1 ? PictureView::keysInWords()
                        : keysAfter(tr("The arrow keys select a head."));
}

void HeadsView::keyPressEvent(QKeyEvent* event)
{
    const int columns = layoutIn(rect(), look()).columns;
    const auto step = [&] {
        switch (event->key()) {
        case Qt::Key_Left:
            return -1;
        case Qt::Key_Right:
            return 1;
        case Qt::Key_Up:
            return -columns;
        case Qt::Key_Down:
            return columns;
        default:
            return 0;
        }
    }();
    if (step == 0)
        return BiasesPicture::keyPressEvent(event);
    const int head = m_selected + step;
    if (head >= 1 && head <= heads())
        select(head);
}

} // namespace lab::ui

#include "moc_heads_view.cpp"
