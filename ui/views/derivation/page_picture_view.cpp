#include "ui/views/derivation/page_picture_view.h"

#include "ui/paint/derivation/derivation_words.h"
#include "ui/paint/derivation/pages/page_layout.h"
#include "ui/paint/derivation/pages/page_painters.h"
#include "ui/paint/derivation/pages/page_spoken.h"
#include "ui/paint/derivation/pages/page_words.h"
#include "ui/paint/text/number_text.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

PagePictureFrame onScaleOf(PagePictureFrame frame, const PagePictureFrame& other)
{
    if (frame.panels.size() != other.panels.size())
        return frame;
    for (std::size_t index = 0; index < frame.panels.size(); ++index) {
        const PagePanel& start = other.panels[index];
        if (auto* plane = std::get_if<PagePlane>(&frame.panels[index]))
            if (const auto* as = std::get_if<PagePlane>(&start))
                plane->unit = as->unit;
        if (auto* chart = std::get_if<PageChart>(&frame.panels[index]))
            if (const auto* as = std::get_if<PageChart>(&start)) {
                chart->x = as->x;
                chart->y = as->y;
            }
        if (auto* dials = std::get_if<PageDials>(&frame.panels[index]))
            if (const auto* as = std::get_if<PageDials>(&start))
                dials->dials.unit = as->dials.unit;
    }
    return frame;
}

PagePictureView::PagePictureView(QWidget* parent)
    : PictureView(Picture::DerivationPicture, parent)
{
    updateAccessibleText();
}

void PagePictureView::setFrame(PagePictureFrame frame)
{
    m_own = frame;
    if (held())
        frame = onScaleOf(std::move(frame), m_frame);
    if (frame == m_frame)
        return;
    const bool isOther = frame.page != m_frame.page || frame.isAnswered != m_frame.isAnswered;
    m_frame = std::move(frame);
    if (isOther)
        take({});
    updateAccessibleText();
    update();
}

void PagePictureView::setGhost(std::optional<PagePictureFrame> ghost)
{
    if (ghost == m_ghost)
        return;
    m_ghost = std::move(ghost);
    update();
}

QString PagePictureView::exportName() const
{
    return u"page"_s;
}

std::vector<PageSpot> PagePictureView::spots() const
{
    return pageSpots(rect(), m_frame, look());
}

std::optional<PageSpot> PagePictureView::spotNamed(std::int64_t which) const
{
    const std::vector<PageSpot> all = spots();
    const auto found = std::ranges::find(all, which, &PageSpot::which);
    return found == all.end() ? std::nullopt : std::optional(*found);
}

void PagePictureView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    const bool isHere = painter.device() == static_cast<const QPaintDevice*>(this);
    const std::optional<PictureHandle> handle =
        isHere ? handleAt(pointer()) : std::optional<PictureHandle>();
    // The held spot may have moved since it was taken.
    const std::optional<PageSpot> spot = handle ? spotNamed(handle->which) : std::nullopt;
    const bool isTip = spot && spot->drag.way == PageDrag::Way::Tip;
    paintPage(painter, area, m_frame, m_ghost ? &*m_ghost : nullptr,
        isTip ? std::optional(spot->place) : std::nullopt, look);
}

NumberTable PagePictureView::numbers() const
{
    return pageTable(m_own);
}

std::optional<NumberTable> PagePictureView::ghostNumbers() const
{
    return m_ghost ? std::optional(pageTable(*m_ghost)) : std::nullopt;
}

QString PagePictureView::nameOf(const PageSpot& spot) const
{
    const QString name = pagePartName(spot.part);
    if (spot.drag.way == PageDrag::Way::Paint)
        return DerivationWords::tr("cell m = %1, n = %2")
            .arg(spot.index / scoreTableSize)
            .arg(spot.index % scoreTableSize);
    if (spot.part.starts_with("key."))
        return DerivationWords::tr("tip of k");
    if (spot.part.starts_with("card."))
        return DerivationWords::tr("word “%1”").arg(pageWord("word" + spot.part.substr(4)));
    if (spot.part.starts_with("way."))
        return DerivationWords::tr("mark of “%1”").arg(pageWord(spot.part));
    const bool isOne = spot.index < 0 || spot.drag.way == PageDrag::Way::Tip;
    return isOne ? name : name + u' ' + QString::number(spot.index);
}

QString PagePictureView::keysInWords() const
{
    return keysAfter(
        DerivationWords::tr("Left and right arrows move m; with Ctrl, both positions."));
}

std::vector<PictureHandle> PagePictureView::handles() const
{
    std::vector<PictureHandle> all;
    for (const PageSpot& spot : spots()) {
        using enum PageDrag::Way;
        const PageDrag& drag = spot.drag;
        const std::int64_t which = spot.which;
        PictureHandle handle;
        handle.name = nameOf(spot);
        handle.place = spot.place;
        handle.step = spot.keyStep;
        handle.which = which;
        handle.reach = spot.reach;
        // Uses the list of the current frame: other entries may have changed since the spot was
        // taken.
        handle.put = [this, which](QPointF point) -> std::optional<Edit> {
            const std::optional<PageSpot> now = spotNamed(which);
            if (!now)
                return std::nullopt;
            if (now->drag.way == Cycle)
                return m_isPressed ? std::nullopt : std::optional(spotCycled(*now));
            // Keys rotate or stretch by whole steps, regardless of the position on the ring or
            // arrow.
            if (!m_isPressed && (now->drag.way == Angle || now->drag.way == Length)) {
                const QPointF by = point - now->place;
                const double most = std::max(std::abs(by.x()), std::abs(by.y()));
                const double steps = std::round(most / std::max(1.0, now->keyStep.x()));
                return spotSet(*now,
                    now->drag.now
                        + (by.x() > by.y() ? 1 : -1) * std::max(1.0, steps) * now->drag.step);
            }
            return spotMoved(*now, point);
        };
        const auto set = [spot](double number) { return spotSet(spot, number); };
        if (drag.way == Tip || drag.way == Direction) {
            const auto moved = [isKey = drag.isKey](QPointF to) -> Edit {
                return MoveVector {isKey ? Token::Key : Token::Query, to.x(), to.y()};
            };
            handle.number = directionOf({spot.vector.x, spot.vector.y}, moved);
        } else {
            const auto now = static_cast<int>(drag.now);
            const QString text = drag.way == Paint ? cellColourName(now)
                : drag.way == Cycle                ? markName(now)
                                                   : significant(drag.now, 4);
            handle.number =
                HandleNumber {drag.now, {drag.lowest, drag.highest}, drag.step, text, set};
        }
        all.push_back(std::move(handle));
    }
    return all;
}

void PagePictureView::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    PictureView::grab(point, modifiers);
    m_isPressed = true;
    const std::optional<PageSpot> spot = held() ? spotNamed(held()->which) : std::nullopt;
    if (!spot)
        return;
    if (spot->drag.way == PageDrag::Way::Cycle)
        edit(spotCycled(*spot));
    if (spot->drag.way != PageDrag::Way::Paint)
        return;
    if (spot->drag.now > 0)
        m_pressed = m_own;
    else
        edit(cellsPainted(*spot, static_cast<std::size_t>(spot->drag.index)));
}

void PagePictureView::release()
{
    // A press on a colored cell without a drag clears it.
    const std::optional<PageSpot> spot = held() ? spotNamed(held()->which) : std::nullopt;
    if (m_pressed && spot && *m_pressed == m_own)
        edit(cellCleared(*spot));
    m_pressed.reset();
    m_isPressed = false;
    PictureView::release();
    setFrame(m_own);
}

void PagePictureView::doubleClick(QPointF point)
{
    const std::optional<PictureHandle> handle = handleAt(point);
    const std::optional<PageSpot> spot = handle ? spotNamed(handle->which) : std::nullopt;
    if (!spot)
        return;
    // Changes the sign of a column's number, or resets an angle to its line.
    if (spot->part == "query_column" || spot->part == "key_column")
        if (const auto turned = spotSet(*spot, -spot->drag.now))
            edit(*turned);
    if (spot->drag.way == PageDrag::Way::Bend)
        edit(BendAngle {spot->drag.index, 0});
}

Focus PagePictureView::shownOf(const Focus& focus) const
{
    Focus shown;
    shown.symbol = focus.symbol;
    return shown;
}

Focus PagePictureView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    QStringList symbols;
    for (const std::string& part : partsAt(rect(), m_frame, point, look()))
        symbols += symbolsOfPart(part);
    // The first symbol for this part that occurs in the equation.
    const auto named = std::ranges::find_if(
        symbols, [&](const QString& symbol) { return m_symbols.contains(symbol); });
    if (named != symbols.end())
        focus.symbol = named->toStdString();
    else if (!symbols.isEmpty())
        focus.symbol = symbols.front().toStdString();
    return focus;
}

void PagePictureView::keyPressEvent(QKeyEvent* event)
{
    const std::int64_t step = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    const auto moveBy = [&](std::int64_t by) {
        if (event->modifiers() & Qt::ControlModifier)
            edit(MovePositions {m_positions.query + by, m_positions.key + by});
        else
            edit(SetParameter {"position.query",
                std::clamp<std::int64_t>(m_positions.query + by, 0, lastPosition)});
    };
    if (event->key() == Qt::Key_Left)
        return moveBy(-step);
    if (event->key() == Qt::Key_Right)
        return moveBy(step);
    PictureView::keyPressEvent(event);
}

std::vector<TurningHand> PagePictureView::turningHands() const
{
    return pageHands(rect(), m_frame, look());
}

void PagePictureView::updateAccessibleText()
{
    setAccessibleName(DerivationWords::tr("Picture of the page"));
    setAccessibleDescription(spokenPage(m_frame));
}

} // namespace lab::ui

#include "moc_page_picture_view.cpp"
