#pragma once

#include "core/frames/experiment/ranking_frame.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>

class QPainter;

namespace lab::ui {

/// Where the rows of a ranking stand, one a chosen encoding, the best on top.
struct RankingLayout {
    QRectF area;
    double top = 0; ///< of the first row
    double pitch = 0; ///< height of a row
    int rows = 0;
    QRectF button; ///< at the right of the title, while there is no bet

    RankingLayout(const QRectF& area, const RankingFrame& frame, const Look& look);

    QRectF row(int place) const; ///< from 0
    QPointF grip(int place) const;
    int placeAt(double y) const; ///< the nearest, from 0
    std::optional<int> rowAt(QPointF point) const;

private:
    double m_grip = 0;
};

QString betText(); ///< "Lock prediction"
QString rankingTitle(const RankingFrame& frame);
/// "11 of 15 pairs in this order, 2 too close to tell"; that nothing is measured yet.
QString rankingWords(const RankingFrame& frame);

/// The bet, best first, and beside it what the answers are and the place that they give;
/// of a ghost the place in its bet and a mark of its answer.
void paintRanking(QPainter& painter, const RankingLayout& layout, const RankingFrame& frame,
    const std::optional<RankingFrame>& ghost, const Look& look);

} // namespace lab::ui
