#pragma once

#include <QObject>
#include <QPointer>

namespace lab::ui {

/// Draws a ring around a scroll area that got the focus by the keyboard, because read-only text has
/// no cursor to show it. Lists and tables mark a row instead. One instance per program.
class ScrollFocus : public QObject {
    Q_OBJECT
public:
    explicit ScrollFocus(QObject* parent = nullptr);
    ~ScrollFocus() override;

private:
    void follow(QWidget* focused);

    QPointer<QWidget> m_ring; ///< a child of the scroll area
};

} // namespace lab::ui
