#pragma once

#include <QScrollArea>

class QFormLayout;
class QHBoxLayout;

namespace lab::ui {

/// Columns of fields under their labels: as large as they want to be, and scrolled where a screen
/// is smaller. The field that has the keys is brought into view.
class FieldColumns : public QScrollArea {
public:
    explicit FieldColumns(QWidget* parent);

    QFormLayout* newColumn(); ///< right of those before it
    QSize sizeHint() const override; ///< of all fields, and a scroll bar beside them

protected:
    bool focusNextPrevChild(bool next) override;

private:
    QHBoxLayout* m_columns;
};

} // namespace lab::ui
