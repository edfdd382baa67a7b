#pragma once

#include "core/frames/derivation/page_frame.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/look.h"

#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace lab::ui {

/// One line under the other from the first baseline on; gives the baseline after the last.
double paintLines(QPainter& painter, QPointF baseline, const QStringList& lines, TextRole role,
    const QColor& colour, const Look& look);

/// A tick, a ring, a cross or a dashed ring: predicted right or equal; seen, but not predicted;
/// broken or wrong; due again.
enum class Mark { None, Tick, Ring, Cross, Due };
void paintMark(QPainter& painter, QPointF centre, Mark mark, const Look& look);

/// What a page says at its head: its line, why it follows or what is lost, and whether anything
/// else was possible.
struct PageLine {
    QString number; ///< "9"
    QString title;
    QString formula; ///< key of the book
    FormulaValues values; ///< of its slots
    QStringList code; ///< lines that stand in its place: numbers put in, or NumPy
    bool isProgram = false; ///< lines that are not broken, but cut
    QString why;
    QString standing; ///< whether the line is forced or chosen, and by which principle
    bool isBroken = false; ///< then `why` says what is lost
    bool isKept = false; ///< broken in a way that keeps the claim: no break
    bool isBlank = false; ///< neither formula nor code: it is to be found

    bool operator==(const PageLine&) const = default;
};

/// The formula as large as it may be, its place, and where the words begin. In an area that is too
/// low for all of them the last words are left out, and the last lines of code; one without a
/// height has space for all.
struct PageLineLayout {
    PageLineLayout(const QRectF& area, const PageLine& line, const Look& look);

    double titleBaseline = 0;
    Formula formula;
    double pixelSize = 0;
    QPointF formulaBaseline;
    double whyBaseline = 0;
    double bottom = 0; ///< of all
    double least = 0; ///< where that is when nothing of the reason is left out, but how it follows
    double leastWhole = 0; ///< the same with how it follows
    QStringList why;
    bool isCut = false; ///< the reason, of which the last words are not there
    QStringList standing;
    bool lacksStanding = false; ///< it has no place
    QStringList code;
};
void paintPageLine(
    QPainter& painter, const QRectF& area, const PageLine& line, const PointedLook& look);

/// Both sides to 17 digits, their difference, and what it means. "Load it", a button over the
/// picture, stands beside the worst case, at worstBaseline(). Where there is little space the
/// heading is left out.
void paintPageCheck(
    QPainter& painter, const QRectF& area, const PageFrame& frame, const Look& look);
double worstBaseline(const QRectF& area, const PageFrame& frame, const Look& look);

/// The difference and what it means, where the check itself has no place.
QString checkInOneLine(const PageFrame& frame);

/// What it says, as sentences for a screen reader.
QString spokenCheck(const PageFrame& frame);

/// "−0.96237254510960304", or "0.31 + 0.7i" where the sides are complex.
QString sideText(const Complex& value, bool isComplex);

} // namespace lab::ui
