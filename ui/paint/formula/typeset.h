#pragma once

#include "ui/paint/formula/formula.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QSizeF>
#include <QString>

class QPainter;

namespace lab::ui {

/// A formula of the look's book as part of a picture: its size at 1x, its colour, the dark colours
/// of its roles, and numbers in its slots. Without a book it is empty and has no size. One that
/// does not fit into the picture's place, which is the painter's clip, is left out.
class Typeset {
public:
    Typeset(const Look& look, const QString& key, double size, const QColor& colour,
        FormulaValues values = {});

    QSizeF size() const;
    void paint(QPainter& painter, QPointF baselineStart) const;
    void highlight(const QString& symbol) { m_style.highlighted = symbol; }
    void setRole(const QString& role, const QColor& colour) { m_style.colours[role] = colour; }

private:
    Formula m_formula;
    FormulaValues m_values;
    FormulaStyle m_style;
    bool m_isShown = true; ///< else only its size is computed
};

} // namespace lab::ui
