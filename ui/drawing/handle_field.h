#pragma once

#include "ui/views/controls/number_field.h"

#include <QPointF>

namespace lab::ui {

struct Look;

/// The field in which the number of a handle is typed, in place: Enter sets what can be, Escape and
/// another focus close it. It deletes itself then.
class HandleField : public NumberField {
    Q_OBJECT
public:
    /// Beside `place` of the picture, with `typed` in it, or else the value of the state.
    HandleField(const Parameter& parameter, const LabState& state, QPointF place,
        const QString& typed, const Look& look, QWidget* picture);

Q_SIGNALS:
    void closed(bool isByKey); ///< by Enter or Escape: the keys are the picture's again

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void close(bool isByKey);

    bool m_isClosed = false;
};

} // namespace lab::ui
