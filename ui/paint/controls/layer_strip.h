#pragma once

#include "core/models/layer_kind.h"
#include "ui/paint/look.h"

#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace lab::ui {

/// The layout of a model's layers in a strip `width` pixels wide, starting with 0, from left to
/// right in rows; below them a legend with an entry per kind.
///
/// A deep model has narrower cells, without letters: those are in the legend.
class LayerStripLayout {
public:
    LayerStripLayout(const std::vector<LayerKind>& kinds, double width, const Look& look);

    int layers() const { return static_cast<int>(m_kindOf.size()); } ///< 0 if unknown
    std::size_t kindOf(int layer) const { return m_kindOf[static_cast<std::size_t>(layer)]; }
    bool hasLetters() const { return m_hasLetters; }
    QRectF cell(int layer) const;
    std::optional<int> layerAt(QPointF point) const;

    struct Key {
        std::size_t kind = 0;
        QPointF place; ///< the upper left corner
        QString words; ///< "S b 10 000", for a recurrent layer "L"
    };
    const std::vector<Key>& legend() const { return m_legend; }
    double height() const { return m_height; }

private:
    std::vector<std::size_t> m_kindOf; ///< of each layer
    bool m_hasLetters = true;
    double m_cellWidth = 0;
    int m_columns = 1;
    std::vector<Key> m_legend;
    double m_height = 0;
};

/// Letter and base of a kind: "S b 10 000"; only the letter if nothing is rotated.
QString keyOf(const LayerKind& kind);

/// The colour of a kind: darker for a larger base among those of the model; clear if its layers
/// rotate nothing.
QColor toneOf(const LayerKind& kind, const std::vector<LayerKind>& kinds, const Palette& palette);

/// The strip, with a frame around the layers of the kind that is shown.
void paintLayerStrip(QPainter& painter, const LayerStripLayout& strip,
    const std::vector<LayerKind>& kinds, int shown, std::optional<int> hovered, const Look& look);

} // namespace lab::ui
