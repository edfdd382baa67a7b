#pragma once

#include <QAbstractButton>

namespace lab::ui {

/// A round button of 32 pixels: a triangle, and two bars while it is checked.
class PlayButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit PlayButton(QWidget* parent);

    QSize sizeHint() const override { return {32, 32}; }

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace lab::ui
