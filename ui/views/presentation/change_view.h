#pragma once

#include "ui/paint/last_change.h"

#include <QWidget>

namespace lab::ui {

/// The last change, in the corner of a bench; hidden if there is none.
class ChangeView : public QWidget {
    Q_OBJECT
public:
    explicit ChangeView(QWidget* parent);

    void setChange(const LastChange& change);
    const LastChange& change() const { return m_change; }
    void setLook(const Look& look);
    double widthNeeded() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();

    LastChange m_change;
    Look m_look;
};

} // namespace lab::ui
