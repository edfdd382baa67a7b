#pragma once

#include "core/frames/compare/advice.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>

class QPainter;

namespace lab::ui {

/// The layout of the adviser: a row per encoding in the order of the table, and below them the
/// button that opens the bench of the selected one.
struct AdviserLayout {
    QRectF area;
    double pitch = 0; ///< height of a row
    double top = 0; ///< of the first
    double words = 0; ///< where the sentences begin
    QRectF open;

    AdviserLayout(const QRectF& area, const Look& look);

    QRectF row(ComparedEncoding encoding) const;
    std::optional<ComparedEncoding> rowAt(QPointF point) const;
};

/// The column of the table for the statement about the encoding: that of its first objection; for
/// one that fits, its properties for distances.
ComparedProperty shownProperty(const Advice& advice);

QString mismatchText(const Mismatch& mismatch, const AdviceFrame& frame);
/// Everything said about an encoding; for one that fits, its properties and cost.
QString adviceText(const Advice& advice, const AdviceFrame& frame);
QString fitText(const Advice& advice); ///< "fits", "fits, but costs more", "does not fit"

/// A row per encoding: a filled bar if it fits, a hollow one if it only costs more than allowed,
/// none if there is an objection, and the reason. No single best one is marked.
void paintAdviser(QPainter& painter, const AdviserLayout& layout, const AdviceFrame& frame,
    const PointedLook& look);

} // namespace lab::ui
