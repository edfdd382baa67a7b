#pragma once

#include <QComboBox>

namespace lab::ui {

/// A combo box for a column that scrolls.
///
/// The wheel changes it, one entry per notch, only while it has the keyboard focus. Otherwise the
/// wheel scrolls the column, so that nothing changes under a passing pointer.
class ChoiceList : public QComboBox {
    Q_OBJECT
public:
    explicit ChoiceList(QWidget* parent = nullptr);

    void showPopup() override; ///< as wide as its longest entry

protected:
    bool event(QEvent* event) override; ///< its tooltip begins with the choice if that is truncated
    void wheelEvent(QWheelEvent* event) override;

private:
    int m_turned = 0; ///< wheel rotation not yet a full notch, in eighths of a degree
};

} // namespace lab::ui
