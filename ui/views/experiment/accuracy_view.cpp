#include "ui/views/experiment/accuracy_view.h"

#include <QKeyEvent>
#include <QPushButton>

#include <algorithm>
#include <bit>
#include <cmath>
#include <string>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::ui {

AccuracyView::AccuracyView(QWidget* parent)
    : PlotView(Picture::ExperimentAccuracy, parent)
    , m_button(new QPushButton(this))
{
    m_button->setCursor(Qt::ArrowCursor);
    connect(m_button, &QPushButton::clicked, this, [this] {
        edit(SetParameter {"experiment.bet", Value(std::string("waived"))});
    });
    updateAccessibleText();
}

QString AccuracyView::exportName() const
{
    return u"answers"_s;
}

Plot AccuracyView::plotOf(
    const AccuracyFrame& frame, const QRectF& area, const PointedLook& look) const
{
    return accuracyPlot(area, frame, ghost(), look);
}

NumberTable AccuracyView::tableOf(const AccuracyFrame& frame) const
{
    return lab::numbers(frame);
}

Layers AccuracyView::pointedOn(const Plot& plot, const Focus& focus, const Look& look) const
{
    return accuracyPointed(plot, frame(), focus, look);
}

void AccuracyView::updateAccessibleText()
{
    setAccessibleName(answersTitle(frame().measure));
    setAccessibleDescription(answersWords(frame()));
    placeButton();
}

void AccuracyView::lookChanged()
{
    PlotView::lookChanged();
    placeButton();
}

void AccuracyView::resizeEvent(QResizeEvent*)
{
    placeButton();
}

void AccuracyView::placeButton()
{
    m_button->setText(showAnswersText());
    m_button->setGeometry(
        coverButton(accuracyPlot(rect(), frame(), std::nullopt, look()), look()).toRect());
    m_button->setVisible(frame().isCovered && look().hasWords);
}

void AccuracyView::pressGround(QPointF point)
{
    if (const auto answer = answerAt(plot(), frame(), point, look()))
        edit(SetParameter {
            "experiment.encoding", Value(std::string(keyOf(answer->curve.encoding)))});
}

Focus AccuracyView::shownOf(const Focus& focus) const
{
    Focus shown;
    shown.curve = focus.curve;
    shown.position = focus.position;
    return shown;
}

Focus AccuracyView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    if (const auto answer = answerAt(plot(), frame(), point, look())) {
        focus.curve = answer->curve;
        focus.position = answer->length;
    }
    return focus;
}

Qt::CursorShape AccuracyView::cursorAt(QPointF point) const
{
    const Qt::CursorShape shape = PlotView::cursorAt(point);
    const bool isFree = shape == Qt::ArrowCursor;
    return isFree && answerAt(plot(), frame(), point, look()) ? Qt::PointingHandCursor : shape;
}

void AccuracyView::lookAt(int doublings)
{
    const int most = std::countr_zero(static_cast<unsigned>(frame().longest));
    edit(SetParameter {
        "experiment.doublings", Value(std::int64_t {std::clamp(doublings, 0, most)})});
}

void AccuracyView::selectNext(int step)
{
    struct Standing {
        TrainedEncoding encoding;
        double mean;
    };
    std::vector<Standing> all;
    for (const AccuracyFrame::Line& line : frame().lines()) {
        const auto* point = frame().pointAt(line.curve, frame().lookedAt());
        if (point && line.curve.stretch == RopeStretch::None)
            all.push_back({line.curve.encoding, -point->mean});
    }
    std::ranges::stable_sort(all, {}, &Standing::mean);
    const auto now = std::ranges::find(all, frame().selected.encoding, &Standing::encoding);
    const auto at = now == all.end() ? -1 : now - all.begin();
    if (all.empty())
        return;
    const auto next = std::clamp<std::ptrdiff_t>(at + step, 0, std::ssize(all) - 1);
    edit(SetParameter {"experiment.encoding",
        Value(std::string(keyOf(all[static_cast<std::size_t>(next)].encoding)))});
}

void AccuracyView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return lookAt(frame().doublings - 1);
    case Qt::Key_Right:
        return lookAt(frame().doublings + 1);
    case Qt::Key_Up:
        return selectNext(-1);
    case Qt::Key_Down:
        return selectNext(1);
    default:
        PlotView::keyPressEvent(event);
    }
}

} // namespace lab::ui

#include "moc_accuracy_view.cpp"
