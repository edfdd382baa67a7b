#pragma once

#include <QComboBox>

namespace lab::ui {

/// A list that drops down, for a column that scrolls.
///
/// The wheel turns it, one entry at each notch, only while it has the keyboard; else the wheel goes
/// on to the column, so that nothing changes under a pointer that only passes by.
class ChoiceList : public QComboBox {
    Q_OBJECT
public:
    explicit ChoiceList(QWidget* parent = nullptr);

    void showPopup() override; ///< as wide as its longest entry

protected:
    bool event(QEvent* event) override; ///< its tip begins with a choice that has no space
    void wheelEvent(QWheelEvent* event) override;

private:
    int m_turned = 0; ///< of the wheel, in eighths of a degree, that is no notch yet
};

} // namespace lab::ui
