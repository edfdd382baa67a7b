#pragma once

#include "ui/paint/text/digits.h"
#include "ui/paint/text/glyphs.h"

#include <QMap>
#include <QPainterPath>
#include <QRectF>
#include <QString>

#include <map>
#include <memory>
#include <utility>
#include <vector>

class QJsonObject;

namespace lab::ui {

struct FormulaSymbol {
    enum class Kind {
        Role, ///< gives its contents a colour
        Symbol, ///< responds to the pointer
        Slot, ///< the same, and contains a number
    };
    QString name;
    Kind kind = Kind::Symbol;
    int parent = -1; ///< the symbol around it
};

struct FormulaSlot {
    enum class Placing {
        Flowing, ///< everything to its right moves by the difference to the space kept
        Fixed, ///< keeps its space, the number right-aligned in it
    };
    int symbol = -1;
    Placing placing = Placing::Flowing;
    bool isFactor = false; ///< after an operator: a negative number needs parentheses
    bool isPowerBase = false; ///< before an exponent: a number with a power of ten needs them too
    double x = 0;
    double y = 0;
    double width = 0; ///< the space kept
    double scale = 1; ///< of an index or exponent
    int flowingBefore = 0;
};

/// Parts that are moved and colored as one.
struct FormulaRun {
    QPainterPath path;
    int symbol = -1;
    int flowingBefore = 0; ///< slots that move it
};

/// The contents of a formula as resources/formulas/outlines.json has them.
class FormulaOutline {
public:
    enum class Parts {
        All,
        Needed, ///< optional parts are left out, and the rest moves together
    };
    FormulaOutline(const QJsonObject& json, Parts parts, std::shared_ptr<const Glyphs> glyphs,
        std::shared_ptr<const Digits> digits);

    /// A glyph of the font, or a bar if the glyph is −1.
    struct Piece {
        int glyph = -1;
        QRectF bar;
        double x = 0;
        double y = 0;
        double scale = 1;
        int symbol = -1;
        int flowingBefore = 0; ///< slots that move it
    };
    const std::vector<Piece>& pieces() const { return m_pieces; }
    const std::vector<FormulaRun>& runs(Boldness boldness) const; ///< the pieces, joined
    const std::shared_ptr<const Glyphs>& glyphs() const { return m_glyphs; }

    QString key; ///< in the book
    QString tex;
    QMap<QString, QString> spoken; ///< by language, with {slot} for a number
    QMap<QString, QString> spokenPower; ///< {mantissa} times ten to the power of {exponent}
    std::shared_ptr<const Digits> digits;
    double width = 0;
    double ascent = 0;
    double descent = 0;
    std::vector<FormulaSymbol> symbols;
    std::vector<FormulaSlot> placesOfNumbers; ///< from left to right

private:
    std::shared_ptr<const Glyphs> m_glyphs;
    std::vector<Piece> m_pieces;
    mutable std::map<Boldness, std::vector<FormulaRun>> m_runs;
};

} // namespace lab::ui
