#include "ui/views/experiment/ranking_view.h"

#include "ui/paint/experiment/experiment_words.h"
#include "ui/paint/text/punctuation.h"

#include <QKeyEvent>
#include <QPushButton>

#include <algorithm>
#include <cmath>
#include <string>

using namespace Qt::StringLiterals;

namespace lab::ui {

RankingView::RankingView(QWidget* parent)
    : FramedView(Picture::ExperimentRanking, parent)
    , m_button(new QPushButton(this))
{
    m_button->setCursor(Qt::ArrowCursor);
    connect(m_button, &QPushButton::clicked, this, [this] {
        edit(SetParameter {"experiment.bet", Value(std::string("made"))});
    });
    RankingView::updateAccessibleText();
}

QString RankingView::exportName() const
{
    return u"ranking"_s;
}

NumberTable RankingView::tableOf(const RankingFrame& frame) const
{
    return lab::numbers(frame);
}

RankingLayout RankingView::layout() const
{
    return {rect(), frame(), look()};
}

void RankingView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (!frame().rows.empty())
        paintRanking(painter, RankingLayout(area, frame(), look), frame(), ghost(), look);
}

void RankingView::updateAccessibleText()
{
    setAccessibleName(rankingTitle(frame()));
    setAccessibleDescription(spoken());
    placeButton();
}

// The text of its rows, the best first.
QString RankingView::spoken() const
{
    const bool isOpen = !frame().isMeasured() && frame().rows.size() > 1;
    QStringList rows;
    for (const RankingFrame::Row& row : frame().rows) {
        const QString name = trainedNameBeside(row.encoding, frame().experiment.stretch);
        if (!row.measured)
            rows += name;
        else if (frame().isNobodys())
            rows += captioned(name,
                tr("%1, rank %2", "a share of right answers")
                    .arg(shareText(row.point.mean))
                    .arg(*row.measured));
        else
            rows += captioned(name,
                tr("rank %1 in your prediction, rank %2 by accuracy, %3")
                    .arg(row.place)
                    .arg(*row.measured)
                    .arg(shareText(row.point.mean)));
    }
    QString came = isOpen ? tr("Drag them into the order you expect") : rankingWords(frame());
    came.replace(0, 1, came.left(1).toUpper()); // in the picture it is below a title
    return tr("%1. %2.", "an order, and what came of it")
        .arg(frame().isMeasured() ? listedApart(rows) : listed(rows), came);
}

void RankingView::lookChanged()
{
    FramedView::lookChanged();
    placeButton();
}

void RankingView::resizeEvent(QResizeEvent*)
{
    placeButton();
}

void RankingView::placeButton()
{
    m_button->setText(betText());
    m_button->setGeometry(layout().button.toRect());
    m_button->setVisible(frame().bet == ExperimentBet::Open && look().hasWords);
}

// In the order of the encodings, which does not change while rows are dragged; Enter takes them
// from the best on.
std::vector<PictureHandle> RankingView::handles() const
{
    std::vector<PictureHandle> all;
    const RankingLayout layout = this->layout();
    for (const TrainedEncoding encoding : trainedEncodings()) {
        const auto row = std::ranges::find(frame().rows, encoding, &RankingFrame::Row::encoding);
        if (row == frame().rows.end())
            continue;
        const auto moved = [experiment = frame().experiment, encoding](
                               int place) -> std::optional<Edit> {
            return SetParameter {
                "experiment.ranking", Value(textOf(withPlace(experiment, encoding, place)))};
        };
        const HandleNumber number {.now = static_cast<double>(row->place),
            .range = {1, static_cast<double>(layout.rows)},
            .text = QString::number(row->place),
            .edit = [moved](
                        double place) { return moved(static_cast<int>(std::lround(place)) - 1); }};
        all.push_back({.name = tr("Rank of %1", "an encoding").arg(trainedName(encoding)),
            .place = layout.grip(row->place - 1),
            .step = {0, layout.pitch},
            .turn = row->place,
            .put = [layout, moved](QPointF to) { return moved(layout.placeAt(to.y())); },
            .number = number});
    }
    return all;
}

void RankingView::select(int place)
{
    if (place < 0 || place >= layout().rows)
        return;
    const TrainedEncoding encoding = frame().rows[static_cast<std::size_t>(place)].encoding;
    edit(SetParameter {"experiment.encoding", Value(std::string(keyOf(encoding)))});
}

void RankingView::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    FramedView::grab(point, modifiers);
    const auto row = layout().rowAt(point);
    if (held() || !row)
        return;
    select(*row);
    for (const PictureHandle& handle : handles())
        if (handle.turn == *row + 1)
            FramedView::grab(handle.place, modifiers); // the row follows the pointer
}

Qt::CursorShape RankingView::cursorAt(QPointF point) const
{
    return handleAt(point) || layout().rowAt(point) ? Qt::OpenHandCursor : Qt::ArrowCursor;
}

void RankingView::keyPressEvent(QKeyEvent* event)
{
    const auto selected =
        std::ranges::find(frame().rows, frame().experiment.encoding, &RankingFrame::Row::encoding);
    const int place = selected == frame().rows.end() ? -1 : selected->place - 1;
    if (event->key() == Qt::Key_Up)
        return select(place - 1);
    if (event->key() == Qt::Key_Down)
        return select(place + 1);
    PictureView::keyPressEvent(event);
}

} // namespace lab::ui

#include "moc_ranking_view.cpp"
