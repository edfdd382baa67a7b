#pragma once

#include "core/frames/derivation/page_frame.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/look.h"

#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace lab::ui {

/// One line below the other from the first baseline on; returns the baseline after the last.
double paintLines(QPainter& painter, QPointF baseline, const QStringList& lines, TextRole role,
    const QColor& colour, const Look& look);

/// A tick, a ring, a cross or a dashed ring: predicted right or equal; seen, but not predicted;
/// broken or wrong; to be repeated.
enum class Mark { None, Tick, Ring, Cross, Due };
void paintMark(QPainter& painter, QPointF centre, Mark mark, const Look& look);

/// The head of a page: its equation, the reason or the effect of a break, and whether there was an
/// alternative.
struct PageLine {
    QString number; ///< "9"
    QString title;
    QString formula; ///< key of the book
    FormulaValues values; ///< of its slots
    QStringList code; ///< lines instead of it: numbers inserted, or NumPy
    bool isProgram = false; ///< lines that are not wrapped, but cut
    QString why;
    QString standing; ///< whether the equation is forced or chosen, and by which principle
    bool isBroken = false; ///< then `why` has the effect
    bool isKept = false; ///< broken in a way that keeps the claim: not a break
    bool isBlank = false; ///< neither formula nor code: it is to be found

    bool operator==(const PageLine&) const = default;
};

/// The formula as large as possible, its place, and where the words begin. In an area too low for
/// everything the last words are left out, and the last lines of code; without a given height
/// everything fits.
struct PageLineLayout {
    PageLineLayout(const QRectF& area, const PageLine& line, const Look& look);

    double titleBaseline = 0;
    Formula formula;
    double pixelSize = 0;
    QPointF formulaBaseline;
    double whyBaseline = 0;
    double bottom = 0; ///< of all
    double least = 0; ///< where that is if only the source of the equation is left out
    double minWhole = 0; ///< the same including the source
    QStringList why;
    bool isCut = false; ///< the reason, without the last words
    QStringList standing;
    bool lacksStanding = false; ///< it has no place
    QStringList code;
};
void paintPageLine(
    QPainter& painter, const QRectF& area, const PageLine& line, const PointedLook& look);

/// Both sides to 17 digits, their difference, and its meaning. "Load it", a button over the
/// picture, is beside the worst case, at worstBaseline(). In little space the heading is left out.
void paintPageCheck(
    QPainter& painter, const QRectF& area, const PageFrame& frame, const Look& look);
double worstBaseline(const QRectF& area, const PageFrame& frame, const Look& look);

/// The difference and its meaning, if the check itself has no place.
QString checkInOneLine(const PageFrame& frame);

/// Its content as sentences for a screen reader.
QString spokenCheck(const PageFrame& frame);

/// "−0.96237254510960304", or "0.31 + 0.7i" if the sides are complex.
QString sideText(const Complex& value, bool isComplex);

} // namespace lab::ui
