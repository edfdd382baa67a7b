#pragma once

#include <QAbstractButton>

namespace lab::ui {

/// A round button: a triangle, and two bars while it is checked. 32 pixels, or any other size.
class PlayButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit PlayButton(QWidget* parent);

    QSize sizeHint() const override { return {32, 32}; }

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace lab::ui
