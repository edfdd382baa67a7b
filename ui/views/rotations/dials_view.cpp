#include "ui/views/rotations/dials_view.h"

#include "ui/paint/rotations/rotations_words.h"
#include "ui/views/parameters/parameter_words.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double stillness = 3; ///< pixels that a click may slip
constexpr double longest = 1.2; ///< that a held vector may get, in units

/// Without the space of the tab.
QRectF dialsArea(const QRectF& area, const Look& look)
{
    return area.adjusted(0, 0, -look.px(dialsTabSpace), 0);
}

PlanePoint shortened(PlanePoint value, double most)
{
    const double length = std::hypot(value.x, value.y);
    if (length <= most)
        return value;
    return {value.x * most / length, value.y * most / length};
}

} // namespace

DialsView::DialsView(QWidget* parent)
    : RotationsPicture(Picture::RotationsDials, parent)
{
}

void DialsView::setFrame(DialsFrame frame)
{
    m_unit = frame.unit;
    frame.unit = unitNow();
    show(std::move(frame));
}

void DialsView::setNote(DialNote note)
{
    if (note == m_note)
        return;
    m_note = note;
    m_ground.forget();
    update();
}

void DialsView::setScores(std::vector<double> scores)
{
    if (scores == m_scores)
        return;
    m_scores = std::move(scores);
    update();
}

void DialsView::setGhost(std::optional<DialsFrame> ghost)
{
    if (ghost == m_ghost)
        return;
    m_ghost = std::move(ghost);
    DialsFrame frame = m_frame;
    frame.unit = unitNow();
    show(std::move(frame));
    update();
}

double DialsView::unitNow() const
{
    if (held())
        return m_frame.unit;
    return m_ghost ? std::max(m_unit, m_ghost->unit) : m_unit;
}

void DialsView::show(DialsFrame frame)
{
    if (frame == m_frame)
        return;
    if (!hasSameGround(frame, m_frame))
        m_ground.forget();
    m_frame = std::move(frame);
    update();
}

QString DialsView::exportName() const
{
    return u"dials"_s;
}

void DialsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (m_frame.dials.empty())
        return;
    const QRectF dials = dialsArea(area, look);
    m_ground.paint(painter, area, look,
        [&](QPainter& ground) { paintDialsGround(ground, dials, m_frame, look, m_note); });
    if (m_ghost)
        paintDialsGhost(painter, dials, m_frame, *m_ghost, look);
    const std::optional<PictureHandle> handle = handleAt(pointer());
    paintDialsArrows(
        painter, dials, m_frame, handle ? std::optional(tipOf(*handle)) : std::nullopt, look);
    if (m_note == DialNote::Score)
        paintDialScores(painter, dials, m_frame, m_scores, look);
    const PictureHandle own = tab(area, look);
    std::vector<PictureHandle> pinned;
    if (m_ghost) {
        pinned.push_back(own);
        pinned.back().scaled->number = 2.0 * m_ghost->pairs;
    }
    scaledHandles().paint(painter, {own}, pinned, area, look);
}

NumberTable DialsView::numbers() const
{
    return dialsTable(m_frame);
}

std::optional<NumberTable> DialsView::ghostNumbers() const
{
    return m_ghost ? std::optional(dialsTable(*m_ghost)) : std::nullopt;
}

DialsLayout DialsView::layoutNow() const
{
    return dialsLayout(dialsArea(rect(), look()), m_frame, look());
}

void DialsView::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    RotationsPicture::grab(point, modifiers);
    m_pressed = focusAt(point).pair;
}

void DialsView::release()
{
    RotationsPicture::release();
    const std::optional<int> pressed = std::exchange(m_pressed, std::nullopt);
    if (pressed && *pressed != selectedPair())
        edit(selection(*pressed, pairs()));
    DialsFrame frame = m_frame;
    frame.unit = unitNow();
    show(std::move(frame));
}

Focus DialsView::focusAt(QPointF point) const
{
    const std::optional<int> index =
        m_frame.dials.empty() ? std::nullopt : layoutNow().indexAt(point);
    return index ? focusOn(m_frame.dials[static_cast<std::size_t>(*index)].pair) : Focus();
}

Qt::CursorShape DialsView::cursorAt(QPointF point) const
{
    const Qt::CursorShape shape = RotationsPicture::cursorAt(point);
    return shape == Qt::ArrowCursor && focusAt(point).pair ? Qt::PointingHandCursor : shape;
}

DialTip DialsView::tipOf(const PictureHandle& handle)
{
    const auto which = static_cast<int>(handle.which);
    return {which / 2, which % 2 == 0 ? Token::Query : Token::Key};
}

// Keys take those of the selected pair: they select another one while none is held.
std::vector<PictureHandle> DialsView::handles() const
{
    std::vector<PictureHandle> all;
    if (m_frame.dials.empty())
        return all;
    all.push_back(tab(rect(), look()));
    const DialsLayout layout = layoutNow();
    for (const DialsFrame::Dial& dial : m_frame.dials) {
        for (const Token token : {Token::Query, Token::Key}) {
            const bool isQuery = token == Token::Query;
            const DialTip tip {dial.pair, token};
            const PlanePoint now = isQuery ? dial.turnedQuery : dial.turnedKey;
            const auto moved = [tip](QPointF to) {
                return MoveTip {tip.token, tip.pair, to.x(), to.y()};
            };
            const QString name = isQuery ? RotationsWords::tr("tip of q in pair %1")
                                         : RotationsWords::tr("tip of k in pair %1");
            all.push_back({.name = name.arg(dial.pair),
                .place = ui::tipOf(layout, m_frame, tip),
                .isByKey = dial.pair == selectedPair(),
                .which = 2 * dial.pair + (isQuery ? 0 : 1),
                .reach = std::min(12.0, 0.45 * layout.radius / look().scale),
                .slip = stillness,
                .put = [this, tip](QPointF point) { return tipPut(tip, point); },
                .number = directionOf({now.x, now.y}, moved)});
        }
    }
    return all;
}

PictureHandle DialsView::tab(const QRectF& area, const Look& look) const
{
    constexpr double toEdge = 14; // half of it and of the rings around it
    constexpr double half = 17; // of its height, with its edge
    constexpr int minWidth = 2;
    const double middle = (area.top() + titleHeight(lawOf(m_frame), look) + area.bottom()) / 2;
    return {.name = labelOf(*parameterNamed("rope.width")),
        .place = {area.right() - look.px(toEdge), std::min(middle, area.bottom() - look.px(half))},
        .step = {4, 0},
        .key = "rope.width",
        .shape = HandleShape::Tab,
        .scaled = ScaledDrag {.scale = dimensionScale(minWidth, largestWidth),
            .number = 2.0 * m_frame.pairs,
            .rises = ScaledDrag::Rises::Right,
            .lies = Qt::Vertical,
            .side = ScaledDrag::Side::Left}};
}

std::optional<Edit> DialsView::tipPut(const DialTip& tip, QPointF point) const
{
    const std::optional<int> index = dialOf(m_frame, tip.pair);
    if (!index)
        return std::nullopt;
    const PlanePoint to =
        shortened(valueAt(layoutNow(), m_frame, *index, point), longest * m_frame.unit);
    return MoveTip {tip.token, tip.pair, to.x, to.y};
}

std::vector<TurningHand> DialsView::turningHands() const
{
    if (m_frame.dials.empty())
        return {};
    return dialHands(layoutNow(), m_frame, look());
}

int DialsView::pairsToTurn() const
{
    return m_frame.pairs > pairsPerPage ? pairsPerPage : 0;
}

void DialsView::changeEvent(QEvent* event)
{
    RotationsPicture::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        m_ground.forget();
}

} // namespace lab::ui

#include "moc_dials_view.cpp"
