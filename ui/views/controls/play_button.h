#pragma once

#include <QAbstractButton>

namespace lab::ui {

/// A round button with a triangle, or with two bars while checked. 32 pixels, or any other size.
class PlayButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit PlayButton(QWidget* parent);

    QSize sizeHint() const override { return {32, 32}; }

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace lab::ui
