#pragma once

#include <QAbstractButton>

namespace lab::ui {

/// A small handle at the edge of the bench that folds the panel on that side away and back:
/// checked while the panel is there.
class SideHandle : public QAbstractButton {
    Q_OBJECT
public:
    SideHandle(Qt::Edge edge, QWidget* parent);

    QSize sizeHint() const override { return {14, 48}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Qt::Edge m_edge;
};

} // namespace lab::ui
