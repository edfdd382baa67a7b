#pragma once

#include <QMessageBox>
#include <QRect>
#include <QString>

class QLabel;

namespace lab::ui {

/// A label that shows plain text, even if it looks like HTML.
QLabel* newLabel(const QString& text, QWidget* parent = nullptr);
QLabel* newLabel(QWidget* parent = nullptr);

/// A message box without icon that shows plain text.
class PlainBox : public QMessageBox {
public:
    PlainBox(QWidget* parent, const QString& title, const QString& text);
    void setInformativeText(const QString& text);
};

/// Shows a message until it is closed.
void inform(QWidget* parent, const QString& title, const QString& text);

/// Asks a question and returns whether the answer was Yes; Cancel is the default button.
bool isConfirmed(QWidget* parent, const QString& title, const QString& text);

/// Shows a tooltip with plain text.
void showTip(const QPoint& position, const QString& text, QWidget* over, const QRect& rect = {});

} // namespace lab::ui
