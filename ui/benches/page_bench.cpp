#include "ui/benches/page_bench.h"

#include "ui/benches/picture_choice.h"
#include "ui/drawing/drawing_view.h"

#include <algorithm>

namespace lab::ui {

PageBench::PageBench(const Page& page, QWidget* parent)
    : Bench(page.bench, parent, page.maps)
    , m_page(page)
{
    m_parts = page.parts(*this);
    for (const auto& part : m_parts)
        for (DrawingView* one : part->views()) {
            m_views.push_back(one);
            one->raise(); // in this order, in which the parts need not have been made
            add(one);
        }
    if (page.choice.empty())
        return;
    m_choice = new PictureChoice(page.choice, this);
    addSwitch(m_choice);
    connect(m_choice, &PictureChoice::edited, this, &Bench::edited);
}

PageBench::~PageBench() = default;

bool PageBench::usesPositions() const
{
    return !m_page.usesPositions || m_page.usesPositions(state());
}

bool PageBench::hasRuler() const
{
    return m_page.hasRuler ? m_page.hasRuler(state()) : usesPositions();
}

void PageBench::complete()
{
    for (const auto& part : m_parts)
        part->complete();
}

DrawingView& PageBench::view(Picture picture) const
{
    for (const auto& part : m_parts)
        for (DrawingView* one : part->views())
            if (one->picture() == picture && part->isShown(state()))
                return *one;
    return **std::ranges::find(m_views, picture, &PictureView::picture);
}

bool PageBench::isDraggedBeside(const DrawingView& view) const
{
    return std::ranges::any_of(m_views, [&](const DrawingView* one) {
        return one != &view && one->isVisibleTo(this) && one->isDragging();
    });
}

double PageBench::headWidth(const Look& look) const
{
    const double own = Bench::headWidth(look);
    return m_choice && !m_page.isChoiceOverLast
        ? own + look.px(m_page.choiceGap) + m_choice->childrenRect().width()
        : own;
}

LayoutInputs PageBench::layoutInputs(const LabState&) const
{
    LayoutInputs inputs;
    if (audience() == Audience::One)
        for (const PicturePlace& one : m_page.places(*this, pictureArea()))
            inputs.places.push_back({&view(one.picture), one.box, one.beyond});
    return inputs;
}

void PageBench::layOut(const QRect& area, const LayoutInputs& inputs)
{
    for (const PlacedPicture& place : inputs.places) {
        place.picture->setGeometry(place.box);
        place.picture->setContentsMargins(place.beyond);
        place.picture->setVisible(true);
    }
    for (DrawingView* one : m_views) {
        if (std::ranges::count(inputs.places, one, &PlacedPicture::picture) > 0)
            continue;
        // The focus stays in its place. Otherwise it would move to the next part of the window, as
        // after Tab.
        const auto instead = std::ranges::find_if(inputs.places, [&](const PlacedPicture& place) {
            return one->hasFocus() && place.box.contains(one->geometry().center());
        });
        if (instead != inputs.places.end())
            instead->picture->setFocus(Qt::OtherFocusReason);
        one->setVisible(false);
    }
    if (!m_choice)
        return;
    if (m_page.isChoiceOverLast)
        m_choice->placeOver(inputs.places.back().box, look());
    else
        m_choice->placeBesideTitle(
            area.left() + Bench::headWidth(look()) + look().px(m_page.choiceGap), area.right(),
            look());
}

std::vector<SlidePicture> PageBench::slidePictures(const LabState&) const
{
    std::vector<SlidePicture> slides;
    for (const PageSlide& slide : m_page.slides(*this))
        slides.push_back({&view(slide.picture),
            slide.with == Picture::None ? nullptr : &view(slide.with), slide.share, slide.along});
    return slides;
}

void PageBench::show(const LabState& state)
{
    if (m_choice)
        m_choice->setState(state);
    for (const auto& part : m_parts)
        part->show(*this);
}

void PageBench::showGhost(const std::optional<LabState>& ghost)
{
    const MapShown map =
        comparison() == Comparison::Difference ? MapShown::Difference : MapShown::Present;
    for (DrawingView* one : m_views)
        one->setMapShown(map);
    for (const auto& part : m_parts)
        part->showGhost(*this, ghost);
}

QString PageBench::comparisonNote(const LabState& a, const LabState& b) const
{
    return m_page.note ? m_page.note(*this, a, b) : QString();
}

} // namespace lab::ui
