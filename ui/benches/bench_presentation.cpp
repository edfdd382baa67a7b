#include "core/lessons/lesson.h"
#include "ui/benches/bench.h"
#include "ui/benches/bench_values_view.h"
#include "ui/benches/picture_choice.h"
#include "ui/drawing/picture_view.h"
#include "ui/paint/projection.h"
#include "ui/paint/text/text.h"
#include "ui/views/comparison/comparison_bar.h"
#include "ui/views/presentation/change_view.h"
#include "ui/views/reading/reading_view.h"

#include <QEvent>

#include <algorithm>
#include <cmath>
#include <utility>

// The parts of a bench that an audience sees, and the open questions.

namespace lab::ui {

namespace {

constexpr double slideTop = 4; ///< over the pictures
constexpr double largeShare = 0.77; ///< of the width; with the height, three fifths of the screen
constexpr double minLargeShare = 0.48; ///< beside long answers

/// One place for a picture, or two for a pair, `gap` apart on both sides of the dividing line if
/// they are side by side.
void place(const SlidePicture& one, const QRect& area, int gap)
{
    for (PictureView* picture : {one.picture, one.with})
        if (picture)
            picture->setContentsMargins({});
    if (!one.with)
        return one.picture->setGeometry(area);
    QRect first = area;
    QRect second = area;
    if (one.along == Qt::Vertical) {
        first.setHeight(qRound(one.share * area.height()));
        second.setTop(first.bottom() + 1);
    } else {
        first.setWidth(qRound(one.share * area.width()) - gap);
        second.setLeft(first.right() + 1 + gap);
    }
    one.picture->setGeometry(first);
    one.with->setGeometry(second);
}

} // namespace

void Bench::setAudience(Audience audience)
{
    if (audience == m_audience)
        return;
    m_audience = audience;
    m_isHeadShown = false;
    m_slidePictures.reset();
    setSmall(nullptr);
    m_placed = {};
    m_change->setChange({});
    m_sideColumn->setVisible(false);
    m_reading->setVisible(true);
    m_reading->reserve(std::nullopt);
    if (audience != Audience::Presentation) {
        for (QWidget* control : m_switches)
            control->setVisible(true);
        for (PictureView* picture : m_pictures) // the layout hides those that are not needed
            picture->setVisible(true);
    }
    setLook(m_look); // which names the two states for this audience
}

void Bench::setHidden(const std::vector<std::string>& names, Cover cover)
{
    const bool wasAsked = isAskedBeside();
    const bool isOther = names != std::exchange(m_hidden, names);
    if (cover == std::exchange(m_hiding, cover) && !isOther)
        return;
    const auto coverOf = [&](std::string_view name) {
        return std::ranges::find(names, name) != names.end() ? cover : Cover::None;
    };
    for (PictureView* picture : m_pictures) {
        picture->setCover(coverOf(picture->exportName().toStdString()));
        picture->setLocked(names);
    }
    for (PictureView* values : m_valueViews)
        values->setLocked(names);
    m_reading->setCover(coverOf(hiddenReading));
    update(); // the sentence
    if (wasAsked != isAskedBeside())
        onAskedBesideChanged();
    if (m_audience == Audience::Paper && m_layout) { // which has no place for covered pictures
        m_layout.reset();
        placePictures();
    }
}

void Bench::setPlaying(bool isPlaying)
{
    for (PictureView* picture : m_pictures)
        picture->setPlaying(isPlaying);
}

void Bench::setLastChange(const LastChange& change)
{
    if (change == m_change->change())
        return;
    m_change->setChange(change);
    if (m_audience == Audience::Presentation)
        placeHead();
}

void Bench::setSlide(const Slide& show)
{
    if (show == m_slide)
        return;
    m_slide = show;
    m_slidePictures.setNamed(show.pictures);
    if (m_audience != Audience::Presentation)
        return;
    showState();
    placeBeside();
    update();
}

void Bench::exchangePictures()
{
    const bool hadKeys = m_placed.large.picture && m_placed.large.picture->hasFocus();
    m_slidePictures.exchange(slidePictures(m_shown));
    showState();
    if (hadKeys && m_placed.large.picture)
        m_placed.large.picture->setFocus(Qt::OtherFocusReason);
}

void Bench::showNextPicture()
{
    m_slidePictures.showNext(slidePictures(m_shown));
    showState();
}

void Bench::choosePictures(const SlidePictures& chosen)
{
    if (chosen == m_slidePictures)
        return;
    m_slidePictures = chosen;
    showState();
}

void Bench::showHead(bool isShown)
{
    isShown = isShown && m_audience == Audience::Presentation && !m_slide.hasWordsAbove;
    if (isShown == m_isHeadShown)
        return;
    m_isHeadShown = isShown;
    placeHead();
    update(0, 0, width(), slideHead());
}

int Bench::slideHead() const
{
    return m_slide.hasWordsAbove ? 0 : qRound(m_look.px(bannerHeight));
}

QRect Bench::slideArea() const
{
    const int side = qRound(m_look.px(slideMargin));
    const int top = slideHead() + qRound(m_look.px(slideTop));
    return {side, top, width() - 2 * side, height() - top};
}

/// As narrow as the answers allow.
QRect Bench::columnArea() const
{
    const QRect whole = slideArea();
    QRect column;
    for (const double share : {largeShare, 0.7, 0.62, 0.54, minLargeShare}) {
        const int left = whole.left() + static_cast<int>(std::ceil(share * width()))
            + qRound(m_look.px(slideMargin));
        column = {left, whole.top() + qRound(m_look.px(slideTop)), whole.right() + 1 - left,
            whole.height() - qRound(m_look.px(2 * slideTop))};
        if (m_sideColumn->hasSpaceForAnswers(column.size()))
            break;
    }
    return column;
}

SideColumn::Content Bench::sideColumnContent(const SlidePictures::Choice& choice) const
{
    SideColumn::Content content;
    content.vote = m_slide.vote;
    if (choice.beside)
        content.title = choice.beside->picture->accessibleName();
    content.legend = wordsOfBoth(); // the curves of a difference are still drawn over each other
    return content;
}

void Bench::placeForPresentation()
{
    const SlidePictures::Choice& choice = m_layout->choice;
    const QRect column = m_layout->column;
    const SideColumn::Content& words = m_sideColumn->content();
    const bool hasColumn = choice.beside || words.legend || !words.vote.tally.answers.empty();
    m_sideColumn->setGeometry(column);
    m_sideColumn->setVisible(hasColumn);
    QRect area = m_layout->area;
    if (hasColumn)
        area.setWidth(column.left() - qRound(m_look.px(slideMargin)) - area.left());
    const QRect small = m_layout->small;
    setSmall(choice.beside && !small.isEmpty() ? choice.beside->picture : nullptr);
    m_placed = {choice.large.value_or(SlidePicture {}), area, m_placed.beside};
    if (m_placed.beside) {
        m_placed.beside->setContentsMargins({});
        m_placed.beside->setGeometry(small.translated(column.topLeft()));
        m_placed.beside->raise();
    }
    if (m_placed.large.picture)
        placeLarge(m_placed.large, area);
    if (m_cover) {
        m_cover->setGeometry(area);
        m_cover->raise();
    }
    hideOthers();
}

void Bench::coverLarge(QWidget* cover)
{
    m_cover = cover;
    cover->setParent(this);
    cover->setGeometry(m_placed.area);
    cover->setVisible(true);
    cover->raise();
}

void Bench::placeLarge(const SlidePicture& picture, const QRect& area)
{
    place(picture, area, qRound(m_look.px(slideMargin)));
}

// The two main pictures, one above the other; two that share the upper place get two thirds.
// Covered pictures are not printed and get no place.
void Bench::placeForPaper()
{
    const SlidePictures::Choice& choice = m_layout->choice;
    QRect area = m_layout->area;
    const auto printed = [](const std::optional<SlidePicture>& wanted) {
        SlidePicture picture = wanted.value_or(SlidePicture {});
        if (picture.with && picture.with->isCovered())
            picture = {picture.picture};
        if (picture.picture && picture.picture->isCovered())
            picture = {picture.with};
        return picture;
    };
    SlidePicture large = printed(choice.large);
    SlidePicture beside = printed(choice.beside);
    if (!large.picture)
        large = std::exchange(beside, SlidePicture {});
    m_placed = {large, area, nullptr};
    if (beside.picture) {
        m_placed.beside = beside.picture;
        const int upper = m_placed.large.with ? area.height() * 2 / 3 : area.height() / 2;
        m_placed.beside->setGeometry(area.adjusted(0, upper, 0, 0));
        area.setHeight(upper);
    }
    if (m_placed.large.picture)
        placeLarge(m_placed.large, area);
    hideOthers();
}

void Bench::setSmall(PictureView* picture)
{
    PictureView* const before = std::exchange(m_placed.beside, picture);
    if (before == picture)
        return;
    if (before)
        before->setLook(m_look);
    if (!picture)
        return;
    Look look = m_look;
    look.scale *= smallPictureScale;
    look.hasWords = false;
    picture->setLook(look);
}

// The state may have introduced a picture that shares a place with one that is shown.
void Bench::hideOthers()
{
    if (m_audience == Audience::One || !m_placed.large.picture)
        return;
    for (PictureView* picture : m_pictures)
        picture->setVisible(picture == m_placed.large.picture || picture == m_placed.large.with
            || picture == m_placed.beside);
    if (m_audience == Audience::Paper)
        return;
    m_sideColumn->setContent(sideColumnContent(m_layout->choice));
}

const PictureView* Bench::keyedOnSlide() const
{
    if (m_audience != Audience::Presentation)
        return nullptr;
    const auto keyed = std::ranges::find_if(
        m_pictures, [this](const PictureView* one) { return one == window()->focusWidget(); });
    return keyed == m_pictures.end() ? nullptr : *keyed;
}

// Otherwise the focus would move to the next part of the window, whose focus ring the audience
// would see.
void Bench::keepKeys(const PictureView* keyed)
{
    if (keyed && keyed->isHidden() && m_placed.large.picture)
        m_placed.large.picture->setFocus(Qt::OtherFocusReason);
}

/// The reading line, or title and switches in its place; the last change to the right of either.
void Bench::placeHead()
{
    const auto px = [&](double length) { return qRound(m_look.px(length)); };
    const int side = px(slideMargin);
    const bool hasLine = !m_slide.hasWordsAbove && !m_isHeadShown;
    m_reading->setVisible(hasLine);
    m_reading->setGeometry(
        side, -2, width() - 2 * side, px(bannerHeight)); // its upper edge is hidden
    m_change->setVisible(!m_slide.hasWordsAbove && !m_change->change().isEmpty());
    const int change = m_change->isHidden()
        ? 0
        : std::min(static_cast<int>(std::ceil(m_change->widthNeeded())), width() * 3 / 5);
    const int changeTop = px(m_isHeadShown ? 34 : 4); // below the switches
    m_change->setGeometry(width() - side - change, changeTop, change, px(26));
    m_change->raise();
    m_reading->reserve(change == 0 ? 0 : change + px(24));
    int left = side + qRound(Bench::headWidth(m_look)) + px(24);
    for (QWidget* control : m_switches) {
        control->setVisible(m_isHeadShown);
        if (auto* choice = qobject_cast<PictureChoice*>(control))
            choice->place({left, px(6), width() - side - left, px(28)}, m_look);
        else
            control->setGeometry(QRect(QPoint(left, px(6)), control->sizeHint()));
        control->raise();
        left = control->geometry().right() + px(16);
    }
    m_bar->setVisible(m_isHeadShown && m_ghost);
    m_bar->setGeometry(side, px(28), width() - 2 * side - change - px(24), px(32));
    placeValues();
}

bool Bench::eventFilter(QObject* watched, QEvent* event)
{
    if (m_audience == Audience::Presentation && watched == m_placed.beside
        && event->type() == QEvent::MouseButtonDblClick) {
        exchangePictures();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace lab::ui
