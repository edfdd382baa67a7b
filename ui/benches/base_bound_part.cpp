#include "ui/benches/base_bound_part.h"

#include "ui/views/context/base_bound_view.h"

namespace lab::ui {

BaseBoundPart::BaseBoundPart(QWidget* parent)
    : QObject(parent)
    , m_view(new BaseBoundView(parent))
    , m_scan(nullptr, FoundBounds::ofAll())
    , m_frame([](const Inputs& of, auto&) { return baseBoundFrame(of.state(), of.space()); })
    , m_rest(m_view, [this](const LabState& state) { showNow(state); })
{
    connect(&m_scan, &BoundScan::changed, this, &BaseBoundPart::showFrame);
    connect(m_view, &BaseBoundView::stopAsked, &m_scan, &BoundScan::stop);
    connect(m_view, &BaseBoundView::goOnAsked, &m_scan, &BoundScan::resume);
}

void BaseBoundPart::show(const LabState& state, bool isDragged)
{
    m_rest.show(state, isDragged);
}

void BaseBoundPart::showNow(const LabState& state)
{
    m_state = state;
    m_view->setPair(state.rotations.pair, state.rotations.width / 2);
    m_scan.seek(ladderFamily(state), contextLengths(state).target, state.rotations.base);
    showFrame();
}

void BaseBoundPart::complete()
{
    m_rest.complete();
    m_scan.await();
}

void BaseBoundPart::showFrame()
{
    if (m_frame.refresh(Inputs(m_state, m_scan.answers())))
        m_view->setFrame(m_frame.frame());
}

} // namespace lab::ui

#include "moc_base_bound_part.cpp"
