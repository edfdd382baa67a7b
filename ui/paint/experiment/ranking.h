#pragma once

#include "core/frames/experiment/ranking_frame.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>

class QPainter;

namespace lab::ui {

/// The layout of the rows of a ranking, one per selected encoding, best first.
struct RankingLayout {
    QRectF area;
    double top = 0; ///< of the first row
    double pitch = 0; ///< height of a row
    int rows = 0;
    QRectF button; ///< to the right of the title, while there is no prediction

    RankingLayout(const QRectF& area, const RankingFrame& frame, const Look& look);

    QRectF row(int place) const; ///< from 0
    QPointF grip(int place) const;
    int placeAt(double y) const; ///< the nearest, from 0
    std::optional<int> rowAt(QPointF point) const;

private:
    double m_grip = 0;
};

QString betText(); ///< the button "Lock prediction"
QString rankingTitle(const RankingFrame& frame);
/// "11 of 15 pairs in this order, 2 too close to tell"; or that nothing is measured yet.
QString rankingWords(const RankingFrame& frame);

/// The prediction, best first, and beside it the results and the rank that they give; for a ghost
/// the rank in its prediction and a mark of its result.
void paintRanking(QPainter& painter, const RankingLayout& layout, const RankingFrame& frame,
    const std::optional<RankingFrame>& ghost, const Look& look);

} // namespace lab::ui
