#pragma once

#include <QAbstractButton>

namespace lab::ui {

/// Two links of a chain: closed if benches share a parameter, open and paler if the bench has its
/// own value. 24 pixels square, or any other size.
class ChainButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit ChainButton(QWidget* parent);

    void setClosed(bool isClosed);
    QSize sizeHint() const override { return {24, 24}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_isClosed = false;
};

} // namespace lab::ui
