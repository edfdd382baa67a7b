#include "ui/views/relative/terms_view.h"
#include "ui/paint/text/picture_title.h"

#include "ui/paint/relative/relative_words.h"
#include "ui/paint/relative/terms.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/punctuation.h"

#include <QStringList>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

std::string keyOfTick(RelativeTerm term)
{
    constexpr std::array keys {"relative.content", "relative.query_position",
        "relative.key_position", "relative.global_content", "relative.global_position"};
    return keys[static_cast<std::size_t>(term)];
}

} // namespace

TermsView::TermsView(QWidget* parent)
    : RelativePicture(Picture::RelativeTerms, parent)
{
}

QString TermsView::exportName() const
{
    return u"terms"_s;
}

NumberTable TermsView::tableOf(const RelativeFrame& frame) const
{
    return termNumbers(frame);
}

QString TermsView::title() const
{
    return tr("Terms of the logit");
}

QString TermsView::spoken() const
{
    QStringList terms;
    for (const RelativeTermFrame& term : frame().terms) {
        const double value = term.map.at(frame().query, frame().key);
        const QString number = std::isnan(value) ? tr("masked") : withSign(value, 4);
        terms += (term.isCounted ? tr("%1 %2") : tr("%1 %2, not included"))
                     .arg(termName(term.term), number);
    }
    return tr("Query %1, key %2: %3.")
        .arg(wordAt(frame(), frame().query), wordAt(frame(), frame().key), listedApart(terms));
}

void TermsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (isEmpty())
        return;
    const RelativeFrame* shown = drawn();
    paintPictureTitle(
        painter, area, termsTitle(frame()), shown ? dividedNotes(frame()) : QStringList(), look);
    if (!shown)
        return paintNone(painter, area, look);
    paintTerms(painter, TermsLayout(area, *shown, look), *shown, look);
}

void TermsView::grab(QPointF point, Qt::KeyboardModifiers)
{
    if (isEmpty())
        return;
    const TermsLayout layout(rect(), frame(), look());
    if (const auto tick = layout.tickAt(point))
        return edit(SetParameter {keyOfTick(*tick), Value(!frame().term(*tick)->isCounted)});
    if (const auto cell = layout.cellAt(point)) {
        m_isChoosing = true;
        choose(cell->query, cell->key);
    }
}

void TermsView::drag(QPointF point, Qt::KeyboardModifiers)
{
    if (!m_isChoosing)
        return;
    if (const auto cell = TermsLayout(rect(), frame(), look()).cellAt(point))
        choose(cell->query, cell->key);
    this->point(focusAt(point));
}

Focus TermsView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    if (isEmpty())
        return focus;
    const TermsLayout layout(rect(), frame(), look());
    if (const auto cell = layout.cellAt(point)) {
        focus.term = cell->term;
        focus.query = cell->query;
        focus.key = cell->key;
    } else if (const auto tick = layout.tickAt(point)) {
        focus.term = tick;
    }
    return focus;
}

Qt::CursorShape TermsView::cursorAt(QPointF point) const
{
    return focusAt(point).term ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

PictureHandle TermsView::tickHandle(const TermsLayout::Place& place) const
{
    const bool isCounted = frame().term(place.term)->isCounted;
    PictureHandle handle;
    handle.name = termName(place.term);
    handle.place = place.tick.center();
    handle.step = {1, 1};
    handle.number = HandleNumber {.now = isCounted ? 1.0 : 0.0,
        .range = {0, 1},
        .step = 1,
        .text = isCounted ? tr("included") : tr("not included"),
        .edit = [key = keyOfTick(place.term)](double number) {
            return SetParameter {key, Value(number >= 0.5)};
        }};
    return handle;
}

std::vector<PictureHandle> TermsView::handles() const
{
    std::vector<PictureHandle> all;
    if (isEmpty() || !drawn())
        return all;
    for (const TermsLayout::Place& place : TermsLayout(rect(), frame(), look()).places)
        all.push_back(tickHandle(place));
    return all;
}

} // namespace lab::ui

#include "moc_terms_view.cpp"
