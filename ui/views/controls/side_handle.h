#pragma once

#include <QAbstractButton>

namespace lab::ui {

/// A small handle at the edge of the bench that folds and unfolds the panel on that side; checked
/// while the panel is visible.
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
