#pragma once

#include "core/frames/compare/advice.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>

class QPainter;

namespace lab::ui {

/// Where the rows of the adviser stand, an encoding each in the order of the table, and below them
/// what opens the bench that shows the chosen one.
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

/// The column of the table that shows what is said of the encoding: of its first objection; of one
/// that fits, what it tells of distances.
ComparedProperty shownProperty(const Advice& advice);

QString mismatchText(const Mismatch& mismatch, const AdviceFrame& frame);
/// All that is said of an encoding; of one that fits, what it has and costs.
QString adviceText(const Advice& advice, const AdviceFrame& frame);
QString fitText(const Advice& advice); ///< "fits", "fits, but costs more", "does not fit"

/// A row for each encoding: a filled bar where it fits, a hollow one where it only costs more than
/// was allowed, none where something speaks against it, and why. Never one best.
void paintAdviser(QPainter& painter, const AdviserLayout& layout, const AdviceFrame& frame,
    const PointedLook& look);

} // namespace lab::ui
