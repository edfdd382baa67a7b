#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace lab::ui {

/// One sentence at the top of the bench, until it is dismissed or the next takes its place. A
/// screen reader reads it out.
class MessageBar : public QWidget {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    void say(const QString& sentence); ///< an empty one dismisses what stands there
    QString sentence() const;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();

    QLabel* m_sentence;
    QToolButton* m_close;
};

} // namespace lab::ui
