#include "ui/views/biases/weights_view.h"

#include "ui/paint/biases/weights.h"
#include "ui/paint/comparison.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double tenth = 10; // steps of a score from 0 to 1

double roundedScore(double score)
{
    return std::clamp(std::round(score * tenth) / tenth, -largestScore, largestScore);
}

/// On two lines to the right of the scores, above the two weights of the marked key.
void paintKeysBeside(QPainter& painter, const WeightsLayout& layout,
    const std::array<QString, 2>& lines, const Look& look)
{
    QPointF place(layout.bars.right() + look.px(12), layout.bars.center().y() - look.px(37));
    for (const QString& line : lines) {
        paintText(painter, place, line, TextRole::Note, look.palette.notes, look);
        place.ry() += look.px(14);
    }
}

} // namespace

WeightsView::WeightsView(QWidget* parent)
    : FramedView(Picture::BiasesWeights, parent)
{
}

const std::optional<WeightsFrame>& WeightsView::comparable() const
{
    static const std::optional<WeightsFrame> none;
    return ghost() && ghost()->runs == frame().runs ? ghost() : none;
}

QString WeightsView::exportName() const
{
    return u"weights"_s;
}

Focus WeightsView::restingFocus() const
{
    return focusOn(positions().key);
}

NumberTable WeightsView::tableOf(const WeightsFrame& frame) const
{
    return lab::numbers(frame);
}

QString WeightsView::title() const
{
    return tr("Attention of query %1").arg(wholeNumber(frame().query));
}

void WeightsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (frame().runs.count == 0)
        return;
    const WeightsLayout layout(area, frame(), look, comparable());
    paintLegend(painter, area, look);
    if (frame().maxKeys > 0)
        return paintTooFar(painter, area, look);
    paintWeights(painter, layout, frame(), positions().key, look, comparable());
    if (isDragging() && m_grabbed == Part::Score)
        return paintHandle(painter, layout.dot(m_grabKey, scoreOf(frame(), m_grabKey)),
            HandleKind::Result, HandleState::Hovered, look.px(10), look);
    if (isDragging())
        return;
    if (const auto key = layout.dotAt(pointer(), frame(), look))
        paintHandle(painter, layout.dot(*key, scoreOf(frame(), *key)), HandleKind::Result,
            HandleState::Hovered, look.px(10), look);
}

void WeightsView::paintTooFar(QPainter& painter, const QRectF& area, const Look& look) const
{
    const QString most = wholeNumber(frame().maxKeys);
    const QString sentence = frame().query < frame().maxKeys
        ? tr("The query sees more than %1 keys, the most that weights are computed for. Show fewer "
             "positions.")
              .arg(most)
        : tr("Weights are computed for the first %1 positions only. Move the query there.")
              .arg(most);
    const QRectF place = area.adjusted(0, look.px(32), 0, -look.px(8));
    paintNoDifference(painter, place, sentence, look);
}

void WeightsView::paintLegend(QPainter& painter, const QRectF& area, const Look& look) const
{
    if (!look.hasWords) // a swatch alone says nothing
        return;
    const double baseline = area.top() + look.px(titleBaseline);
    std::vector<std::pair<WeightSwatch, QString>> entries {{WeightSwatch::Score, tr("logit")},
        {WeightSwatch::Before, tr("before")}, {WeightSwatch::After, tr("after the bias")}};
    const auto shortest = [&](const auto& entry) {
        const QString word = entry.first == WeightSwatch::After ? tr("after") : entry.second;
        return look.px(14 + 16) + textWidth(word, TextRole::Note, look);
    };
    double swatches = 0;
    for (const auto& entry : entries)
        swatches += shortest(entry);
    // In a narrow picture the title is not cut: the score is beside its own dot anyway.
    if (textWidth(tr("Attention"), TextRole::PictureTitle, look) > area.width() - swatches) {
        swatches -= shortest(entries.front());
        entries.erase(entries.begin());
    }
    // The names of the swatches have priority over the query in the title, which the matrix marks.
    const QString shown = fittingWords(
        {title(), tr("Attention")}, area.width() - swatches, TextRole::PictureTitle, look);
    double x = area.left()
        + paintText(painter, {area.left(), baseline}, shown, TextRole::PictureTitle,
            look.palette.text, look)
        + look.px(16);
    const WeightsLayout layout(area, frame(), look, comparable());
    const std::int64_t keys = frame().runs.size(0);
    // Before the names of the swatches: a bar of many keys is not the weight of one. If it fits on
    // the line only without a swatch, it is beside the bars.
    if (keys > 1) {
        const QStringList notes {tr("one bar: the sum over %1 keys").arg(wholeNumber(keys)),
            tr("sums over %1 keys").arg(wholeNumber(keys))};
        const double space = area.right() - x - swatches;
        if (textWidth(notes.back(), TextRole::Note, look) <= space)
            x += paintText(painter, {x, baseline}, fittingWords(notes, space, TextRole::Note, look),
                     TextRole::Note, look.palette.notes, look)
                + look.px(16);
        else if (frame().maxKeys == 0)
            paintKeysBeside(
                painter, layout, {tr("sums over"), tr("%1 keys").arg(wholeNumber(keys))}, look);
    }
    for (const auto& [swatch, full] : entries) {
        const auto end = [&](const QString& text) {
            return x + look.px(14) + textWidth(text, TextRole::Note, look);
        };
        const bool isLast = swatch == WeightSwatch::After;
        const QString word = isLast && end(full) > area.right() ? tr("after") : full;
        const double wide = textWidth(word, TextRole::Note, look);
        if (end(word) > area.right())
            return;
        paintSwatch(
            painter, QRectF(x, baseline - look.px(10), look.px(8), look.px(11)), swatch, look);
        paintText(
            painter, {x + look.px(14), baseline}, word, TextRole::Note, look.palette.notes, look);
        x += look.px(14 + 16) + wide;
    }
}

WeightsView::Part WeightsView::partAt(QPointF point) const
{
    if (frame().runs.count == 0 || frame().maxKeys > 0)
        return Part::Ground;
    const WeightsLayout layout(rect(), frame(), look(), comparable());
    if (layout.dotAt(point, frame(), look()))
        return Part::Score;
    const bool isBar = layout.bars.contains(point)
        && isSeen(frame(), layout.keys.cellOf(layout.keys.positionAt(point.x())));
    return isBar ? Part::Bar : Part::Ground;
}

void WeightsView::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    const WeightsLayout layout(rect(), frame(), look(), comparable());
    m_grabbed = partAt(point);
    m_grabPoint = point;
    m_grabPositions = positions();
    const auto key = layout.dotAt(point, frame(), look());
    if (m_grabbed == Part::Score && key) {
        m_grabKey = *key;
        m_grabScore = scoreOf(frame(), m_grabKey);
        this->point(focusOn(m_grabKey));
    } else if (m_grabbed == Part::Bar) {
        drag(point, modifiers);
    }
}

void WeightsView::drag(QPointF point, Qt::KeyboardModifiers)
{
    const WeightsLayout layout(rect(), frame(), look(), comparable());
    const QPointF moved = point - m_grabPoint;
    switch (m_grabbed) {
    case Part::Score:
        edit(SetScore {
            m_grabKey, roundedScore(m_grabScore + moved.y() / layout.score.pixelsPerUnit())});
        this->point(focusOn(m_grabKey));
        return;
    case Part::Bar: {
        const std::int64_t key = layout.keys.positionAt(point.x());
        if (isSeen(frame(), layout.keys.cellOf(key)))
            moveKeyTo(key);
        break;
    }
    case Part::Ground:
        if (std::abs(moved.x()) > 0)
            edit(panned(m_grabPositions, -moved.x() / layout.keys.scale.pixelsPerUnit()));
        break;
    }
    this->point(pictureFocus());
}

void WeightsView::release()
{
    m_grabbed = Part::Ground;
}

void WeightsView::doubleClick(QPointF point)
{
    const WeightsLayout layout(rect(), frame(), look(), comparable());
    if (const auto key = layout.dotAt(point, frame(), look()))
        edit(SetScore {*key, 0});
    else
        BiasesPicture::doubleClick(point);
}

Focus WeightsView::focusOn(std::int64_t key) const
{
    Focus focus = pictureFocus();
    focus.query = frame().query;
    focus.key = key;
    focus.distance = frame().query - key;
    return focus;
}

Focus WeightsView::focusAt(QPointF point) const
{
    if (frame().runs.count == 0)
        return pictureFocus();
    const WeightsLayout layout(rect(), frame(), look(), comparable());
    if (const auto key = layout.dotAt(point, frame(), look()))
        return focusOn(*key);
    if (!layout.scores.united(layout.bars).contains(point))
        return pictureFocus();
    const int cell = layout.keys.cellOf(layout.keys.positionAt(point.x()));
    Focus focus = focusOn(frame().runs.begin(cell));
    focus.covered = frame().runs.size(cell);
    return focus;
}

Qt::CursorShape WeightsView::cursorAt(QPointF point) const
{
    return isGround(point) ? Qt::ArrowCursor : Qt::PointingHandCursor;
}

double WeightsView::positionUnder(QPointF point) const
{
    const WeightsLayout layout(rect(), frame(), look(), comparable());
    return std::clamp(
        layout.keys.scale.value(point.x()), layout.keys.scale.lowest, layout.keys.scale.highest);
}

bool WeightsView::isGround(QPointF point) const
{
    return partAt(point) == Part::Ground;
}

QString WeightsView::keysInWords() const
{
    return keysAfter(tr("Left and right arrows move n; up and down change its logit."));
}

void WeightsView::keyPressEvent(QKeyEvent* event)
{
    const bool isLarge = event->modifiers() & Qt::ShiftModifier;
    const std::int64_t key = positions().key;
    const auto changeScore = [&](double by) {
        edit(SetScore {key, roundedScore(scoreOf(frame(), key) + (isLarge ? 10 * by : by))});
    };
    switch (event->key()) {
    case Qt::Key_Up:
        return changeScore(0.1);
    case Qt::Key_Down:
        return changeScore(-0.1);
    case Qt::Key_Left:
        return moveKeyTo(key - (isLarge ? 10 : 1));
    case Qt::Key_Right:
        return moveKeyTo(key + (isLarge ? 10 : 1));
    default:
        return BiasesPicture::keyPressEvent(event);
    }
}

} // namespace lab::ui

#include "moc_weights_view.cpp"
