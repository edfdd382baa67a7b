#include "ui/views/relative/score_view.h"
#include "ui/paint/text/picture_title.h"

#include "ui/paint/relative/relative_words.h"
#include "ui/paint/text/number_text.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

// The keys of handles in the picture; a value has the index of its key.
constexpr std::int64_t ofQuery = -1;
constexpr std::int64_t ofKey = -2;
constexpr std::int64_t nothing = -3;

} // namespace

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
    return tr("Logit, the sum of the selected terms");
}

QString ScoreView::spoken() const
{
    const RelativeFrame& now = frame();
    const double sum = now.sum.at(now.query, now.key);
    if (std::isnan(sum))
        return tr("Key %1 is after query %2: masked, weight 0.")
            .arg(wholeNumber(now.key), wholeNumber(now.query));
    return tr("%1 with %2: logit %3, weight %4, output %5.")
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
        paintPictureTitle(painter, area,
            tr("%1 of the logit", "difference").arg(nameOfDifference(look)), {}, look);
        return paintNone(painter, area, look);
    }
    const std::optional<PictureHandle> handle = handleAt(pointer());
    const std::int64_t which = handle ? handle->which : nothing;
    const ScorePart part = which == ofQuery ? ScorePart::Query
        : which == ofKey                    ? ScorePart::Key
                                            : ScorePart::None;
    const std::optional<int> value =
        which >= 0 ? std::optional(static_cast<int>(which)) : std::nullopt;
    paintScore(painter, area, ScoreLayout(area, *shown, look), *shown, ghost(), part, value, look);
}

void ScoreView::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    RelativePicture::grab(point, modifiers);
    m_isChoosing = !held() && !isEmpty() && drawn() && layout().cellAt(point);
    if (m_isChoosing)
        drag(point, modifiers);
}

void ScoreView::drag(QPointF point, Qt::KeyboardModifiers modifiers)
{
    if (m_isChoosing) {
        const ScoreLayout places = layout();
        choose(places.queryNear(point.y()), places.keyNear(point.x()));
    }
    RelativePicture::drag(point, modifiers);
    if (m_isChoosing || held())
        this->point(focusAt(point));
}

void ScoreView::release()
{
    RelativePicture::release();
    m_isChoosing = false;
}

Focus ScoreView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    if (isEmpty() || !drawn())
        return focus;
    const ScoreLayout places = layout();
    if (held() && held()->which >= 0) {
        focus.query = frame().query;
        focus.key = held()->which;
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
    if (handleAt(point))
        return Qt::OpenHandCursor;
    const bool isCell = !isEmpty() && drawn() && layout().cellAt(point);
    return isCell ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

std::vector<PictureHandle> ScoreView::handles() const
{
    if (isEmpty() || !drawn())
        return {};
    const ScoreLayout places = layout();
    const double cell = places.map.width() / places.count;
    std::vector<PictureHandle> all(2);
    all[0].name = tr("Query row");
    all[0].key = "position.query";
    all[0].place = places.queryHandle;
    all[0].step = {0, cell};
    all[0].which = ofQuery;
    all[0].put = [places](QPointF point) {
        return SetParameter {"position.query", Value(std::int64_t {places.queryNear(point.y())})};
    };
    all[1].name = tr("Key column");
    all[1].key = "position.key";
    all[1].place = places.keyHandle;
    all[1].step = {cell, 0};
    all[1].which = ofKey;
    all[1].put = [places](QPointF point) {
        return SetParameter {"position.key", Value(std::int64_t {places.keyNear(point.x())})};
    };
    for (int key = 0; key < places.count && !places.values.isEmpty(); ++key)
        if (!frame().isMasked(frame().query, key))
            all.push_back(valueHandle(places, key));
    return all;
}

PictureHandle ScoreView::valueHandle(const ScoreLayout& places, int key) const
{
    const double value = frame().values[static_cast<std::size_t>(key)];
    PictureHandle handle;
    handle.name = tr("Value of %1").arg(wordAt(frame(), key));
    if (std::ranges::count(frame().words, frame().words[static_cast<std::size_t>(key)]) > 1)
        handle.name = tr("Value of %1 at %2").arg(wordAt(frame(), key), wholeNumber(key));
    handle.place = places.valueDot(key, value);
    handle.step = {0, 2};
    handle.which = key;
    // In hundredths, but exactly the original number at its original position.
    const auto moved = [key, value](double number) {
        const bool isBack = std::abs(number - value) < 0.005;
        return SetWordValue {key, isBack ? value : std::round(100 * number) / 100};
    };
    handle.put = [places, moved](QPointF point) { return moved(places.value.value(point.y())); };
    handle.number = HandleNumber {.now = value,
        .range = {-largestWordValue, largestWordValue},
        .step = 0.1,
        .text = withSign(value, 2),
        .edit = moved};
    return handle;
}

} // namespace lab::ui

#include "moc_score_view.cpp"
