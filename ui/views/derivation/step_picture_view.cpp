#include "ui/views/derivation/step_picture_view.h"

#include "ui/paint/derivation/angles.h"
#include "ui/paint/derivation/derivation_words.h"
#include "ui/paint/derivation/layouts.h"
#include "ui/paint/derivation/matrices.h"
#include "ui/paint/derivation/pairs.h"
#include "ui/paint/derivation/plane_ghost.h"
#include "ui/paint/derivation/plane_marks.h"
#include "ui/views/derivation/step_picture_handles.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double degree = std::numbers::pi / 180;

template <class... Each> struct Overload : Each... {
    using Each::operator()...;
};
template <class... Each> Overload(Each...) -> Overload<Each...>;

template <class Frame> const Frame* frameIn(const std::optional<StepPictureFrame>& ghost)
{
    return ghost ? std::get_if<Frame>(&*ghost) : nullptr;
}

NumberTable tableOf(const StepPictureFrame& picture)
{
    return std::visit(Overload {[](const PlaneFrame& frame) { return planeTable(frame); },
                          [](const AnglesFrame& frame) { return anglesTable(frame); },
                          [](const PairsFrame& frame) { return pairsTable(frame); },
                          [](const MatricesFrame& frame) { return matricesTable(frame); },
                          [](const LayoutsFrame& frame) { return layoutsTable(frame); }},
        picture);
}

} // namespace

StepPictureView::StepPictureView(QWidget* parent)
    : PictureView(Picture::DerivationPicture, parent)
{
    nameAnew();
}

void StepPictureView::setFrame(StepPictureFrame frame)
{
    m_own = frame;
    frame = held() ? onScaleOf(std::move(frame), m_frame) : besides(std::move(frame), m_ghost);
    if (frame == m_frame)
        return;
    const bool isOther = frame.index() != m_frame.index();
    m_frame = std::move(frame);
    if (isOther)
        nameAnew();
    update();
}

QString StepPictureView::exportName() const
{
    return u"step"_s;
}

/// Each kind of picture on a painter.
struct StepPictureView::DrawnPicture {
    QPainter& painter;
    const QRectF& area;
    const std::optional<StepPictureFrame>& ghost;
    std::optional<std::int64_t> hovered; ///< the handle, by what it is
    const PointedLook& look;

    void operator()(const PlaneFrame& frame) const
    {
        if (const auto* const under = frameIn<PlaneFrame>(ghost))
            paintPlaneGhost(painter, area, frame, *under, look);
        paintPlaneLights(painter, area, frame, look);
        paintPlane(painter, area, frame, planeTip(hovered), look);
        paintPlaneSides(painter, area, frame, look);
    }
    void operator()(const AnglesFrame& frame) const
    {
        paintAngles(painter, area, frame, frameIn<AnglesFrame>(ghost), hovered, look);
    }
    void operator()(const PairsFrame& frame) const
    {
        paintPairs(painter, area, frame, frameIn<PairsFrame>(ghost), dialTip(hovered), look);
    }
    void operator()(const MatricesFrame& frame) const
    {
        paintMatrices(painter, area, frame, frameIn<MatricesFrame>(ghost), look);
    }
    void operator()(const LayoutsFrame& frame) const
    {
        paintLayouts(painter, area, frame, frameIn<LayoutsFrame>(ghost), look);
    }
};

void StepPictureView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    const std::optional<PictureHandle> handle = handleAt(pointer());
    const DrawnPicture drawn {
        painter, area, m_ghost, handle ? std::optional(handle->which) : std::nullopt, look};
    std::visit(drawn, m_frame);
}

NumberTable StepPictureView::numbers() const
{
    return tableOf(m_frame);
}

std::optional<NumberTable> StepPictureView::ghostNumbers() const
{
    return m_ghost ? std::optional(tableOf(*m_ghost)) : std::nullopt;
}

void StepPictureView::setGhost(std::optional<StepPictureFrame> ghost)
{
    if (ghost == m_ghost)
        return;
    m_ghost = std::move(ghost);
    setFrame(m_own);
    update();
}

void StepPictureView::release()
{
    PictureView::release();
    setFrame(m_own);
}

void StepPictureView::doubleClick(QPointF point)
{
    const auto* angles = std::get_if<AnglesFrame>(&m_frame);
    const std::optional<PictureHandle> handle = handleAt(point);
    if (angles && handle && angles->picture == StepPicture::Bends)
        edit(BendAngle {handle->which, 0});
}

QStringList StepPictureView::symbolsUnder(QPointF point) const
{
    const Look& now = look();
    return std::visit(Overload {[&](const PlaneFrame& frame) {
                                    return symbolsAt(
                                        PlaneLayout(rect(), frame, now), frame, point, now);
                                },
                          [&](const AnglesFrame& frame) {
                              return symbolsAt(anglesPlot(rect(), frame, now), frame, point, now);
                          },
                          [&](const LayoutsFrame&) { return symbolsAt(rect(), point, now); },
                          [&](const auto& frame) { return symbolsAt(rect(), frame, point, now); }},
        m_frame);
}

Focus StepPictureView::shownOf(const Focus& focus) const
{
    Focus shown;
    shown.symbol = focus.symbol;
    if (std::holds_alternative<AnglesFrame>(m_frame))
        shown.position = focus.position;
    if (std::holds_alternative<PairsFrame>(m_frame))
        shown.pair = focus.pair;
    return shown;
}

Focus StepPictureView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    // Of the symbols that stand for what is there, the first one that the line has.
    const QStringList symbols = symbolsUnder(point);
    const auto named = std::ranges::find_if(
        symbols, [&](const QString& symbol) { return m_symbols.contains(symbol); });
    if (named != symbols.end())
        focus.symbol = named->toStdString();
    else if (!symbols.isEmpty())
        focus.symbol = symbols.front().toStdString();
    if (const auto* angles = std::get_if<AnglesFrame>(&m_frame))
        focus.position = angleAt(anglesPlot(rect(), *angles, look()), *angles, point, look());
    if (const auto* pairs = std::get_if<PairsFrame>(&m_frame);
        pairs && !pairs->dials.dials.empty()) {
        const auto index =
            dialsLayout(dialsAreaOf(rect(), look()), pairs->dials, look()).indexAt(point);
        if (index)
            focus.pair = pairs->dials.dials[static_cast<std::size_t>(*index)].pair;
    }
    return focus;
}

std::vector<PictureHandle> StepPictureView::handles() const
{
    return handlesOf(m_frame, rect(), look());
}

void StepPictureView::keyPressEvent(QKeyEvent* event)
{
    const std::int64_t step = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    const auto moveBy = [&](std::int64_t by) {
        if (event->modifiers() & Qt::ControlModifier)
            edit(MovePositions {m_positions.query + by, m_positions.key + by});
        else
            edit(SetParameter {"position.query",
                std::clamp<std::int64_t>(m_positions.query + by, 0, lastPosition)});
    };
    const double direction = event->key() == Qt::Key_Up ? 1 : -1;
    switch (event->key()) {
    case Qt::Key_Left:
        return moveBy(-step);
    case Qt::Key_Right:
        return moveBy(step);
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (const auto* plane = std::get_if<PlaneFrame>(&m_frame)) {
            const PlanePoint turned = turnedBack(plane->query,
                -direction * static_cast<double>(step) * degree / (2 * std::numbers::pi));
            return edit(MoveVector {Token::Query, turned.x, turned.y});
        }
        if (const auto* angles = std::get_if<AnglesFrame>(&m_frame);
            angles && m_positions.query >= angles->first) {
            const auto index = static_cast<std::size_t>(m_positions.query - angles->first);
            if (index < angles->angles.size())
                return edit(angleMoved(*angles, m_positions.query,
                    angles->angles[index] + direction * smallBend * static_cast<double>(step)));
        }
        break;
    default:
        break;
    }
    PictureView::keyPressEvent(event);
}

void StepPictureView::nameAnew()
{
    setAccessibleName(std::visit(
        Overload {
            [](const PlaneFrame&) { return DerivationWords::tr("Query and key in the plane"); },
            [](const AnglesFrame&) { return DerivationWords::tr("Angle at each position"); },
            [](const PairsFrame&) { return DerivationWords::tr("Four pairs, turned"); },
            [](const MatricesFrame&) { return DerivationWords::tr("Two matrices"); },
            [](const LayoutsFrame&) { return DerivationWords::tr("Columns in two layouts"); }},
        m_frame));
}

} // namespace lab::ui
