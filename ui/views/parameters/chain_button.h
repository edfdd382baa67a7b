#pragma once

#include <QAbstractButton>

namespace lab::ui {

/// Two links of a chain: closed where benches share a parameter, apart and fainter where the bench
/// has its own. 24 pixels square, or any other size.
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
