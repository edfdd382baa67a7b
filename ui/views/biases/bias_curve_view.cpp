#include "ui/views/biases/bias_curve_view.h"

#include "ui/paint/biases/bias_curve.h"
#include "ui/paint/biases/bucket_ruler.h"
#include "ui/paint/biases/gate_count.h"
#include "ui/paint/biases/window_table.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"
#include "ui/views/parameters/parameter_words.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

BiasCurveView::BiasCurveView(QWidget* parent)
    : PlotView(Picture::BiasesCurve, parent)
{
}

QString BiasCurveView::exportName() const
{
    return u"curve"_s;
}

NumberTable BiasCurveView::tableOf(const BiasCurveFrame& frame) const
{
    return lab::numbers(frame);
}

QString BiasCurveView::title() const
{
    switch (frame().encoding) {
    case BiasEncoding::T5:
        return tr("Bias of head %1 against distance").arg(frame().head);
    case BiasEncoding::Swin:
        return tr("Bias of head %1 by steps down and across").arg(frame().head);
    case BiasEncoding::Cope:
        return tr("Counted from each key to query %1").arg(wholeNumber(frame().query));
    case BiasEncoding::Fire:
        return tr("Bias of query %1 against distance").arg(wholeNumber(frame().query));
    default:
        return tr("Bias against distance");
    }
}

QString BiasCurveView::shortTitle() const
{
    switch (frame().encoding) {
    case BiasEncoding::Swin:
        return tr("By steps down and across");
    case BiasEncoding::Cope:
        return tr("Counted to query %1").arg(wholeNumber(frame().query));
    case BiasEncoding::Fire:
        return tr("Bias of query %1").arg(wholeNumber(frame().query));
    default:
        return tr("Against distance");
    }
}

Plot BiasCurveView::plotOf(
    const BiasCurveFrame& frame, const QRectF& whole, const PointedLook& look) const
{
    if (isEmpty())
        return {};
    const QRectF area = aboveCost(whole, look);
    const Layers cost = costLines(whole, look);
    const auto held = [this](Along along) {
        return grip() ? std::optional(grip()->plot.axis(along)) : std::nullopt;
    };
    const auto withTitle = [&](Plot plot) {
        plot.layers = plot.layers + titleOfDetail(area, look) + cost;
        return plot;
    };
    if (frame.encoding == BiasEncoding::T5)
        return withTitle(bucketPlot(area, frame, ghost(), held(Along::X), look));
    if (frame.encoding == BiasEncoding::Swin)
        return withTitle(windowPlot(area, frame, grip() ? &grip()->plot : nullptr, look));
    if (frame.encoding == BiasEncoding::Cope)
        return withTitle(gatePlot(area, frame, ghost(), held(Along::Y), look));
    const BiasCurveLayout layout = layoutIn(area, look);
    Plot plot = biasCurvePlot(layout, frame, ghost(), look);
    plot.layers = plot.layers + titles(layout, area, look) + cost;
    return plot;
}

Layers BiasCurveView::pointedOn(const Plot& plot, const Focus& focus, const Look& look) const
{
    if (isEmpty() || plot.ground.isEmpty())
        return {};
    if (frame().encoding == BiasEncoding::T5)
        return bucketPointed(plot, frame(), focus, look);
    if (frame().encoding == BiasEncoding::Swin)
        return windowPointed(plot, frame(), focus, look);
    if (frame().encoding == BiasEncoding::Cope)
        return gatePointed(plot, frame(), focus, look);
    const bool isSlopeHeld = grip() && grip()->handle().key == "alibi.bias_max";
    const Layers marks = (isSlopeHeld ? slopeBefore(grip()->plot, look) : Layers())
        + biasCurvePointed(plot, frame(), focus, look);
    const bool isOnScreen = plot.ground == this->plot().ground;
    return isOnScreen ? marks + biasRowPointed(places(), frame(), focus, look) : marks;
}

// The accessible value of a handle is its parameter, not its place on the axis.
std::vector<PictureHandle> BiasCurveView::handles() const
{
    std::vector<PictureHandle> all = PlotView::handles();
    for (std::size_t i = 0; i < all.size(); ++i) {
        PictureHandle& one = all[i];
        one.edit = {};
        if (const auto* count = std::get_if<GateCount>(&frame().detail)) {
            describeGate(one, *count, frame().query - *plot().handles[i].pair);
            continue;
        }
        one.name = labelOf(*parameterNamed(one.key));
        if (std::ranges::count(plot().handles, plot().handles[i].key, &Handle::key) < 2)
            continue;
        if (frame().encoding == BiasEncoding::Swin)
            one.name =
                one.step.x() > 0 ? tr("%1, across").arg(one.name) : tr("%1, down").arg(one.name);
        else
            one.name = isBefore(one.place) ? tr("%1, key before the query").arg(one.name)
                                           : tr("%1, key after the query").arg(one.name);
    }
    return all;
}

void BiasCurveView::describeGate(
    PictureHandle& handle, const GateCount& count, std::int64_t key) const
{
    const double gate = count.gates[static_cast<std::size_t>(key)];
    handle.name = tr("Gate of key %1").arg(wholeNumber(key));
    handle.key = {};
    handle.number = HandleNumber {.now = gate,
        .range = {0, 1},
        .step = 0.05,
        .text = decimals(gate, 2),
        .edit = [key](double number) {
            return SetGate {key, number};
        }};
}

// For T5, keys before the query are on the left, as in the matrix; the lines have distances.
bool BiasCurveView::isBefore(QPointF place) const
{
    const bool isLeft = place.x() < plot().x.pixel(0);
    return frame().encoding == BiasEncoding::T5 ? isLeft : !isLeft;
}

bool BiasCurveView::hasLines() const
{
    return !isEmpty() && std::holds_alternative<std::monostate>(frame().detail);
}

Layers BiasCurveView::titleOfDetail(const QRectF& area, const Look& look) const
{
    const QString name = fittingWords(
        {title(), shortTitle()}, area.width() - look.px(4), TextRole::PictureTitle, look);
    std::vector<Word> words {{name, TextRole::PictureTitle, look.palette.text}};
    const auto note = [&](const QString& text, const QString& brief) {
        words.push_back({text, TextRole::Note, look.palette.notes, {brief}});
    };
    if (frame().encoding == BiasEncoding::T5)
        note(tr("logarithmic on both sides; drag the edges"), tr("drag an edge"));
    if (frame().encoding == BiasEncoding::Cope)
        note(tr("each step is a gate; drag it"), tr("drag a step"));
    return lineOfWords(
        words, {area.left(), area.top() + look.px(titleBaseline)}, area.right(), look)
        .layers;
}

Layers BiasCurveView::titles(
    const BiasCurveLayout& layout, const QRectF& area, const Look& look) const
{
    Layers layers;
    const bool isBeside = layout.tableTitle.y() <= layout.curveTitle.y();
    const double right = isBeside ? layout.tableTitle.x() - look.px(10) : area.right();
    const QString name = fittingWords(
        {title(), shortTitle()}, right - layout.curveTitle.x(), TextRole::PictureTitle, look);
    layers.emplace_back(Label {layout.curveTitle, name, TextRole::PictureTitle, look.palette.text});
    const double end =
        layout.curveTitle.x() + textWidth(name, TextRole::PictureTitle, look) + look.px(10);
    const FormulaLabel distance {
        {end, layout.curveTitle.y()}, u"m_minus_n"_s, 15, look.palette.notes};
    if (end + widthOf(distance, look) <= right)
        layers.emplace_back(distance);
    QString slopes = tr("Slopes");
    if (frame().encoding == BiasEncoding::Alibi) {
        const int last = layout.firstHead + layout.rows - 1;
        const double space = (layout.hasOther ? layout.otherLeft - look.px(6) : area.right())
            - layout.tableTitle.x();
        if (layout.rows < frame().count)
            slopes = fittingWords({tr("Slopes %1–%2 of %3", "heads that are listed, of all")
                                          .arg(layout.firstHead)
                                          .arg(last)
                                          .arg(frame().count),
                                      tr("%1–%2 of %3", "heads that are listed, of all")
                                          .arg(layout.firstHead)
                                          .arg(last)
                                          .arg(frame().count)},
                space, TextRole::PictureTitle, look);
        layers.emplace_back(
            Label {layout.tableTitle, slopes, TextRole::PictureTitle, look.palette.text});
    }
    const auto note = [&](double x, const QString& text, Alignment alignment) {
        layers.emplace_back(Label {
            {x, layout.tableTitle.y()}, text, TextRole::Note, look.palette.notes, alignment});
    };
    if (layout.hasOther)
        note(layout.otherLeft, otherRule(), Alignment::Left);
    const double taken = layout.hasOther
        ? layout.otherLeft + textWidth(otherRule(), TextRole::Note, look)
        : layout.tableTitle.x() + textWidth(slopes, TextRole::PictureTitle, look);
    const QString bias = tr("bias at %1").arg(wholeNumber(frame().distance));
    const bool fits = taken + look.px(8) + textWidth(bias, TextRole::Note, look) <= area.right();
    note(area.right(),
        frame().isMasked ? tr("masked")
            : fits       ? bias
                         : tr("bias"),
        Alignment::Right);
    return layers;
}

QString BiasCurveView::otherRule() const
{
    if (!frame().rulesDiffer)
        return {};
    return frame().rule == SlopeRule::Published ? tr("geometric") : tr("published");
}

BiasCurveLayout BiasCurveView::layoutIn(const QRectF& area, const Look& look) const
{
    BiasCurveLayout layout(
        area, frame(), textWidth(otherRule(), TextRole::Note, look), look, ghost());
    if (grip()) { // the axes stay fixed while their numbers are dragged
        const QRectF& held = grip()->plot.ground;
        const bool isAtSameHeight = std::abs(held.top() - layout.plot.top()) < 1
            && std::abs(held.bottom() - layout.plot.bottom()) < 1;
        if (isAtSameHeight) { // else the table is below
            layout.plot = held;
            layout.x.from = held.left();
            layout.x.to = held.right();
        }
        layout.y.lowest = grip()->plot.y.scale.lowest;
        layout.y.highest = grip()->plot.y.scale.highest;
        layout.biasTicks.clear();
        for (const Axis::Tick& tick : grip()->plot.y.ticks)
            layout.biasTicks.push_back(tick.value);
    }
    return layout;
}

BiasCurveLayout BiasCurveView::places() const
{
    return layoutIn(aboveCost(rect(), look()), look());
}

void BiasCurveView::pressGround(QPointF point)
{
    if (frame().encoding == BiasEncoding::Swin) {
        const auto& table = std::get<WindowTable>(frame().detail);
        if (const auto key = keyOfCell(plot(), table, point))
            edit(MovePositions {frame().query, *key});
        return this->point(pictureFocus());
    }
    if (!hasLines())
        return;
    const BiasCurveLayout here = places();
    m_isInTable = here.headInTable(point).has_value();
    const auto head =
        m_isInTable ? here.headInTable(point) : here.headOfLine(point, frame(), look());
    if (head)
        select(*head);
    this->point(pictureFocus());
}

void BiasCurveView::drag(QPointF point, Qt::KeyboardModifiers modifiers)
{
    if (!m_isInTable)
        return PlotView::drag(point, modifiers);
    if (const auto head = places().headInTable(point))
        select(*head);
    this->point(pictureFocus());
}

void BiasCurveView::release()
{
    m_isInTable = false;
    PlotView::release();
}

// The query stays in place; the key is limited to the ruler.
void BiasCurveView::moveDistanceTo(std::int64_t distance)
{
    const std::int64_t query = positions().query;
    edit(MovePositions {query, std::clamp<std::int64_t>(query - distance, 0, lastPosition)});
}

Focus BiasCurveView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    if (frame().encoding == BiasEncoding::T5)
        focus.distance = distanceOfBucket(plot(), point, look());
    if (frame().encoding == BiasEncoding::Swin)
        focus.key = keyOfCell(plot(), std::get<WindowTable>(frame().detail), point);
    if (frame().encoding == BiasEncoding::Cope && plot().ground.contains(point)) {
        const std::int64_t distance = std::llround(plot().x.value(point.x()));
        if (distance <= frame().query)
            focus.distance = distance;
    }
    if (!hasLines())
        return focus;
    const BiasCurveLayout here = places();
    focus.head = here.headInTable(point);
    if (here.plot.contains(point)) {
        focus.head = here.headOfLine(point, frame(), look());
        focus.distance = here.distanceAt(point.x());
    }
    return focus;
}

Qt::CursorShape BiasCurveView::cursorAt(QPointF point) const
{
    return isGround(point) ? Qt::ArrowCursor : Qt::PointingHandCursor;
}

// The lines start at 0 for any number of positions shown: the query keeps its place.
double BiasCurveView::positionUnder(QPointF) const
{
    const auto first = static_cast<double>(positions().first);
    const auto shown = static_cast<double>(positions().shown);
    return std::clamp(static_cast<double>(positions().query), first, first + shown);
}

bool BiasCurveView::isGround(QPointF point) const
{
    if (isEmpty() || plot().hit(point, look()))
        return isEmpty();
    if (frame().encoding == BiasEncoding::Swin)
        return !keyOfCell(plot(), std::get<WindowTable>(frame().detail), point);
    if (!hasLines())
        return true;
    const BiasCurveLayout here = places();
    return !here.headInTable(point) && !here.headOfLine(point, frame(), look());
}

QString BiasCurveView::keysInWords() const
{
    return keysAfter(frame().count == 1
            ? tr("Left and right change the distance.")
            : tr("Left and right change the distance, up and down select a head."));
}

void BiasCurveView::keyPressEvent(QKeyEvent* event)
{
    const std::int64_t step = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    const std::int64_t distance = positions().query - positions().key;
    switch (event->key()) {
    case Qt::Key_Left:
        return moveDistanceTo(distance - step);
    case Qt::Key_Right:
        return moveDistanceTo(distance + step);
    case Qt::Key_Up:
        return select(std::max(frame().head - 1, 1));
    case Qt::Key_Down:
        return select(std::min(frame().head + 1, frame().count));
    default:
        return PlotView::keyPressEvent(event);
    }
}

} // namespace lab::ui

#include "moc_bias_curve_view.cpp"
