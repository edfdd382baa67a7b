#pragma once

#include <QColor>
#include <QMap>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <memory>
#include <utility>
#include <vector>

class QPainter;

namespace lab::ui {

class Digits;
class FormulaOutline;

/// The numbers of a formula's slots: "m" → "9". A number is written as displayed, with U+2212 for
/// minus and U+2009 between thousands; a caret raises what follows: "4.3×10^−13". A missing slot
/// shows "…".
using FormulaValues = QMap<QString, QString>;

struct FormulaStyle {
    double pixelSize = 18; ///< of an em, > 0
    QColor colour;
    QMap<QString, QColor> colours; ///< of roles ("query") and symbols ("theta"); the innermost wins
    QString highlighted; ///< the symbol or slot that is underlined everywhere
};

/// A typeset formula: outlines, the symbols in them, and slots for numbers. A value, cheap to copy.
///
/// A slot's number is set in the formula's own digits, in the size at its place (also as an index
/// or an exponent), and everything to its right moves along, so that both "9" and "10 000 000" are
/// spaced well. Slots in matrices keep their space; a number too long for it is set smaller. A
/// symbol and the slot of its value have the same name, so they are highlighted together. Source:
/// resources/formulas/formulas.json, outlined once by MathJax.
class Formula {
public:
    Formula() = default; ///< of no size, paints nothing
    explicit Formula(std::shared_ptr<const FormulaOutline> outline);

    bool isEmpty() const { return !m_outline; }
    QString tex() const;
    QStringList symbolNames() const; ///< of symbols and slots, each once, from left to right
    const FormulaOutline* outline() const { return m_outline.get(); }

private:
    std::shared_ptr<const FormulaOutline> m_outline;
};

/// All formulas of the program and the digits for their numbers. Reads its resource on first use,
/// and each formula when it is first requested. Not thread-safe.
class FormulaBook {
public:
    FormulaBook(); ///< the program's own, from :/formulas/outlines.json
    ~FormulaBook();

    QStringList keys() const; ///< sorted
    Formula formula(const QString& key) const; ///< empty, with a warning, if unknown
    /// The key of a formula without the parts that may be left out on short lines.
    static QString shortKey(const QString& key);

private:
    struct Content;
    Content& content() const;

    mutable std::unique_ptr<Content> m_content;
};

/// The bounding box of the formula relative to the start of its baseline, in pixels: y is negative
/// above.
QRectF formulaRect(const Formula& formula, const FormulaValues& values, double pixelSize);
QSizeF formulaSize(const Formula& formula, const FormulaValues& values, double pixelSize);

/// Paints the same on screen, SVG and PDF: filled outlines in opaque colours, no clip. On a raster
/// device the baseline is at a whole pixel, so that bars and digits stay sharp.
void paintFormula(QPainter& painter, QPointF baselineStart, const Formula& formula,
    const FormulaValues& values, const FormulaStyle& style);

/// The line below each place of a symbol or slot, with its index, in thousandths of an em.
std::vector<std::pair<int, QPainterPath>> underlines(
    const Formula& formula, const FormulaValues& values, double pixelSize, const QString& symbol);

/// The name of the symbol or slot at a point relative to the start of the baseline; the innermost
/// one, or the nearest one less than a fifth of an em away; else an empty name.
QString symbolAt(
    const Formula& formula, const FormulaValues& values, double pixelSize, QPointF point);

/// The accessible text of the formula with its numbers. `language` as in "en" or "zh_CN"; English
/// if there is no other.
QString spokenSentence(
    const Formula& formula, const FormulaValues& values, const QString& language);

} // namespace lab::ui
