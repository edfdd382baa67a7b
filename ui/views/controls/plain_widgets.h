#pragma once

#include <QMessageBox>
#include <QRect>
#include <QString>

class QLabel;

namespace lab::ui {

/// A label that shows its text as it is, whatever looks like HTML in it.
QLabel* newLabel(const QString& text, QWidget* parent = nullptr);
QLabel* newLabel(QWidget* parent = nullptr);

/// A message box without an icon, which shows its texts as they are.
class PlainBox : public QMessageBox {
public:
    PlainBox(QWidget* parent, const QString& title, const QString& text);
    void setInformativeText(const QString& text);
};

/// Says something until it is closed.
void inform(QWidget* parent, const QString& title, const QString& text);

/// Whether the answer was Yes; Cancel is what Enter chooses.
bool isConfirmed(QWidget* parent, const QString& title, const QString& text);

/// A tooltip that shows the text as it is.
void showTip(const QPoint& position, const QString& text, QWidget* over, const QRect& rect = {});

} // namespace lab::ui
