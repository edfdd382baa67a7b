#pragma once

#include "core/models/layer_kind.h"
#include "ui/paint/controls/layer_strip.h"

#include <QWidget>

namespace lab::ui {

/// The layers of a model as cells, each with the letter of its kind and its base as a shade. A
/// click selects the kind whose values are shown; the tooltip of a cell names its layer. It takes
/// no focus, because the list of kinds beside it offers the same by keyboard.
class LayerStripView : public QWidget {
    Q_OBJECT
public:
    explicit LayerStripView(int width, QWidget* parent = nullptr); ///< at 1x

    /// Hidden if the kinds do not list their layers, or if there is only one.
    void setKinds(const std::vector<LayerKind>& kinds, int shown);
    void setLook(const Look& look);
    QRect cell(int layer) const;

Q_SIGNALS:
    void chosen(int kind);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void layOut();
    void retranslate();
    void point(std::optional<int> layer);

    int m_width;
    std::vector<LayerKind> m_kinds;
    int m_shown = 0;
    std::optional<int> m_hovered;
    Look m_look;
    LayerStripLayout m_layout;
};

} // namespace lab::ui
