#include "ui/views/rotations/convention_view.h"

#include "ui/paint/rotations/rotations_words.h"
#include "ui/paint/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double stillness = 3; ///< pixels that a click may slip
constexpr double longest = 1.2; ///< that a held bar may get, in units

} // namespace

ConventionView::ConventionView(QWidget* parent)
    : RotationsPicture(Picture::RotationsConventions, parent)
{
}

void ConventionView::setFrame(ConventionFrame frame)
{
    m_unit = frame.unit;
    if (m_held && m_held->bar)
        frame.unit = m_frame.unit;
    show(std::move(frame));
}

void ConventionView::show(ConventionFrame frame)
{
    if (frame == m_frame)
        return;
    m_frame = std::move(frame);
    update();
}

QString ConventionView::exportName() const
{
    return u"conventions"_s;
}

void ConventionView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    const std::optional<ColumnBar> bar = m_held ? m_held->bar
        : m_frame.columns.empty()               ? std::nullopt
                                                : barAt(layoutNow(), pointer());
    paintConvention(painter, area, m_frame, bar, look);
}

NumberTable ConventionView::numbers() const
{
    return conventionTable(m_frame);
}

ConventionLayout ConventionView::layoutNow() const
{
    return conventionLayout(rect(), m_frame, look());
}

const ConventionFrame::Column& ConventionView::columnOf(ColumnBar bar) const
{
    return columnAt(layoutNow(), m_frame, bar.row, bar.slot);
}

void ConventionView::grab(QPointF point, Qt::KeyboardModifiers)
{
    if (m_frame.columns.empty())
        return;
    const ConventionLayout layout = layoutNow();
    Held held;
    held.start = point;
    held.bar = barAt(layout, point);
    if (held.bar) {
        const ConventionFrame::Column& column = columnOf(*held.bar);
        held.pair = column.pair;
        held.column = m_frame.ownColumn(column);
        held.value = valueOf(column, held.bar->token);
        held.perPixel = valuePerPixel(layout, m_frame, held.bar->row, look());
    } else if (const std::optional<int> pair = focusAt(point).pair) {
        held.pair = *pair;
    } else {
        return;
    }
    m_held = held;
}

void ConventionView::drag(QPointF point, Qt::KeyboardModifiers)
{
    if (!m_held || !m_held->bar)
        return;
    const QPointF moved = point - m_held->start;
    if (!m_held->hasMoved && std::hypot(moved.x(), moved.y()) < stillness)
        return;
    m_held->hasMoved = true;
    const double most = maxAt(m_held->value);
    edit(SetColumn {m_held->bar->token, m_held->column,
        std::clamp(m_held->value - moved.y() * m_held->perPixel, -most, most)});
}

double ConventionView::maxAt(double value) const
{
    return std::max(longest * m_frame.unit, std::abs(value));
}

HandleNumber ConventionView::numberIn(const ConventionFrame::Column& column, Token token) const
{
    const double now = valueOf(column, token);
    const double most = maxAt(now);
    const auto edit = [=, own = m_frame.ownColumn(column)](double value) -> std::optional<Edit> {
        return SetColumn {token, own, std::clamp(value, -most, most)};
    };
    return {now, {-most, most}, most / 20, significant(now, 4), edit};
}

void ConventionView::release()
{
    if (!m_held)
        return;
    const Held held = *std::exchange(m_held, std::nullopt);
    if (held.pair != selectedPair())
        edit(selection(held.pair, pairs()));
    ConventionFrame frame = m_frame;
    frame.unit = m_unit;
    show(std::move(frame));
}

Focus ConventionView::focusAt(QPointF point) const
{
    if (m_frame.columns.empty())
        return {};
    const ConventionLayout layout = layoutNow();
    if (const std::optional<ColumnBar> bar = barAt(layout, point)) {
        const ConventionFrame::Column& column = columnAt(layout, m_frame, bar->row, bar->slot);
        Focus focus = focusOn(column.pair);
        focus.column = column.interleaved;
        return focus;
    }
    if (const std::optional<int> pair = wireAt(layout, m_frame, point, look()))
        return focusOn(*pair);
    if (const std::optional<int> score = scoreAt(layout, m_frame, point)) {
        Focus focus = pictureFocus();
        focus.convention = score;
        return focus;
    }
    return {};
}

Qt::CursorShape ConventionView::cursorAt(QPointF point) const
{
    if (m_frame.columns.empty())
        return Qt::ArrowCursor;
    const ConventionLayout layout = layoutNow();
    if (barAt(layout, point))
        return Qt::SizeVerCursor;
    return wireAt(layout, m_frame, point, look()) ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

// The numbers of the selected pair where they stand in the upper row.
std::vector<PictureHandle> ConventionView::handles() const
{
    if (m_frame.columns.empty())
        return {};
    const ConventionLayout layout = layoutNow();
    std::vector<PictureHandle> bars;
    if (!layout.hasBars)
        return bars;
    for (int slot = 0; slot < 2 * layout.count; ++slot) {
        const ConventionFrame::Column& column =
            columnAt(layout, m_frame, ColumnRow::Interleaved, slot);
        if (column.pair != selectedPair())
            continue;
        for (const Token token : {Token::Query, Token::Key}) {
            const ColumnBar bar {ColumnRow::Interleaved, slot, token};
            const QRectF drawn = barOf(layout, m_frame, bar, valueOf(column, token), look());
            const QString name = token == Token::Query ? RotationsWords::tr("q in column %1")
                                                       : RotationsWords::tr("k in column %1");
            bars.push_back({.name = name.arg(column.interleaved),
                .place = drawn.center(),
                .step = {0, 4},
                .number = numberIn(column, token)});
        }
    }
    return bars;
}

int ConventionView::pairsToTurn() const
{
    if (m_frame.columns.empty())
        return 0;
    const int page = layoutNow().count;
    return m_frame.pairs() > page ? page : 0;
}

} // namespace lab::ui

#include "moc_convention_view.cpp"
