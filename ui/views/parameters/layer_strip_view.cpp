#include "ui/views/parameters/layer_strip_view.h"

#include "ui/views/controls/plain_widgets.h"
#include "ui/views/parameters/model_words.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <cmath>

namespace lab::ui {

LayerStripView::LayerStripView(int width, QWidget* parent)
    : QWidget(parent)
    , m_width(width)
    , m_layout({}, width, m_look)
{
    setMouseTracking(true);
    hide();
}

void LayerStripView::setKinds(const std::vector<LayerKind>& kinds, int shown)
{
    m_shown = shown;
    if (kinds != m_kinds) {
        m_kinds = kinds;
        layOut();
    }
    update();
}

void LayerStripView::setLook(const Look& look)
{
    m_look = look;
    layOut();
}

void LayerStripView::layOut()
{
    const int width = qRound(m_look.px(m_width));
    m_layout = LayerStripLayout(m_kinds, width, m_look);
    point({});
    setFixedSize(width, static_cast<int>(std::ceil(m_layout.height())));
    setVisible(m_kinds.size() > 1 && m_layout.layers() > 0);
    retranslate();
}

void LayerStripView::retranslate()
{
    QStringList kinds;
    for (const LayerKind& kind : m_kinds)
        kinds += textOn(kind);
    setAccessibleName(tr("Layers of the model: %1").arg(kinds.join(tr("; ", "between kinds"))));
    update();
}

QRect LayerStripView::cell(int layer) const
{
    return m_layout.cell(layer).toAlignedRect();
}

void LayerStripView::point(std::optional<int> layer)
{
    if (layer == m_hovered)
        return;
    m_hovered = layer;
    setCursor(layer ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

bool LayerStripView::event(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        layOut();
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto& help = static_cast<QHelpEvent&>(*event);
    const std::optional<int> layer = m_layout.layerAt(help.pos());
    if (layer)
        showTip(help.globalPos(),
            tr("Layer %1, counted from 0: %2")
                .arg(*layer)
                .arg(textOn(m_kinds[m_layout.kindOf(*layer)])),
            this, cell(*layer));
    else
        QToolTip::hideText();
    return true;
}

void LayerStripView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintLayerStrip(painter, m_layout, m_kinds, m_shown, m_hovered, m_look);
}

void LayerStripView::mouseMoveEvent(QMouseEvent* event)
{
    point(m_layout.layerAt(event->position()));
}

void LayerStripView::leaveEvent(QEvent*)
{
    point({});
}

void LayerStripView::mousePressEvent(QMouseEvent* event)
{
    const std::optional<int> layer = m_layout.layerAt(event->position());
    if (event->button() == Qt::LeftButton && layer)
        Q_EMIT chosen(static_cast<int>(m_layout.kindOf(*layer)));
    else
        QWidget::mousePressEvent(event);
}

} // namespace lab::ui

#include "moc_layer_strip_view.cpp"
