#include "ui/benches/base_bound_part.h"

#include "core/figures/context/context_figures.h"

#include <QEvent>
#include <QPushButton>

namespace lab::ui {

BaseBoundPart::BaseBoundPart(PageBench& page)
    : m_view(new FigureView(drawing::contextBound, &page))
    , m_views {m_view}
    , m_button(new QPushButton(m_view))
    , m_scan(nullptr, FoundBounds::ofAll())
    , m_frame([](const Inputs& of, auto&) { return baseBoundFrame(of.state(), of.space()); })
    , m_rest(m_view, [this](const LabState& state) { showNow(state); })
{
    m_view->installEventFilter(this);
    m_button->hide();
    m_button->setCursor(Qt::ArrowCursor);
    connect(&m_scan, &BoundScan::changed, this, &BaseBoundPart::showFrame);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_view->frame().search == BoundAnswers::Search::Running)
            m_scan.stop();
        else
            m_scan.resume();
    });
}

bool BaseBoundPart::isShown(const LabState& state) const
{
    return state.context.picture == ContextPictureShown::BaseBound;
}

void BaseBoundPart::show(const PageBench& page)
{
    m_isShown = isShown(page.state());
    if (m_isShown)
        m_rest.show(page.state(), page.isDraggedBeside(*m_view));
}

void BaseBoundPart::showNow(const LabState& state)
{
    m_state = state;
    m_scan.seek(ladderFamily(state), contextLengths(state).target, state.rotations.base);
    showFrame();
}

void BaseBoundPart::complete()
{
    if (!m_isShown)
        return;
    m_rest.complete();
    m_scan.await();
}

void BaseBoundPart::showFrame()
{
    if (m_frame.refresh(Inputs(m_state, m_scan.answers())))
        m_view->setFrame(m_frame.frame());
    placeButton(); // the look may have changed
}

void BaseBoundPart::placeButton()
{
    const bool isRunning = m_view->frame().search == BoundAnswers::Search::Running;
    m_button->setText(isRunning ? tr("Stop") : tr("Continue"));
    m_button->setAccessibleName(isRunning ? tr("Stop the search for the smallest bases")
                                          : tr("Continue the search for the smallest bases"));
    m_button->setGeometry(
        qt(drawing::searchButton(boxOf(m_view->rect()), m_view->look().scale)).toRect());
    m_button->setVisible(drawing::isSearchShown(m_view->frame()));
}

bool BaseBoundPart::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LanguageChange)
        placeButton();
    return QObject::eventFilter(watched, event);
}

} // namespace lab::ui

#include "moc_base_bound_part.cpp"
