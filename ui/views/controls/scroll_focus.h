#pragma once

#include <QObject>
#include <QPointer>

namespace lab::ui {

/// Rings what scrolls while it has the keys, where they came by the keyboard: a text that is only
/// read has no cursor that would say so. Lists and tables mark a row instead. One for the program.
class ScrollFocus : public QObject {
    Q_OBJECT
public:
    explicit ScrollFocus(QObject* parent = nullptr);
    ~ScrollFocus() override;

private:
    void follow(QWidget* focused);

    QPointer<QWidget> m_ring; ///< a child of what is ringed
};

} // namespace lab::ui
