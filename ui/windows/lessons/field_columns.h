#pragma once

#include <QScrollArea>

class QFormLayout;
class QHBoxLayout;

namespace lab::ui {

/// Columns of fields below their labels: in their preferred size, and scrolled on smaller screens.
/// The focused field is scrolled into view.
class FieldColumns : public QScrollArea {
public:
    explicit FieldColumns(QWidget* parent);

    QFormLayout* newColumn(); ///< to the right of those before it
    QSize sizeHint() const override; ///< of all fields, and a scroll bar beside them

protected:
    bool focusNextPrevChild(bool next) override;

private:
    QHBoxLayout* m_columns;
};

} // namespace lab::ui
