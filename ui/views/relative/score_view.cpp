#include "ui/views/relative/score_view.h"

#include "ui/paint/controls/handles.h"
#include "ui/paint/relative/relative_words.h"
#include "ui/paint/text/number_text.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

ScoreView::ScoreView(QWidget* parent)
    : RelativePicture(Picture::RelativeScore, parent)
{
}

QString ScoreView::exportName() const
{
    return u"score"_s;
}

NumberTable ScoreView::tableOf(const RelativeFrame& frame) const
{
    return outputNumbers(frame);
}

QString ScoreView::title() const
{
    return tr("Score, the sum of the ticked terms");
}

QString ScoreView::spoken() const
{
    const RelativeFrame& now = frame();
    const double sum = now.sum.at(now.query, now.key);
    if (std::isnan(sum))
        return tr("Key %1 stands after query %2: masked, weight 0.")
            .arg(wholeNumber(now.key), wholeNumber(now.query));
    return tr("%1 asks %2: score %3, weight %4, output %5.")
        .arg(wordAt(now, now.query), wordAt(now, now.key), withSign(sum, 4),
            decimals(now.weights[static_cast<std::size_t>(now.key)], 4), withSign(now.output, 4));
}

ScoreLayout ScoreView::layout() const
{
    return ScoreLayout(rect(), drawn() ? *drawn() : frame(), look());
}

void ScoreView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (isEmpty())
        return;
    const RelativeFrame* shown = drawn();
    if (!shown) {
        paintTitle(painter, area, tr("B − A of the score"), {}, look);
        return paintNone(painter, area, look);
    }
    const Held held = isDragging() ? m_held : heldAt(pointer());
    const ScorePart part = held == Held::Query ? ScorePart::Query
        : held == Held::Key                    ? ScorePart::Key
                                               : ScorePart::None;
    const ScoreLayout places(area, *shown, look);
    const std::optional<int> value = held != Held::Value ? std::nullopt
        : isDragging()                                   ? std::optional(m_heldKey)
                                                         : places.valueAt(pointer(), *shown, look);
    paintScore(painter, area, places, *shown, ghost(), part, value, look);
}

ScoreView::Held ScoreView::heldAt(QPointF point) const
{
    if (isEmpty() || !drawn())
        return Held::Nothing;
    const ScoreLayout places = layout();
    if (isGrabbed(places.queryHandle, point, look()))
        return Held::Query;
    if (isGrabbed(places.keyHandle, point, look()))
        return Held::Key;
    if (places.valueAt(point, frame(), look()))
        return Held::Value;
    return places.cellAt(point) ? Held::Cell : Held::Nothing;
}

void ScoreView::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    m_held = heldAt(point);
    if (m_held == Held::Value)
        m_heldKey = *layout().valueAt(point, frame(), look());
    if (m_held == Held::Cell)
        drag(point, modifiers);
}

void ScoreView::drag(QPointF point, Qt::KeyboardModifiers)
{
    if (isEmpty() || m_held == Held::Nothing)
        return;
    const ScoreLayout places = layout();
    switch (m_held) {
    case Held::Query:
        edit(SetParameter {"position.query", Value(std::int64_t {places.queryNear(point.y())})});
        break;
    case Held::Key:
        edit(SetParameter {"position.key", Value(std::int64_t {places.keyNear(point.x())})});
        break;
    case Held::Cell:
        choose(places.queryNear(point.y()), places.keyNear(point.x()));
        break;
    case Held::Value: {
        const double value = std::round(100 * places.value.value(point.y())) / 100;
        edit(SetWordValue {m_heldKey, value});
        break;
    }
    case Held::Nothing:
        break;
    }
    this->point(focusAt(point));
}

void ScoreView::release()
{
    m_held = Held::Nothing;
}

Focus ScoreView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    if (isEmpty() || !drawn())
        return focus;
    const ScoreLayout places = layout();
    if (isDragging() && m_held == Held::Value) {
        focus.query = frame().query;
        focus.key = m_heldKey;
        focus.symbol = "value";
        return focus;
    }
    if (const auto cell = places.cellAt(point)) {
        focus.query = cell->query;
        focus.key = cell->key;
        return focus;
    }
    const auto key = places.keyAt(point.x());
    const bool isWeight = places.weights.contains(point);
    if (key && (isWeight || places.values.contains(point))) {
        focus.query = frame().query;
        focus.key = *key;
        focus.symbol = isWeight ? "weight" : "value";
    }
    return focus;
}

Focus ScoreView::shownOf(const Focus& focus) const
{
    Focus shown = RelativePicture::shownOf(focus);
    shown.term.reset();
    return shown;
}

Qt::CursorShape ScoreView::cursorAt(QPointF point) const
{
    switch (heldAt(point)) {
    case Held::Nothing:
        return Qt::ArrowCursor;
    case Held::Cell:
        return Qt::PointingHandCursor;
    default:
        return Qt::OpenHandCursor;
    }
}

std::vector<PictureHandle> ScoreView::handles() const
{
    if (isEmpty() || !drawn())
        return {};
    const ScoreLayout places = layout();
    const double cell = places.map.width() / places.count;
    std::vector<PictureHandle> all {{tr("Query row"), places.queryHandle, {0, cell}},
        {tr("Key column"), places.keyHandle, {cell, 0}}};
    for (int key = 0; key < places.count && !places.values.isEmpty(); ++key)
        if (!frame().isMasked(frame().query, key))
            all.push_back({tr("Value of %1").arg(wordAt(frame(), key)),
                places.valueDot(key, frame().values[static_cast<std::size_t>(key)]), {0, 2}});
    return all;
}

} // namespace lab::ui
